public import Vocabulary

/// The choice of a word to ask.
extension OfflineDictionary {
  /// The words of some lengths and levels that can be drawn: those with a definition that are fit
  /// for a school.
  public struct Pool: Sendable {
    /// Ranges of the index's list of askable words. The list is in order, so that the same random
    /// numbers draw the same words on every machine.
    fileprivate let ranges: [Range<Int>]

    /// The number of words.
    public var count: Int { ranges.reduce(0) { $0 + $1.count } }

    fileprivate func position(_ number: Int) -> Int {
      var number = number
      for range in ranges {
        if number < range.count { return range.lowerBound + number }
        number -= range.count
      }
      return 0
    }
  }

  /// Returns the words of a length and of levels that can be drawn.
  public func pool(length: WordLength, levels: LevelRange) -> Pool {
    Pool(
      ranges: Level.allCases.filter(levels.contains).flatMap { level in
        length.letters.map { index.askableRange(level: level, length: $0) }
      })
  }

  /// The number of words that can be drawn.
  public var drawnCount: Int {
    pool(length: .all, levels: LevelRange(.starter ... .bee)).count
  }

  /// Returns the words of a pool that our own dictionary defines. Each of its definitions has a
  /// sentence.
  func ownWords(of pool: Pool) -> Pool {
    Pool(
      ranges: pool.ranges.flatMap { range in
        range.filter { index.ownCount(index.askableWord(at: $0)) > 0 }.map { $0..<$0 + 1 }
      })
  }

  /// Returns a word of a pool. All words have the same chance.
  ///
  /// - Parameters:
  ///   - pool: the words to choose from.
  ///   - generator: the generator that chooses the word.
  ///   - isUnwanted: tells whether a word must not come now. If all words are unwanted, one of them
  ///     comes nevertheless.
  ///   - isWanted: tells whether a word may come at all.
  /// - Returns: `nil` if the pool has no word that may come.
  public func draw(
    from pool: Pool, using generator: inout some RandomNumberGenerator,
    isUnwanted: (String) -> Bool = { _ in false }, isWanted: (String) -> Bool = { _ in true }
  ) -> Word? {
    let count = pool.count
    guard count > 0 else { return nil }
    for _ in 0..<100 {
      let number = index.askableWord(
        at: pool.position(Int.random(in: 0..<count, using: &generator)))
      let text = index.text(number)
      if isWanted(text), !isUnwanted(text) { return word(numbered: number) }
    }
    let numbers = pool.ranges.joined().map(index.askableWord).shuffled(using: &generator)
      .filter { isWanted(index.text($0)) }
    return (numbers.first { !isUnwanted(index.text($0)) } ?? numbers.first).map(word(numbered:))
  }

  /// Returns a word of a pool by its number there.
  func word(at number: Int, of pool: Pool) -> Word {
    word(numbered: index.askableWord(at: pool.position(number)))
  }
}
