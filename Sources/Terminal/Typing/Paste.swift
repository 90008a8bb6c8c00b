import Glibc

/// Text that was pasted into the terminal. It presses no keys, and several lines of it are no
/// tries.
///
/// Most terminals mark a pasted text, if the program asks for that ("bracketed paste" in xterm's
/// Control Sequences). In any other terminal a paste is known by its speed: nobody types so much at
/// once.
enum Paste {
  /// Asks the terminal to mark pasted texts.
  static let marking = "\u{1B}[?2004h"
  /// Asks the terminal to mark no pasted texts.
  static let noMarking = "\u{1B}[?2004l"
  /// The mark before a pasted text.
  static let start = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  /// Tells a learner who pasted a text where keys are asked.
  static let sentence = "Pasted text presses no keys: press them one by one."

  /// The number of milliseconds without input after which a paste is over.
  private static let pause: Int32 = 50
  /// The largest number of bytes that are kept of a paste.
  private static let longest = 1 << 16

  /// Returns whether input comes within some milliseconds.
  static func hasInput(within milliseconds: Int32) -> Bool {
    var file = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&file, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// Reads what has come from the terminal, and waits if nothing has.
  ///
  /// - Returns: `nil` at the end of the input.
  static func read() -> [UInt8]? {
    while true {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
      if count > 0 { return Array(bytes.prefix(count)) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// The input that follows a line or a key without a pause.
  struct Rest {
    var bytes: [UInt8] = []
    /// Whether the input has ended.
    var isAtEnd = false
  }

  /// Reads the input that follows without a pause.
  static func rest(_ wait: InputWait) -> Rest {
    var rest = Rest()
    while !wait.interruption.isRaised, hasInput(within: pause) {
      guard let bytes = read() else {
        rest.isAtEnd = true
        break
      }
      rest.bytes += bytes.prefix(max(0, longest - rest.bytes.count))
    }
    return rest
  }

  /// Reads on to the end of a marked paste.
  ///
  /// - Parameter bytes: the bytes that were read after the first mark.
  /// - Returns: the bytes that were read after the last mark.
  static func skip(_ bytes: [UInt8], _ wait: InputWait) -> [UInt8] {
    var bytes = bytes
    while true {
      if let mark = bytes.firstRange(of: end) { return Array(bytes[mark.upperBound...]) }
      // A mark may come in two pieces.
      bytes = bytes.suffix(end.count - 1)
      guard !wait.interruption.isRaised, hasInput(within: 20 * pause), let more = read() else {
        return []
      }
      bytes += more
    }
  }

  /// Whether a line is the first of several pasted lines. A learner may type a request before the
  /// program asks for it, so only further tries make a paste.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - bytes: the input that followed it without a pause.
  static func isPaste(_ line: String, followedBy bytes: [UInt8]) -> Bool {
    guard !TypedLine.isRequest(line) else { return false }
    let tries = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { !TypedLine.isRequest($0) }
    // A single key may have come right behind Enter.
    return tries.count > 1 || tries.contains { $0.unicodeScalars.count > 1 }
  }

  /// Returns pasted lines as one text, which is no try.
  static func joined(_ line: String, _ rest: [UInt8]) -> String {
    line + "\n" + String(decoding: rest.map { $0 == UInt8(ascii: "\r") ? 0x0A : $0 }, as: UTF8.self)
  }
}
