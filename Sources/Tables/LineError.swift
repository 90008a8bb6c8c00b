public import Vocabulary

/// A wrong line of a table or a list in text. Nothing is imported from its file.
public struct LineError: Error, Hashable, Sendable {
  /// A reason why a line can't be read.
  public enum Fault: Error, Hashable, Sendable {
    case notUnicode
    /// The line has a control character.
    case control(Unicode.Scalar)
    /// The line has more bytes than this.
    case tooLong(limit: Int)
    /// The line has an entry that a list can't have.
    case entry(EntryFault)
    /// The line opens a quotation mark that no line closes.
    case openQuote
    /// Text follows the end of a quoted field.
    case textAfterQuote
    case tooManyFields(Int, columns: Int)
    case noWordColumn
    case columnTwice(String)
    case notASeparator(String)

    /// Runs a check of an entry and throws its fault as one of the line.
    package static func checking<Value>(_ body: () throws(EntryFault) -> Value) throws(Fault)
      -> Value
    {
      try Result(catching: body).mapError(Fault.entry).get()
    }
  }

  /// The line's number, counted from 1.
  public let line: Int
  /// The reason.
  public let fault: Fault

  /// Makes the error of a line.
  public init(line: Int, _ fault: Fault) {
    self.line = line
    self.fault = fault
  }

  /// Runs a closure that reads a line and adds the line's number to its error.
  package static func located<Value>(
    _ line: Int, _ body: () throws(Fault) -> Value
  ) throws(LineError) -> Value {
    try Result(catching: body).mapError { LineError(line: line, $0) }.get()
  }
}
