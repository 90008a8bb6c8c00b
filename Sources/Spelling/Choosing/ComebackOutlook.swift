/// The words of a session that come back first, and when.
struct ComebackOutlook: Hashable, Sendable {
  /// The words, the ones that gave the most trouble first.
  let words: [String]
  /// The number of days until they come back; 0 is today.
  let days: Int
}
