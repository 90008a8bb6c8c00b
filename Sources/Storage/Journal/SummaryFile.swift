internal import ByteText
internal import Glibc
internal import Hashing
internal import Summaries

/// The file of a summary in the cache. It can be removed at any time.
///
/// Only the program that wrote a summary reads it again. Another program, or the same one after an
/// upgrade, may compute something else from the same journal, so it starts from the journal.
struct SummaryFile: Sendable {
  private let folder: String
  private let path: String

  /// - Parameters:
  ///   - name: the name of the summary.
  ///   - journal: the path of the journal.
  ///   - cache: the folder of files that can be rebuilt.
  init(_ name: String, of journal: String, in cache: String) {
    folder = cache + "/summaries"
    path = "\(folder)/\(Self.prefix(of: journal))\(Self.programName)-\(name)"
  }

  /// Removes all programs' summaries of a journal, because the journal has moved.
  static func removeAll(of journal: String, in cache: String) {
    let (folder, prefix) = (cache + "/summaries", prefix(of: journal))
    // A summary that can't be removed does no harm: without its journal, it is never read.
    for name in (try? FileSystem.entries(of: folder)) ?? [] where name.bytes.hasPrefix(prefix) {
      unlink("\(folder)/\(name)")
    }
  }

  private static func prefix(of journal: String) -> String {
    String(FNV1a(journal.utf8).value, radix: 16) + "-"
  }

  /// Returns a reader of the kept values; `nil` if nothing was kept, if another program kept the
  /// values, or if the file is damaged.
  func read() -> SummaryReader? {
    guard let program = Self.program, let bytes = try? FileSystem.read(path), bytes.count > 8 else {
      return nil
    }
    var reader = SummaryReader(bytes)
    guard let checksum = try? reader.word(), checksum == FNV1a(wordsOf: bytes[8...]).value,
      (try? [Int](from: &reader)) == program
    else { return nil }
    return reader
  }

  /// Keeps values, which ``read()`` returns.
  ///
  /// - Throws: ``StorageError`` if the cache can't be written. Nothing is lost then.
  func keep(_ write: (inout SummaryWriter) -> Void) throws(StorageError) {
    guard let program = Self.program else { return }
    var content = SummaryWriter()
    program.write(to: &content)
    write(&content)
    var file = SummaryWriter()
    file.append(FNV1a(wordsOf: content.bytes[...]).value)
    try FileSystem.makeFolder(folder)
    removeOld()
    try FileWriter().replace(path, with: file.bytes + content.bytes, isSynced: false)
  }

  /// Removes the summaries that were last written a long time ago. The folders of their journals
  /// may be gone.
  private func removeOld() {
    let oldest = time(nil) - Self.longestKept
    for name in (try? FileSystem.entries(of: folder)) ?? [] {
      var status = stat()
      let path = folder + "/" + name
      if stat(path, &status) == 0, status.st_mtim.tv_sec < oldest { unlink(path) }
    }
  }

  /// The seconds for which a summary is kept after its last write: three months.
  private static let longestKept = 90 * 86_400

  private static let link = "/proc/self/exe"
  /// A hash of the program's path, which all builds at that path share.
  private static let programName: String = {
    guard let path = realpath(link, nil) else { return "program" }
    defer { free(path) }
    return String(FNV1a(String(cString: path).utf8).value, radix: 16)
  }()

  /// The facts that distinguish one build of a program from another: its file, size and time.
  private static let program: [Int]? = {
    var status = stat()
    guard stat(link, &status) == 0 else { return nil }
    return [
      Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino),
      Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
    ]
  }()
}
