public import Cards
public import Languages
public import Learner
public import Scheduling
public import Storage
internal import Threads
public import Vocabulary

/// One learner's room of cards: the decks, with their studies and reviews.
///
/// The room reads the changes in the learner's files before each step, so that several programs and
/// pages can work with the same cards. Each shows the changes that the others make.
public actor CardRoom {
  /// A function that finds a word in the dictionary, for a card that shows some definitions of it;
  /// without any, those of the dictionary.
  public typealias FindWord = @Sendable (_ word: String, _ definitions: [Definition]) -> Word?

  /// A function that returns how words of a language are found; `nil` without a dictionary of the
  /// language. It is called once for each language of a deck.
  public typealias Finder = @Sendable (Language) -> FindWord?

  /// The deck of a review; `nil` for all of the learner's own decks.
  typealias ReviewedDeck = DeckName?

  let files: LearnerFiles
  let now: @Sendable () -> Moment
  /// The function that returns how words of a language are found for the generated decks.
  let finder: Finder
  var memory: CardMemory
  var wordDecks: WordDecks
  /// The decks that were read.
  var read: [DeckName: Remembered<ReadDeck.State, ReadDeck>] = [:]
  /// The studies that are under way, each with the state of its deck.
  var studies: [DeckName: (study: Study, state: ReadDeck.State)] = [:]
  /// The reviews that are under way, by their decks; the key of the review of all decks is `nil`.
  var reviews: [ReviewedDeck: OpenReview] = [:]
  /// The names by which snapshots call the cards.
  lazy var coveredNames = CoveredNames(files)
  private nonisolated let executor: DedicatedThread

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// - Parameters:
  ///   - files: the learner's files.
  ///   - now: the clock.
  ///   - finder: the function that returns how words of a language are found for the generated
  ///     decks.
  public init(
    _ files: LearnerFiles, now: @escaping @Sendable () -> Moment = { .now },
    finder: @escaping Finder = { _ in nil }
  ) {
    (self.files, self.now, self.finder) = (files, now, finder)
    executor = files.thread
    memory = CardMemory(files)
    wordDecks = WordDecks(files)
  }

  // MARK: Reading

  /// Returns a deck.
  ///
  /// - Throws: `CardError` for a bad card, `StorageError`.
  public func deck(_ name: DeckName) throws -> Deck { try readDeck(name).deck }

  /// Returns a deck. It is read again only if its file has changed, and a generated deck is made
  /// again only if its words have changed.
  func readDeck(_ name: DeckName) throws -> ReadDeck {
    let state = try state(of: name)
    return try read[name, default: Remembered()].value(on: state) {
      if case .words(let entries, _) = state {
        return ReadDeck(WordDecks.deck(of: entries, finder: finder), state)
      }
      return ReadDeck(try Deck(try files.decks.deck(named: name.text), named: name), state)
    }
  }

  /// Returns a deck; `nil` if it can't be read and is one of several decks. It doesn't hide the
  /// other decks, and the list of decks says what is wrong with it.
  func readable(_ name: DeckName, isAlone: Bool) throws -> ReadDeck? {
    if isAlone { return try readDeck(name) }
    return try? readDeck(name)
  }

  /// Returns the state of a deck, without reading its cards.
  func state(of name: DeckName) throws -> ReadDeck.State {
    if case .own(let own) = name { return .file(files.decks.stamp(ofDeck: own)) }
    // A setting that can't be read is told where it is used.
    let told = try? Preferences(files.settings.read()).meanings
    return .words(try wordDecks.entries(of: name) ?? [], told: told)
  }

  /// The facts about a deck that a list of decks shows.
  public struct Summary: Hashable, Sendable {
    public let name: DeckName
    /// The number of cards, suspended ones included.
    public let cards: Int
    /// The number of cards that today's review meets for the first time.
    public let new: Int
    /// The number of cards that today's review asks again.
    public let due: Int
    /// The deck's own colour; `nil` for the learner's colour.
    package let colour: AccentColour?
  }

  /// A deck in a list of decks.
  public typealias Listed = (name: DeckName, summary: Result<Summary, any Error>)

  /// Returns all decks: the learner's own in their order, then the generated decks that have a
  /// card.
  ///
  /// A deck that can't be read doesn't hide the others.
  public func decks() throws -> [Listed] {
    try memory.follow()
    let own = try files.decks.names().map(DeckName.init).filter { !$0.isGenerated }
    let lists = try files.lists.names().filter { $0 != WordList.excluded }
    let made = [.missed, .completed] + lists.map(DeckName.list)
    let listed: [Listed] = own.map { name in (name, Result { try summary(of: name) }) }
    let madeOnes: [Listed] = made.compactMap { name in
      switch Result(catching: { try summary(of: name) }) {
      case .success(let summary): summary.cards > 0 ? (name, .success(summary)) : nil
      case .failure(let error): (name, .failure(error))
      }
    }
    return listed + madeOnes
  }

  private func summary(of name: DeckName) throws -> Summary {
    var colour: AccentColour?
    let deck: Deck
    if let entries = try wordDecks.entries(of: name) {
      // A summary doesn't need the texts of the cards, so no word is looked up in the dictionary.
      deck = WordDecks.deck(of: entries.map { .init(word: $0.word, definitions: []) }) { _ in nil }
    } else {
      deck = try self.deck(name)
      colour = deck.colour.flatMap(AccentColour.init)
    }
    let queue = memory.progress.queue(of: deck, on: now().day)
    return Summary(
      name: name, cards: deck.cards.count, new: queue.new.count,
      due: queue.due.count + queue.forgotten.count, colour: colour)
  }

  /// Returns the learner's progress with the cards, by the cards' names.
  package func records() throws -> [String: CardProgress.Record] {
    try memory.follow()
    return memory.progress.records
  }

  /// Returns the cards in the learner's own decks whose texts or tags have all the given words,
  /// each with its deck and its number in the deck, from 1. Capitals and accents don't count.
  package func search(_ text: String) throws -> [(deck: DeckName, number: Int, card: Card)] {
    // By Character: a person types the words.
    let wanted = text.foldedForSearch.split(separator: " ")
    guard !wanted.isEmpty else { return [] }
    return try files.decks.names().map(DeckName.init).filter { !$0.isGenerated }.flatMap { name in
      (try readable(name, isAlone: false)?.deck.cards ?? []).enumerated().filter { _, card in
        let text = ([card.front, card.back] + card.tags).joined(separator: "\n").foldedForSearch
        return wanted.allSatisfy { text.contains($0) }
      }.map { (name, $0 + 1, $1) }
    }
  }
}

extension String {
  /// The text without capitals and accents.
  fileprivate var foldedForSearch: String {
    let small = lowercased()
    // ASCII has no accents, and a large deck has many texts.
    guard small.utf8.contains(where: { $0 >= 0x80 }) else { return small }
    return String(
      small.map { letter in
        letter.baseLetter == 0 ? letter : Character(Unicode.Scalar(letter.baseLetter))
      })
  }
}
