/// Letters that together spell one sound, or a silent letter.
struct Grapheme: Hashable, Sendable {
  /// The indices of the letters in the word.
  var letters: Range<Int>
  /// Their sound; if the pronunciation is unknown, all their possible sounds. Empty for a silent
  /// letter.
  var sounds: Sounds
  var isVowel = false
  var isStressed = false
  /// Whether this is an unstressed vowel whose sound does not tell its letter.
  var isReduced = false
  /// The number of commoner spellings of the sound; `nil` if the pronunciation is unknown.
  var rank: Int?

  var isSilent: Bool { sounds.isEmpty }
}
