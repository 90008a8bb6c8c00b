internal import Glibc

/// A file of the cache while it is written. It takes its name when it is finished; before, nothing
/// else sees it.
final class DictionaryOutput {
  private let path: String
  private let file: Int32
  private var buffer: [UInt8] = []
  /// The name of the unfinished file; `nil` for one without a name.
  private var name: String?
  /// The number of bytes that were given.
  private(set) var count = 0

  private static let most = 1 << 18

  /// Begins a file that takes a place. The folder must be there.
  ///
  /// The lock and the beginning of the name are those of all unfinished files of the cache, so that
  /// what a killed program leaves is removed with them.
  ///
  /// - Throws: ``PairDictionaryError/notWritten(path:reason:)``.
  init(for path: String) throws(PairDictionaryError) {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
    let name = "\(folder)/.unfinished-" + String(UInt64.random(in: 0 ... .max), radix: 36)
    let file = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .notWritten(path: path, reason: String(cString: strerror(errno))) }
    // On a file system without locks, the leftovers of a killed program stay. They do no harm.
    _ = flock(file, LOCK_EX | LOCK_NB)
    (self.path, self.file, self.name) = (path, file, name)
  }

  deinit {
    if let name { unlink(name) }
    close(file)
  }

  /// Gives up the name, so that the file is gone with this object.
  func hide() {
    if let name { unlink(name) }
    name = nil
  }

  func append(_ bytes: some Collection<UInt8>) throws(PairDictionaryError) {
    buffer.append(contentsOf: bytes)
    count += bytes.count
    if buffer.count >= Self.most { try flush() }
  }

  /// Writes what is in memory.
  func flush() throws(PairDictionaryError) {
    try write(buffer, at: count - buffer.count)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes bytes over those at an offset.
  func write(_ bytes: [UInt8], at offset: Int) throws(PairDictionaryError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        pwrite(
          file, bytes.baseAddress.map { $0 + written }, bytes.count - written, offset + written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure }
      written += count
    }
  }

  /// Reads bytes at an offset; fewer at the end of the file.
  func read(_ count: Int, at offset: Int) throws(PairDictionaryError) -> [UInt8] {
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      repeat {
        got = pread(file, buffer.baseAddress, count, offset)
      } while got < 0 && errno == EINTR
      initialized = max(0, got)
    }
    guard got >= 0 else { throw failure }
    return bytes
  }

  /// Gives the finished file its name.
  func finish() throws(PairDictionaryError) {
    try flush()
    guard let name, rename(name, path) == 0 else { throw failure }
    self.name = nil
  }

  private var failure: PairDictionaryError {
    .notWritten(path: path, reason: String(cString: strerror(errno)))
  }
}
