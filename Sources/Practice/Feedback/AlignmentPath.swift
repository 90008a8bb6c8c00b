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
    var codes = LetterCodes()
    let to = word.spelling.letters.map { codes.code($0) }
    let from = characters.map { codes.code($0) }
    typed = characters.map(Letter.base)
    let letterCosts = LetterCosts(typed: typed, word: word)
    let (rows, columns) = (from.count + 1, to.count + 1)
    var costs = [Int32](repeating: 0, count: rows * columns)
    var kinds = [Kind](repeating: .same, count: rows * columns)
    let missing = to.indices.map { Self.edit + letterCosts.missing($0) }
    let extra = from.indices.map { Self.edit + letterCosts.extra($0) }
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
          if from[i - 1] == to[j - 1] {
            offer(before, .same)
          } else {
            offer(before + Self.edit + letterCosts.wrong(i - 1, j - 1), .wrong)
            if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] {
              offer(costs[(i - 2) * columns + j - 2] + Self.edit + LetterCosts.swap, .swapped)
            }
          }
        }
        costs[i * columns + j] = least
        kinds[i * columns + j] = kind
      }
    }
    moves.reserveCapacity(rows + columns)
    var (i, j) = (rows - 1, columns - 1)
    while i > 0 || j > 0 {
      let kind = kinds[i * columns + j]
      i -= kind.lengths.typed
      j -= kind.lengths.word
      moves.append(Move(kind: kind, typed: i, word: j))
    }
    moves.reverse()
  }
}
