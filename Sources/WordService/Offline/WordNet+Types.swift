internal import Vocabulary

extension WordNet {
  /// A part of speech. The database has separate files for each, under these names.
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

    /// Creates a part of speech from its letter in a pointer or its number in a sense key. `s` and
    /// `5` are adjectives in the cluster of another.
    init?(sign: UInt8?) {
      switch sign.map(Unicode.Scalar.init) {
      case "n", "1": self = .noun
      case "v", "2": self = .verb
      case "a", "s", "3", "5": self = .adj
      case "r", "4": self = .adv
      default: return nil
      }
    }
  }

  /// A set of synonyms with their meaning.
  struct Synset {
    let part: Part
    /// The number of its lexicographer file, which has meanings of one field, such as food.
    let file: UInt8
    /// The synonyms, as numbers in ``names``. Names of persons and places are among them.
    let words: [Int]
    /// The range of its gloss in the text of all glosses.
    let gloss: Range<Int>
  }

  /// A meaning of one word.
  struct Sense {
    let synset: Int
    /// The rank of the sense among those of its part of speech, the most used first, as counted in
    /// the texts that WordNet's makers tagged; `nil` for a sense that does not occur there.
    let rank: Int?
  }

  /// A lemma as one part of speech.
  struct Lemma: Hashable {
    let text: String
    let part: Part
  }

  /// A mark on a whole synset, or on one word of it.
  struct Mark: Hashable {
    let synset: Int
    /// The number of the word, from 1; 0 for the synset as a whole.
    let word: Int
  }
}
