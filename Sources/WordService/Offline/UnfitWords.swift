internal import Vocabulary

/// The words that are unfit for a school, from our own list `unfit.txt`. Words that WordNet marks
/// as obscene, disparaging or a slur are unfit, too; see ``WordNet/marks``.
struct UnfitWords: Sendable {
  /// The words that are not asked.
  private var words: Set<String> = []
  /// Those that no text may contain, either.
  private var hidden: Set<String> = []

  /// The list that comes with the program.
  static let embedded = UnfitWords()

  /// The texts that may be regular forms of the words. Many of them are not words at all. Only the
  /// making of the index and words that the index lacks need them, so most starts don't make them.
  private static let possibleForms: Set<String> = {
    let names: [WordForm.Name] = [
      .plural, .thirdPerson, .past, .presentParticiple, .comparative, .superlative,
    ]
    var forms: Set<String> = []
    for word in embedded.words {
      for name in names { forms.formUnion(RegularForms.spellings(of: word, as: name)) }
    }
    return forms
  }()

  /// Reads the list: a word on each line, in lower case. Lines that end in a colon name the two
  /// groups: the words after `neither asked nor shown:` may stand in no text, and those after
  /// `not asked:` may. `#` begins a comment.
  private init() {
    var isHidden = true
    SourceFile(.unfit).forEachEntry { fields in
      let text = String(decoding: fields.line, as: UTF8.self)
      guard fields.line.last != UInt8(ascii: ":") else {
        isHidden = text != "not asked:"
        return
      }
      words.insert(text)
      if isHidden { hidden.insert(text) }
    }
  }

  /// Returns whether a word, in lower case, is on the list.
  func contains(_ word: String) -> Bool { words.contains(word) }

  /// Returns whether a text that contains a word, in lower case, is unfit.
  func isHidden(_ word: String) -> Bool { hidden.contains(word) }

  /// Returns whether a word, in lower case, is on the list, or is a form of such a word.
  ///
  /// - Parameter lemmas: returns the lemmas that a word is an inflected form of.
  func contains(_ word: String, orItsLemmas lemmas: (String) -> [String]) -> Bool {
    words.contains(word)
      || Self.possibleForms.contains(word) && lemmas(word).contains(where: words.contains)
  }
}
