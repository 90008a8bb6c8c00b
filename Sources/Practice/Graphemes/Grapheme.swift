/// Letters that together spell one sound, or a letter that spells none.
struct Grapheme: Hashable, Sendable {
  /// Which letters of the word.
  var letters: Range<Int>
  /// What they spell here; where the pronunciation is not known, all that they may spell. Empty for
  /// a silent letter.
  var sounds: Sounds
  var isVowel = false
  var isStressed = false
  /// A vowel that has lost its colour for want of stress, so that the ear can't tell its letter.
  var isReduced = false
  /// How many spellings of the sound are commoner; `nil` where the pronunciation is not known.
  var rank: Int?

  var isSilent: Bool { sounds.isEmpty }
}
