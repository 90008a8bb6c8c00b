/// Something that can be heard in a round. The terminal's requests, the API and the page use the
/// same names.
public enum Cue: String, CaseIterable, Hashable, Sendable, Codable {
  /// The word at the chosen speed.
  case word
  /// The word slowly; from the second time on, syllable by syllable.
  case slow
  /// The word as a person recorded it.
  case human
  /// The learner's last wrong try, and the word.
  case mine
  /// The meaning of the word.
  case define
  /// The definition in English, where the meaning is told in the learner's own language.
  case english
  /// The word's part of speech.
  case part
  /// A sentence that uses the word.
  case sentence
  /// The origin of the word.
  case origin
  /// The last hint.
  case hint
  /// The answer to the last line or request.
  case answer
  /// The word spelled letter by letter, once the round no longer asks.
  case letters
}
