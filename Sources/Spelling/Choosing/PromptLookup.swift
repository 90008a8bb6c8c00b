internal import Languages
internal import Practice
internal import Speech
internal import Storage
internal import Vocabulary
internal import WordService

/// The lookup of the facts for a ``Prompt``: a word's definitions, its pronunciation and its
/// sound-alikes.
struct PromptLookup: Sendable {
  /// A function that returns a word's pronunciation in IPA; `nil` where it is not known.
  typealias Pronounce = @Sendable (_ word: String, _ part: String?) async -> String?

  let supply: WordSupply?
  let pronounce: Pronounce?
  /// The language of the session's words.
  let language: Language

  /// The largest number of characters in a try that is pronounced. A longer line is not a word, and
  /// an engine would spell it out.
  private static let longestTry = 64

  /// The supply, if its dictionary is about the session's language. In a French session, an English
  /// dictionary would find another spelling of `centre`.
  private var dictionary: WordSupply? {
    supply.flatMap { $0.dictionary.isAbout(language) ? $0 : nil }
  }

  /// Returns the prompt for a word.
  func prompt(_ word: Word) async -> Prompt {
    var entry = SoundAlikes.Entry()
    if let sounds = supply?.sounds {
      entry = sounds.entry(
        of: word.text.lowercased(), as: word.definitions.first?.partOfSpeech)
    }
    var word = word
    if let dictionary { word.morphemes = dictionary.morphemes(of: word.text) }
    var prompt = Prompt(word, sound: entry) { definition in
      dictionary?.soundAlikes(of: word.text, as: definition, sounding: entry.same) ?? []
    }
    if language.knows(.spellingRules) {
      prompt.ipa = await pronounce?(word.text, prompt.parts.values.first)
    }
    if let dictionary {
      prompt.kin = { [text = word.text] in dictionary.kin(of: text, in: [$0]) }
    }
    return prompt
  }

  /// Returns the word of a list entry. The list's own definition replaces the dictionary's
  /// definitions and their sentences, which may have another meaning. If the list gives only a
  /// sentence, it comes before the dictionary's sentences.
  func word(_ entry: WordList.Entry) async -> Word {
    let known = await supply?.word(entry.word)
    var word = Word(
      entry.word, definitions: known?.definitions ?? [], level: known?.level,
      relatives: known?.relatives ?? [], forms: known?.forms ?? [],
      isName: known?.isName ?? entry.word.isCapitalised, regions: known?.regions ?? [],
      ownCount: known?.ownCount ?? 0, authority: known?.authority)
    word.translations = known?.translations ?? []
    (word.translator, word.grammar) = (known?.translator, known?.grammar)
    let sentences = [entry.sentence].compactMap(\.self)
    if let meaning = entry.definition {
      word.definitions = [
        Definition(
          partOfSpeech: Self.part(ofMeaning: meaning, among: word.definitions), text: meaning,
          examples: sentences)
      ]
      word.ownCount = 1
      word.isMeaningGiven = true
    } else if !sentences.isEmpty {
      let first = word.definitions.first
      word.definitions.insert(
        Definition(
          partOfSpeech: first?.partOfSpeech ?? .unknown, text: first?.text ?? "",
          examples: sentences), at: 0)
      word.ownCount += 1
    }
    if let first = word.definitions.first, let supply {
      word.relatives.formUnion(supply.relatives(of: entry.word, in: [first]))
    }
    return word
  }

  /// Returns the part of speech of a meaning that a person wrote: the one that all definitions
  /// have, or the one that the first word shows (`to run`, `a port`). If neither is clear, it is
  /// empty.
  private static func part(
    ofMeaning meaning: String, among definitions: [Definition]
  ) -> PartOfSpeech {
    let parts = Set(definitions.map(\.partOfSpeech))
    if parts.count == 1, let part = parts.first { return part }
    // By Character: a person reads the words.
    switch meaning.split(separator: " ").first?.lowercased() {
    case "to" where parts.contains(.verb): return .verb
    case "a", "an", "the": return parts.contains(.noun) ? .noun : .unknown
    default: return .unknown
    }
  }

  /// Returns the difficulty of a word that the learner has not met.
  func difficulty(of word: Word) async -> WordDifficulty {
    let ipa = await pronounce?(word.text, word.definitions.first?.partOfSpeech.rawValue)
    let written = WrittenWord(Spelling(word.text), said: ipa.map(Pronunciation.init))
    return WordDifficulty(
      length: word.text.count, level: word.level, irregularity: written.irregularity)
  }

  /// Returns the word that a try spells, if our own dictionary has it in this spelling; otherwise
  /// `nil`.
  func word(ofTry typed: String, in round: Round) -> Word? {
    guard typed.count <= Self.longestTry, let dictionary else { return nil }
    return dictionary.known(round.compared(typed).description)?.ifPlain(dictionary.known)
  }

  /// Returns the pronunciation of a try; `nil` where it makes no difference or is not known.
  func sound(ofTry typed: String, in round: Round) async -> Pronunciation? {
    guard round.phase == .asking, language.knows(.spellingRules), let pronounce,
      typed.count <= Self.longestTry
    else {
      return nil
    }
    let line = round.compared(typed)
    guard line != round.written.spelling else { return nil }
    return await pronounce(line.written, nil).map(Pronunciation.init)
  }
}
