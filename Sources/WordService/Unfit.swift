/// Which words and senses are unfit for a school: those that WordNet marks as obscene, disparaging
/// or a slur, and those of our own list, `unfit.txt`.
struct Unfit: Sendable {
  /// WordNet marks usage by pointers from these to the senses so used.
  private static let domains = ["obscenity", "disparagement", "ethnic_slur"]
  private static let domainMember: Substring = "-u"

  private let words: Set<String>
  private let marks: Set<Mark>

  /// A whole synset, or one word of it.
  private struct Mark: Hashable {
    let offset: Int
    let part: WordNet.Part
    /// From 1; 0 is the synset as a whole.
    let word: Int
  }

  init(_ wordNet: WordNet) {
    var marks: Set<Mark> = []
    for synset in Self.domains.flatMap({ wordNet.synsets(of: $0) }) {
      for pointer in synset.pointers where pointer.symbol == Self.domainMember {
        marks.insert(Mark(offset: pointer.offset, part: pointer.part, word: pointer.target))
      }
    }
    self.marks = marks
    let list = String(decoding: PackageResources.unfit_txt, as: UTF8.self)
    words = Set(
      list.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") && !$0.isEmpty })
  }

  /// Whether a word may not be asked.
  func contains(_ word: String) -> Bool { words.contains(word) }

  /// Whether a sense of a word may not be told.
  func contains(_ word: String, in synset: Synset) -> Bool {
    let numbers = [0] + synset.words.indices.filter { synset.words[$0] == word }.map { $0 + 1 }
    return numbers.contains {
      marks.contains(Mark(offset: synset.offset, part: synset.part, word: $0))
    }
  }

  /// Whether a text has an unfit word in it.
  func isIn(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
  }
}
