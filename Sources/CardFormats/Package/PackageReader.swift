internal import Glibc
internal import Processes
internal import Threads

/// Reads Anki packages in a separate process, on which the system sets limits of memory, time and
/// output; see ``PackageProcess``. That process ends when the waiting task is cancelled, and when
/// this process ends.
public struct PackageReader: Sendable {
  /// The running program, even after its file was replaced.
  public static let thisProgram = "/proc/self/exe"

  private let program: String
  private let limits: PackageLimits
  /// The folder for data that is too large for memory.
  package let folder: String
  private let makeFile: @Sendable (_ folder: String) throws -> any ScratchFile
  /// The most bytes of a text file of cards, which needs no separate process.
  package var mostText: Int { limits.text }

  /// - Parameters:
  ///   - program: a program that calls ``PackageProcess/runIfAsked(_:)``.
  ///   - folder: the folder for temporary files.
  ///   - makeFile: a closure that makes a file in the folder.
  public init(
    _ program: String = thisProgram, limits: PackageLimits, folder: String,
    makeFile: @escaping @Sendable (_ folder: String) throws -> any ScratchFile
  ) {
    (self.program, self.limits) = (program, limits)
    (self.folder, self.makeFile) = (folder, makeFile)
  }

  /// Reads the cards of a package on the disk.
  ///
  /// - Returns: the cards, and the names of their sounds and pictures.
  /// - Throws: ``CardFileError``, and the error of a temporary file that can't be made.
  package func cards(of path: String) async throws -> (cards: CardCollection, files: [String]) {
    let answer = try await run("cards", path)
    var reader = PlainReader(answer.descriptor)
    switch try? reader.answer() {
    case .cards(let cards, let files): return (cards, files)
    case .refused(let error): throw error
    // The process wrote something other than its answer.
    case nil: throw failure
    }
  }

  /// Reads sounds and pictures of a package on the disk.
  ///
  /// - Parameters:
  ///   - names: the names of the files; a name that the package lacks is an error.
  ///   - body: a closure that gets the bytes of each file, in the order of the names.
  /// - Throws: ``CardFileError``, the error of a temporary file that can't be made, and the errors
  ///   of the closure.
  package nonisolated(nonsending) func forEachFile(
    _ names: [String], of path: String, _ body: (String, [UInt8]) throws -> Void
  ) async throws {
    guard !names.isEmpty else { return }
    let list = try makeFile(folder)
    var writer = PlainWriter(try OpenFile(list.path, O_WRONLY))
    try writer.write(names.count)
    for name in names { try writer.write(name) }
    try writer.flush()
    let answer = try await run("media", path, names: list)
    var reader = PlainReader(answer.descriptor)
    for name in names {
      switch try? reader.file() {
      case .success(let bytes): try body(name, bytes)
      case .failure(let error): throw error
      case nil: throw failure
      }
    }
  }

  private var failure: CardFileError { .tooMuchMemory(limit: Int(limits.memory)) }

  /// Runs the process to its end.
  ///
  /// - Returns: the file with its answer.
  @concurrent
  private func run(
    _ wanted: String, _ path: String, names: (any ScratchFile)? = nil
  ) async throws -> OpenFile {
    // The process ends with the thread that starts it (prctl(2), PR_SET_PDEATHSIG), so that thread
    // waits for it.
    try await withTaskExecutorPreference(DedicatedThread(name: "package")) {
      try waitForAnswer(wanted, path, names)
    }
  }

  private func waitForAnswer(
    _ wanted: String, _ path: String, _ names: (any ScratchFile)?
  ) throws -> OpenFile {
    let output = try makeFile(folder)
    var files = [
      try OpenFile(path, O_RDONLY), try OpenFile(output.path, O_WRONLY),
      try OpenFile("/dev/null", O_WRONLY),
    ]
    if let names { files.append(try OpenFile(names.path, O_RDONLY)) }
    let process: ChildProcess
    do {
      process = try ChildProcess(
        [program, PackageProcess.word, limits.name, String(getpid()), wanted],
        descriptors: files.map(\.descriptor))
    } catch {
      throw CardFileError.notStarted(reason: error.reason)
    }
    // Most packages are read in a moment.
    var pause: UInt32 = 500
    while !process.hasEnded {
      guard !Task.isCancelled else {
        process.end()
        throw CardFileError.stopped
      }
      usleep(pause)
      pause = min(pause * 2, 10_000)
    }
    switch process.end() {
    case .exit(0): return try OpenFile(output.path, O_RDONLY)
    case .exit(let code):
      throw CardFileError.cannotWrite(path: folder, reason: String(cString: strerror(code)))
    case .signal(SIGXCPU), .signal(SIGALRM):
      throw CardFileError.tooSlow(seconds: Int(limits.seconds))
    case .signal(SIGXFSZ):
      throw wanted == "media"
        ? CardFileError.tooMuchMedia(limit: limits.media) : .tooMuchText(limit: limits.text)
    case .signal: throw failure
    }
  }
}

/// An open file, which closes with this object.
final class OpenFile: Sendable {
  let descriptor: Int32

  init(_ path: String, _ flags: Int32) throws(CardFileError) {
    descriptor = open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .cannotRead(path: path, reason: String(cString: strerror(errno)))
    }
  }

  deinit { close(descriptor) }
}
