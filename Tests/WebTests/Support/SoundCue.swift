/// The names that the API gives to what can be heard of a round.
enum SoundCue: String, CaseIterable {
  case word
  case slower
  case definition
  case partOfSpeech
  case sentence
  case origin
  case hint
  case own
  case answer
  case letters
  case human

  /// What a learner may ask to hear while the word is asked.
  static let whileAsked: [SoundCue] = [
    .word, .slower, .definition, .partOfSpeech, .sentence, .origin, .hint, .own,
  ]
  /// A sound of each kind that differs in how it is made.
  static let samples: [SoundCue] = [.word, .slower, .definition, .sentence]
}

extension JSON {
  /// The address of a sound, in a round.
  func sound(_ cue: SoundCue) -> JSON { self["sounds"][cue.rawValue] }

  /// A definition's part of speech.
  var partOfSpeech: JSON { self["partOfSpeech"] }
}
