internal import Cards
internal import Languages
internal import Learner
internal import Practice
internal import Storage
internal import Vocabulary

/// The generated decks, with a card for each word that the learner missed or completed, or that a
/// list has. The front shows definitions with the word blanked, and the back shows the word.
///
/// A word's card has the same name in each of these decks, so it has the same progress in all of
/// them.
struct WordDecks {
  /// A word of a generated deck, with the definitions that are known without the dictionary.
  struct Entry: Hashable {
    let word: String
    let definitions: [Definition]
    /// The language of the word, if its list has one; `nil` for English.
    var language: Language?
    /// Whether a person gave the definitions, which then come before all others.
    var isOwn = false
  }

  private let files: LearnerFiles
  /// The missed words of each language, by `Language.journalCode`.
  private var missed: [String?: MissedWords] = [:]
  /// The journal entries of a round that still asks its word. With them, a deck would give the word
  /// away.
  private var untold: [JournalEntry] = []
  private var position: JournalStore.Position?

  init(_ files: LearnerFiles) { self.files = files }

  /// Returns the words of a generated deck; `nil` for one of the learner's own decks.
  mutating func entries(of deck: DeckName) throws(StorageError) -> [Entry]? {
    switch deck {
    case .own: return nil
    case .missed:
      // A deck is in one language.
      let practised = try? Preferences(files.settings.read()).practisedLanguage
      let code = practised?.journalCode
      return fit(
        try missedWords(in: code).map {
          Entry(word: $0, definitions: [], language: code.map { Language($0) })
        })
    case .completed:
      return fit(
        try files.completed.words().map { Entry(word: $0.word, definitions: $0.definitions) })
    case .list(let name):
      let language = try files.lists.list(named: name).language.map { Language($0) }
      return try files.lists.wordsToAsk(ofList: name).map { entry in
        let given = entry.definition.map {
          [Definition(partOfSpeech: .unknown, text: $0)]
        }
        return Entry(
          word: entry.word, definitions: given ?? [], language: language, isOwn: given != nil)
      }
    }
  }

  /// Returns the entries without the words that are unfit for a school. A list's own deck has all
  /// words of the list.
  private func fit(_ entries: [Entry]) -> [Entry] {
    let unfit = files.lists.wordsNotToAsk(among: entries.map(\.word))
    return unfit.isEmpty ? entries : entries.filter { !unfit.contains($0.word) }
  }

  private mutating func missedWords(in code: String?) throws(StorageError) -> [String] {
    let asking = files.askingRound
    var (missed, untold) = (missed, untold)
    position = try files.journal.follow(from: position) {
      if $0 { (missed, untold) = ([:], []) }
    } _: { line in
      guard let entry = line.entry(JournalEntry.self) else { return }
      if asking == nil, untold.isEmpty {
        missed[entry.language, default: MissedWords()].record(entry)
      } else {
        untold.append(entry)
      }
    }
    for entry in untold where asking == nil || entry.round != asking {
      missed[entry.language, default: MissedWords()].record(entry)
    }
    untold.removeAll { asking == nil || $0.round != asking }
    (self.missed, self.untold) = (missed, untold)
    return missed[code]?.words ?? []
  }

  /// Returns the name of the card of a word.
  static func card(of word: String) -> String { "word:\(word)" }

  /// Returns a deck with a card for each word.
  ///
  /// - Parameter finder: the function that returns how words of a language are found.
  static func deck(of entries: [Entry], finder: CardRoom.Finder) -> Deck {
    // All words of a deck have one language.
    let language = entries.first?.language
    let find = finder(language ?? .english)
    var seen: Set<String> = []
    var told: [String: Int] = [:]
    let cards = entries.compactMap { entry -> Card? in
      guard seen.insert(entry.word).inserted else { return nil }
      var word = find?(entry.word, entry.definitions) ?? Word(entry.word)
      if !entry.definitions.isEmpty { word.definitions = entry.definitions }
      if entry.isOwn { word.translations = [] }
      if let language = word.translations.first?.language { told[language, default: 0] += 1 }
      return Card(id: card(of: entry.word), front: front(of: word), back: entry.word)
    }
    var deck = Deck(cards: cards)
    // A voice of the language of most fronts reads them.
    deck.frontLanguage = told.first { $0.value * 2 > cards.count }?.key
    deck.backLanguage = language?.code
    if deck.frontLanguage == nil, language != nil { deck.frontLanguage = Language.english.code }
    return deck
  }

  /// Returns the first definition of each part of speech, with the word blanked.
  private static func front(of word: Word) -> String {
    let blanking = Blanking(word)
    let translations = word.translations.filter { blanking.leavesMeaning(in: $0.text) }
    let told = translations.isEmpty ? word.definitions : translations
    let lines = told.unique(by: \.partOfSpeech).map {
      let part = $0.partOfSpeech.rawValue
      return (part.isEmpty ? "" : "*\(part):* ") + blanking.apply(to: $0.text)
    }
    // A word without a definition also has a card, so that the learner can hear and spell it.
    return lines.isEmpty
      ? "A word of \(word.text.count.of("letter"))" : lines.joined(separator: "\n\n")
  }
}
