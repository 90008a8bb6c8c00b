public import Faults
internal import Vocabulary

extension LineError: Faults.Fault {
  public var kind: FaultKind { .unusable }
  public var description: String { sentence(of: "the list") }

  /// Returns the sentence about the line.
  ///
  /// - Parameter source: the name of the line's file in a sentence.
  public func sentence(of source: String) -> String {
    "Line \(line) of \(source) \(fault.predicate)."
  }
}

extension LineError.Fault {
  /// The rest of a sentence whose subject is the line.
  fileprivate var predicate: String {
    switch self {
    case .notUnicode: "is not text in UTF-8: save the list as UTF-8, and import it again"
    case .control("\0"): "has a zero byte, which no text has: save the list as plain text in UTF-8"
    case .control(let scalar):
      """
      has the control character \(scalar.codePoint), which no list has: save it as plain text or \
      CSV, and import that
      """
    case .tooLong(let limit): "has more than \(limit) bytes: put each word on a line of its own"
    case .entry(let fault): fault.predicate
    case .openQuote:
      """
      opens a quotation mark that is never closed: close it, or double it if it is part of the \
      text
      """
    case .textAfterQuote:
      "has text after a closing quotation mark: double each quotation mark that is part of the text"
    case .tooManyFields(let count, let columns):
      """
      has \(count) fields for \(columns) column\(columns == 1 ? "" : "s"): put quotation marks \
      around a text that has the separator in it
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
}
