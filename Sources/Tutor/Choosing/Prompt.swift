internal import Practice
internal import Vocabulary
internal import WordService

/// What a word is asked with: the definitions that fit the way it is said, and a sentence, as they are
/// heard, and as they may be shown while it is asked.
struct Prompt {
  let word: Word
  /// The leading definition of each part of speech.
  let definitions: [Definition]
  /// An example that uses the word itself.
  let sentence: String?
  /// How well the word can be told by ear alone.
  let distinctness: Distinctness
  /// Whether other parts of speech are said otherwise.
  let hasManyWays: Bool
  /// Which part of speech the word is said as, for a speech engine.
  let parts: [String: String]

  /// How the word is said, where that is known.
  var ipa: String?

  private let blanking: Blanking

  /// - Parameter sound: what is known of how the word sounds.
  init(_ word: Word, sound: SoundAlikes.Entry) {
    let word = word.heard(as: sound)
    self.word = word
    hasManyWays = sound.fitting != nil
    var fitting = word.definitions.filter { sound.fitting?.contains($0.partOfSpeech) ?? true }
    if fitting.isEmpty { fitting = word.definitions }
    var seen: Set<PartOfSpeech> = []
    definitions = fitting.filter { seen.insert($0.partOfSpeech).inserted }
    let part = fitting.first?.partOfSpeech.rawValue
    parts = part.map { [word.text.lowercased(): $0] } ?? [:]
    let blanking = Blanking(word)
    self.blanking = blanking
    sentence = fitting.lazy.flatMap(\.examples).first { blanking.apply(to: $0) != $0 }
    let hasHomophone = word.soundAlikes.contains {
      if case .homophone = $0 { true } else { false }
    }
    distinctness = hasHomophone ? .same : sound.hasNeighbour ? .near : .distinct
  }

  /// The definitions with the word blanked.
  var shownDefinitions: [ShownDefinition] {
    definitions.map {
      ShownDefinition(Definition(partOfSpeech: $0.partOfSpeech, text: shown($0.text)))
    }
  }

  /// A text without what gives the word away.
  func shown(_ text: String) -> String { blanking.apply(to: text) }
}

extension Word {
  /// With the words that sound the same; another spelling of it gives it away as it does itself.
  fileprivate func heard(as sound: SoundAlikes.Entry) -> Word {
    let variants = sound.soundAlikes.compactMap { alike in
      if case .variant(let spelled) = alike { spelled.text } else { nil }
    }
    return Word(
      text, definitions: definitions, level: level, relatives: relatives.union(variants),
      forms: forms, regions: regions, soundAlikes: sound.soundAlikes,
      authority: authority)
  }
}

extension Definition {
  /// As it is read aloud: the part of speech, a stop, the text.
  var spoken: String {
    partOfSpeech.rawValue.isEmpty ? text : "\(partOfSpeech.rawValue). \(text)"
  }
}
