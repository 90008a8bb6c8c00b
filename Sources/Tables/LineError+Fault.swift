public import Faults

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
    case .notUnicode: "is not text in UTF-8: save the file as UTF-8, or name its encoding"
    case .zeroByte: "has a zero byte, which no text has: save the file as plain text in UTF-8"
    case .notASeparator(let text):
      """
      names '\(text)' as the separator: give tab, comma, semicolon, space, pipe, colon or one \
      such sign
      """
    }
  }
}
