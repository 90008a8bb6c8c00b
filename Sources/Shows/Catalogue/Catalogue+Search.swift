extension Catalogue {
  /// The most words of a search that count.
  private static let mostWords = 8

  /// Returns the indices of the shows that a person may mean, the likeliest first.
  ///
  /// Each word must be in a title of the show; the last one may be a beginning. Only where nothing
  /// is found so, slips are forgiven.
  ///
  /// - Parameter limit: the most indices.
  public func search(_ text: String, limit: Int = 20) -> [Int] {
    let typed = Array(WordTable.words(of: text).prefix(Self.mostWords))
    guard !typed.isEmpty, limit > 0 else { return [] }
    // A space behind the last word ends it.
    let isOpen = text.unicodeScalars.last.map { !$0.properties.isWhitespace } ?? false
    let exact = ranked(typed, isOpen: isOpen, withSlips: false, limit)
    return exact.isEmpty ? ranked(typed, isOpen: isOpen, withSlips: true, limit) : exact
  }

  private func ranked(
    _ typed: [String], isOpen: Bool, withSlips: Bool, _ limit: Int
  ) -> [Int] {
    // For each entry, the number of words found so far, and the sum of their penalties.
    var found = [UInt8](repeating: 0, count: count)
    var penalties = [UInt8](repeating: 0, count: count)
    for (number, word) in typed.enumerated() {
      let isLast = isOpen && number == typed.count - 1
      let hits = words.hits(word, isLast: isLast, withSlips: withSlips)
      // The best hit of an entry comes first, and the others are passed over.
      for hit in hits.sorted(by: { $0.penalty < $1.penalty }) {
        for entry in words.entries(of: hit.word) where found[Int(entry)] == number {
          found[Int(entry)] += 1
          penalties[Int(entry)] += UInt8(hit.penalty)
        }
      }
    }
    let bonuses = bonuses(typed)
    var best: [(rank: Int, index: Int)] = []
    for index in found.indices where Int(found[index]) == typed.count {
      let rank = Int(penalties[index]) * 4 - (bonuses[UInt32(index)] ?? 0)
      best.append((rank, index))
    }
    best.sort { ($0.rank, $0.index) < ($1.rank, $1.index) }
    return best.prefix(limit).map(\.index)
  }

  /// The most titles that are looked at because they begin as a search does.
  private static let mostBeginnings = 2000

  /// Returns the entries with a title that begins with the typed words, or that has no others.
  private func bonuses(_ typed: [String]) -> [UInt32: Int] {
    let text = Self.text(of: typed)
    var (index, bonuses) = (titles.lowerBound(of: text, in: order), [UInt32: Int]())
    let end = min(order.count, index + Self.mostBeginnings)
    while index < end, titles[Int(order[index])].starts(with: text) {
      let title = Int(order[index])
      let bonus = titles[title].count == text.count ? 12 : 6
      bonuses[owners[title]] = max(bonuses[owners[title]] ?? 0, bonus)
      index += 1
    }
    return bonuses
  }
}
