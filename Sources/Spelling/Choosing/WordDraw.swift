internal import Practice
internal import Scheduling
internal import Storage
internal import Vocabulary
internal import WordService

/// The draw of words that the learner has not met, from the dictionary or the services.
struct WordDraw {
  let plan: SessionPlan
  let supply: WordSupply?
  let lookup: PromptLookup

  /// The number of letters in a word of medium length.
  private static let middleLength = 6

  /// Returns the new words that the session can ask. If the learner or a web service chooses the
  /// words, the session can't choose their difficulty.
  ///
  /// - Parameter given: the next word of a test; `nil` where none is left.
  func newItems(
    _ rating: Rating, given: WordList.Entry?
  ) async -> Candidates<String>.NewItems {
    if plan.testWords != nil, let given {
      let level = supply?.known(given.word)?.level
      return .chosen(
        chance: rating.chance(of: WordDifficulty(length: given.word.count, level: level)))
    }
    guard case .drawn(let length, let levels, _) = plan.words else {
      return RoundChooser.newWords
    }
    let isOffline = await supply?.isOffline ?? true
    guard let levels = levels ?? (isOffline ? nil : .normal) else { return RoundChooser.newWords }
    let middle = min(max(Self.middleLength, length.letters.lowerBound), length.letters.upperBound)
    let chances = Level.allCases.filter(levels.contains).map { level in
      rating.chance(of: WordDifficulty(length: middle, level: level))
    }
    return .chosen(chance: chances.reduce(0, +) / Double(chances.count))
  }

  /// Draws a word with one of the chosen levels. If no level was chosen, draws a word that the
  /// learner spells with about the given chance.
  ///
  /// - Parameters:
  ///   - isFirstDay: whether this is the learner's first day. Then every word is one that our own
  ///     dictionary explains in plain English, with a sentence, as long as there are such words.
  ///   - isUnwanted: a function that returns whether a word must not be drawn.
  func word(
    _ rating: Rating, chance: Double, isFirstDay: Bool,
    isUnwanted: @escaping @Sendable (String) -> Bool
  ) async -> Word? {
    guard case .drawn(let length, let levels, _) = plan.words, let supply else { return nil }
    let isOffline = await supply.isOffline
    if levels == nil, plan.seed == nil, isOffline {
      let pools = rating.pools(within: length.letters, share: chance)
      var words = await supply.offers(
        pools.map { ($0.level, $0.length) }, areOwn: isFirstDay, isUnwanted: isUnwanted)
      if words.isEmpty, isFirstDay {
        // The learner spells so well that our own words are all easier. The hardest ones will do.
        words = await supply.offers(
          Self.kinds(within: length), areOwn: true, isUnwanted: isUnwanted)
      }
      var difficulties: [WordDifficulty] = []
      for word in words { difficulties.append(await lookup.difficulty(of: word)) }
      if let best = rating.pick(from: difficulties, share: chance) { return words[best] }
    } else if isFirstDay, isOffline, let word = await supply.drawOwn(isUnwanted: isUnwanted) {
      return word
    }
    return await supply.draw(isUnwanted: isUnwanted)
  }

  /// Returns all levels with all lengths in a range.
  private static func kinds(within length: WordLength) -> [(level: Level, length: Int)] {
    Level.allCases.flatMap { level in length.letters.map { (level, $0) } }
  }
}
