/// The parser that divides a word into graphemes, each with its sound.
///
/// It seeks the cheapest path through the letters and the sounds. A common spelling costs less than
/// a rare one. Each spelling in ``GraphemeTable`` costs less than a silent letter, or than a sound
/// without a letter.
struct GraphemeParser {
  /// One step of the path: some letters with some sounds.
  private struct Move {
    var letters: Int8 = 0
    var sounds: Int8 = 0
    var rank: Int16 = -1
  }

  private enum Cost {
    static let out = Int32.max / 2
    static let silentE: Int32 = 6
    static let silent: Int32 = 12
    static let unwritten: Int32 = 12
    static let mismatch: Int32 = 14
    static let mismatchOfClass: Int32 = 24
  }

  let letters: [UInt8]
  let segments: [Pronunciation.Segment]
  private var width: Int { segments.count + 1 }

  init(_ letters: [UInt8], _ pronunciation: Pronunciation) {
    self.letters = letters
    segments = pronunciation.segments
  }

  /// Returns the graphemes from the first letter to the last.
  func graphemes() -> [Grapheme] {
    var costs = [Int32](repeating: Cost.out, count: (letters.count + 1) * width)
    var moves = [Move](repeating: Move(), count: costs.count)
    costs[0] = 0
    var choices: [Range<Int>] = []
    let (ranges, table) = (GraphemeTable.ranges, GraphemeTable.readings)
    for i in 0...letters.count {
      let longest = min(4, letters.count - i)
      choices.removeAll(keepingCapacity: true)
      var key: UInt32 = 0
      for index in i..<i + longest {
        key = key << 8 | UInt32(letters[index])
        choices.append(ranges[key] ?? 0..<0)
      }
      for k in 0...segments.count where costs[i * width + k] < Cost.out {
        let cost = costs[i * width + k]
        func reach(_ move: Move, _ price: Int32) {
          let index = (i + Int(move.letters)) * width + k + Int(move.sounds)
          if cost + price < costs[index] {
            costs[index] = cost + price
            moves[index] = move
          }
        }
        if k < segments.count { reach(Move(sounds: 1), Cost.unwritten) }
        guard i < letters.count else { continue }
        reach(Move(letters: 1), silent(i))
        if k < segments.count { reach(Move(letters: 1, sounds: 1), mismatch(i, k)) }
        for (length, readings) in zip(1..., choices) {
          for reading in table[readings] {
            let matched = matches(reading.sound, k)
            guard matched > 0, !isApart(reading.sound, i, length, k + matched) else { continue }
            reach(
              Move(letters: Int8(length), sounds: Int8(matched), rank: Int16(reading.rank)),
              Int32(2 + min(reading.rank, 8)))
          }
        }
      }
    }
    return path(moves).joined(in: letters)
  }

  /// Returns how many segments from `k` on a sound takes; 0 if it does not fit.
  private func matches(_ sound: Sound, _ k: Int) -> Int {
    if let (first, second) = sound.parts {
      guard k + 1 < segments.count else { return 0 }
      return fits(first, k) && fits(second, k + 1) ? 2 : 0
    }
    return k < segments.count && fits(sound, k) ? 1 : 0
  }

  private func fits(_ sound: Sound, _ k: Int) -> Bool {
    segments[k].sounds.overlaps(Sounds(sound))
  }

  /// Whether a vowel letter and an l are two sounds, although they could be one syllable: before a
  /// vowel, the l begins the next syllable, as in *believe*.
  ///
  /// - Parameter next: the segment after the two.
  private func isApart(_ sound: Sound, _ i: Int, _ length: Int, _ next: Int) -> Bool {
    sound == .əl && length == 2 && letters[i + 1] == UInt8(ascii: "l") && next < segments.count
      && segments[next].sounds.overlaps(.vowels)
  }

  private func silent(_ i: Int) -> Int32 {
    guard Letter.isVowel(letters[i]) || Letter.isConsonant(letters[i]) else { return 0 }
    // The e of *rheumatism* belongs to the u.
    let isBeforeU = i + 1 < letters.count && letters[i + 1] == UInt8(ascii: "u")
    return letters[i] == UInt8(ascii: "e") && i > 1 && !isBeforeU ? Cost.silentE : Cost.silent
  }

  private func mismatch(_ i: Int, _ k: Int) -> Int32 {
    Letter.isVowel(letters[i]) == segments[k].sounds.overlaps(.vowels)
      ? Cost.mismatch : Cost.mismatchOfClass
  }

  private func path(_ moves: [Move]) -> [Grapheme] {
    var graphemes: [Grapheme] = []
    var (i, k) = (letters.count, segments.count)
    while i > 0 || k > 0 {
      let move = moves[i * width + k]
      let (length, taken) = (Int(move.letters), Int(move.sounds))
      guard length + taken > 0 else { break }
      i -= length
      k -= taken
      guard length > 0 else { continue }
      graphemes.append(grapheme(i..<i + length, segments[k..<k + taken], Int(move.rank)))
    }
    return graphemes.reversed()
  }

  /// Returns the sound that some speakers say in place of another one: sh in *ancient*, and j in
  /// *garage* (J. C. Wells, Longman Pronunciation Dictionary). Returns none if all say the same.
  private func variant(of sounds: Sounds, _ range: Range<Int>) -> Sounds {
    let spelled = letters[range]
    if sounds == Sounds(.tʃ), spelled.spells("ci") || spelled.spells("ti"),
      range.lowerBound > 0, letters[range.lowerBound - 1] == UInt8(ascii: "n")
    {
      return Sounds(.ʃ)
    }
    let isLast = range.upperBound == letters.count
    return sounds == Sounds(.ʒ) && isLast && spelled.spells("ge") ? Sounds(.dʒ) : []
  }

  private func grapheme(
    _ range: Range<Int>, _ said: ArraySlice<Pronunciation.Segment>, _ rank: Int
  ) -> Grapheme {
    var grapheme = Grapheme(letters: range, sounds: [])
    // The sound decides: the engine says some consonant letters as vowels.
    grapheme.isVowel =
      said.last.map { $0.sounds.overlaps(.vowels) } ?? Letter.isVowel(letters[range.lowerBound])
    grapheme.sounds = said.reduce(into: []) { $0.formUnion($1.sounds) }
    if said.count == 2,
      let group = Sound.allCases.first(where: { matches($0, said.startIndex) == 2 })
    {
      grapheme.sounds = Sounds(group)
      grapheme.isVowel = group.isVowel
    }
    grapheme.sounds.formUnion(variant(of: grapheme.sounds, range))
    grapheme.isStressed = said.contains(where: \.isStressed)
    // Many speakers begin *exam* with a short i.
    let isOfEx =
      range == 0..<1 && letters.starts(with: "ex".utf8) && !grapheme.isStressed && !said.isEmpty
    grapheme.isReduced = said.contains(where: \.isReduced) || isOfEx
    grapheme.rank = rank < 0 ? nil : rank
    return grapheme
  }
}
