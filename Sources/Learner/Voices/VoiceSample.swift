internal import Languages
package import Speech

extension Voice {
  /// The text that lets a learner hear how this voice sounds.
  package var sample: String { Language(language).sample }
}

extension Language {
  /// The text that lets a learner hear how a voice of this language sounds.
  package var sample: String {
    isVariety(of: .english)
      ? "Listen, and type what you hear: necessary, rhythm, harbor." : "1, 2, 3, 4, 5."
  }
}
