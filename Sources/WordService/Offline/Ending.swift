/// An ending that makes a word of a stem, such as `ness`.
struct Ending: Sendable {
  /// How much beside the ending tells that a word has it.
  enum Proof {
    /// WordNet's derivation is enough: with the right parts of speech, it is never about another
    /// meaning.
    case derivation
    /// The derivation must be that of a common meaning, or a definition must have the stem.
    /// `butter` is derived from `butt`, but the food is not.
    case meaning
    /// As ``meaning``, but the definition must be one of a common meaning.
    case commonMeaning
  }

  /// The evidence that is enough where WordNet has no derivation, which it lacks for many words.
  enum Evidence {
    /// Nothing is enough.
    case none
    /// A definition with the stem.
    case definition
    /// The parts of speech alone: an adverb in `ly` that begins like an adjective is made of it.
    /// The 500 words of this kind were read. Those that are not made so stand in `parts.txt`.
    case partsOfSpeech
  }

  let text: String
  /// The text in ASCII.
  let letters: [UInt8]
  /// The parts of speech of the stem.
  let stems: [WordNet.Part]
  /// The parts of speech of the word.
  let words: [WordNet.Part]
  let proof: Proof
  let evidence: Evidence

  init(
    _ text: String, of stems: [WordNet.Part], as words: [WordNet.Part], proof: Proof,
    or evidence: Evidence = .none
  ) {
    (self.text, letters) = (text, Array(text.utf8))
    (self.stems, self.words, self.proof, self.evidence) = (stems, words, proof, evidence)
  }

  /// Returns the endings that a word of small letters may have, the longest first.
  ///
  /// - Parameter letters: the word in ASCII. Letters are compared, because every word of the index
  ///   comes here.
  static func endings(of letters: [UInt8]) -> [Ending] {
    guard let last = letters.last, last.isSmallLetter else { return [] }
    return all[Int(last - UInt8(ascii: "a"))].filter { ending in
      // A stem has two letters or more.
      letters.count > ending.letters.count + 1
        && letters.suffix(ending.letters.count).elementsEqual(ending.letters)
        // `government` is not `governm` and `ent`, and `ally` follows `ic` only.
        && !(ending.text == "ent" && letters[letters.count - 4] == UInt8(ascii: "m"))
        && !(ending.text == "ally" && !letters.dropLast(4).suffix(2).elementsEqual("ic".utf8))
    }
  }

  /// Returns whether a text is an ending.
  static func isEnding(_ text: String) -> Bool { texts.contains(text) }

  private static let texts = Set(list.map(\.text))

  /// The endings by their last letters, from `a` to `z`; the longest first.
  private static let all = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { last in
    list.filter { $0.letters.last == last }.sorted { $0.letters.count > $1.letters.count }
  }

  private static func rows(
    _ texts: String, of stems: [WordNet.Part], as words: [WordNet.Part], _ proof: Proof,
    or evidence: Evidence = .none
  ) -> [Ending] {
    texts.split(separator: " ").map {
      Ending(String($0), of: stems, as: words, proof: proof, or: evidence)
    }
  }

  /// Each ending with the words that it makes (Quirk, Greenbaum, Leech and Svartvik, 1985,
  /// appendix I). A part of speech stands in one row of an ending.
  private static let list: [Ending] = [
    rows("ness", of: [.adj], as: [.noun], .derivation, or: .partsOfSpeech),
    rows("ment", of: [.verb], as: [.noun], .derivation, or: .definition),
    rows("able", of: [.verb], as: [.adj], .derivation, or: .partsOfSpeech),
    rows("ible", of: [.verb], as: [.adj], .derivation),
    rows("less", of: [.noun, .verb], as: [.adj], .meaning, or: .partsOfSpeech),
    rows("ful", of: [.noun, .verb], as: [.adj], .meaning, or: .partsOfSpeech),
    rows("ful", of: [.noun], as: [.noun], .meaning, or: .partsOfSpeech),
    rows("ship", of: [.noun, .adj], as: [.noun], .derivation, or: .partsOfSpeech),
    rows("hood", of: [.noun, .adj], as: [.noun], .meaning, or: .definition),
    rows("dom", of: [.noun, .adj], as: [.noun], .meaning, or: .definition),
    rows("some", of: [.noun, .verb, .adj], as: [.adj], .meaning, or: .definition),
    rows("ish", of: [.noun, .adj], as: [.adj], .meaning, or: .partsOfSpeech),
    rows("ity", of: [.adj], as: [.noun], .derivation),
    rows("ly", of: [.adj], as: [.adv], .derivation, or: .partsOfSpeech),
    rows("ly", of: [.adj, .noun], as: [.adj], .meaning, or: .definition),
    rows("ally", of: [.adj], as: [.adv], .derivation, or: .definition),
    rows("er ar", of: [.verb, .noun], as: [.noun], .commonMeaning),
    rows("or", of: [.verb, .noun], as: [.noun], .derivation),
    rows("ee", of: [.verb], as: [.noun], .commonMeaning),
    rows("eer", of: [.noun], as: [.noun], .meaning),
    rows("ing", of: [.verb], as: [.noun], .commonMeaning),
    rows("ist", of: [.noun, .adj], as: [.noun], .meaning),
    rows("ian an", of: [.noun], as: [.noun, .adj], .meaning),
    rows("ism", of: [.noun, .adj], as: [.noun], .meaning),
    rows("al", of: [.noun], as: [.adj], .derivation),
    rows("al", of: [.verb], as: [.noun], .derivation),
    rows("ic ical", of: [.noun], as: [.adj], .meaning),
    rows("ous", of: [.noun], as: [.adj], .derivation),
    rows("ary", of: [.noun], as: [.adj, .noun], .derivation),
    rows("y", of: [.noun, .verb], as: [.adj], .meaning),
    rows("y", of: [.verb, .adj], as: [.noun], .meaning),
    rows("th", of: [.verb, .adj], as: [.noun], .meaning),
    rows("ion ation ition", of: [.verb], as: [.noun], .derivation),
    rows("ance ence", of: [.verb], as: [.noun], .derivation),
    rows("ant ent", of: [.verb], as: [.adj, .noun], .derivation),
    rows("ive ative", of: [.verb], as: [.adj, .noun], .derivation),
    rows("ure", of: [.verb], as: [.noun], .meaning),
    rows("age", of: [.noun, .verb], as: [.noun], .meaning),
    rows("ery ry", of: [.noun, .verb, .adj], as: [.noun], .meaning),
    rows("en", of: [.adj], as: [.verb], .meaning, or: .definition),
    rows("en", of: [.noun], as: [.adj], .meaning, or: .definition),
    rows("ize ise", of: [.noun, .adj], as: [.verb], .derivation),
    rows("ify", of: [.noun, .adj], as: [.verb], .meaning),
  ].flatMap(\.self)
}
