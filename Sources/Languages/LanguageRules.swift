/// The rules and the names of a language: its letters, its capitals, its articles.
///
/// Each language has a folder here. It holds this value, and the list of the words to spell.
public struct LanguageRules: Sendable {
  /// The parts of a language that VocalVocab knows beside its letters.
  public struct Knowledge: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How the letters stand for the sounds, so that mistakes and hints are about sounds.
    public static let spellingRules = Knowledge(rawValue: 1)
    /// How words are made of others: their forms, their parts, their families, and the words that
    /// are easily confused.
    public static let wordFormation = Knowledge(rawValue: 2)
  }

  /// Where a word has capitals that are a part of its spelling.
  public enum Capitals: Hashable, Sendable {
    /// In names. The learner's settings decide whether they count.
    case inNames
    /// In nouns, so that they always count.
    case inNouns
  }

  /// The code of the language in ISO 639-1, such as `de`; empty for a language without rules.
  public let code: String
  /// The name in English.
  public let name: String
  /// The name in the language itself.
  public let ownName: String

  /// The parts of the language that VocalVocab knows.
  public var knowledge: Knowledge = []
  /// The letters of which each form is right.
  public var letterForms = LetterForms.strict
  /// The letters that an English keyboard lacks, in lower case, in the order of the language's own
  /// keyboards.
  public var specialLetters: [Character] = []
  /// Where capitals are a part of the spelling.
  public var capitals = Capitals.inNames
  /// The article before a noun of each gender: `die` for a feminine noun of German. Empty for a
  /// language whose article also depends on the sound that follows: French `l'école`, Spanish
  /// `el agua`.
  public var articles: [Gender: String] = [:]
  /// The choices of spelling by which mistakes have names. Where several fit, the first one names
  /// the mistake. Empty for English, whose mistakes are named by sounds.
  public var choices: [SpellingChoice] = []
  /// Returns the rule by which a word has its accent, or has none, without a full stop; `nil` where
  /// the rules of the choices tell it.
  public var accentRule: (@Sendable (_ word: String) -> String?)?
  /// The articles in lower case, by which a list of words tells its language.
  public var determiners: Set<String> = []
  /// The pairs of consonants that can begin a syllable, in IPA; `nil` where the openness of the
  /// sounds decides.
  public var onsets: Set<String>?

  /// Whether the language has words to spell.
  public var hasWords: Bool { code == "en" || Self.foreign.contains { $0.code == code } }

  init(code: String, name: String, ownName: String) {
    (self.code, self.name, self.ownName) = (code, name, ownName)
  }
}

extension LanguageRules {
  /// The rules of all languages that have some.
  static let all =
    [
      english, german, spanish, french, italian, portuguese, dutch, latin, romanian,
    ] + knownByName

  static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

  /// The rules of a language that has none of its own.
  static let unknown = LanguageRules(code: "", name: "", ownName: "")

  /// Returns the rules of a language that a person names in English or in the language itself, in
  /// capitals or not; `nil` for a name that no language here has.
  public static func named(_ name: String) -> LanguageRules? {
    let name = name.lowercased()
    return all.first { $0.name.lowercased() == name || $0.ownName.lowercased() == name }
  }

  /// The languages beside English that have words to spell and meanings.
  public static let foreign = [german, spanish, french, italian, portuguese, dutch]
}
