internal import Practice
internal import Speech
internal import Storage
internal import Vocabulary
internal import WordService

/// Looks up what a ``Prompt`` needs: a word's definitions, its pronunciation and its sound-alikes.
struct Prompting: Sendable {
  /// A function that returns a word's pronunciation in IPA; `nil` where it is not known.
  typealias Pronounce = @Sendable (_ word: String, _ part: String?) async -> String?

  let supply: WordSupply?
  let pronounce: Pronounce?
  /// Whether the session's voice speaks English.
  let isEnglish: Bool

  /// The largest number of characters in a try that is pronounced. A longer line is no word, and an
  /// engine would spell it out.
  private static let longestTry = 64

  /// Returns the prompt for a word.
  func prompt(_ word: Word) async -> Prompt {
    var entry = SoundAlikes.Entry()
    if let sounds = supply?.sounds {
      entry = sounds.entry(
        of: word.text.lowercased(), as: word.definitions.first?.partOfSpeech)
    }
    var word = word
    if let supply, isEnglish { word.morphemes = supply.morphemes(of: word.text) }
    var prompt = Prompt(word, sound: entry) { definition in
      supply?.soundAlikes(of: word.text, as: definition, sounding: entry.same) ?? []
    }
    if isEnglish { prompt.ipa = await pronounce?(word.text, prompt.parts.values.first) }
    return prompt
  }

  /// Returns the word of a list entry. The list's own definition and sentence come before those of
  /// the dictionary.
  func word(_ entry: WordList.Entry) async -> Word {
    let known = await supply?.word(entry.word)
    var word = Word(
      entry.word, definitions: known?.definitions ?? [], level: known?.level,
      relatives: known?.relatives ?? [], forms: known?.forms ?? [],
      isName: known?.isName ?? entry.word.isCapitalised, regions: known?.regions ?? [],
      ownCount: known?.ownCount ?? 0, authority: known?.authority)
    if entry.definition != nil || entry.sentence != nil {
      let first = word.definitions.first
      word.definitions.insert(
        Definition(
          partOfSpeech: first?.partOfSpeech ?? PartOfSpeech(rawValue: ""),
          text: entry.definition ?? first?.text ?? "",
          examples: [entry.sentence].compactMap(\.self)), at: 0)
      word.ownCount += 1
    }
    if let first = word.definitions.first, let supply {
      word.relatives.formUnion(supply.relatives(of: entry.word, in: [first]))
    }
    return word
  }

  /// Returns how hard a word is before the learner has met it.
  func difficulty(of word: Word) async -> WordDifficulty {
    let ipa = await pronounce?(word.text, word.definitions.first?.partOfSpeech.rawValue)
    let written = WrittenWord(Spelling(word.text), said: ipa.map(Pronunciation.init))
    return WordDifficulty(
      length: word.text.count, level: word.level, irregularity: written.irregularity)
  }

  /// Returns the word that a try is, if the dictionary has it as it was typed.
  func word(ofTry typed: String) -> Word? {
    guard isEnglish, typed.count <= Self.longestTry else { return nil }
    return supply?.known(Spelling(typed).description)
  }

  /// Returns the pronunciation of a try; `nil` where it makes no difference or is not known.
  func sound(ofTry typed: String, in round: Round) async -> Pronunciation? {
    guard round.phase == .asking, isEnglish, let pronounce, typed.count <= Self.longestTry,
      Spelling(typed) != round.written.spelling
    else { return nil }
    return await pronounce(typed, nil).map(Pronunciation.init)
  }
}
