extension WordNet {
  /// The relations between meanings and between words.
  struct Relations {
    /// A pair of numbers of synsets or of names.
    struct Link {
      let from: Int
      let to: Int
    }

    /// A word and its opposite, each in one of its meanings.
    struct Antonym {
      let word: Int
      let synset: Int
      let other: Int
      let otherSynset: Int
    }

    /// A word and one from which it is derived, or the other way round, each in one meaning.
    struct Derivation {
      let from: Int
      let fromSynset: Int
      let to: Int
      let toSynset: Int
    }

    /// Synsets, each with a more general one.
    var hypernyms: [Link] = []
    /// Synsets, each with one of nearly the same meaning.
    var similar: [Link] = []
    /// Opposites.
    var antonyms: [Antonym] = []
    /// Names, each with one that is derived from it or from which it is derived.
    var derivations: [Derivation] = []
  }
}
