/// The texts that a cue adds to the word, as they may be heard and shown.
enum CueWording {
  static let noDefinition = "There is no definition."
  static let onlyEnglish = "The meaning is in English already."
  static let noSentence = "There is no sentence."
  static let noWrongTry = "There is no wrong try yet."
  static let unknownOrigin = "Its origin is not known."

  /// Returns the sentence about who says the word.
  ///
  /// - Parameter isRecorded: whether the word has a recording of a person.
  static func speaker(isRecorded: Bool) -> String {
    isRecorded
      ? "A person says the word." : "There is no recording of a person: the voice says the word."
  }

  /// Returns the texts that say a wrong try and then the word, one after another.
  static func comparison(of typed: String, with word: String) -> [String] {
    ["You wrote", typed, "The word is", word]
  }

  /// Returns a word's parts of speech in words.
  static func partsOfSpeech(_ parts: [String]) -> String {
    parts.isEmpty ? "Its part of speech is not known." : parts.joined(separator: " or ")
  }
}

extension Cue {
  /// The title of the text that a cue adds to the word; `nil` for a cue without a text of its own.
  var title: String? {
    switch self {
    case .human: "Recording"
    case .english: "In English"
    case .part: "Part of speech"
    case .sentence: "Sentence"
    case .origin: "Origin"
    case .word, .slow, .mine, .define, .hint, .answer, .letters: nil
    }
  }
}
