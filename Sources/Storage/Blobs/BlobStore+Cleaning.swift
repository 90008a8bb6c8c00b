internal import Glibc
internal import Threads

extension BlobStore {
  /// The seconds for which a file stays that no document names: the longest that somebody leaves a
  /// card unsaved.
  private static let grace = 86_400

  /// Returns the bytes of all files together.
  func size() throws(StorageError) -> Int {
    var size = 0
    for name in try FileSystem.entries(of: path) {
      var status = stat()
      if stat("\(path)/\(name)", &status) == 0 { size += Int(status.st_size) }
    }
    return size
  }

  /// Removes the files that no document has named for a day, not even a removed document or a copy
  /// of one.
  func removeUnused() throws(StorageError) {
    try whileNoDocumentChanges { () throws(StorageError) in
      let old = try FileSystem.entries(of: path).filter {
        isOld("\(path)/\($0)") && Self.isGood($0)
      }
      guard !old.isEmpty else { return }
      var named: Set<[UInt8]> = []
      for file in try documents(in: FileSystem.folder(of: path)) {
        // A file that can't be read may name any: then all stay.
        guard let bytes = try FileSystem.read(file) else { continue }
        Self.addHashes(in: bytes, to: &named)
      }
      for name in old where !named.contains(Array(name.utf8.prefix(64))) {
        unlink("\(path)/\(name)")
      }
    }
  }

  private func isOld(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && time(nil) - status.st_mtim.tv_sec > Self.grace
  }

  /// Returns the paths of all files below a folder, but for the blobs themselves.
  private func documents(in folder: String) throws(StorageError) -> [String] {
    var files: [String] = []
    for name in try FileSystem.entries(of: folder) {
      let path = "\(folder)/\(name)"
      guard FileSystem.isFolder(path) else {
        files.append(path)
        continue
      }
      if path != self.path { files += try documents(in: path) }
    }
    return files
  }

  /// Adds every run of 64 hexadecimal digits, as each name of a file begins with one.
  private static func addHashes(in bytes: [UInt8], to hashes: inout Set<[UInt8]>) {
    var start = 0
    for place in 0...bytes.count {
      if place < bytes.count, isDigit(bytes[place]) { continue }
      if place - start == 64 { hashes.insert(Array(bytes[start..<place])) }
      start = place + 1
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}

/// The time at which files were last removed.
final class LastCleaning: Sendable {
  private let moment = Guarded<ContinuousClock.Instant?>(nil)

  /// Returns whether ten minutes have passed, and begins them again.
  func isDue(at now: ContinuousClock.Instant = .now) -> Bool {
    moment.withLock { moment in
      if let last = moment, now - last < .seconds(600) { return false }
      moment = now
      return true
    }
  }
}
