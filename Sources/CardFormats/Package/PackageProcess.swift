internal import Glibc
internal import Processes

/// The process that reads packages for others. A stranger's package can make its reader use up all
/// memory and all time. This process has little of both, and no other process fails with it.
///
/// The program starts itself again, with these arguments:
///
///     read-package LIMITS PARENT cards
///     read-package LIMITS PARENT media
///
/// Its standard input is the package, and its standard output is a file for the answer. `media`
/// gives the bytes of the files whose names come from descriptor 3.
public enum PackageProcess {
  static let word = "read-package"
  /// The descriptor from which the names of files are read.
  private static let names: Int32 = 3

  /// Reads a package and ends the process, if the program was started to do so. Otherwise returns.
  public static func runIfAsked(_ arguments: [String]) {
    guard arguments.count == 5, arguments[1] == word,
      let limits = PackageLimits(named: arguments[2])
    else { return }
    let isMedia = arguments[4] == "media"
    // The parent may have ended already.
    guard OwnLimits.endWithParent(arguments[3]) else { _exit(1) }
    OwnLimits.limitTime(seconds: limits.seconds)
    OwnLimits.limitOutput(bytes: isMedia ? limits.media + (64 << 20) : limits.text * 2)
    OwnLimits.limitMemory(bytes: limits.memory)
    // A server's learners come first. A person waits for an import of their own.
    if limits == .server { OwnLimits.yieldToOthers() }
    do throws(PlainWriter.Full) {
      try isMedia ? giveMedia(limits) : giveCards(limits)
      _exit(0)
    } catch {
      _exit(error.code)
    }
  }

  private static let package = "/proc/self/fd/0"

  private static func giveCards(_ limits: PackageLimits) throws(PlainWriter.Full) {
    var writer = PlainWriter(STDOUT_FILENO)
    let read = Result { () throws(CardFileError) in try AnkiPackage(path: package, limits: limits) }
    switch read {
    case .success(let package): try writer.write(package.collection, files: package.files)
    case .failure(let error): try writer.write(refusal: error)
    }
    try writer.flush()
  }

  private static func giveMedia(_ limits: PackageLimits) throws(PlainWriter.Full) {
    var writer = PlainWriter(STDOUT_FILENO)
    let opened = Result { () throws(CardFileError) in
      try PackageMedia(try Archive(path: package), limits)
    }
    var left = limits.media
    for name in wantedNames() {
      let read = opened.flatMap { media in
        Result { () throws(CardFileError) in try media.file(named: name) }
      }
      switch read {
      case .success(let bytes) where bytes.count <= left:
        left -= bytes.count
        try writer.write(0)
        try writer.write(bytes)
        continue
      case .success: try writer.write(refusal: .tooMuchMedia(limit: limits.media))
      case .failure(let error): try writer.write(refusal: error)
      }
      break
    }
    try writer.flush()
  }

  private static func wantedNames() -> [String] {
    var reader = PlainReader(names)
    var wanted: [String] = []
    // Our own program wrote them.
    guard let count = try? reader.count() else { return [] }
    while wanted.count < count, let name = try? reader.text() { wanted.append(name) }
    return wanted
  }
}
