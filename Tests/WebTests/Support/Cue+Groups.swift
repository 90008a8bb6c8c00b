import Spelling

extension Cue {
  /// The cues that a learner may ask for while the word is asked.
  static let whileAsked: [Cue] = [.word, .slow, .define, .part, .sentence, .origin, .hint, .mine]
  /// A sound of each kind that differs in how it is made.
  static let samples: [Cue] = [.word, .slow, .define, .sentence]
}

extension JSON {
  /// The address of a sound, in a round.
  func sound(_ cue: Cue) -> JSON { self["sounds"][cue.rawValue] }

  /// A definition's part of speech.
  var partOfSpeech: JSON { self["partOfSpeech"] }
}
