internal import Speech
internal import Vocabulary
internal import WordService

/// The meanings of a word, each with its sound.
struct SpokenEntry {
  /// A meaning with its sound.
  struct Sense {
    let definition: Definition
    /// The pronunciation in the International Phonetic Alphabet.
    let ipa: String
    /// The heteronym that the sense has, if the part of speech doesn't decide it.
    let heteronym: Heteronym?
  }

  /// The meanings in the order in which they are shown.
  private(set) var senses: [Sense] = []
  /// The ways to say the word, that of the first meaning first.
  private(set) var pronunciations: [WordEntry.Pronunciation] = []
  /// Whether the word is a name that is said unlike the word in small letters.
  private let isNameOfItsOwn: Bool

  /// Asks the speech engine how a word is said in each of its meanings.
  ///
  /// - Throws: `SpeechError`.
  init(
    _ word: Word, _ dictionary: OfflineDictionary, _ synthesizer: Synthesizer, voice: String
  ) async throws {
    let others = try await synthesizer.otherPronunciations(of: word.text, voice: voice)
    let isHeteronym = await synthesizer.isHeteronym(word.text, voice: voice)
    // A name may be said unlike the word in small letters: Nice.
    // By Character: the word and the name of the meaning are words of people.
    let named = word.isName ? others.first { $0.meaning.hasPrefix(word.text + ",") } : nil
    isNameOfItsOwn = named != nil

    func ipa(_ definition: Definition, _ heteronym: Heteronym?) async throws -> String {
      if let heteronym, let other = others.first(where: { $0.meaning == heteronym.name }) {
        return other.ipa
      }
      if let named { return named.ipa }
      let part = isHeteronym ? definition.partOfSpeech.rawValue : nil
      return try await synthesizer.pronunciation(of: word.text, as: part, voice: voice)
    }

    for sense in dictionary.spokenSenses(of: word, heteronyms: others.map(\.meaning)) {
      let ipa = try await ipa(sense.definition, sense.heteronym)
      senses.append(Sense(definition: sense.definition, ipa: ipa, heteronym: sense.heteronym))
    }
    if isHeteronym {
      // A sound that only a rare meaning has is shown with that meaning.
      for meaning in dictionary.firstMeanings(of: word.text) {
        let ipa = try await ipa(meaning, nil)
        guard !senses.contains(where: { $0.ipa == ipa }) else { continue }
        senses.append(Sense(definition: meaning, ipa: ipa, heteronym: nil))
      }
    }
    addPronunciations(isHeteronym: isHeteronym)
    guard !word.isName else { return }
    for (ipa, meaning) in others where !pronunciations.contains(where: { $0.ipa == ipa }) {
      pronunciations.append(WordEntry.Pronunciation(ipa: ipa, meaning: meaning))
    }
  }

  private mutating func addPronunciations(isHeteronym: Bool) {
    for sense in senses {
      let part = isHeteronym && sense.heteronym == nil ? sense.definition.partOfSpeech : nil
      if let same = pronunciations.firstIndex(where: { $0.ipa == sense.ipa }) {
        pronunciations[same].add(part)
      } else {
        pronunciations.append(
          WordEntry.Pronunciation(
            ipa: sense.ipa, partsOfSpeech: part.map { [$0] }, meaning: sense.heteronym?.name))
      }
    }
    if pronunciations.count == 1 { pronunciations[0].partsOfSpeech = nil }
  }

  /// Returns the words that sound like the word in one of its pronunciations, the rare ones last.
  ///
  /// - Parameter ipa: the pronunciation.
  func homophones(
    of word: Word, said ipa: String, _ dictionary: OfflineDictionary, _ sounds: SoundAlikes?
  ) -> [Homophone] {
    let key = word.text.lowercased()
    var found: [Homophone] = []
    func add(_ more: [Homophone]) {
      found += more.filter { new in !found.contains { $0.text == new.text } }
    }
    for sense in senses where sense.ipa == ipa {
      if let heteronym = sense.heteronym {
        add(dictionary.homophones(of: heteronym))
        continue
      }
      let same = sameSounds(of: word, in: sense, sounds)
      add(
        dictionary.homophones(of: word.text, among: same) { other in
          sounds?.parts(of: other.lowercased(), soundingLike: key)
        })
      add(dictionary.homophonesByHeteronym(of: key))
    }
    return found.filter { !$0.isRare } + found.filter(\.isRare)
  }

  /// Returns the words that the engine says like the word in any of its meanings.
  func sameSounds(of word: Word, _ sounds: SoundAlikes?) -> [String] {
    senses.filter { $0.heteronym == nil }.flatMap { sameSounds(of: word, in: $0, sounds) }.unique
  }

  /// Returns the words that the engine says like the word in one meaning.
  private func sameSounds(
    of word: Word, in sense: Sense, _ sounds: SoundAlikes?
  ) -> [String] {
    let part = sense.definition.partOfSpeech
    guard !isNameOfItsOwn, let entry = sounds?.entry(of: word.text.lowercased(), as: part) else {
      return []
    }
    // The table has no sound of a part of speech that only our list gives the word.
    let isKnown = entry.fitting?.contains(part) ?? (sense.ipa == pronunciations.first?.ipa)
    return isKnown ? entry.same : []
  }
}
