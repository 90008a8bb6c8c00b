/// The thing to spell, with what is known of it.
public struct Word: Hashable, Sendable {
  /// The spelling, as it is to be shown.
  public let text: String
  /// The senses, the most common first; empty for a word that no dictionary knows.
  public let definitions: [Definition]
  /// How common it is; `nil` where no list says.
  public let level: Level?
  /// What else gives it away in its definitions and examples: its inflections and the words of its
  /// derivational family (`necessity` for `necessary`), in lower case.
  public let relatives: Set<String>
  /// Who says what it means; `nil` where nobody does.
  public let authority: Authority?
  /// What it is an inflected form of.
  public let forms: [WordForm]
  /// Where this is the usual spelling; empty where no list says.
  public let regions: Set<Region>
  /// Other spellings that sound the same.
  public let soundAlikes: [SoundAlike]

  public init(
    _ text: String, definitions: [Definition] = [], level: Level? = nil,
    relatives: Set<String> = [], forms: [WordForm] = [], regions: Set<Region> = [],
    soundAlikes: [SoundAlike] = [], authority: Authority? = nil
  ) {
    self.text = text
    self.definitions = definitions
    self.level = level
    self.relatives = relatives
    self.forms = forms
    self.regions = regions
    self.soundAlikes = soundAlikes
    self.authority = authority
  }
}
