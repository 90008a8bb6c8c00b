internal import Practice

extension String {
  /// The text with its blanks as a voice says them: each is the word "blank" between pauses.
  var withSpokenBlanks: String { replacing(Blanking.blank, with: ", blank, ") }
}
