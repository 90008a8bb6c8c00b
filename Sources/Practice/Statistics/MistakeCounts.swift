internal import Scheduling

/// How often a learner made each kind of mistake, and in which words.
struct MistakeCounts: Sendable {
  /// A kind of mistake, and the number of wrong tries at one word that have it.
  fileprivate struct KindOfWord {
    let kind: Mistake.Kind
    var tries: Int
  }

  /// The kinds of mistakes for each word. A word has few kinds, so a linear search is fast.
  private var words: [String: [KindOfWord]] = [:]
  /// The number of wrong tries whose mistakes the journal names.
  private(set) var named = 0

  /// Records a wrong try. A kind that occurs twice in the try counts once.
  mutating func record(_ wrong: WrongTry) {
    guard let mistakes = wrong.mistakes else { return }
    named += 1
    words[wrong.word, default: []].count(mistakes)
  }

  /// Returns the kinds of mistakes, the commonest first.
  ///
  /// - Parameter bound: the largest number of words for each kind.
  func kinds(words bound: Int) -> [Statistics.KindOfMistake] {
    var found: [Mistake.Kind: [Statistics.CountedWord]] = [:]
    for (word, kinds) in words {
      for kind in kinds {
        found[kind.kind, default: []].append(
          Statistics.CountedWord(word: word, tries: kind.tries))
      }
    }
    return found.map { kind, words in
      let words = words.sorted { ($1.tries, $0.word) < ($0.tries, $1.word) }
      let tries = words.reduce(0) { $0 + $1.tries }
      return Statistics.KindOfMistake(
        kind: kind, tries: Share(tries, of: named), wordCount: words.count,
        words: Array(words.prefix(bound)))
    }.sorted { ($1.tries.part, $0.kind.rawValue) < ($0.tries.part, $1.kind.rawValue) }
  }
}

extension [MistakeCounts.KindOfWord] {
  fileprivate mutating func count(_ kinds: [Mistake.Kind]) {
    for (index, kind) in kinds.enumerated() where !kinds[..<index].contains(kind) {
      if let known = firstIndex(where: { $0.kind == kind }) {
        self[known].tries += 1
      } else {
        append(Element(kind: kind, tries: 1))
      }
    }
  }
}
