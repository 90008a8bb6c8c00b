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

  private init(_ voice: Voice, in group: VoiceGroup) {
    (name, language, about) = (voice.name, voice.language, voice.about)
    (maker, self.group, label) = (voice.maker, group.title, voice.label)
  }

  /// Returns voices in the order of their groups.
  public static func all(_ voices: [Voice]) -> [ListedVoice] {
    VoiceGroup.all(voices).flatMap { group in group.voices.map { ListedVoice($0, in: group) } }
  }
}
