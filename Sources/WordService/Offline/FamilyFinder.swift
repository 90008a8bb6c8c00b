/// The derivational families of words and of their inflected forms.
struct FamilyFinder: Sendable {
  private let numbers: TextTable
  private let capitalised: [String: [Int]]
  private let families: [Int]
  private let morphology: Morphology
  /// The members of each family with more than one, in lower case.
  private let members: [Int: [String]]

  init(_ wordNet: WordNet, _ morphology: Morphology) {
    (numbers, capitalised, families) = (wordNet.numbers, wordNet.capitalised, wordNet.families)
    self.morphology = morphology
    var members: [Int: [String]] = [:]
    for (number, family) in families.enumerated() where number != family {
      members[family, default: [wordNet.names[family].lowercased()]]
        .append(wordNet.names[number].lowercased())
    }
    self.members = members
  }

  /// Returns the families of the lemmas that a text in lower case may be a form of.
  func families(of text: String) -> FamilySet {
    var found: [Int] = []
    for lemma in [text] + morphology.analyses(of: text).map(\.lemma) {
      if let number = numbers[lemma] {
        add(families[number], to: &found)
      } else if let numbers = capitalised[lemma] {
        for number in numbers { add(families[number], to: &found) }
      }
    }
    return FamilySet(found)
  }

  private func add(_ family: Int, to found: inout [Int]) {
    if !found.contains(family) { found.append(family) }
  }

  /// Returns the members of families with more than one, in lower case.
  func members(of families: FamilySet) -> [String] {
    families.families.flatMap { members[$0] ?? [] }
  }
}
