/// The sentences about consonants that are easy not to hear.
extension MistakeExplanation {
  /// A sentence about a consonant at the end that the learner left out: the l of *bowl*; `nil` for
  /// any other letters.
  var lastConsonant: String? {
    guard word.isSaid, departure == .missing, tried.isEmpty, rest.isEmpty, let grapheme,
      grapheme.letters == letters, !grapheme.isVowel, let sound = grapheme.sounds.first
    else { return nil }
    let name = sound.letterName
    if name.isEmpty || name == spelled {
      return "The word ends in \(spelled), which is easy not to hear: \(shown)."
    }
    return "The word ends in the sound \(name), spelled \(spelled): \(shown)."
  }

  /// A sentence about a t after an n that many American speakers don't say: the t of *twenty*;
  /// `nil` for any other letters.
  var unsaidT: String? {
    guard spelled == "t", before == "n", tried == "n" else { return nil }
    return "Many people don't say this t, but it is written: \(shown)."
  }
}
