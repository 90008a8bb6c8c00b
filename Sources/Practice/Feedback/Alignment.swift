/// A typed spelling laid beside the word: the edits that turn the spelling into the word.
///
/// The method is optimal string alignment: an insertion, a deletion, a substitution and a swap of
/// two neighbours each cost one (F. J. Damerau, "A technique for computer detection and correction
/// of spelling errors", CACM 7, 1964; R. A. Wagner and R. Lowrance, JACM 22, 1975). Several
/// alignments can have equally few edits; `LetterCosts` then prefers the one that respects how
/// letters spell sounds. Where the sounds explain the try better, `SoundMatch` prefers one with an
/// edit or two more: in *farver*, `ar` stands for the `a` of *father*, and `v` for `th`.
public struct Alignment: Hashable, Sendable {
  /// One step along both spellings.
  public enum Step: Hashable, Sendable {
    /// A letter that is right.
    case same(Character)
    /// A letter in place of another one.
    case wrong(typed: Character, right: Character)
    /// A letter of the word that was not typed.
    case missing(Character)
    /// A typed letter that the word does not have here.
    case extra(Character)
    /// Two neighbours in the wrong order; the letters are as typed.
    case swapped(Character, Character)

    /// The letters of the try.
    var typed: [Character] {
      switch self {
      case .same(let letter), .wrong(let letter, _), .extra(let letter): [letter]
      case .missing: []
      case .swapped(let first, let second): [first, second]
      }
    }

    /// The letters of the word.
    var right: [Character] {
      switch self {
      case .same(let letter), .wrong(_, let letter), .missing(let letter): [letter]
      case .extra: []
      case .swapped(let first, let second): [second, first]
      }
    }
  }

  /// The steps from the first letter to the last.
  public let steps: [Step]

  init(_ path: AlignmentPath, typed: [Character], word: [Character]) {
    steps = path.moves.map { move in
      switch move.kind {
      case .same: .same(word[move.word])
      case .wrong: .wrong(typed: typed[move.typed], right: word[move.word])
      case .missing: .missing(word[move.word])
      case .extra: .extra(typed[move.typed])
      case .swapped: .swapped(typed[move.typed], typed[move.typed + 1])
      }
    }
  }
}
