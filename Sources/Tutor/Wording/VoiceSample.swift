public import Speech

extension Voice {
  /// The text that lets a learner hear how this voice sounds.
  public var sample: String { Self.sample(of: language) }

  /// Returns the text that lets a learner hear how a voice sounds.
  ///
  /// - Parameter language: the language of the voice.
  public static func sample(of language: String) -> String {
    language.hasPrefix("en")
      ? "Listen, and type what you hear: necessary, rhythm, harbor." : "1, 2, 3, 4, 5."
  }
}
