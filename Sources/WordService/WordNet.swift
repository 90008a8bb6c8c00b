internal import FoundationEssentials
internal import Vocabulary

/// Princeton's WordNet 3.0, read from its database files as they are installed. Their formats are
/// described in the manual pages wndb(5), cntlist(5) and senseidx(5).
struct WordNet: Sendable {
  /// The database keeps a pair of files for each of these, under these names.
  enum Part: String, CaseIterable {
    case noun, verb, adj, adv

    var partOfSpeech: PartOfSpeech {
      switch self {
      case .noun: .noun
      case .verb: .verb
      case .adj: .adjective
      case .adv: .adverb
      }
    }

    /// The letter that pointers use; `s` marks an adjective that stands in another's cluster.
    init?(letter: Substring) {
      switch letter {
      case "n": self = .noun
      case "v": self = .verb
      case "a", "s": self = .adj
      case "r": self = .adv
      default: return nil
      }
    }
  }

  private let indexes: [Part: SortedLines]
  private let data: [Part: SortedLines]
  private let counts: SortedLines

  /// - Returns: `nil` when a file is missing.
  init?(folder: String) {
    var (indexes, data) = ([Part: SortedLines](), [Part: SortedLines]())
    for part in Part.allCases {
      indexes[part] = SortedLines(path: folder + "/index.\(part.rawValue)")
      data[part] = SortedLines(path: folder + "/data.\(part.rawValue)")
    }
    guard indexes.count == Part.allCases.count, data.count == Part.allCases.count,
      let counts = SortedLines(path: folder + "/cntlist.rev")
    else { return nil }
    (self.indexes, self.data, self.counts) = (indexes, data, counts)
  }

  /// The synsets of a word by part of speech: the part that is used most first, and within it the
  /// sense that is used most.
  func synsets(of lemma: String) -> [Synset] {
    let uses = uses(of: lemma)
    let parts = Part.allCases.enumerated().sorted { one, other in
      let (first, second) = (uses[one.element, default: 0], uses[other.element, default: 0])
      return first == second ? one.offset < other.offset : first > second
    }
    return parts.flatMap { synsets(of: lemma, as: $0.element) }
  }

  func synset(at offset: Int, of part: Part) -> Synset? {
    data[part]?.line(at: offset).flatMap { Synset(line: $0, part: part) }
  }

  /// Words that are derived from a word, or it from them, however often: its derivational family.
  func family(of lemma: String) -> Set<String> {
    var family: Set<String> = [lemma]
    var waiting = [lemma]
    while let word = waiting.popLast(), family.count < Self.mostRelatives {
      for synset in Part.allCases.flatMap({ synsets(of: word, as: $0) }) {
        for pointer in synset.pointers where pointer.isDerivation(from: word, in: synset) {
          guard let target = self.synset(at: pointer.offset, of: pointer.part),
            target.words.indices.contains(pointer.target - 1)
          else { continue }
          let relative = target.words[pointer.target - 1]
          if family.insert(relative).inserted { waiting.append(relative) }
        }
      }
    }
    return family.subtracting([lemma])
  }

  /// A bound on a walk that ends by itself long before.
  private static let mostRelatives = 200

  /// The synsets of one part, the sense that is used most first. Names are left out: `china` is
  /// porcelain only.
  private func synsets(of lemma: String, as part: Part) -> [Synset] {
    guard let line = indexes[part]?.lines(beginningWith: lemma + " ").first else { return [] }
    // lemma pos synset_cnt p_cnt [symbol...] sense_cnt tagsense_cnt offset [offset...]
    let fields = line.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard fields.count > 3, let count = Int(fields[2]) else { return [] }
    return fields.suffix(count).compactMap { Int($0).flatMap { synset(at: $0, of: part) } }
      .filter { $0.words.contains(lemma) }
  }

  /// How often a word was met as each part of speech in the texts that WordNet's makers tagged.
  private func uses(of lemma: String) -> [Part: Int] {
    // lemma%ss_type:lex_filenum:lex_id:head_word:head_id sense_number tag_cnt
    counts.lines(beginningWith: lemma + "%").reduce(into: [:]) { uses, line in
      let fields = line.utf8.split(separator: UInt8(ascii: " "))
      guard fields.count == 3, let count = Int(Substring(fields[2])),
        let type = fields[0].dropFirst(lemma.utf8.count + 1).first
      else { return }
      let part: Part? =
        switch type {
        case UInt8(ascii: "1"): .noun
        case UInt8(ascii: "2"): .verb
        case UInt8(ascii: "3"), UInt8(ascii: "5"): .adj
        case UInt8(ascii: "4"): .adv
        default: nil
        }
      if let part { uses[part, default: 0] += count }
    }
  }
}
