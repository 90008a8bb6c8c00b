/// How a typed spelling lies beside the word: the fewest edits that turn the one into the other, and
/// of those the ones that a teacher would draw.
///
/// Optimal string alignment: insertions, deletions, substitutions and swaps of two neighbours each
/// cost one (F. J. Damerau, "A technique for computer detection and correction of spelling errors",
/// CACM 7, 1964; R. A. Wagner and R. Lowrance, JACM 22, 1975). Among alignments with equally few,
/// ``LetterCosts`` prefers those that respect how letters spell sounds.
public struct Alignment: Hashable, Sendable {
  /// One step along both spellings.
  public enum Step: Hashable, Sendable {
    case same(Character)
    /// A letter stands where the word has another.
    case wrong(typed: Character, right: Character)
    /// The word has a letter here that was not typed.
    case missing(Character)
    /// A letter was typed that the word does not have here.
    case extra(Character)
    /// Two neighbours were typed in each other's place; the letters are as typed.
    case swapped(Character, Character)
  }

  public let steps: [Step]

  public init(typed: Spelling, word: Spelling) {
    self.init(typed: typed, of: WrittenWord(word))
  }

  public init(typed: Spelling, of word: WrittenWord) {
    let path = AlignmentPath(typed: typed.letters, word: word)
    self.init(path, typed: typed.letters, word: word.spelling.letters)
  }

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

  /// How many edits there are.
  public var distance: Int { steps.count { !$0.isSame } }

  /// The word, as the steps spell it from what was typed.
  public var corrected: String {
    steps.reduce(into: "") { word, step in
      switch step {
      case .same(let letter), .wrong(_, let letter), .missing(let letter): word.append(letter)
      case .swapped(let first, let second): word.append(contentsOf: [second, first])
      case .extra: break
      }
    }
  }
}

extension Alignment.Step {
  public var isSame: Bool {
    if case .same = self { true } else { false }
  }
}
