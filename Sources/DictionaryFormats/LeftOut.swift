/// The numbers of entries of a dictionary that are left out, by reason.
package struct LeftOut: Hashable, Sendable {
  /// A reason why an entry is left out.
  package enum Reason: String, CaseIterable, Hashable, Sendable, Codable {
    /// The word is of a language that isn't wanted.
    case otherLanguage
    /// The entry says only that the word is a form of another one.
    case inflectedForm
    /// The entry has no meaning.
    case noMeaning
    /// The headword is a sentence or a long phrase.
    case phrase
    /// The headword is a piece of a word, or has a gap.
    case fragment
    /// The headword has no letter, or is a single sign.
    case symbol
    /// The headword has lost a word that its pronunciation still has.
    case cutHeadword
    /// The line or the entry can't be read.
    case damaged
    /// The line or the entry is longer than any sensible one.
    case tooLong
    /// The index has the entry once more under another name.
    case repeated
  }

  private var counts: [Reason: Int] = [:]

  package init() {}

  /// The number for a reason.
  package subscript(reason: Reason) -> Int { counts[reason, default: 0] }

  /// The number for all reasons.
  package var count: Int { counts.values.reduce(0, +) }

  /// The reasons with their numbers, the most frequent first.
  package var reasons: [(reason: Reason, count: Int)] {
    counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map { ($0.key, $0.value) }
  }

  package mutating func add(_ reason: Reason, _ count: Int = 1) {
    counts[reason, default: 0] += count
  }
}

extension LeftOut.Reason {
  /// The rest of a sentence whose subject is a number of entries.
  package var predicate: String {
    switch self {
    case .otherLanguage: "of other languages"
    case .inflectedForm: "that only name another word's form"
    case .noMeaning: "without a meaning"
    case .phrase: "for a sentence or a long phrase"
    case .fragment: "for a piece of a word"
    case .symbol: "for a sign or a letter"
    case .cutHeadword: "whose word is not whole"
    case .damaged: "that can't be read"
    case .tooLong: "that are too long"
    case .repeated: "that came twice"
    }
  }
}
