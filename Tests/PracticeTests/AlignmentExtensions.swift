import Vocabulary

@testable import Practice

extension Alignment {
  init(typed: Spelling, word: Spelling) {
    let path = AlignmentPath(typed: typed.letters, word: WrittenWord(word))
    self.init(path, typed: typed.letters, word: word.letters)
  }

  /// The number of edits.
  var distance: Int { steps.count { !$0.isSame } }

  /// The try, as the steps spell it.
  var typed: String {
    steps.reduce(into: "") { typed, step in
      switch step {
      case .same(let letter), .wrong(let letter, _), .extra(let letter): typed.append(letter)
      case .swapped(let first, let second): typed.append(contentsOf: [first, second])
      case .missing: break
      }
    }
  }

  /// The word, as the steps spell it.
  var corrected: String {
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
  var isSame: Bool {
    if case .same = self { true } else { false }
  }
}
