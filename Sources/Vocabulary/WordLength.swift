/// How many letters a word may have: one number or a range.
public struct WordLength: Hashable, Sendable {
  /// The lengths that can be asked for. The dictionary's longest words that are
  /// worth spelling stop at 28 letters.
  public static let possible = 2...30
  public static let normal = WordLength(unchecked: 5...7)

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

  public func contains(_ count: Int) -> Bool { letters.contains(count) }
}

extension WordLength: CustomStringConvertible {
  /// As it is typed: `6`, or `5-8`.
  public var description: String {
    letters.count == 1 ? "\(letters.lowerBound)" : "\(letters.lowerBound)-\(letters.upperBound)"
  }
}

/// Reads `a` or `a-b` where `a` is not above `b`.
func bounds<Bound: Comparable>(
  of text: String, as bound: (Substring) -> Bound?
) -> ClosedRange<Bound>? {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  guard (1...2).contains(parts.count), let low = bound(parts[0]),
    let high = bound(parts[parts.count - 1]), low <= high
  else { return nil }
  return low...high
}
