/// A regular difference between American and British spelling: letters that stand in the American
/// spelling of many words, and the letters of the British spelling.
struct RegionalPattern: Sendable {
  /// The place of the letters in a word, or in one of the words that hyphens join.
  enum Place: Sendable {
    case anywhere
    /// At the beginning, or behind a prefix such as `re`.
    case beginning
    case end
    /// The whole word.
    case whole
  }

  let american: [UInt8]
  let british: [UInt8]
  private let place: Place
  /// The letters that must not follow: `labor` and `labour`, but `laboratory`.
  private let otherEndings: [[UInt8]]

  init(
    _ american: String, _ british: String, _ place: Place, notBefore otherEndings: [String] = []
  ) {
    (self.american, self.british) = (Array(american.utf8), Array(british.utf8))
    self.place = place
    self.otherEndings = otherEndings.map { Array($0.utf8) }
  }

  /// Returns the pattern with the most letters at a position, and the range of these letters.
  static func longest(
    in letters: [UInt8], at start: Int
  ) -> (pattern: RegionalPattern, range: Range<Int>)? {
    guard let texts = byFirstLetter[letters[start]] else { return nil }
    return texts.lazy.map { (pattern: $0.pattern, range: start..<start + $0.letters.count) }
      .first { $0.range.upperBound <= letters.count && $0.pattern.fits(letters, in: $0.range) }
  }

  /// Returns whether letters begin at a position as a word does, or behind a prefix.
  static func begins(_ letters: some Collection<UInt8>, at start: Int) -> Bool {
    start == 0 || prefixes.contains(Array(letters.prefix(start)))
  }

  /// Returns whether one of the two spellings stands in a range of a word, at the right place.
  private func fits(_ letters: [UInt8], in range: Range<Int>) -> Bool {
    let text = letters[range]
    guard text.elementsEqual(american) || text.elementsEqual(british) else { return false }
    let isAtEnd = range.upperBound == letters.count
    switch place {
    case .anywhere: break
    case .beginning: guard Self.begins(letters, at: range.lowerBound) else { return false }
    case .end: guard isAtEnd else { return false }
    case .whole: guard isAtEnd, range.lowerBound == 0 else { return false }
    }
    let rest = letters[range.upperBound...]
    return !otherEndings.contains { rest.starts(with: $0) }
  }

  /// The spellings of all patterns by their first letter, the longest first.
  private static let byFirstLetter: [UInt8: [(letters: [UInt8], pattern: RegionalPattern)]] = {
    var texts: [UInt8: [(letters: [UInt8], pattern: RegionalPattern)]] = [:]
    for pattern in all {
      for letters in [pattern.american, pattern.british] {
        texts[letters[0], default: []].append((letters, pattern))
      }
    }
    return texts.mapValues { $0.sorted { $0.letters.count > $1.letters.count } }
  }()
}
