public import Languages

extension Language {
  /// Creates the language that the name of a voice stands for.
  ///
  ///     Language(ofVoice: "martin-gb").code   // "en-gb"
  ///
  /// - Parameter name: a name of ours, such as `martin-gb`, or one of eSpeak NG, such as
  ///   `es+clara`.
  public init(ofVoice name: String) { self = VoiceName.language(of: name) }
}
