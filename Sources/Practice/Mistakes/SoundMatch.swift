/// A try that is cut into pieces, each of which stands for one grapheme of the word.
///
/// The fewest edits often cut graphemes in two: they take the `r` of *farver* for a wrong `t` of
/// *father*. Here `ar` stands for `a`, and `v` for `th`. So a grapheme is judged whole, by what the
/// learner heard.
struct SoundMatch {
  /// Letters of the try that stand for a grapheme of the word.
  struct Piece {
    /// The number of the grapheme; `nil` for letters that stand for none, and for a run of right
    /// letters.
    let grapheme: Int?
    /// The letters of the word.
    let letters: Range<Int>
    /// The letters of the try.
    let typed: Range<Int>
    let link: SoundLink
  }

  /// The pieces from the first letter to the last.
  let pieces: [Piece]

  /// The largest number of letters that are compared by sound.
  private static let longest = 40
  /// The largest number of letters that stand for one grapheme: the `ourgh` of *courght*.
  private static let longestPiece = 5
  /// The number of edits more than the fewest that a match may have if it explains all of them by
  /// what the learner heard.
  private static let mostExtraEdits = 2

  /// Returns the better of two alignments, with its pieces: the one with the fewest edits, or the
  /// one by sounds where that tells more.
  ///
  /// - Parameters:
  ///   - plain: the alignment with the fewest edits.
  ///   - typed: the letters of the try.
  static func alignment(
    of typed: [Character], with word: WrittenWord, fewest plain: AlignmentPath
  ) -> (path: AlignmentPath, pieces: [Piece]) {
    let isPlain = typed.allSatisfy(\.isASCII) && word.spelling.letters.allSatisfy(\.isASCII)
    guard isPlain, plain.edits > 0, !hasEndingAfter(word, plain.typed),
      let match = SoundMatch(of: plain.typed, with: word),
      match.pieces.contains(where: \.link.isTelling)
    else { return (plain, []) }
    let path = AlignmentPath(
      typed: typed, word: word, pieces: match.pieces.map { ($0.typed, $0.letters) })
    let isHeard = match.pieces.contains(where: \.link.isHeard)
    let isExplained = match.pieces.allSatisfy(\.link.isExplained)
    // A swap of two neighbours is a slip of the hand, unless the sounds explain everything.
    let isSwapped = plain.moves.contains { $0.kind == .swapped }
    if isSwapped, plain.edits == 1, !cutsGrapheme(plain, word) { return (plain, []) }
    let isWhole = isExplained && !match.pieces.contains { $0.link == .left }
    let isOneMore =
      isSwapped && plain.edits > 1 || plain.edits > 3 || hasCrossed(plain, word)
      || hasMissed(plain, word)
    let extra = !isWhole ? 0 : isHeard ? mostExtraEdits : isOneMore ? 1 : 0
    guard path.edits <= plain.edits + extra, !isSwapped || isExplained else { return (plain, []) }
    return (path, match.pieces)
  }

  /// Whether an ending with a vowel follows the whole word: `resultat` for *result*.
  private static func hasEndingAfter(_ word: WrittenWord, _ typed: [UInt8]) -> Bool {
    typed.starts(with: word.letters)
      && typed.dropFirst(word.letters.count).contains(where: Letter.isVowel)
  }

  /// Whether a swap moves one of several letters that spell one sound: *sede* is another spelling
  /// of *seed*, and no slip. *dose* is none of *does*.
  private static func cutsGrapheme(_ path: AlignmentPath, _ word: WrittenWord) -> Bool {
    path.moves.contains { move in
      move.kind == .swapped && !isOtherVowel(move, path, word)
        && (move.word..<move.wordEnd).contains { letter in
          guard let grapheme = word.grapheme(at: letter) else { return false }
          return grapheme.letters.lowerBound < move.word
            || grapheme.letters.upperBound > move.wordEnd
        }
    }
  }

  /// Whether a swap moves the `e` of a vowel to the end, where it would give the vowel another
  /// sound.
  private static func isOtherVowel(
    _ move: AlignmentPath.Move, _ path: AlignmentPath, _ word: WrittenWord
  ) -> Bool {
    guard move.typedEnd == path.typed.count, path.typed.last == UInt8(ascii: "e"), move.typed > 0,
      let grapheme = word.grapheme(at: move.word), grapheme.isVowel
    else { return false }
    return !grapheme.sounds.overlaps(Letter.name(path.typed[move.typed - 1]))
  }

  /// Whether an alignment takes a vowel for a wrong consonant, or a consonant for a wrong vowel. No
  /// learner hears one for the other: the `u` of *pudul* is not the second `d` of *puddle*. The
  /// last e is no vowel: a doubled letter stands for it in *kniff*.
  private static func hasCrossed(_ path: AlignmentPath, _ word: WrittenWord) -> Bool {
    path.moves.contains { move in
      guard move.kind == .wrong else { return false }
      let (tried, right) = (path.typed[move.typed], word.letters[move.word])
      let isLastE = move.wordEnd == word.letters.count && right == UInt8(ascii: "e")
      return !isLastE && Letter.isVowel(tried) != Letter.isVowel(right)
    }
  }

  /// Whether an alignment takes one consonant for a missing one and another for an extra one. The
  /// learner who wrote `theez` for *these* spelled one consonant as another.
  private static func hasMissed(_ path: AlignmentPath, _ word: WrittenWord) -> Bool {
    let isMissing = path.moves.contains {
      $0.kind == .missing && Letter.isConsonant(word.letters[$0.word])
    }
    return isMissing
      && path.moves.contains {
        $0.kind == .extra && Letter.isConsonant(path.typed[$0.typed])
      }
  }

  /// One step of the cheapest path through the graphemes and the typed letters.
  private struct Step {
    var link = SoundLink.same
    /// The number of typed letters.
    var letters = 0
    var takesGrapheme = true
  }

  /// - Parameters:
  ///   - typed: the letters of the try.
  ///   - word: the word.
  private init?(of typed: [UInt8], with word: WrittenWord) {
    guard word.hasRules, !word.graphemes.isEmpty, !typed.isEmpty, typed.count <= Self.longest,
      word.letters.count <= Self.longest,
      (typed + word.letters).allSatisfy({ (97...122).contains($0) })
    else { return nil }
    let links = SoundLinks(typed: typed, word: word)
    let (numbers, tried) = Self.window(of: typed, with: word)
    let (rows, columns) = (numbers.count + 1, tried.count + 1)
    var costs = [Int32](repeating: .max, count: rows * columns)
    var steps = [Step](repeating: Step(), count: rows * columns)
    costs[0] = 0
    for row in 0..<rows {
      for column in 0..<columns where costs[row * columns + column] < .max {
        let cost = costs[row * columns + column]
        func reach(_ step: Step, _ price: Int32) {
          let index = (row + (step.takesGrapheme ? 1 : 0)) * columns + column + step.letters
          if cost + price < costs[index] { (costs[index], steps[index]) = (cost + price, step) }
        }
        let (number, start) = (numbers.lowerBound + row, tried.lowerBound + column)
        if row < numbers.count {
          for length in 0...min(Self.longestPiece, tried.count - column) {
            let (link, price) = links.link(number, start..<start + length)
            reach(Step(link: link, letters: length), price)
          }
        }
        if column < tried.count {
          let (link, price) = links.added(start, before: number)
          reach(Step(link: link, letters: 1, takesGrapheme: false), price)
        }
      }
    }
    pieces = Self.pieces(word, numbers, tried, of: typed.count) { steps[$0 * columns + $1] }
  }

  /// Reads the pieces from the end of the path, and adds the right letters around them.
  private static func pieces(
    _ word: WrittenWord, _ numbers: Range<Int>, _ tried: Range<Int>, of count: Int,
    step: (_ row: Int, _ column: Int) -> Step
  ) -> [Piece] {
    let start = word.graphemes[numbers.lowerBound].letters.lowerBound
    let end = word.graphemes[numbers.upperBound - 1].letters.upperBound
    var (row, column, index) = (numbers.count, tried.count, end)
    var pieces: [Piece] = []
    func add(_ grapheme: Int?, _ letters: Range<Int>, _ typed: Range<Int>, _ link: SoundLink) {
      if !letters.isEmpty || !typed.isEmpty {
        pieces.append(Piece(grapheme: grapheme, letters: letters, typed: typed, link: link))
      }
    }
    add(nil, end..<word.letters.count, tried.upperBound..<count, .same)
    while row > 0 || column > 0 {
      let step = step(row, column)
      let typed = tried.lowerBound + column - step.letters..<tried.lowerBound + column
      column -= step.letters
      if step.takesGrapheme {
        row -= 1
        let letters = word.graphemes[numbers.lowerBound + row].letters
        index = letters.lowerBound
        add(numbers.lowerBound + row, letters, typed, step.link)
      } else {
        add(nil, index..<index, typed, step.link)
      }
    }
    add(nil, 0..<start, 0..<tried.lowerBound, .same)
    return pieces.reversed()
  }

  /// Returns the graphemes and the typed letters that are left when the equal ones at the beginning
  /// and at the end are taken away, and one grapheme more on each side.
  private static func window(
    of typed: [UInt8], with word: WrittenWord
  ) -> (graphemes: Range<Int>, typed: Range<Int>) {
    let (right, all) = (word.letters, word.graphemes)
    let start = zip(typed, right).prefix { $0 == $1 }.count
    let first = max(0, all.prefix { $0.letters.upperBound <= start }.count - 1)
    let offset = all[first].letters.lowerBound
    let equal = zip(typed.reversed(), right.reversed()).prefix { $0 == $1 }.count
    let end = min(equal, typed.count - offset, right.count - offset)
    let same = all.reversed().prefix { right.count - $0.letters.lowerBound <= end }.count
    let last = min(all.count, all.count - same + 1)
    let rest = last < all.count ? right.count - all[last].letters.lowerBound : 0
    guard last > first, typed.count - rest >= offset else {
      return (0..<all.count, 0..<typed.count)
    }
    return (first..<last, offset..<typed.count - rest)
  }
}
