package import Faults

/// The time from a question to its answer.
public struct AnswerTime: Hashable, Sendable {
  /// The bounds in milliseconds. After a day, nobody thinks about the question any more.
  public static let bounds = 0...86_400_000

  public let milliseconds: Int

  /// - Throws: ``AnswerTimeError`` for a time outside ``bounds``.
  package init(milliseconds: Int) throws(AnswerTimeError) {
    guard Self.bounds.contains(milliseconds) else { throw AnswerTimeError() }
    self.milliseconds = milliseconds
  }

  /// Makes the time that has passed since a question was asked, with a limit of one day.
  package init(since asked: ContinuousClock.Instant) {
    milliseconds = min(
      Self.bounds.upperBound, Int((ContinuousClock.now - asked) / .milliseconds(1)))
  }
}

extension AnswerTime: Decodable {
  /// - Throws: as `init(milliseconds:)`.
  public init(from decoder: any Decoder) throws {
    try self.init(milliseconds: try decoder.singleValueContainer().decode(Int.self))
  }
}

/// The error for a time outside ``AnswerTime/bounds``.
package struct AnswerTimeError: Fault, Hashable, Sendable {
  package var kind: FaultKind { .invalid }
  package var description: String { "'milliseconds' is a time from 0 to a day." }
}
