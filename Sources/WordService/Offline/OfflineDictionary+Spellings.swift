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
    // Names keep their spelling in every region: Pearl Harbor.
    let regional = text.isCapitalised ? [] : regionalSpellings(of: text)
    let text = text.lowercased()
    let spellings = index.spellings(of: text) + regional.map(\.text) + rareSpellings(of: text)
    let others = (same + spellings).unique.filter { $0.lowercased() != text }
    let variants = others.filter { other in
      isSameWord(text, other, as: definition)
        || regional.contains { $0.text == other } && areAlikeByPattern(text, other)
    }
    let homophones = others.filter {
      guard !variants.contains($0) else { return false }
      if same.contains($0) { return true }
      return shareMeaning(text, $0) && !SeparateWords.areTwo(text, $0) && !isRare($0, of: text)
    }
    return variants.map { spelling in
      if isRare(spelling, of: text) { return .rareSpelling(spelling) }
      let listed = regions(of: spelling)
      let usual = regional.first { $0.text == spelling }?.regions ?? []
      return .variant(SoundAlike.Spelled(spelling, regions: listed.isEmpty ? usual : listed))
    } + homophones.map { homophone($0, of: text) }
  }

  /// Returns the spellings of other regions by the regular patterns.
  ///
  /// A common word that the lists have in one spelling for all regions may be a new one, whose
  /// British spelling they lack: `weaponize`. Where it looks British, the pattern only seems to
  /// fit: `irises` is no verb in -ise.
  private func regionalSpellings(of text: String) -> [SoundAlike.Spelled] {
    guard knowsFormation, let regional = RegionalSpellings(of: text),
      regional.american == text || !isUsualEverywhere(text)
    else { return [] }
    return regional.others(than: text)
  }

  /// Returns whether a word that is not very rare has one spelling in all regions.
  private func isUsualEverywhere(_ word: String) -> Bool {
    guard let number = index.find(word), let level = index.level(number) else { return false }
    return level < .bee && index.regions(number).count == Region.allCases.count
  }

  /// Returns whether two spellings that differ by the regular patterns are one word, as far as the
  /// dictionary tells: it doesn't know one of them, or the lists lack one that means the same.
  private func areAlikeByPattern(_ one: String, _ other: String) -> Bool {
    let share = shareMeaning(one, other)
    return [one, other].contains { isUndefined($0) || share && level(of: $0) == nil }
  }

  /// Returns whether the dictionary has no meaning for a word, and none for a word of which it is a
  /// form.
  private func isUndefined(_ word: String) -> Bool {
    (index.find(word).map { index.meanings($0).isEmpty } ?? true) && forms(of: word).isEmpty
  }

  /// Returns the rare spellings of a word, and the forms of those of its lemmas. They may be
  /// spellings of it in another meaning.
  private func rareSpellings(of word: String) -> [String] {
    guard knowsFormation else { return [] }
    let rare = RareSpellings.embedded
    return rare.spellings(of: word)
      + forms(of: word).flatMap { form in
        rare.spellings(of: form.lemma).flatMap { RegularForms.spellings(of: $0, as: form.name) }
      }
  }

  /// Returns whether a spelling is a rare one of a word, or a form of a rare one.
  private func isRare(_ spelling: String, of word: String) -> Bool {
    let rare = RareSpellings.embedded
    if rare.contains(spelling, of: word) { return true }
    let others = forms(of: word)
    return forms(of: spelling).contains { form in
      others.contains { other in
        other.name == form.name && other.partOfSpeech == form.partOfSpeech
          && rare.contains(form.lemma, of: other.lemma)
      }
    }
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
    !SeparateWords.areTwo(one, other)
      && (isSameLemma(one, other, as: definition) || areFormsOfOne(one, other, as: definition))
  }

  /// Returns whether two spellings are one word in a meaning, whatever they may be forms of.
  private func isSameLemma(_ one: String, _ other: String, as definition: Definition?) -> Bool {
    guard let first = index.find(one), let second = index.find(other) else { return false }
    let (meanings, others) = (index.meanings(first), index.meanings(second))
    if let asked = asked(definition, among: meanings) {
      if others.contains(asked) { return true }
      if meanings.prefix(index.ownCount(first)).contains(asked) {
        if RareSpellings.embedded.contains(other, of: one), shareMeaning(one, other) { return true }
        // WordNet lists misspellings, too: `supercede`.
        if index.level(second) ?? .bee < .expert,
          let usual = usualMeaning(of: first, like: asked), others.contains(usual)
        {
          return true
        }
      }
    }
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

  /// Returns the meaning of WordNet for which a definition of our own stands, so that other
  /// spellings share it: the most common one with its part of speech.
  private func usualMeaning(of word: Int, like own: Int) -> Int? {
    let part = index.definition(at: own).partOfSpeech
    return index.meanings(word).dropFirst(index.ownCount(word)).first {
      index.definition(at: $0).partOfSpeech == part
    }
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
