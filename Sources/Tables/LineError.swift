/// A line that shows that a file can't be read. Nothing is imported from the file.
public struct LineError: Error, Hashable, Sendable {
  /// A reason why a file can't be read.
  public enum Fault: Hashable, Sendable {
    /// The line is no text in the file's encoding, and many lines are like it.
    case notUnicode
    /// The line has a zero byte, which no text has.
    case zeroByte
    case notASeparator(String)
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
}
