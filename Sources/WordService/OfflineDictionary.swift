// This whole file by Character: its texts are words and meanings of the dictionary.

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
  /// The words of some lengths and levels that can be drawn: those with a definition that are fit
  /// for a school.
  public struct Pool: Sendable {
    /// Ranges of the index's list of askable words. The list is in order, so that the same random
    /// numbers draw the same words on every machine.
    fileprivate let ranges: [Range<Int>]

    /// The number of words.
    public var count: Int { ranges.reduce(0) { $0 + $1.count } }

    fileprivate func position(_ number: Int) -> Int {
      var number = number
      for range in ranges {
        if number < range.count { return range.lowerBound + number }
        number -= range.count
      }
      return 0
    }
  }

  /// The folder of WordNet's files in Debian's package.
  public static let wordNetFolder = "/usr/share/wordnet"
  /// The folder of SCOWL's lists in Debian's package.
  public static let scowlFolder = "/usr/share/dict/scowl"

  let index: WordIndex
  let unfitWords = UnfitWords.embedded

  /// - Parameters:
  ///   - wordNet: the folder of WordNet's files.
  ///   - scowl: the folder of SCOWL's lists.
  ///   - cache: the folder for the index. Without one the index is made anew each time.
  ///   - installed: the folder of an index that was installed with the program. It serves as long
  ///     as the files of WordNet and SCOWL are those from which it was made.
  ///   - progress: gets the finished share of the work, from 0 to 1, while the index is made.
  /// - Throws: ``WordServiceError``.
  public init(
    wordNet: String = wordNetFolder, scowl: String = scowlFolder, cache: String?,
    installed: String? = nil, progress: (Double) -> Void = { _ in }
  ) throws(WordServiceError) {
    index = try IndexFile(wordNet: wordNet, scowl: scowl, cache: cache, installed: installed)
      .open(progress: progress)
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
    self.index = index
  }

  private init(_ index: WordIndex) { self.index = index }

  /// Creates the dictionary of our own words alone. That takes a fraction of a second, and needs
  /// neither WordNet nor SCOWL. Without SCOWL, only words of `levels.txt` have a level and are
  /// drawn.
  public static func ownWords() -> OfflineDictionary? { IndexFile.ownWords().map(Self.init) }

  /// Returns the spelling under which the dictionary has a word: as it is, in small letters, or
  /// with a capital at the beginning. `china` is porcelain, `China` a country, and `monday` is
  /// `Monday`.
  func spelling(of text: String) -> String {
    let text = text.replacing("\u{2019}", with: "'").composed
    let lower = text.lowercased()
    let candidates = [text, lower, lower.prefix(1).uppercased() + lower.dropFirst()].unique
    return candidates.first { index.find($0) != nil } ?? candidates.first { !forms(of: $0).isEmpty }
      ?? lower
  }

  /// Returns a word with its definitions. An inflected form without an entry has the definitions of
  /// its lemma.
  ///
  /// - Returns: `nil` if the dictionary has no definition for the word.
  public func word(_ text: String) -> Word? { word(text, isComplete: false) }

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
        // If all meanings of the lemma are rare, the form has them.
        let meanings = [isComplete, true].lazy.map { isComplete in
          self.definitions(ofWord: number, isComplete: isComplete)
            .filter { $0.partOfSpeech == form.partOfSpeech }
        }
        definitions += (meanings.first { !$0.isEmpty } ?? []).map {
          Definition(
            partOfSpeech: $0.partOfSpeech, text: "\(form.name.rawValue): \($0.text)",
            examples: $0.examples)
        }
      }
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
    return index.find(text) != nil || !forms(of: text).isEmpty
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

  /// Returns whether a word is in the dictionary and fit for a school.
  func canAsk(_ word: String) -> Bool {
    // Most words stand in the index as they are, so one search is enough.
    if word.isSmallASCII, let number = index.find(word) {
      return !unfitWords.contains(word) && !index.isUnfit(number)
    }
    return recognises(word) && !isUnfit(word.lowercased())
  }

  /// Returns how common a word is; `nil` if no list says.
  func level(of word: String) -> Level? { index.find(word).flatMap(index.level) }

  /// Returns whether a word is unfit for a school.
  func isUnfit(_ word: String) -> Bool {
    unfitWords.contains(word) || index.find(word).map(index.isUnfit) ?? false
  }

  /// Returns whether a text contains a word of the list of unfit words.
  func isUnfit(text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { unfitWords.contains(String($0)) }
  }

  /// Returns the regions where a spelling is the usual one; none if no list says.
  public func regions(of word: String) -> Set<Region> { index.find(word).map(index.regions) ?? [] }

  private func authority(of word: Int?) -> Authority {
    Authority(word.map(index.ownCount) ?? 0 > 0 ? "VocalVocab and WordNet 3.0" : "WordNet 3.0")
  }

  /// Returns the words of a length and of levels that can be drawn.
  public func pool(length: WordLength, levels: LevelRange) -> Pool {
    Pool(
      ranges: Level.allCases.filter(levels.contains).flatMap { level in
        length.letters.map { index.askableRange(level: level, length: $0) }
      })
  }

  /// Returns a word of a pool. All words have the same chance.
  ///
  /// - Parameters:
  ///   - pool: the words to choose from.
  ///   - generator: the generator that chooses the word.
  ///   - isUnwanted: tells whether a word must not come now. If all words are unwanted, one of them
  ///     comes nevertheless.
  ///   - isWanted: tells whether a word may come at all.
  /// - Returns: `nil` if the pool has no word that may come.
  public func draw(
    from pool: Pool, using generator: inout some RandomNumberGenerator,
    isUnwanted: (String) -> Bool = { _ in false }, isWanted: (String) -> Bool = { _ in true }
  ) -> Word? {
    guard pool.count > 0 else { return nil }
    for _ in 0..<100 {
      let number = index.askableWord(
        at: pool.position(Int.random(in: 0..<pool.count, using: &generator)))
      let text = index.text(number)
      if isWanted(text), !isUnwanted(text) { return word(numbered: number) }
    }
    let numbers = (0..<pool.count).map { index.askableWord(at: pool.position($0)) }.shuffled(
      using: &generator
    ).filter { isWanted(index.text($0)) }
    return (numbers.first { !isUnwanted(index.text($0)) } ?? numbers.first).map(word(numbered:))
  }

  /// Returns a word of a pool by its number there.
  func word(at number: Int, of pool: Pool) -> Word {
    word(numbered: index.askableWord(at: pool.position(number)))
  }

  /// Returns the language from which English took a word, such as `french`; `nil` if our list
  /// doesn't say.
  public func origin(of word: String) -> String? { Origins.embedded.languages[word.lowercased()] }

  /// The languages of which our list has words, in the order of the alphabet.
  public static var origins: [String] { Origins.embedded.names }

  /// Returns the definitions of a word. Several spellings share an entry of our own, and the
  /// examples there have the first of them. Here, the examples have the asked spelling.
  ///
  /// - Parameter isComplete: whether to return definitions that are rarely meant, too.
  private func definitions(ofWord number: Int, isComplete: Bool = false) -> [Definition] {
    let entry = index.entry(number)
    let others = index.spellings(of: entry.text)
    let definitions = entry.definitions.dropLast(isComplete ? 0 : index.rareCount(number))
    guard !others.isEmpty else { return Array(definitions) }
    let ownCount = index.ownCount(number)
    return definitions.enumerated().map { rank, definition in
      guard rank < ownCount else { return definition }
      var definition = definition
      definition.examples = definition.examples.map { example in
        guard !example.contains(entry.text), let other = others.first(where: example.contains)
        else { return example }
        return example.replacing(other, with: entry.text)
      }
      return definition
    }
  }

  /// Returns a word of the index by its number there.
  func word(numbered number: Int) -> Word {
    let entry = index.entry(number)
    return Word(
      entry.text, definitions: definitions(ofWord: number), level: index.level(number),
      relatives: Set(entry.hidden), isName: entry.text.isCapitalised,
      regions: index.regions(number),
      ownCount: index.ownCount(number), authority: authority(of: number))
  }

  func forms(of text: String) -> [WordForm] {
    morphology.analyses(of: text).map {
      WordForm($0.form, of: $0.lemma, as: $0.part.partOfSpeech)
    }
  }

  private var morphology: Morphology {
    Morphology(
      irregularLemmas: { word in
        WordNet.Part.allCases.flatMap { part in
          index.irregularLemmas(of: word, as: part).map { (text: $0, part: part) }
        }
      }, irregularForms: index.irregularForms(of:as:),
      isLemma: { lemma, part in
        index.find(lemma).map(index.entry)?.definitions
          .contains { $0.partOfSpeech == part.partOfSpeech } ?? false
      }, level: { index.find($0).flatMap(index.level) })
  }

  /// Returns the inflected forms of a word that are words of the lists, each with its name.
  public func inflections(of text: String) -> [(form: String, name: WordForm.Name)] {
    let lemma = spelling(of: text)
    var found: [(form: String, name: WordForm.Name)] = []
    for part in WordNet.Part.allCases {
      let regular = RegularForms.names(of: part).flatMap {
        RegularForms.spellings(of: lemma, as: $0)
      }
      let candidates = index.irregularForms(of: lemma, as: part) + regular
      for form in candidates where isUsual(form) {
        for analysis in morphology.analyses(of: form)
        where analysis.lemma == lemma && analysis.part == part {
          if !found.contains(where: { $0.form == form && $0.name == analysis.form }) {
            found.append((form, analysis.form))
          }
        }
      }
    }
    return found
  }

  /// Returns whether a word is not just a variant that few people accept.
  private func isUsual(_ word: String) -> Bool {
    index.find(word).map { index.level($0) != nil || !index.meanings($0).isEmpty } ?? false
  }
}

extension String {
  /// Whether all characters are of ASCII and none is a capital, so that the text is its own
  /// lower-case form.
  fileprivate var isSmallASCII: Bool {
    utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
