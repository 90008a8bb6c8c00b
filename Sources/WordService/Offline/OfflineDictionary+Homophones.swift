// This whole file by Character: its texts are words and meanings of the dictionary.

public import Vocabulary

/// The words that sound like another one, as a teacher lists them.
extension OfflineDictionary {
  /// Returns the other words that sound like a word, each with a meaning: the well-known ones
  /// first. Other spellings of the word and its forms are not among them.
  ///
  /// - Parameters:
  ///   - text: the word.
  ///   - same: the words that the engine says alike.
  ///   - parts: returns the parts of speech in which another word sounds so; `nil` for all.
  public func homophones(
    of text: String, among same: [String],
    as parts: (String) -> Set<PartOfSpeech>? = { _ in nil }
  ) -> [Homophone] {
    let rules = HomophoneRules.embedded
    let key = text.lowercased()
    let own = Set(forms(of: key).map(\.lemma) + [key])
    let found = same.unique.compactMap { other -> Homophone? in
      let small = other.lowercased()
      guard small != key, rules.allows(small, of: key), !isUnfit(small),
        own.isDisjoint(with: Set(forms(of: small).map(\.lemma) + [small])),
        !isSpelling(other, of: text)
      else { return nil }
      return homophone(other, as: parts(other))
    }
    return found.filter { !$0.isRare } + found.filter(\.isRare)
  }

  /// Returns the words that sound like a heteronym with a name. A form of the word may be one:
  /// `led` for the metal `lead`.
  public func homophones(of heteronym: Heteronym) -> [Homophone] {
    heteronym.homophones.compactMap { homophone($0, as: nil) }
  }

  /// Returns the words of which a heteronym with a name sounds like a word, as `read` in the past
  /// sounds like `red`.
  public func homophonesByHeteronym(of text: String) -> [Homophone] {
    guard knowsFormation else { return [] }
    return Heteronyms.embedded.alikes[text, default: []].map { word, heteronym in
      Homophone(text: word, meaning: heteronym.meaning, isRare: false)
    }
  }

  /// Returns the spellings of regions that are right in one sense of a word, and wrong in its first
  /// one.
  ///
  /// - Parameters:
  ///   - text: the word.
  ///   - same: the words that the engine says alike.
  public func senseSpellings(of text: String, among same: [String]) -> [SenseSpelling] {
    guard knowsFormation else { return [] }
    let first = word(text)?.definitions.first
    let everywhere = soundAlikes(of: text, as: first, sounding: same)
      .filter(\.isSameWord).map(\.text)
    return same.unique.compactMap { other in
      let listed = HomophoneRules.embedded.sense(of: text, spelled: other)
      guard listed != nil || !everywhere.contains(other), isSpelling(other, of: text) else {
        return nil
      }
      guard let sense = listed ?? sharedMeaning(text, other) else { return nil }
      return SenseSpelling(
        spelled: SoundAlike.Spelled(other, regions: regions(of: other)), sense: sense)
    }
  }

  /// Returns whether a word that sounds the same is the word itself in another spelling, in some of
  /// its senses.
  private func isSpelling(_ other: String, of text: String) -> Bool {
    let rules = HomophoneRules.embedded
    if rules.areTwo(text, other) { return false }
    if rules.sense(of: text, spelled: other) != nil { return true }
    let definitions = word(text, isComplete: true)?.definitions ?? []
    let first = word(other)?.definitions.first
    if let first, first.text == definitions.first?.text { return true }
    let areRegional = isRegional(regions(of: text)) || isRegional(regions(of: other))
    return definitions.indices.contains { index in
      // A spelling of the first sense is one everywhere; in the others, only regions differ.
      guard index == 0 || areRegional else { return false }
      return soundAlikes(of: text, as: definitions[index], sounding: [other]).contains {
        $0.isSameWord && $0.text == other
      }
    }
  }

  /// Returns the meaning that two words share, up to its first part; `nil` if there is none.
  private func sharedMeaning(_ text: String, _ other: String) -> String? {
    let others = word(other, isComplete: true)?.definitions.map(\.text) ?? []
    return word(text, isComplete: true)?.definitions
      .first { others.contains($0.text) }.map { Self.start(of: $0.text) }
  }

  /// Returns a word that sounds the same with its meaning; `nil` if the dictionary doesn't say it.
  private func homophone(_ text: String, as parts: Set<PartOfSpeech>?) -> Homophone? {
    meaning(ofHomophone: text, as: parts).map {
      Homophone(text: text, meaning: $0, isRare: isRareHomophone(text))
    }
  }

  /// Returns what a homophone means, in a few words; `nil` if the dictionary doesn't say.
  private func meaning(
    ofHomophone text: String, as parts: Set<PartOfSpeech>?
  ) -> String? {
    if let meaning = HomophoneRules.embedded.meanings[text] { return meaning }
    guard let word = word(text) else { return GivenNames.embedded.meaning(of: text) }
    let fitting = word.definitions.filter { parts?.contains($0.partOfSpeech) ?? true }
    // A meaning that WordNet has of a form is rarely the usual one: `allowed`.
    if word.ownCount == 0 {
      let form = lemmas(of: word).first { parts?.contains($0.partOfSpeech) ?? true }
      if let form { return form.phrase }
    }
    if let name = GivenNames.embedded.meaning(of: text) { return name }
    return (fitting.first ?? word.definitions.first).map { Self.start(of: $0.text) }
  }

  /// Returns whether few people know a word.
  private func isRareHomophone(_ text: String) -> Bool {
    let text = spelling(of: text)
    let own = index.find(text).map(index.ownCount) ?? 0
    // A form is as well known as its lemma.
    let levels = ([text] + forms(of: text).map(\.lemma)).compactMap(level(of:))
    return own == 0 && levels.min() ?? .bee > .broad
  }

  /// Returns a definition up to its first semicolon.
  private static func start(of text: String) -> String { String(text.prefix { $0 != ";" }) }
}

extension WordForm {
  /// The form in a few words: `plural of mouse`.
  fileprivate var phrase: String {
    "\(name == .past ? WordForm.Name.pastTense.rawValue : name.rawValue) of \(lemma)"
  }
}
