package import Speech

/// A voice in a list of voices, as the terminal prints it and the API sends it.
package struct ListedVoice: Encodable, Sendable {
  /// The name that a setting takes.
  public let name: String
  /// The code of the language that the voice speaks.
  public let language: String
  /// The description of the voice.
  public let about: String
  public let maker: Voice.Maker
  /// The title of the voice's group. The voices of a group come one after another.
  public let group: String
  /// The name by which a learner chooses the voice.
  public let label: String
  /// A few words on what the voice is like; `nil` where the label says it all.
  @OrNull public var character: String?
  /// Whether the voice stands behind "More", because few people need it.
  public let isMore: Bool

  private init(_ voice: Voice, in group: VoiceGroup, isMore: Bool) {
    (name, language, about) = (voice.name, voice.language, voice.about)
    (maker, self.group, label) = (voice.maker, group.title, voice.title)
    _character = OrNull(wrappedValue: voice.character)
    self.isMore = isMore
  }

  /// Returns voices in the order of their groups.
  public static func all(_ voices: [Voice]) -> [ListedVoice] {
    let first = FirstChoice.voice(among: voices).options.filter { !$0.isMore }.map(\.value)
    return VoiceGroup.all(voices).flatMap { group in
      group.voices.map { ListedVoice($0, in: group, isMore: !first.contains($0.name)) }
    }
  }
}
