import Console
import Glibc
import Threads

/// The lines of standard input, read without a line editor: from a pipe, a file, or a plain
/// terminal.
final class StandardInputLines: Sendable {
  private struct Buffer {
    var bytes: [UInt8] = []
    var isAtEnd = false
  }

  private let buffer = Guarded(Buffer())

  /// The largest number of bytes that are kept of a line. No spelling is longer, so the rest is
  /// ignored.
  private static let longestLine = 1 << 16

  /// Returns a line of a terminal, with the other lines if it is the first of a paste.
  private static func withPaste(_ line: String, _ buffer: inout Buffer, _ wait: InputWait) -> String
  {
    // The terminal gives one line at a time. The next one of a paste is there in an instant.
    guard !TypedLine.isRequest(line), Paste.hasInput(within: 5) else { return line }
    let rest = Paste.rest(wait)
    buffer.bytes += rest.bytes
    buffer.isAtEnd = rest.isAtEnd
    guard Paste.isPaste(line, followedBy: buffer.bytes) else { return line }
    // The terminal still holds a last line without an end.
    tcflush(STDIN_FILENO, TCIFLUSH)
    defer { buffer.bytes = [] }
    return Paste.joined(line, buffer.bytes)
  }

  /// Reads the next line.
  ///
  /// - Parameters:
  ///   - prompt: the text before the line; `nil` if nobody sees it.
  ///   - end: the moment when the time for the line is over; `nil` if there is no limit.
  ///   - redraw: shows again what stands above the prompt, after the program was stopped.
  func line(
    prompt: String?, _ wait: InputWait, until end: ContinuousClock.Instant? = nil,
    redraw: () -> Void
  ) -> LearnerInput {
    wait.waitForForeground()
    Screen.write(prompt ?? "", to: STDOUT_FILENO)
    return buffer.withLock { buffer in
      var searched = 0
      var isCut = false
      while true {
        if let end = buffer.bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          let line = String(decoding: buffer.bytes[..<end], as: UTF8.self)
          buffer.bytes.removeFirst(end + 1)
          return .line(prompt == nil ? line : Self.withPaste(line, &buffer, wait))
        }
        if buffer.isAtEnd {
          defer { buffer.bytes = [] }
          guard !buffer.bytes.isEmpty else { return .end }
          return .line(String(decoding: buffer.bytes, as: UTF8.self))
        }
        if buffer.bytes.count > Self.longestLine {
          buffer.bytes.removeLast(buffer.bytes.count - Self.longestLine)
          isCut = true
        }
        searched = isCut ? Self.longestLine : buffer.bytes.count
        let event = wait.next(until: end)
        switch event {
        case .input:
          break
        case .interrupted:
          return .interrupted
        case .timeIsUp:
          if prompt != nil { Screen.write("\n", to: STDOUT_FILENO) }
          return .timeIsUp
        case .suspended, .continued:
          if event == .suspended { wait.suspension.pause() }
          wait.waitForForeground()
          if prompt != nil { redraw() }
          Screen.write(prompt ?? "", to: STDOUT_FILENO)
          continue
        case .message(let message):
          if prompt != nil { Screen.write("\n", to: STDOUT_FILENO) }
          Screen.complain(message)
          Screen.write(prompt ?? "", to: STDOUT_FILENO)
          continue
        }
        var piece = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &piece, piece.count)
        if count < 0 && errno == EINTR { continue }
        // A terminal that was closed gives an error. No more input can come from it.
        if count <= 0 { buffer.isAtEnd = true } else { buffer.bytes += piece[..<count] }
      }
    }
  }
}
