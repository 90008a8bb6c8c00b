/// How a typed spelling lies beside the word: the fewest edits that turn the one into the other.
///
/// Optimal string alignment: insertions, deletions, substitutions and swaps of two neighbours each
/// cost one (F. J. Damerau, "A technique for computer detection and correction of spelling errors",
/// CACM 7, 1964; R. A. Wagner and R. Lowrance, JACM 22, 1975).
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
    let (typed, word) = (typed.letters, word.letters)
    let costs = Self.costs(from: typed, to: word)
    var steps: [Step] = []
    var (i, j) = (typed.count, word.count)
    // From the end to the start, so that of two equal letters the first counts as the right one.
    while i > 0 || j > 0 {
      let cost = costs[i][j]
      if i > 0, j > 0, typed[i - 1] == word[j - 1], costs[i - 1][j - 1] == cost {
        steps.append(.same(word[j - 1]))
        (i, j) = (i - 1, j - 1)
      } else if Self.isSwap(typed, i, word, j), costs[i - 2][j - 2] + 1 == cost {
        steps.append(.swapped(typed[i - 2], typed[i - 1]))
        (i, j) = (i - 2, j - 2)
      } else if i > 0, j > 0, costs[i - 1][j - 1] + 1 == cost {
        steps.append(.wrong(typed: typed[i - 1], right: word[j - 1]))
        (i, j) = (i - 1, j - 1)
      } else if j > 0, costs[i][j - 1] + 1 == cost {
        steps.append(.missing(word[j - 1]))
        j -= 1
      } else {
        steps.append(.extra(typed[i - 1]))
        i -= 1
      }
    }
    self.steps = steps.reversed()
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

  /// `costs[i][j]`: edits between the first `i` letters typed and the first `j` of the word.
  private static func costs(from typed: [Character], to word: [Character]) -> [[Int]] {
    var costs = Array(repeating: Array(repeating: 0, count: word.count + 1), count: typed.count + 1)
    for i in 0...typed.count { costs[i][0] = i }
    for j in 0...word.count { costs[0][j] = j }
    for (i, letter) in zip(1..., typed) {
      for (j, wanted) in zip(1..., word) {
        var least = costs[i - 1][j - 1] + (letter == wanted ? 0 : 1)
        least = min(least, costs[i - 1][j] + 1, costs[i][j - 1] + 1)
        if isSwap(typed, i, word, j) { least = min(least, costs[i - 2][j - 2] + 1) }
        costs[i][j] = least
      }
    }
    return costs
  }

  /// Whether the two letters before `i` and `j` are each other's reverse, and differ.
  private static func isSwap(_ typed: [Character], _ i: Int, _ word: [Character], _ j: Int) -> Bool
  {
    i > 1 && j > 1 && typed[i - 1] == word[j - 2] && typed[i - 2] == word[j - 1]
      && typed[i - 1] != typed[i - 2]
  }
}

extension Alignment.Step {
  public var isSame: Bool {
    if case .same = self { true } else { false }
  }
}
