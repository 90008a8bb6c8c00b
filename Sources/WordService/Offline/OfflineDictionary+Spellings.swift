public import Vocabulary

/// Words in several spellings, and words that sound the same.
extension OfflineDictionary {
  /// Returns the other spellings of a word, and the other words that sound the same.
  ///
  /// - Parameters:
  ///   - text: the word.
  ///   - definition: the meaning in which it is asked. Another spelling may be another word in
  ///     another meaning: `storey` is not a tale.
  ///   - same: the words that sound the same.
  public func soundAlikes(
    of text: String, as definition: Definition?, sounding same: [String]
  ) -> [SoundAlike] {
    let text = text.lowercased()
    let spellings = index.spellings(of: text)
    let others = (same + spellings).unique.filter { $0.lowercased() != text.lowercased() }
    let variants = others.filter { isSameWord(text, $0, as: definition) }
    let homophones = others.filter {
      !variants.contains($0) && (same.contains($0) || shareMeaning(text, $0))
    }
    return variants.map { .variant(SoundAlike.Spelled($0, regions: regions(of: $0))) }
      + homophones.map { homophone($0, of: text) }
  }

  /// Returns a word that sounds the same, with its meaning if it is rarer and few people know it.
  private func homophone(_ other: String, of text: String) -> SoundAlike {
    let level = level(of: other) ?? .bee
    let meaning = word(other)?.definitions.first?.text
    // Few people know a word of these levels, and fewer know a word that no dictionary has.
    let rare = meaning == nil ? Level.broad : .advanced
    guard level >= rare, self.level(of: text) ?? .bee < level else { return .homophone(other) }
    return .rare(SoundAlike.Rare(other, meaning: meaning ?? ""))
  }

  /// Returns whether two spellings that sound the same, or nearly so, are one word in a meaning.
  private func isSameWord(_ one: String, _ other: String, as definition: Definition?) -> Bool {
    isSameLemma(one, other, as: definition) || areFormsOfOne(one, other, as: definition)
  }

  /// Returns whether two spellings are one word in a meaning, whatever they may be forms of.
  private func isSameLemma(_ one: String, _ other: String, as definition: Definition?) -> Bool {
    guard let first = index.find(one), let second = index.find(other) else { return false }
    let (meanings, others) = (index.meanings(first), index.meanings(second))
    if let asked = asked(definition, among: meanings), others.contains(asked) { return true }
    let (here, there) = (index.regions(first), index.regions(second))
    if isRegional(here), isRegional(there), here != there, shareMeaning(one, other) { return true }
    // Without definitions, the lists alone tell that these are the spellings of two regions.
    if meanings.isEmpty || others.isEmpty, here != there, isRegional(here) || here.isEmpty,
      isRegional(there) || there.isEmpty
    {
      return true
    }
    // `toward` and `towards` have definitions of their own.
    return ["adverb", "preposition"].contains(definition?.partOfSpeech.rawValue)
      && [one, other].allSatisfy { $0.hasSuffix("ward") || $0.hasSuffix("wards") }
  }

  private func shareMeaning(_ one: String, _ other: String) -> Bool {
    guard let first = index.find(one), let second = index.find(other) else { return false }
    return !Set(index.meanings(first)).isDisjoint(with: index.meanings(second))
  }

  /// Returns whether two words are the same form of one lemma, or of two spellings of a lemma.
  private func areFormsOfOne(_ one: String, _ other: String, as definition: Definition?) -> Bool {
    let others = forms(of: other)
    return forms(of: one).contains { form in
      others.contains { other in
        guard form.name == other.name, form.partOfSpeech == other.partOfSpeech else { return false }
        if form.lemma == other.lemma { return true }
        let isAsked = definition?.partOfSpeech == form.partOfSpeech
        return index.spellings(of: form.lemma).contains(other.lemma)
          && isSameLemma(form.lemma, other.lemma, as: isAsked ? definition : nil)
      }
    }
  }

  /// Returns the offset of the asked meaning; that of the most common one if the index lacks the
  /// definition.
  private func asked(_ definition: Definition?, among meanings: [Int]) -> Int? {
    guard let definition else { return meanings.first }
    let glosses = meanings.map { ($0, index.definition(at: $0)) }
      .filter { $0.1.partOfSpeech == definition.partOfSpeech }
    // The definition of a form begins with the form's name.
    return (glosses.first { definition.text.hasSuffix($0.1.text) } ?? glosses.first)?.0
      ?? meanings.first
  }

  /// Returns whether a spelling is the usual one in some regions only.
  func isRegional(_ regions: Set<Region>) -> Bool {
    !regions.isEmpty && regions.count < Region.allCases.count
  }
}
