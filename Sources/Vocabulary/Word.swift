/// The thing to spell, with what is known of it.
public struct Word: Hashable, Sendable {
  /// The spelling, as it is to be shown.
  public let text: String
  /// The senses, the most common first; empty for a word that no dictionary knows.
  public let definitions: [Definition]
  /// How common it is; `nil` where no list says.
  public let level: Level?
  /// Words derived from it or it from them (`necessity` for `necessary`), in lower case.
  public let relatives: Set<String>

  public init(
    _ text: String, definitions: [Definition] = [], level: Level? = nil,
    relatives: Set<String> = []
  ) {
    self.text = text
    self.definitions = definitions
    self.level = level
    self.relatives = relatives
  }
}
