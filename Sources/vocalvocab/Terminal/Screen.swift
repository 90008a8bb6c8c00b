import Glibc
import Tutor

/// Standard output, as a terminal with colours or as plain lines.
struct Screen: Sendable {
  /// What a piece of text means; colour only repeats what the words say.
  enum Tone: Sendable {
    case normal, good, bad, quiet, strong
    /// White on black, whatever the screen is.
    case onDark

    fileprivate var code: String {
      switch self {
      case .normal: "0"
      case .good: "1;32"
      case .bad: "1;31"
      case .quiet: "2"
      case .strong: "1"
      case .onDark: "97;40"
      }
    }
  }

  /// No colour, no cursor movement, one statement a line.
  let isPlain: Bool

  /// - Parameter plain: whether it was asked for. `NO_COLOR`, `TERM=dumb` and an output that is no
  ///   terminal ask for it, too.
  init(plain: Bool) {
    isPlain =
      plain || isatty(STDOUT_FILENO) == 0 || getenv("NO_COLOR").map { $0.pointee != 0 } == true
      || getenv("TERM").map { String(cString: $0) } ?? "dumb" == "dumb"
  }

  /// Columns that text may fill: the window's, but no more than are easy to read.
  var width: Int {
    var size = winsize()
    guard !isPlain, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return isPlain ? .max : 80
    }
    return min(Int(size.ws_col), 88)
  }

  func styled(_ text: String, _ tone: Tone) -> String {
    isPlain || tone == .normal ? text : "\u{1B}[\(tone.code)m\(text)\u{1B}[0m"
  }

  func line(_ text: String = "") { Self.write(text + "\n", to: STDOUT_FILENO) }

  /// Text in lines that fit, each set in from the left.
  func paragraph(_ text: String, indent: Int = 0, tone: Tone = .normal) {
    let margin = String(repeating: " ", count: isPlain ? 0 : indent)
    var row = ""
    for word in text.printable.split(separator: " ") {
      if !row.isEmpty, margin.count + row.count + 1 + word.count > width {
        line(margin + styled(row, tone))
        row = ""
      }
      row += (row.isEmpty ? "" : " ") + word
    }
    line(margin + styled(row, tone))
  }

  /// A sentence on standard error.
  static func complain(_ sentence: String) {
    write("vocalvocab: " + sentence.printable + "\n", to: STDERR_FILENO)
  }

  static func write(_ text: String, to file: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      // Nobody reads any more; what was done is kept elsewhere.
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}
