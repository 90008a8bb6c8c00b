internal import Vocabulary

/// The words and meanings that are too near to a word for wrong answers to a question about it.
struct Nearness {
  private let lexicon: any Lexicon
  /// The word as it is spelled.
  private let word: String
  /// The word, its synonyms, its family, and similar words.
  private var words: Set<String> = []
  /// The stems of the word and its synonyms.
  private var stems: Set<String> = []
  /// The synsets of the word.
  private var own: Set<Int> = []
  /// The synsets above the word's own, up to the most general ones.
  private var ancestors: Set<Int> = []
  /// The synsets directly above the word's own.
  private var parents: Set<Int> = []
  /// The synsets with nearly the same meaning.
  private var similar: Set<Int> = []
  /// The words of the definitions that carry meaning.
  private var content: Set<String> = []

  /// How near a wrong answer may be in meaning.
  enum Bound {
    /// Two meanings below one more general meaning are far enough apart: `apple` and `pear`.
    case cousins
    /// Two such meanings are too near: `walk` and `stroll`.
    case strangers
  }

  init(_ entry: LexiconEntry, in lexicon: any Lexicon) {
    (self.lexicon, word) = (lexicon, entry.text)
    words.formUnion(entry.relatives)
    words.insert(entry.text.lowercased())
    words.formUnion(lexicon.synonyms(of: entry.text).map(\.word))
    words.formUnion(lexicon.derivations(of: entry.text))
    words.formUnion(lexicon.spellings(of: entry.text))
    stems.insert(ContentWords.stem(entry.text))
    let synsets = lexicon.synsets(of: entry)
    own.formUnion(synsets)
    for synset in synsets {
      let synonyms = lexicon.words(of: synset)
      words.formUnion(synonyms)
      stems.formUnion(synonyms.map(ContentWords.stem))
      parents.formUnion(lexicon.hypernyms(of: synset))
      for near in lexicon.similar(to: synset) {
        similar.insert(near)
        words.formUnion(lexicon.words(of: near))
        similar.formUnion(lexicon.similar(to: near))
      }
      ancestors.formUnion(lexicon.ancestors(of: synset))
    }
    for meaning in entry.meanings where !meaning.isRare || meaning.isOwn {
      content.formUnion(ContentWords(meaning.definition.text).stems)
    }
  }

  /// Returns whether a definition says something that the word's own definitions say. Two tools
  /// or two animals are not the same for that.
  func shares(_ definition: ContentWords) -> Bool { definition.says(content) }

  /// Returns whether a word is far enough in all its meanings.
  func isFar(_ other: LexiconEntry, _ bound: Bound) -> Bool {
    let text = other.text.lowercased()
    guard !words.contains(text), !stems.contains(ContentWords.stem(text)),
      !content.contains(ContentWords.stem(text)), words.isDisjoint(with: other.relatives)
    else { return false }
    for synset in lexicon.synsets(of: other) {
      guard !own.contains(synset), !ancestors.contains(synset), !similar.contains(synset) else {
        return false
      }
      let above = lexicon.hypernyms(of: synset)
      if bound == .strangers, above.contains(where: parents.contains) { return false }
      if above.contains(where: own.contains) { return false }
      if lexicon.ancestors(of: synset).contains(where: own.contains) { return false }
    }
    for meaning in other.meanings where !meaning.isRare || meaning.isOwn {
      if !ContentWords(meaning.definition.text).stems.isDisjoint(with: stems) { return false }
    }
    // Many pairs of synonyms are asked in one direction only.
    return !lexicon.synonyms(of: other.text).contains { $0.word == word }
  }
}

extension Lexicon {
  /// Returns the synsets of a word and, for an adverb, those of its adjective: `openly` is near to
  /// `publicly` as `open` is to `public`.
  fileprivate func synsets(of entry: LexiconEntry) -> [Int] {
    guard entry.mainPart == .adverb else { return entry.synsets }
    return entry.synsets
      + derivations(of: entry.text).flatMap { self.entry(of: $0)?.synsets ?? [] }
  }

  /// Returns the synsets above a synset, up to the most general ones.
  func ancestors(of synset: Int) -> [Int] {
    var found: [Int] = []
    var next = hypernyms(of: synset)[...]
    // No chain of WordNet is longer than 20. A damaged index may have a circle.
    while let synset = next.popFirst(), found.count < 64 {
      guard !found.contains(synset) else { continue }
      found.append(synset)
      next += hypernyms(of: synset)
    }
    return found
  }
}
