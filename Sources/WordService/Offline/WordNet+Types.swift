internal import Vocabulary

extension WordNet {
  /// A part of speech. The database has files of their own for each, under these names.
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

    /// Creates a part of speech from the letter in a pointer. `s` is an adjective in the cluster of
    /// another.
    init?(letter: UInt8?) {
      switch letter {
      case UInt8(ascii: "n"): self = .noun
      case UInt8(ascii: "v"): self = .verb
      case UInt8(ascii: "a"), UInt8(ascii: "s"): self = .adj
      case UInt8(ascii: "r"): self = .adv
      default: return nil
      }
    }

    /// Creates a part of speech from the number in a sense key. 5 is an adjective in the cluster of
    /// another.
    init?(number: UInt8?) {
      switch number {
      case UInt8(ascii: "1"): self = .noun
      case UInt8(ascii: "2"): self = .verb
      case UInt8(ascii: "3"), UInt8(ascii: "5"): self = .adj
      case UInt8(ascii: "4"): self = .adv
      default: return nil
      }
    }
  }

  /// A set of synonyms with their meaning.
  struct Synset {
    let part: Part
    /// The synonyms, as numbers in ``names``. Names of persons and places are among them.
    let words: [Int]
    /// The definition, followed by examples in quotes.
    let gloss: String
  }

  /// A meaning of one word.
  struct Sense {
    let synset: Int
    /// The place of the sense among those of its part of speech, the most used first, as counted in
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
