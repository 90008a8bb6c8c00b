// This whole file by Character: a person types the answer.

internal import Vocabulary

/// The right answers on a card whose answer the learner types.
///
/// Case, spaces and invisible characters don't count, as in a spelling. Semicolons separate several
/// answers: each is right, and so are all of them in any order. Text below the first empty line
/// explains the answer and is not a part of it.
///
/// ```swift
/// let answer = TypedAnswer("the sea; ocean")
/// answer.accepts("Ocean ")  // true
/// ```
public struct TypedAnswer: Hashable, Sendable {
  /// The right answers, as the card spells them.
  public let answers: [String]
  private let spellings: [Spelling]
  private let forgivesAccents: Bool

  /// - Parameters:
  ///   - text: the side of a card. Sounds, pictures and the marks of emphasis don't belong to
  ///     an answer.
  ///   - forgivesAccents: whether a letter without its accent is right, too.
  public init(_ text: String, forgivesAccents: Bool = false) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = lines.prefix { line in line.contains { !$0.isWhitespace } }
    let answer = CardText(first.joined(separator: "\n")).plain
    // A sound or a picture may stand alone above the answer.
    let plain = Spelling(answer).isEmpty ? CardText(text).plain : answer
    let parts = plain.split(separator: ";").map(Self.trimmed).filter { !Spelling($0).isEmpty }
    answers = parts.isEmpty ? [Self.trimmed(plain[...])] : parts
    spellings = answers.map(Spelling.init)
    self.forgivesAccents = forgivesAccents
  }

  /// Whether the answer can be typed. The answer of a card with only a picture has no letters.
  public var isPossible: Bool { spellings.contains { !$0.isEmpty } }

  /// Returns whether a typed answer is right.
  public func accepts(_ typed: String) -> Bool {
    if spellings.contains(where: { isSame(Spelling(typed), $0) }) { return true }
    let parts = typed.split(separator: ";").map { Spelling(String($0)) }.filter { !$0.isEmpty }
    if parts.count == 1 { return spellings.contains { isSame(parts[0], $0) } }
    return !parts.isEmpty && spellings.allSatisfy { right in parts.contains { isSame($0, right) } }
      && parts.allSatisfy { part in spellings.contains { isSame(part, $0) } }
  }

  private func isSame(_ typed: Spelling, _ right: Spelling) -> Bool {
    guard !typed.isEmpty else { return false }
    return typed.spells(right) || forgivesAccents && typed.isUnaccented(right)
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
