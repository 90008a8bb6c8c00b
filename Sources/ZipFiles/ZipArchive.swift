internal import CZip

/// The entries of a zip archive in memory.
package final class ZipArchive {
  private let archive: OpaquePointer
  /// The names of the entries, in their order.
  package let names: [String]

  /// The most entries that are looked at.
  private static let mostEntries: Int64 = 10_000

  /// Returns whether bytes begin as those of an archive do (APPNOTE.TXT, sections 4.3.7 and
  /// 4.3.16).
  package static func begins(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// - Throws: ``ZipError/locked``, ``ZipError/missingLibrary(_:)``, ``ZipError/broken``.
  package init(_ bytes: [UInt8]) throws(ZipError) {
    guard czip_is_available() != 0 else { throw .missingLibrary("libzip") }
    // The first bit of the flags of the first entry (APPNOTE.TXT, section 4.4.4).
    if bytes.count > 6, bytes[6] & 1 == 1 { throw .locked }
    let opened = bytes.withUnsafeBytes { czip_open($0.baseAddress, UInt64($0.count)) }
    guard let opened else { throw .broken }
    archive = opened
    names = (0..<UInt64(max(0, min(czip_count(opened), Self.mostEntries)))).map { index in
      czip_name(opened, index).map { String(cString: $0) } ?? ""
    }
  }

  deinit { czip_discard(archive) }

  /// Reads an entry.
  ///
  /// - Parameters:
  ///   - index: its place among the ``names``.
  ///   - limit: the most bytes that it may have, whatever size it claims.
  /// - Throws: ``ZipError/broken``, ``ZipError/tooLarge(limit:)``.
  package func read(_ index: Int, limit: Int) throws(ZipError) -> [UInt8] {
    let size = czip_size(archive, UInt64(index))
    guard size >= 0 else { throw .broken }
    guard size <= limit else { throw .tooLarge(limit: limit) }
    var count: Int64 = -1
    let read = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, initialized in
      count = czip_read(archive, UInt64(index), buffer.baseAddress, UInt64(size))
      initialized = Int(max(0, count))
    }
    guard count == size else { throw .broken }
    return read
  }
}
