/// The spelling that a session's words must have, for learners who train one pattern at a time.
///
/// ```swift
/// let pattern = WordPattern(kind: .tionSion, beginning: "con")
/// pattern.matches("condition", from: nil)  // true
/// ```
public struct WordPattern: Hashable, Sendable {
  /// The kind of mistake that the spelling invites; one of ``kinds``.
  public let kind: Mistake.Kind?
  /// The first letters.
  public let beginning: String
  /// The last letters.
  public let ending: String
  /// The language from which English took the word.
  public let origin: String?

  /// Creates a pattern; by default, every word matches it.
  public init(
    kind: Mistake.Kind? = nil, beginning: String = "", ending: String = "", origin: String? = nil
  ) {
    self.kind = kind
    self.beginning = beginning.lowercased()
    self.ending = ending.lowercased()
    self.origin = origin
  }

  /// Whether every word matches.
  public var isAny: Bool { self == WordPattern() }

  /// Returns whether a word has the spelling.
  ///
  /// - Parameters:
  ///   - word: the word.
  ///   - origin: the language from which the word comes, if that is known.
  public func matches(_ word: String, from origin: String?) -> Bool {
    let word = word.lowercased()
    guard word.hasPrefix(beginning), word.hasSuffix(ending) else { return false }
    if let wanted = self.origin, wanted != origin { return false }
    return kind.map { $0.isInvited(by: word) } ?? true
  }

  /// The kinds of mistakes that the letters of a word alone invite.
  public static let kinds: [Mistake.Kind] = [
    .doubledLetter, .ieEi, .silentLetter, .softC, .softG, .phF, .tionSion, .ableIble, .anceEnce,
    .antEnt, .cedeCeed, .erOrAr, .aryEryOry, .leElAl, .iseIze, .ous, .ture, .ly, .prefix,
    .hyphenApostrophe,
  ]
}

extension Mistake.Kind {
  /// Returns whether the letters of a word invite such a mistake.
  fileprivate func isInvited(by word: String) -> Bool {
    switch self {
    case .doubledLetter: zip(word, word.dropFirst()).contains { $0 == $1 && $0.isLetter }
    case .ieEi: word.contains("ie") || word.contains("ei")
    case .silentLetter: Self.hasSilentLetter(word)
    case .softC: ["ce", "ci", "cy"].contains(where: word.contains)
    case .softG: ["ge", "gi", "gy"].contains(where: word.dropFirst().contains)
    case .phF: word.contains("ph") && !["uphill", "shepherd", "haphazard"].contains(word)
    case .tionSion: ["tion", "sion", "cian", "tian"].contains(where: word.hasSuffix)
    case .ableIble: ["able", "ible", "ably", "ibly"].contains(where: word.hasSuffix)
    case .anceEnce: ["ance", "ence", "ancy", "ency"].contains(where: word.hasSuffix)
    case .antEnt: ["ant", "ent"].contains(where: word.hasSuffix) && word.count > 4
    case .cedeCeed: ["cede", "ceed", "sede"].contains(where: word.hasSuffix)
    case .erOrAr: ["er", "or", "ar"].contains(where: word.hasSuffix) && word.count > 4
    case .aryEryOry: ["ary", "ery", "ory"].contains(where: word.hasSuffix)
    case .leElAl: ["le", "el", "al", "il"].contains(where: word.hasSuffix) && word.count > 4
    case .iseIze: ["ise", "ize", "yse", "yze"].contains(where: word.hasSuffix)
    case .ous: word.hasSuffix("ous")
    case .ture: word.hasSuffix("ture")
    case .ly: word.hasSuffix("ly") && word.count > 4
    case .prefix: Self.prefixes.contains { word.hasPrefix($0) && word.count > $0.count + 3 }
    case .hyphenApostrophe: word.contains { "-'".contains($0) }
    default: false
    }
  }

  /// Prefixes whose last letter often begins the stem, too.
  private static let prefixes = [
    "mis", "dis", "un", "il", "im", "in", "ir", "inter", "over", "under",
  ]

  /// Letters that are not heard at the beginning of a word, at its end, and within it.
  private static let silentBeginnings = [
    "gh", "gn", "heir", "honest", "honor", "honour", "hour", "kn", "mn", "pn", "ps", "pt", "rh",
    "wr",
  ]
  private static let silentEndings = ["alf", "alk", "alm", "bt", "gh", "gn", "mb", "mn", "sle"]
  private static let silentMiddles = [
    "alf", "alk", "alm", "aught", "bt", "dge", "eign", "ften", "ight", "isl", "ought", "ould",
    "scen", "sci", "sten", "sthm", "stle", "sword", "wrist", "xh",
  ]

  private static func hasSilentLetter(_ word: String) -> Bool {
    silentBeginnings.contains(where: word.hasPrefix)
      || silentEndings.contains(where: word.hasSuffix)
      || silentMiddles.contains(where: word.contains)
  }
}
