internal import CZip

/// A zip archive.
package final class Archive {
  private let archive: OpaquePointer
  /// The indexes of the entries by their names. Of two entries with one name, the first counts.
  package private(set) var indexes: [String: UInt64] = [:]

  /// The most entries of an archive.
  private static let mostEntries: Int64 = 500_000

  /// Opens an archive.
  package convenience init(_ bytes: [UInt8]) throws(CardFileError) {
    try self.init(reading: bytes.withUnsafeBytes { czip_open($0.baseAddress, UInt64($0.count)) })
  }

  /// Opens an archive on the disk and reads it part by part.
  convenience init(path: String) throws(CardFileError) {
    try self.init(reading: czip_open_file(path))
  }

  private init(reading opened: OpaquePointer?) throws(CardFileError) {
    guard czip_is_available() != 0 else { throw .missingLibrary("libzip") }
    guard let opened else { throw .notAPackage }
    archive = opened
    let count = czip_count(archive)
    guard count <= Self.mostEntries else { throw .tooManyFiles(Int(Self.mostEntries)) }
    for index in 0..<UInt64(max(0, count)) {
      guard let name = czip_name(archive, index) else { continue }
      let text = String(cString: name)
      indexes[text] = indexes[text] ?? index
    }
  }

  /// Makes an archive.
  package init() throws(CardFileError) {
    guard czip_is_available() != 0 else { throw .missingLibrary("libzip") }
    guard let archive = czip_create() else { throw .cannotMake }
    self.archive = archive
  }

  private var isFinished = false

  deinit {
    if !isFinished { czip_discard(archive) }
  }

  /// Reads an entry; returns `nil` where the archive has none of this name.
  ///
  /// - Parameter limit: the most bytes that the entry may have, whatever size it claims.
  func read(_ name: String, limit: Int) throws(CardFileError) -> [UInt8]? {
    guard let index = indexes[name] else { return nil }
    let size = czip_size(archive, index)
    guard size >= 0 else { throw .broken(part: name) }
    guard size <= limit else { throw .tooLarge(part: name, limit: limit) }
    var count: Int64 = -1
    let read = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, initialized in
      count = czip_read(archive, index, buffer.baseAddress, UInt64(size))
      initialized = Int(max(0, count))
    }
    guard count == size else { throw .broken(part: name) }
    return read
  }

  /// Adds an entry.
  ///
  /// - Parameter isCompressed: whether to compress it. Sounds and pictures are compressed already.
  package func add(_ name: String, _ content: [UInt8], isCompressed: Bool) throws(CardFileError) {
    let status = content.withUnsafeBytes {
      czip_add(archive, name, $0.baseAddress, UInt64($0.count), isCompressed ? 1 : 0)
    }
    guard status == 0 else { throw .cannotMake }
  }

  /// Ends the archive and returns its bytes. Nothing can be added any more.
  package func finish() throws(CardFileError) -> [UInt8] {
    isFinished = true
    var made: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &made) { made in
      czip_finish(archive, made) { context, bytes, count in
        context?.assumingMemoryBound(to: [UInt8].self).pointee.append(
          contentsOf: UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      }
    }
    guard status == 0 else { throw .cannotMake }
    return made
  }
}
