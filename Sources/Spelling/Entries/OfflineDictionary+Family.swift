internal import Vocabulary
internal import WordService

extension OfflineDictionary {
  /// The most words of a family that are told. A longer list says nothing to a learner.
  private static var mostRelatives: Int { 8 }

  /// Returns the words of a word's family that school lists have, the commonest first: `rhythmic`
  /// for `rhythm`. Its forms are not among them.
  func family(of word: Word) -> [String] {
    let forms = Set(
      paradigms(of: word).flatMap(\.forms).map(\.text) + word.forms.map(\.lemma) + [word.text])
    let relatives = word.relatives.compactMap { text -> (rank: Int, text: String)? in
      guard !forms.contains(text), let level = levelToAsk(text),
        let rank = Level.allCases.firstIndex(of: level), let known = known(text),
        known.forms.isEmpty
      else { return nil }
      return (rank, text)
    }
    return relatives.sorted { $0 < $1 }.prefix(Self.mostRelatives).map(\.text)
  }
}
