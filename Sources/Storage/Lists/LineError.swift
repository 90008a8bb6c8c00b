/// What is wrong with one line of a list in text. Nothing of such a list is taken.
public struct LineError: Error, Hashable, Sendable {
  public enum Fault: Error, Hashable, Sendable {
    case notUnicode
    case control(Unicode.Scalar)
    /// Longer than this many bytes.
    case tooLong(limit: Int)
    /// There is something else, but no word.
    case noWord
    case noLetter(word: String)
    /// A word of more characters than this.
    case longWord(limit: Int)
    /// A quotation mark that nothing closes.
    case openQuote
    /// A quoted field that goes on after its end.
    case textAfterQuote
    case tooManyFields(Int, columns: Int)
    case noWordColumn
    case columnTwice(String)
    case notASeparator(String)
  }

  /// Counted from 1.
  public let line: Int
  public let fault: Fault

  public init(line: Int, _ fault: Fault) {
    self.line = line
    self.fault = fault
  }

  /// Does something with a line, and says which line it was when that fails.
  static func located<Value>(
    _ line: Int, _ body: () throws(Fault) -> Value
  ) throws(LineError) -> Value {
    do throws(Fault) {
      return try body()
    } catch {
      throw LineError(line: line, error)
    }
  }

  /// - Parameter source: what the line is of, as it stands in the sentence.
  func sentence(of source: String) -> String { "Line \(line) of \(source) \(fault)." }
}

extension LineError: CustomStringConvertible {
  public var description: String { sentence(of: "the list") }
}

extension LineError.Fault: CustomStringConvertible {
  /// The rest of a sentence that begins with the line.
  public var description: String {
    switch self {
    case .notUnicode:
      "is not text in UTF-8: save the list as UTF-8 and import it again"
    case .control("\0"):
      "holds a zero byte, which no text has: save the list as plain text in UTF-8"
    case .control(let scalar):
      """
      holds the control character U+\(Self.hexadecimal(scalar)), which no list has: save it as plain \
      text or CSV, and import that
      """
    case .tooLong(let limit):
      "has more than \(limit) bytes: put every word on a line of its own"
    case .noWord:
      "has no word: write the word that belongs to the rest, or take the line out"
    case .noLetter(let word):
      "gives '\(word)' as a word, which has no letter: correct the line or take it out"
    case .longWord(let limit):
      """
      has a word of more than \(limit) characters: put a tab or ' - ' between the word and what it \
      means
      """
    case .openQuote:
      "opens a quotation mark that is never closed: close it, or double it if it is part of the text"
    case .textAfterQuote:
      """
      has text after a closing quotation mark: double every quotation mark that is part of the text
      """
    case .tooManyFields(let count, let columns):
      """
      has \(count) fields for \(columns) column\(columns == 1 ? "" : "s"): put quotation marks around \
      a text that holds the separator
      """
    case .noWordColumn:
      "names no column 'word': begin a CSV list with a line such as 'word,definition,sentence,hint'"
    case .columnTwice(let name):
      "names the column '\(name)' twice: give each column a name of its own"
    case .notASeparator(let text):
      """
      names '\(text)' as the separator: give tab, comma, semicolon, space, pipe, colon or one \
      such sign
      """
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
