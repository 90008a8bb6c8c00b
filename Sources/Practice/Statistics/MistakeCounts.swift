internal import Scheduling

/// How often each kind of mistake was made, and with which words.
struct MistakeCounts: Sendable {
  fileprivate struct KindOfWord {
    let kind: Mistake.Kind
    var tries: Int
  }

  /// A word has few kinds, so they are sought one by one.
  private var words: [String: [KindOfWord]] = [:]
  /// Wrong tries whose mistakes somebody looked for.
  private(set) var named = 0

  /// Enters a wrong try. A kind that it has twice counts once.
  mutating func record(_ wrong: WrongTry) {
    guard let mistakes = wrong.mistakes else { return }
    named += 1
    words[wrong.word, default: []].count(mistakes)
  }

  /// The commonest first.
  ///
  /// - Parameter bound: the most words that are named of a kind.
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
      if let place = firstIndex(where: { $0.kind == kind }) {
        self[place].tries += 1
      } else {
        append(Element(kind: kind, tries: 1))
      }
    }
  }
}
