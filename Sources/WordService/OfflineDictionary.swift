// This whole file by Character: its texts are words and meanings of the dictionary.

public import Languages
public import Vocabulary

/// Words and definitions from WordNet, SCOWL and our own list, on this machine and without a
/// network.
///
///     let dictionary = try OfflineDictionary(cache: "/tmp/vocalvocab")
///     dictionary.word("mice")?.forms.first?.lemma   // "mouse"
///
///     var generator = SystemRandomNumberGenerator()
///     let pool = dictionary.pool(length: .normal, levels: .normal)
///     let word = dictionary.draw(from: pool, using: &generator)
public struct OfflineDictionary: Sendable {
  /// The folder of WordNet's files in Debian's package.
  public static let wordNetFolder = "/usr/share/wordnet"
  /// The folder of SCOWL's lists in Debian's package.
  public static let scowlFolder = "/usr/share/dict/scowl"

  let index: WordIndex
  /// The language of the words.
  public let language: Language
  /// Whether the lists of forms, families and confused words are about the dictionary's words.
  let knowsFormation: Bool
  /// The dictionary from which the index of another language was made. It also has the words that
  /// are never drawn.
  var pair: PairDictionary?
  /// The meanings in the learner's own language; `nil` where the learner wants none.
  var meanings: MeaningBook?

  /// - Parameters:
  ///   - wordNet: the folder of WordNet's files.
  ///   - scowl: the folder of SCOWL's lists.
  ///   - cache: the folder for the index. Without one the index is made anew each time.
  ///   - installed: the folder of an index that was installed with the program. It serves as long
  ///     as the files of WordNet and SCOWL are those from which it was made, or are missing.
  ///   - progress: gets the finished share of the work, from 0 to 1, while the index is made.
  /// - Throws: ``WordServiceError``.
  public init(
    wordNet: String = wordNetFolder, scowl: String = scowlFolder, cache: String?,
    installed: String? = nil, progress: (Double) -> Void = { _ in }
  ) throws(WordServiceError) {
    self.init(
      try IndexFile(wordNet: wordNet, scowl: scowl, cache: cache, installed: installed)
        .open(progress: progress))
  }

  /// Opens the dictionary if its index is ready.
  ///
  /// - Parameters:
  ///   - cache: the folder for the index.
  ///   - installed: the folder of an index that was installed with the program.
  /// - Returns: `nil` if the index is missing or its sources have changed.
  public init?(savedIn cache: String, installed: String?) {
    let file = IndexFile(
      wordNet: Self.wordNetFolder, scowl: Self.scowlFolder, cache: cache, installed: installed)
    guard let index = file.saved(file.fingerprint) else { return nil }
    self.init(index)
  }

  init(_ index: WordIndex, of language: Language = .english) {
    (self.index, self.language) = (index, language)
    knowsFormation = language.knows(.wordFormation)
  }

  /// Creates the dictionary of our own words alone. That takes a fraction of a second, and needs
  /// neither WordNet nor SCOWL. Without SCOWL, only words of `levels.txt` have a level and are
  /// drawn.
  public static func ownWords() -> OfflineDictionary? {
    IndexFile.ownWords().map { OfflineDictionary($0) }
  }

  /// Returns the spelling under which the dictionary has a word: as it is, in small letters, or
  /// with a capital at the beginning. `china` is porcelain, `China` a country, and `monday` is
  /// `Monday`.
  func spelling(of text: String) -> String {
    let text = text.replacing("\u{2019}", with: "'").composed
    let lower = text.lowercased()
    let candidates = [text, lower, lower.capitalisedFirst].unique
    return candidates.first { index.find($0) != nil } ?? candidates.first { !forms(of: $0).isEmpty }
      ?? lower
  }

  /// Returns a word with its definitions. An inflected form without an entry has the definitions of
  /// its lemma.
  ///
  /// - Returns: `nil` if the dictionary has no definition for the word.
  public func word(_ text: String) -> Word? {
    finished(word(text, isComplete: false) ?? pairWord(text))
  }

  /// - Parameter isComplete: whether the word also has definitions that are rarely meant.
  func word(_ text: String, isComplete: Bool) -> Word? {
    let text = spelling(of: text)
    let number = index.find(text)
    let entry = number.map(index.entry)
    let forms = forms(of: text)
    var definitions = number.map { self.definitions(ofWord: $0, isComplete: isComplete) } ?? []
    var hidden = Set(entry?.hidden ?? [])
    if definitions.isEmpty {
      for form in forms {
        guard let number = index.find(form.lemma) else { continue }
        hidden.formUnion(index.entry(number).hidden + [form.lemma])
      }
      // If all meanings of the lemmas are rare, the form has them.
      let ordered = ownFirst(forms)
      let meanings = [isComplete, true].lazy.map { isComplete in
        ordered.flatMap { self.definitions(ofForm: $0, isComplete: isComplete) }.unique
      }
      definitions = meanings.first { !$0.isEmpty } ?? []
    }
    guard !definitions.isEmpty else { return nil }
    return Word(
      text, definitions: definitions, level: number.flatMap(index.level), relatives: hidden,
      forms: forms, isName: text.isCapitalised, regions: regions(of: text),
      ownCount: number.map(index.ownCount) ?? 0,
      authority: authority(of: number))
  }

  /// Returns a word that is fit for a school; `nil` if the dictionary lacks it in this spelling.
  public func known(_ text: String) -> Word? {
    word(text).flatMap { $0.text == text && !isUnfit(text) ? $0 : nil }
  }

  /// Returns whether the dictionary or its lists have a word, or a word of which it is a form.
  public func recognises(_ text: String) -> Bool {
    let text = spelling(of: text)
    return index.find(text) != nil || !forms(of: text).isEmpty || pairWord(text) != nil
  }

  /// Returns the words that give a word away: its derivational family, and the words in some
  /// definitions that are forms of it or of a member of the family.
  public func relatives(of text: String, in definitions: [Definition]) -> Set<String> {
    let text = spelling(of: text)
    var relatives = word(text)?.relatives ?? []
    relatives.formUnion(forms(of: text).map(\.lemma))
    let lemmas = relatives.union([text])
    for definition in definitions {
      for passage in [definition.text] + definition.examples {
        for token in passage.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init)
        where forms(of: token).contains(where: { lemmas.contains($0.lemma) }) {
          relatives.insert(token)
        }
      }
    }
    return relatives
  }

  /// Returns whether the dictionary is about the words of a language.
  public func isAbout(_ language: Language) -> Bool { language.isVariety(of: self.language) }

  /// Returns how common a word is; `nil` if no list says.
  func level(of word: String) -> Level? { index.find(word).flatMap(index.level) }

  /// Returns the regions where a spelling is the usual one; none if no list says.
  public func regions(of word: String) -> Set<Region> { index.find(word).map(index.regions) ?? [] }

  private func authority(of word: Int?) -> Authority {
    if let pair { return pair.description.credit.authority }
    return Authority(
      word.map(index.ownCount) ?? 0 > 0 ? "VocalVocab and WordNet 3.0" : "WordNet 3.0")
  }

  /// Returns the language from which English took a word, such as `french`; `nil` if our list
  /// doesn't say.
  public func origin(of word: String) -> String? {
    knowsFormation ? Origins.embedded.languages[word.lowercased()] : nil
  }

  /// The languages of which our list has words, in the order of the alphabet.
  public static var origins: [String] { Origins.embedded.names }

  /// Returns a word of the index by its number there.
  func word(numbered number: Int) -> Word {
    let entry = index.entry(number)
    return finished(
      Word(
        entry.text, definitions: definitions(ofWord: number), level: index.level(number),
        relatives: Set(entry.hidden), isName: entry.text.isCapitalised,
        regions: index.regions(number),
        ownCount: index.ownCount(number), authority: authority(of: number)))
  }
}
