import Glibc
internal import Learner
import Storage
import Synchronization
internal import Tables

/// Standard output: a terminal with colours, or plain lines.
package struct Screen: Sendable {
  /// The meaning of a piece of text. Its colour only repeats what the words say. The raw value is
  /// the terminal's code of the colour: see console_codes(4).
  package enum Tone: String, Sendable {
    case normal = "0"
    case good = "1;32"
    case bad = "1;31"
    case quiet = "2"
    case strong = "1"
    /// White on black, whatever colours the screen has.
    case onDark = "97;40"
    /// White on green, and white on red, with colours that are dark enough for white text:
    /// 256-colour codes.
    case onGood = "97;48;5;22"
    case onBad = "97;48;5;88"
  }

  /// Whether lines have no colour and no cursor movement, with one statement each.
  package let isPlain: Bool
  /// Whether text may have a colour.
  private let isColoured: Bool
  /// Whether plain lines fit the window, too.
  private let isForNotices: Bool

  /// - Parameter plain: whether the learner wants plain lines. `TERM=dumb`, and an output that is
  ///   not a terminal, make lines plain, too. `NO_COLOR` removes only the colour: see no-color.org.
  package init(plain: Bool) { self.init(plain: plain, isForNotices: false) }

  private init(plain: Bool, isForNotices: Bool) {
    isPlain = plain || isatty(STDOUT_FILENO) == 0 || Self.isDumb
    isColoured = !isPlain && getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    self.isForNotices = isForNotices
  }

  /// The screen for the sentences in which a command says what it did: lines without colour that
  /// fit the window and end between words.
  package static var notices: Screen { Screen(plain: true, isForNotices: true) }

  /// Whether the terminal can't move its cursor.
  private static var isDumb: Bool {
    getenv("TERM").map { String(cString: $0) } ?? "dumb" == "dumb"
  }

  /// The most columns that are easy to read.
  private static let widest = 88

  /// The number of columns for text: the window's columns, but no more than are easy to read.
  package var width: Int {
    guard !isPlain || isForNotices else { return .max }
    return Self.columns(of: STDOUT_FILENO) ?? (isPlain ? .max : 80)
  }

  /// Returns the number of columns for text that is written to a terminal; `nil` for another file,
  /// for a terminal that doesn't know its columns, and for one that can't move its cursor.
  package static func columns(of file: Int32) -> Int? {
    isDumb ? nil : windowColumns(of: file).map { min($0, widest) }
  }

  /// The number of columns that a person gives by `COLUMNS`, or else those of the window; `nil`
  /// without either.
  package static var pageColumns: Int? {
    let given = getenv("COLUMNS").flatMap { Int(String(cString: $0)) } ?? 0
    return given > 0 ? given : windowColumns(of: STDOUT_FILENO)
  }

  private static func windowColumns(of file: Int32) -> Int? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Returns a text in the colour of its tone; without colours, the text itself.
  package func styled(_ text: String, _ tone: Tone) -> String {
    !isColoured || tone == .normal ? text : "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m"
  }

  /// Prints a line; a notice, in lines that fit the window.
  package func line(_ text: String = "") {
    Self.write((isForNotices ? text.folded(to: width) : text) + "\n", to: STDOUT_FILENO)
  }

  /// Writes a text to a terminal or to another file. At a terminal, it is in lines that fit the
  /// window and end between words.
  package static func writeFolded(_ text: String, to file: Int32) {
    write(columns(of: file).map { text.folded(to: $0) } ?? text, to: file)
  }

  /// The fewest columns for a text beside a label.
  private static let leastRoom = 24

  /// Prints a label with a text beside it. Further lines of the text stand below its first line.
  /// Without room beside the label, the text stands below the label.
  package func entry(_ label: [Piece], _ text: String) {
    let start = label.map { styled($0.text, $0.tone) }.joined()
    let columns = label.reduce(0) { $0 + $1.text.columns }
    guard width - columns >= Self.leastRoom else {
      line(start)
      return paragraph(text, indent: 4)
    }
    let margin = String(repeating: " ", count: columns)
    for (number, row) in text.printable.wrapped(to: width - columns).enumerated() {
      line((number == 0 ? start : margin) + row)
    }
  }

  /// Prints a table as CSV.
  package func table(_ names: [String], _ rows: [[String]]) {
    Self.write(CSV.text([names] + rows), to: STDOUT_FILENO)
  }

  /// Reports what was written to a file. Prints nothing if that file is standard output itself.
  package func wrote(_ what: String, to file: String) {
    guard file != InputFile.standardInput else { return }
    line("Wrote \(what) to '\(file)'.".printable)
  }

  /// Prints a text in lines that fit the width; on a plain screen, in one line without an indent.
  ///
  /// - Parameter mark: the sign at the end of the first line's indent, such as the dot of a list.
  package func paragraph(
    _ text: String, indent: Int = 0, mark: String = "", tone: Tone = .normal
  ) {
    guard !isPlain, !mark.isEmpty else {
      return paragraph([Piece(mark + text, tone)], indent: indent)
    }
    let margin = String(repeating: " ", count: max(0, indent - mark.count))
    Self.write(margin + styled(mark, tone), to: STDOUT_FILENO)
    paragraph([Piece(text, tone)], indent: indent, isBegun: true)
  }

  /// A piece of text with its own tone.
  package struct Piece: Sendable {
    package let text: String
    package let tone: Tone

    package init(_ text: String, _ tone: Tone = .normal) { (self.text, self.tone) = (text, tone) }
  }

  /// Prints pieces of text in the manner of ``paragraph(_:indent:tone:)``. A line ends only between
  /// words.
  ///
  /// - Parameter isBegun: whether the indent of the first line is filled already.
  package func paragraph(_ pieces: [Piece], indent: Int = 0, isBegun: Bool = false) {
    let margin = String(repeating: " ", count: isPlain ? 0 : indent)
    for (number, row) in pieces.rows(to: width - margin.count).enumerated() {
      line((isBegun && number == 0 ? "" : margin) + row.map { styled($0.text, $0.tone) }.joined())
    }
  }

  /// Returns pieces of text in rows that fit a width, each with its number of columns.
  package func rows(_ pieces: [Piece], to width: Int) -> [(text: String, columns: Int)] {
    pieces.rows(to: width).map { row in
      (
        row.map { styled($0.text, $0.tone) }.joined(),
        row.reduce(0) { $0 + $1.text.columns }
      )
    }
  }

  /// Prints a sentence to standard error, after the program's name.
  package static func complain(_ sentence: String) {
    writeFolded("vocalvocab: " + sentence.printable + "\n", to: STDERR_FILENO)
  }

  /// The last error of standard output; 0 without one.
  private static let outputError = Atomic<Int32>(0)

  /// Whether nobody reads standard output any more.
  package static var isAbandoned: Bool { outputError.load(ordering: .relaxed) == EPIPE }

  /// Makes sure that all output was written. A reader that stops reading is not an error.
  ///
  /// - Throws: ``OutputError``.
  package static func checkOutput() throws {
    let error = outputError.load(ordering: .relaxed)
    guard error == 0 || error == EPIPE else {
      throw OutputError(reason: String(cString: strerror(error)))
    }
  }

  /// Writes a whole text to a file descriptor.
  package static func write(_ text: String, to file: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      // The files keep the learner's work in any case.
      if count <= 0 {
        if file == STDOUT_FILENO { outputError.store(errno, ordering: .relaxed) }
        return
      }
      rest = rest.dropFirst(count)
    }
  }
}

/// The error of a standard output that takes no more.
package struct OutputError: Error, CustomStringConvertible {
  /// The reason, in the system's words.
  let reason: String

  package var description: String {
    "Not all could be printed (\(reason)): make room, or print to another place."
  }
}
