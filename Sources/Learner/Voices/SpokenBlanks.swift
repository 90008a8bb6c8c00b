internal import Practice

extension String {
  /// The text with its blanks as a voice says them: each is the word "blank" between pauses.
  // By Character: a person hears the text.
  package var withSpokenBlanks: String { replacing(Blanking.blank, with: ", blank, ") }
}
