/// The cheapest path through a typed spelling and the word, as indices in both.
struct AlignmentPath {
  enum Kind: UInt8 {
    case same, wrong, missing, extra, swapped

    /// The number of letters that the move passes in the try and in the word.
    var lengths: (typed: Int, word: Int) {
      switch self {
      case .same, .wrong: (1, 1)
      case .missing: (0, 1)
      case .extra: (1, 0)
      case .swapped: (2, 2)
      }
    }
  }

  struct Move {
    var kind: Kind
    /// The index in the typed letters; for a missing letter, the index that it would take.
    var typed: Int
    /// The index in the word; for an extra letter, the index after it.
    var word: Int

    /// The index in the typed letters after the move.
    var typedEnd: Int { typed + kind.lengths.typed }
    /// The index in the word after the move.
    var wordEnd: Int { word + kind.lengths.word }
  }

  private(set) var moves: [Move] = []
  /// The typed letters, without accents, in ASCII.
  let typed: [UInt8]

  /// The cost of one edit. It is greater than all ``LetterCosts`` of an alignment together, so that
  /// the fewest edits always win.
  private static let edit: Int32 = 1 << 12

  init(typed characters: [Character], word: WrittenWord) {
    let all = (typed: 0..<characters.count, word: 0..<word.spelling.letters.count)
    self.init(typed: characters, word: word, pieces: [all])
  }

  /// Creates the cheapest path whose edits stay within given pieces.
  ///
  /// - Parameter pieces: the ranges of the try and of the word that stand for each other. They
  ///   follow one another, and cover both.
  init(
    typed characters: [Character], word: WrittenWord,
    pieces: [(typed: Range<Int>, word: Range<Int>)]
  ) {
    var codes = LetterCodes()
    let to = word.spelling.letters.map { codes.code($0) }
    let from = characters.map { codes.code($0) }
    typed = characters.map(Letter.base)
    let letterCosts = LetterCosts(typed: typed, word: word)
    for piece in pieces {
      moves += Self.moves(from, piece.typed, to, piece.word, letterCosts)
    }
  }

  /// Creates the path that lays the letters side by side from the first one, without a search for a
  /// cheaper one.
  init(sideBySide characters: [Character], word: WrittenWord) {
    let right = word.spelling.letters
    typed = characters.map(Letter.base)
    let both = min(characters.count, right.count)
    moves = (0..<both).map { index in
      Move(kind: characters[index] == right[index] ? .same : .wrong, typed: index, word: index)
    }
    moves += (both..<characters.count).map { Move(kind: .extra, typed: $0, word: both) }
    moves += (both..<right.count).map { Move(kind: .missing, typed: both, word: $0) }
  }

  /// Returns the cheapest moves through a range of the try and a range of the word.
  private static func moves(
    _ from: [UInt16], _ tried: Range<Int>, _ to: [UInt16], _ wanted: Range<Int>,
    _ letterCosts: LetterCosts
  ) -> [Move] {
    let (rows, columns) = (tried.count + 1, wanted.count + 1)
    var costs = [Int32](repeating: 0, count: rows * columns)
    var kinds = [Kind](repeating: .same, count: rows * columns)
    let missing = wanted.map { edit + letterCosts.missing($0) }
    let extra = tried.map { edit + letterCosts.extra($0) }
    for i in 0..<rows {
      for j in 0..<columns where i + j > 0 {
        var (least, kind) = (Int32.max, Kind.same)
        func offer(_ cost: Int32, _ offered: Kind) {
          if cost < least { (least, kind) = (cost, offered) }
        }
        // Of several equally cheap offers, the first one wins. The path is read from its end, so a
        // missing or an extra letter is offered before a right one. Of two equal letters, the first
        // is then the right one.
        if j > 0 { offer(costs[i * columns + j - 1] + missing[j - 1], .missing) }
        if i > 0 { offer(costs[(i - 1) * columns + j] + extra[i - 1], .extra) }
        if i > 0, j > 0 {
          let before = costs[(i - 1) * columns + j - 1]
          let (one, other) = (tried.lowerBound + i - 1, wanted.lowerBound + j - 1)
          if from[one] == to[other] {
            offer(before, .same)
          } else {
            offer(before + edit + letterCosts.wrong(one, other), .wrong)
            if i > 1, j > 1, from[one] == to[other - 1], from[one - 1] == to[other] {
              offer(costs[(i - 2) * columns + j - 2] + edit + LetterCosts.swap, .swapped)
            }
          }
        }
        costs[i * columns + j] = least
        kinds[i * columns + j] = kind
      }
    }
    var moves: [Move] = []
    moves.reserveCapacity(rows + columns)
    var (i, j) = (rows - 1, columns - 1)
    while i > 0 || j > 0 {
      let kind = kinds[i * columns + j]
      i -= kind.lengths.typed
      j -= kind.lengths.word
      moves.append(Move(kind: kind, typed: tried.lowerBound + i, word: wanted.lowerBound + j))
    }
    return moves.reversed()
  }

  /// Whether ch was typed for sh.
  func hasChForSh(in word: WrittenWord) -> Bool {
    moves.contains { move in
      move.kind == .wrong && typed[move.typed...].prefix(2).spells("ch")
        && word.letters[move.word...].prefix(2).spells("sh")
    }
  }

  /// The number of edits.
  var edits: Int { moves.count { $0.kind != .same } }
}
