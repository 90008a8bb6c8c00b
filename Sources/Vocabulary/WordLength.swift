/// How many letters a word may have: one number or a range.
public struct WordLength: Hashable, Sendable {
  /// The lengths that a learner can choose. The longest words of the dictionary that are worth
  /// spelling have 28 letters.
  public static let possible = 2...30
  /// All lengths.
  public static let all = WordLength(unchecked: possible)
  /// The length if the learner chooses none.
  public static let normal = WordLength(unchecked: 5...7)

  /// The numbers of letters.
  public let letters: ClosedRange<Int>

  /// - Parameter text: `6`, or `5-8`.
  /// - Throws: ``VocabularyError/notALength(_:)``.
  public init(_ text: String) throws(VocabularyError) {
    guard let letters = bounds(of: text, as: { Int($0) }),
      Self.possible.contains(letters.lowerBound), Self.possible.contains(letters.upperBound)
    else { throw .notALength(text) }
    self.letters = letters
  }

  private init(unchecked letters: ClosedRange<Int>) { self.letters = letters }

  /// Returns whether the range includes a number of letters.
  public func contains(_ count: Int) -> Bool { letters.contains(count) }
}

extension WordLength: CustomStringConvertible {
  /// The length as a person types it: `6`, or `5-8`.
  public var description: String {
    letters.count == 1 ? "\(letters.lowerBound)" : "\(letters.lowerBound)-\(letters.upperBound)"
  }
}

/// Returns the bounds in `a` or `a-b`; `nil` if `a` is above `b`.
func bounds<Bound: Comparable>(
  of text: String, as bound: (Substring) -> Bound?
) -> ClosedRange<Bound>? {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  guard (1...2).contains(parts.count), let low = bound(parts[0]),
    let high = bound(parts[parts.count - 1]), low <= high
  else { return nil }
  return low...high
}
