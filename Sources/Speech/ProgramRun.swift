internal import CSpawn
internal import Glibc
internal import Processes

/// A run of a program: a text in, bytes out. No shell is between.
package enum ProgramRun {
  /// The longest time that a program may take for a text of at most 200 characters.
  static let timeLimit = Duration.seconds(10)
  /// The most bytes that a program may write: 20 seconds of two channels of 32 bits at 96 kHz.
  static let maximumBytes = 16_000_000
  /// The most bytes that are kept of the standard error.
  private static let maximumErrors = 4096

  /// Runs a program to its end, and then ends all that it has started.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - folder: the folder in which it runs.
  ///   - text: what it reads, as a line. It must fit into a pipe, which holds 65,536 bytes.
  /// - Returns: what it wrote to its standard output.
  package static func output(
    of command: [String], in folder: String, reading text: String, within limit: Duration
  ) throws(ProgramFailure) -> [UInt8] {
    try output(of: command, in: folder, reading: Array((text + "\n").utf8), within: limit)
  }

  /// Runs a program as ``output(of:in:reading:within:)-(_,_,String,_)`` does. The program reads
  /// just these bytes.
  package static func output(
    of command: [String], in folder: String, reading bytes: [UInt8], within limit: Duration
  ) throws(ProgramFailure) -> [UInt8] {
    let program = command.first ?? ""
    let failure = { (code: Int32) in
      ProgramFailure.notStarted(program: program, reason: String(cString: strerror(code)))
    }
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    guard let input, let output, let errors else { throw failure(errno) }
    // The pipe holds the whole text. So a program that reads nothing keeps nobody waiting.
    guard
      [input.writing, output.reading, errors.reading].allSatisfy({
        fcntl($0, F_SETFL, O_NONBLOCK) == 0
      }),
      write(input.writing, bytes, bytes.count) == bytes.count
    else { throw failure(errno) }
    input.closeWriting()

    let process: ChildProcess
    do throws(ChildProcess.NotStarted) {
      process = try ChildProcess(
        command, in: folder, descriptors: [input.reading, output.writing, errors.writing])
    } catch {
      throw failure(error.code)
    }
    defer { process.end() }
    output.closeWriting()
    errors.closeWriting()

    let deadline = ContinuousClock.now + limit
    var (written, said) = ([UInt8](), [UInt8]())
    while true {
      // Ask this before reading: after the program has ended, the pipes hold the rest of its
      // output.
      let hasEnded = process.hasEnded
      output.read(into: &written, most: maximumBytes + 1)
      errors.read(into: &said, most: maximumErrors)
      guard written.count <= maximumBytes else { throw .tooMuch }
      if hasEnded { break }
      guard ContinuousClock.now < deadline else {
        throw .tooSlow(seconds: Int(limit.components.seconds))
      }
      var polled = [output, errors].map {
        pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0)
      }
      poll(&polled, nfds_t(polled.count), 10)
    }
    switch process.end() {
    case .signal(let signal): throw .killed(signal: Int(signal))
    case .exit(let status) where status != 0:
      throw .failed(status: Int(status), said: firstLine(of: said))
    case .exit: break
    }
    guard !written.isEmpty else { throw .silent }
    return written
  }

  private static func firstLine(of bytes: [UInt8]) -> String {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return String(lines.first?.prefix(120) ?? "")
  }
}

/// A pipe whose ends no other program inherits.
private final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  /// - Returns: `nil` if the system has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    if reading >= 0 { close(reading) }
    closeWriting()
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Reads the bytes that have come. The reading end must not block. Bytes beyond the most are read
  /// and dropped.
  func read(into bytes: inout [UInt8], most: Int) {
    guard reading >= 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    // A program that never stops writing must not keep us here.
    for _ in 0..<64 {
      let count = Glibc.read(reading, &buffer, buffer.count)
      guard count > 0 else {
        // After the end, `poll` would return at once. It passes over a descriptor of -1.
        if count == 0 {
          close(reading)
          reading = -1
        }
        return
      }
      bytes += buffer[..<min(count, max(0, most - bytes.count))]
    }
  }
}
