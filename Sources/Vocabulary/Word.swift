/// A word to spell, with its definitions and other facts about it.
public struct Word: Hashable, Sendable {
  /// The spelling, as the screen shows it.
  public let text: String
  /// The senses, the most common first; empty for a word that no dictionary knows.
  public var definitions: [Definition]
  /// The meanings in the learner's own language, the most common first; empty where the learner
  /// wants none, and where no dictionary has any. They are told in place of the definitions.
  public var translations: [Definition] = []
  /// The source of the translations; `nil` if there are none.
  public var translator: Authority?
  /// The grammar of the word, such as its article and its plural.
  public var grammar: Grammar?
  /// How many of the definitions, from the first on, are in plain English for learners.
  public var ownCount: Int
  /// Whether a list gives the meaning, so that no other meaning may be told.
  public var isMeaningGiven = false
  /// How common the word is; `nil` if no list says.
  public let level: Level?
  /// Other words that give this one away in its definitions and examples, in lower case: its
  /// inflections, and the words of its derivational family (`necessity` for `necessary`).
  public var relatives: Set<String>
  /// Words of the definitions and examples that share a stem with the word, in lower case, although
  /// no dictionary calls them relatives: `farm` for `farmhand`. They give it away, too. Only a word
  /// that is to be hidden has them.
  public var kin: Set<String> = []
  /// The source of the definitions; `nil` if there are none.
  public let authority: Authority?
  /// The lemmas that the word is an inflected form of.
  public var forms: [WordForm]
  /// Whether capitals are part of the spelling, as in `February`.
  public var isName: Bool
  /// The regions where this is the usual spelling; empty if no list says.
  public let regions: Set<Region>
  /// The parts that explain the word's letters, such as `mis` and `spell`; empty if it has none.
  public var morphemes: [String] = []
  /// Other spellings that sound the same.
  public var soundAlikes: [SoundAlike]

  /// Creates a word. A word of a learner's own list may have nothing but a spelling.
  public init(
    _ text: String, definitions: [Definition] = [], level: Level? = nil,
    relatives: Set<String> = [], forms: [WordForm] = [], isName: Bool = false,
    regions: Set<Region> = [],
    soundAlikes: [SoundAlike] = [], ownCount: Int = 0, authority: Authority? = nil
  ) {
    self.text = text
    self.definitions = definitions
    self.level = level
    self.relatives = relatives
    self.forms = forms
    self.isName = isName
    self.regions = regions
    self.soundAlikes = soundAlikes
    self.ownCount = min(max(0, ownCount), definitions.count)
    self.authority = authority
  }
}
