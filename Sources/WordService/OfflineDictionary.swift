public import Vocabulary

/// Words and what they mean, from WordNet, SCOWL and our own definitions on this machine: no network,
/// no waiting.
public struct OfflineDictionary: Sendable {
  /// Words to draw from: those of some lengths and levels that have a definition and are not unfit.
  public struct Pool: Sendable {
    /// Places in the index's list of askable words, which is in order, so that the same numbers draw
    /// the same words on every machine.
    fileprivate let places: [Range<Int>]

    /// How many words there are.
    public var count: Int { places.reduce(0) { $0 + $1.count } }

    fileprivate func place(_ number: Int) -> Int {
      var number = number
      for range in places {
        if number < range.count { return range.lowerBound + number }
        number -= range.count
      }
      return 0
    }
  }

  let index: WordIndex
  private let unfit = Unfit.embedded

  /// - Parameters:
  ///   - wordNet: the folder where Debian's package puts WordNet's files.
  ///   - scowl: the folder where Debian's package puts SCOWL's lists.
  ///   - cache: where the index of them is kept; without one it is made anew each time.
  ///   - progress: told the share that is done, from 0 to 1, while the index is made.
  /// - Throws: ``WordServiceError``.
  public init(
    wordNet: String = "/usr/share/wordnet", scowl: String = "/usr/share/dict/scowl",
    cache: String?, progress: (Double) -> Void = { _ in }
  ) throws(WordServiceError) {
    index = try IndexFile(wordNet: wordNet, scowl: scowl, cache: cache).open(progress: progress)
  }

  /// What is known of a word, also of an inflected form of one; `nil` when there is no entry.
  public func word(_ text: String) -> Word? {
    let text = text.lowercased()
    let number = index.find(text)
    let entry = number.map(index.entry)
    let forms = forms(of: text)
    var definitions = entry?.definitions ?? []
    var hidden = Set(entry?.hidden ?? [])
    if definitions.isEmpty {
      for form in forms {
        guard let lemma = index.find(form.lemma).map(index.entry) else { continue }
        hidden.formUnion(lemma.hidden + [form.lemma])
        definitions += lemma.definitions.filter { $0.partOfSpeech == form.partOfSpeech }.map {
          Definition(
            partOfSpeech: $0.partOfSpeech, text: "\(form.name.rawValue): \($0.text)",
            examples: $0.examples)
        }
      }
    }
    guard !definitions.isEmpty else { return nil }
    return Word(
      text, definitions: definitions, level: number.flatMap(index.level), relatives: hidden,
      forms: forms, regions: regions(of: text), authority: authority(of: number))
  }

  /// Whether a word stands in the dictionary or its lists, or is a form of one that does.
  public func recognises(_ text: String) -> Bool {
    let text = text.lowercased()
    return index.find(text) != nil || !forms(of: text).isEmpty
  }

  /// What gives a word away: its derivational family, and those words of some definitions that are
  /// forms of it or of one of the family.
  public func relatives(of text: String, in definitions: [Definition]) -> Set<String> {
    let text = text.lowercased()
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

  /// Whether a word can be asked: it is in here, and fit for a school.
  func canAsk(_ word: String) -> Bool { recognises(word) && !isUnfit(word) }

  /// How common a word is; `nil` where no list says.
  func level(of word: String) -> Level? { index.find(word).flatMap(index.level) }

  /// Whether a word may not be asked.
  func isUnfit(_ word: String) -> Bool {
    unfit.contains(word) || index.find(word).map(index.isUnfit) ?? false
  }

  /// Whether a text has a word in it that is unfit by itself.
  func isUnfit(text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { unfit.contains(String($0)) }
  }

  /// Where a spelling is the usual one; empty where no list says.
  public func regions(of word: String) -> Set<Region> { index.find(word).map(index.regions) ?? [] }

  private func authority(of word: Int?) -> Authority {
    Authority(word.map(index.isOwn) ?? false ? "VocalVocab and WordNet 3.0" : "WordNet 3.0")
  }

  public func pool(length: WordLength, levels: LevelRange) -> Pool {
    Pool(
      places: Level.allCases.filter(levels.contains).flatMap { level in
        length.letters.map { index.draws(level: level, length: $0) }
      })
  }

  /// A word of a pool, each with the same chance.
  ///
  /// - Parameter isUnwanted: words that were asked lately. When a pool has no others, one of them
  ///   comes.
  /// - Returns: `nil` when the pool has no word at all.
  public func draw(
    from pool: Pool, using generator: inout some RandomNumberGenerator,
    isUnwanted: (String) -> Bool = { _ in false }
  ) -> Word? {
    guard pool.count > 0 else { return nil }
    for _ in 0..<100 {
      let number = index.draw(pool.place(Int.random(in: 0..<pool.count, using: &generator)))
      if !isUnwanted(index.text(number)) { return word(number) }
    }
    let numbers = (0..<pool.count).map { index.draw(pool.place($0)) }.shuffled(using: &generator)
    return (numbers.first { !isUnwanted(index.text($0)) } ?? numbers.first).map(word)
  }

  /// All words of a pool.
  func words(of pool: Pool) -> some Sequence<Word> {
    (0..<pool.count).lazy.map { word(index.draw(pool.place($0))) }
  }

  private func word(_ number: Int) -> Word {
    let entry = index.entry(number)
    return Word(
      entry.text, definitions: entry.definitions, level: index.level(number),
      relatives: Set(entry.hidden), regions: index.regions(number),
      authority: authority(of: number))
  }

  private func forms(of text: String) -> [WordForm] {
    morphology.analyses(of: text).map {
      WordForm($0.form, of: $0.lemma, as: $0.part.partOfSpeech)
    }
  }

  private var morphology: Morphology {
    Morphology(irregular: index.irregular(_:as:)) { lemma, part in
      index.find(lemma).map(index.entry)?.definitions
        .contains { $0.partOfSpeech == part.partOfSpeech } ?? false
    }
  }

  /// The inflected forms of a word that are words of the lists, by what they are.
  public func inflections(of text: String) -> [(form: String, name: WordForm.Name)] {
    let lemma = text.lowercased()
    let candidates = index.irregularForms(of: lemma) + Morphology.regularForms(of: lemma)
    var found: [(form: String, name: WordForm.Name)] = []
    for form in candidates where index.find(form) != nil {
      for analysis in morphology.analyses(of: form) where analysis.lemma == lemma {
        if !found.contains(where: { $0.form == form && $0.name == analysis.form }) {
          found.append((form, analysis.form))
        }
      }
    }
    // `colourer` is no comparative, for there is no `colourest`.
    let isCompared = found.contains { $0.name == .superlative }
    return found.filter { isCompared || $0.name != .comparative }
  }
}
