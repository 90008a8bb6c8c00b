internal import ByteText
internal import Languages
internal import Vocabulary

/// The grammatical marks of FreeDict between `<` and `>`: `<fem, n, sg>`, `<s> <vt>`.
struct GrammarMarks: Hashable {
  /// The names of the parts of speech, each once.
  private(set) var parts: [PartOfSpeech] = []
  private(set) var genders: [Gender] = []
  private(set) var isPlural = false

  /// The part of speech, if the marks name one alone.
  var part: PartOfSpeech? { parts.count == 1 ? parts.first : nil }

  /// Adds the marks of one pair of brackets.
  mutating func add(_ marks: some Sequence<UInt8>) {
    let text = String(decoding: Array(marks), as: UTF8.self)
    for mark in text.utf8.split(whereSeparator: { !$0.isLetterOfMark }) {
      let mark = String(Substring(mark))
      if mark == "pl" { isPlural = true }
      if let gender = Self.genders[mark] {
        if !genders.contains(gender) { genders.append(gender) }
        add(.noun)
      }
      if let part = Self.parts[mark] { add(PartOfSpeech(rawValue: part)) }
    }
  }

  private mutating func add(_ part: PartOfSpeech) {
    if !parts.contains(part) { parts.append(part) }
  }

  private static let genders: [String: Gender] = [
    "masc": .masculine, "fem": .feminine, "neut": .neuter, "m": .masculine, "f": .feminine,
    "nt": .neuter,
  ]

  /// The marks of all dictionaries. The Portuguese one has `s` for a noun (*substantivo*).
  private static let parts: [String: String] = [
    "n": "noun", "s": "noun", "pl": "noun", "v": "verb", "vt": "verb", "vi": "verb",
    "adj": "adjective", "adjt": "adjective", "adv": "adverb", "ad": "adverb",
    "prep": "preposition", "conj": "conjunction", "pron": "pronoun", "int": "interjection",
    "num": "number", "art": "article", "ptcl": "particle",
  ]
}

extension UInt8 {
  fileprivate var isLetterOfMark: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
