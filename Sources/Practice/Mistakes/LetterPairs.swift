/// Pairs of letters, in either order.
struct LetterPairs {
  private let pairs: Set<UInt16>

  /// - Parameter text: the pairs, with spaces between them.
  init(_ text: String) { pairs = Set(text.spellings.map { Self.pair($0[0], $0[1]) }) }

  func contains(_ one: UInt8, _ other: UInt8) -> Bool { pairs.contains(Self.pair(one, other)) }

  private static func pair(_ one: UInt8, _ other: UInt8) -> UInt16 {
    UInt16(min(one, other)) << 8 | UInt16(max(one, other))
  }
}
