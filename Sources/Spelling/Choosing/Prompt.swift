internal import Practice
internal import Vocabulary
internal import WordService

/// A word with its definitions and its sentence, in the form that the learner hears and in the form
/// that a screen may show while the word is asked.
struct Prompt {
  let word: Word
  /// The first definition of each part of speech that fits the word's pronunciation. If the word
  /// has definitions in plain English, only these count.
  let definitions: [Definition]
  /// The meanings in the learner's own language that fit the word's pronunciation and give nothing
  /// of it away; empty where there are none.
  let translations: [Definition]
  /// An example that uses the word itself.
  let sentence: String?
  /// How well the learner can recognise the word by ear alone.
  let distinctness: Distinctness
  /// Whether the learner missed the word's meaning in a quiz, and has not practised it since.
  var isToLearn = false
  /// Whether the word has another pronunciation as another part of speech.
  let hasOtherPronunciation: Bool
  /// The part of speech that decides how a speech engine says the word, by the word in lower case.
  let parts: [String: String]

  /// The pronunciation of the word in IPA; `nil` where it is not known.
  var ipa: String?
  /// A function that returns the words of a text that share a stem with the word; `nil` without a
  /// dictionary.
  var kin: (@Sendable (String) -> Set<String>)?

  /// The blanking of the word and its family, without the words of one text that share a stem.
  private let blanking: Blanking

  /// Chooses the definitions and the sentence for a word.
  ///
  /// - Parameters:
  ///   - sound: the words that sound the same or nearly so, and the parts of speech that fit the
  ///     pronunciation.
  ///   - soundAlikes: a function that returns, for a meaning, the other spellings of the word and
  ///     the other words that sound the same.
  init(
    _ word: Word, sound: SoundAlikes.Entry, soundAlikes: (Definition?) -> [SoundAlike]
  ) {
    hasOtherPronunciation = sound.fitting != nil
    let fits = { (definition: Definition) in
      sound.fitting?.contains(definition.partOfSpeech) ?? true
    }
    let plain = word.definitions.prefix(word.ownCount).filter(fits)
    var fitting = plain.isEmpty ? word.definitions.filter(fits) : plain
    if fitting.isEmpty { fitting = word.definitions }
    let word = word.heard(as: soundAlikes(fitting.first))
    self.word = word
    definitions = fitting.unique(by: \.partOfSpeech)
    let isFitting = { (translation: Definition) in
      translation.partOfSpeech.rawValue.isEmpty || sound.fitting == nil || fits(translation)
    }
    let part = fitting.first?.partOfSpeech.rawValue
    parts = part.map { [word.text.lowercased(): $0] } ?? [:]
    let blanking = Blanking(word)
    self.blanking = blanking
    translations =
      word.isMeaningGiven
      ? []
      : word.translations.filter { isFitting($0) && blanking.leavesMeaning(in: $0.text) }
    sentence = fitting.lazy.flatMap(\.examples).first { blanking.apply(to: $0) != $0 }
    let hasHomophone = word.soundAlikes.contains {
      if case .homophone = $0 { true } else { false }
    }
    distinctness = hasHomophone ? .same : sound.near.isEmpty ? .distinct : .near
  }

  /// The sentence that says why the meaning is told with the word; `nil` if it is not told.
  var meaningReason: String? {
    distinctness.meaningReason(hasMeaning: !told.isEmpty, isToLearn: isToLearn)
  }

  /// The meanings that the learner is told: those in the learner's own language, or the definitions
  /// if there are none.
  var told: [Definition] { translations.isEmpty ? definitions : translations }

  /// The definitions in English that the learner can ask for, because the meaning is told in
  /// another language.
  var english: [Definition] {
    translations.isEmpty ? [] : definitions.filter { $0.language == nil }
  }

  /// The source of the meanings that the learner is told.
  var authority: Authority? { translations.isEmpty ? word.authority : word.translator }

  /// The meanings that the learner is told, with the word blanked.
  var shownDefinitions: [ShownDefinition] { told.map(shown) }

  private func shown(_ definition: Definition) -> ShownDefinition {
    var definition = definition
    definition.text = shown(definition.text)
    return ShownDefinition(definition)
  }

  /// Returns whether a sentence uses the word or a word of its family.
  func isExample(_ sentence: String) -> Bool { blanking.apply(to: sentence) != sentence }

  /// Returns a text with a blank for every word that would give the asked word away.
  func shown(_ text: String) -> String {
    guard let kin = kin?(text), !kin.isEmpty else { return blanking.apply(to: text) }
    var word = word
    word.kin = kin
    return Blanking(word).apply(to: text)
  }
}

extension Word {
  /// Returns the word with the words that sound the same. Its other spellings become relatives,
  /// because they give the word away just as the word itself does.
  fileprivate func heard(as soundAlikes: [SoundAlike]) -> Word {
    var word = self
    word.soundAlikes = soundAlikes
    word.relatives.formUnion(soundAlikes.filter(\.isSameWord).map(\.text))
    return word
  }
}

extension Definition {
  /// The definition as the voice reads it: the part of speech, a full stop, the text. The names of
  /// the parts of speech are English, so a voice of another language reads the text alone.
  var spoken: String {
    partOfSpeech.rawValue.isEmpty || language != nil
      ? text : "\(partOfSpeech.rawValue). \(text)"
  }
}
