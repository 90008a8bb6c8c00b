internal import Practice
internal import Storage
internal import Vocabulary
internal import WordService

/// Which word comes next, and what is known of it.
extension Lesson {
  /// How many rounds come after the one that begins, if no word is missed from here on; `nil` where
  /// the session has no such end.
  var roundsToCome: Int? {
    guard plan.mode.ending == .never else { return nil }
    // One has been chosen where a missed word comes before it.
    let chosen = upcoming == nil ? 0 : 1
    var new: Int?
    switch plan.words {
    case _ where plan.mode.words == .missed:
      // Those that come back, and the one that begins, are among them.
      let times = wanted.values.reduce(0) { $0 + max(0, $1) }
      new = max(0, times - 1 - comebacks.count)
    case .given: new = given.count + chosen
    case .review: new = syllabus.dueCount + chosen
    case .drawn: new = plan.seed == nil && plan.count != nil ? syllabus.leftToday + chosen : nil
    }
    if let count = plan.count { new = min(new ?? count, count - newWords) }
    return new.map { $0 + (plan.mode.isRepeating ? comebacks.count : 0) }
  }

  /// The next word that was not asked yet; the same one until it is taken.
  func newWord() async -> Prompt? {
    if upcoming == nil {
      // Whoever comes while it is being chosen waits for the same one.
      let task = choosing ?? Task { await choose() }
      choosing = task
      let chosen = await task.value
      if choosing == task {
        choosing = nil
        upcoming = chosen
        if let chosen { asked.insert(chosen.word.text) }
      }
    }
    return upcoming
  }

  private func choose() async -> Prompt? {
    if let count = plan.count, newWords >= count { return nil }
    if plan.mode.words == .missed {
      guard let entry = given.popFirst() else { return nil }
      return await prompt(await word(entry))
    }
    switch plan.words {
    case .given:
      guard let entry = given.popFirst() else { return nil }
      return await prompt(await word(entry))
    case .review:
      return await dueWord()
    case .drawn(let length, let levels):
      switch plan.seed == nil ? syllabus.next : .new {
      case .due: return await dueWord()
      case .new:
        syllabus.takeNew()
        return await newWord(length, levels)
      case nil: return nil
      }
    }
  }

  private func dueWord() async -> Prompt? {
    while let text = syllabus.takeDue() {
      if let word = await supply?.word(text) { return await prompt(word) }
    }
    return nil
  }

  /// A word that the learner has not met: of the levels that were chosen, or as hard as is needed.
  private func newWord(_ length: WordLength, _ levels: LevelRange?) async -> Prompt? {
    let known = Set(syllabus.progress.words.keys).union(asked)
    let isUnwanted = { @Sendable [excluded] word in
      known.contains(word) || excluded.contains(word)
    }
    if levels == nil, plan.seed == nil, let supply, await supply.isOffline {
      let rating = syllabus.progress.rating
      let pools = rating.pools(within: length.letters)
      let words = await supply.offers(
        pools.map { ($0.level, $0.length) }, isUnwanted: isUnwanted)
      var difficulties: [WordDifficulty] = []
      for word in words {
        let ipa = await pronounce?(word.text, word.definitions.first?.partOfSpeech.rawValue)
        let written = WrittenWord(Spelling(word.text), said: ipa.map(Pronunciation.init))
        difficulties.append(
          WordDifficulty(
            length: word.text.count, level: word.level, irregularity: written.irregularity))
      }
      if let best = rating.pick(from: difficulties) { return await prompt(words[best]) }
    }
    guard let word = await supply?.draw(isUnwanted: isUnwanted) else { return nil }
    return await prompt(word)
  }

  /// A word of a list: what the list says of it, then what the dictionary does.
  private func word(_ entry: WordList.Entry) async -> Word {
    let known = await supply?.word(entry.word)
    var definitions = known?.definitions ?? []
    if entry.definition != nil || entry.sentence != nil {
      let part = definitions.first?.partOfSpeech ?? PartOfSpeech(rawValue: "")
      let text = entry.definition ?? definitions.first?.text ?? ""
      let sentences = [entry.sentence].compactMap(\.self)
      definitions.insert(
        Definition(partOfSpeech: part, text: text, examples: sentences), at: 0)
    }
    let added = definitions.first.flatMap { supply?.relatives(of: entry.word, in: [$0]) } ?? []
    return Word(
      entry.word, definitions: definitions, level: known?.level,
      relatives: (known?.relatives ?? []).union(added), forms: known?.forms ?? [],
      regions: known?.regions ?? [],
      authority: known?.authority)
  }

  func prompt(_ word: Word) async -> Prompt {
    var entry = SoundAlikes.Entry()
    if let sounds, let supply {
      entry = sounds.entry(
        of: word.text.lowercased(), as: word.definitions.first?.partOfSpeech,
        regions: supply.regions)
    }
    var prompt = Prompt(word, sound: entry)
    if isEnglish { prompt.ipa = await pronounce?(word.text, prompt.parts.values.first) }
    return prompt
  }
}
