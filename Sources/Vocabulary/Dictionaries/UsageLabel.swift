/// A remark of a dictionary about how a word is used in one sense. It tells which words are not to
/// be drawn, and which meanings are not to be shown first.
///
/// A cache keeps a label by its place in this list, so new labels belong at the end.
public enum UsageLabel: String, CaseIterable, Hashable, Sendable, Codable {
  case vulgar, offensive, obsolete, archaic, dated, rare, colloquial, regional, abbreviation
  /// The spelling is a mistake, or a reform has replaced it.
  case misspelling
  /// Only poems and old books have the word.
  case literary
  case slang, humorous, figurative

  /// Whether the sense is unfit for a school, so that nothing of it is drawn.
  public var isUnfit: Bool { self == .vulgar || self == .offensive }

  /// Whether a learner seldom needs the sense, so that it is neither drawn nor shown first.
  public var isUnusual: Bool {
    switch self {
    case .obsolete, .archaic, .dated, .rare, .misspelling, .regional: true
    default: false
    }
  }
}

extension DictionaryEntry.Sense {
  /// Whether the word may be drawn in this sense.
  public var isDrawable: Bool { !labels.contains { $0.isUnfit || $0.isUnusual } }
}
