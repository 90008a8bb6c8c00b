internal import CardPractice
internal import Cards
internal import Learner
internal import Scheduling
internal import Spelling

/// The learner's decks.
struct DecksDocument: Encodable, Sendable {
  struct Summary: Encodable {
    let name: String
    let title: String
    /// Whether the deck makes itself from words.
    let isMade: Bool
    /// The numbers of cards; 0 where the deck can't be read.
    let cards, new, due: Int
    /// The deck's own colour; `null` for the learner's.
    @OrNull var colour: String?
    /// The sentence that says why the deck can't be read; `null` for a deck that can.
    @OrNull var problem: String?

    init(_ name: DeckName, _ result: Result<CardRoom.Summary, any Error>) {
      let summary = try? result.get()
      (self.name, title, isMade) = (name.text, name.title, name.isMade)
      (cards, new, due) = (summary?.cards ?? 0, summary?.new ?? 0, summary?.due ?? 0)
      _colour = OrNull(wrappedValue: summary?.colour?.rawValue)
      var problem: String?
      if case .failure(let error) = result { problem = "\(error)" }
      _problem = OrNull(wrappedValue: problem)
    }
  }

  let decks: [Summary]
  /// The names of the removed decks, which can be restored.
  let removed: [String]
}

/// What a deck has beside its cards.
struct DeckDetailsDocument: Encodable, Sendable {
  let name: String
  let title: String
  let isMade: Bool
  /// The number of cards.
  let cards: Int
  /// Whether a study of the deck was left.
  let isStudied: Bool
  let newPerDay, reviewsPerDay: Int
  @OrNull var frontLanguage: String?
  @OrNull var backLanguage: String?
  @OrNull var colour: String?

  init(_ deck: Deck, named name: DeckName, isStudied: Bool) {
    (self.name, title, isMade) = (name.text, name.title, name.isMade)
    (cards, self.isStudied) = (deck.cards.count, isStudied)
    (newPerDay, reviewsPerDay) = (deck.newPerDay, deck.reviewsPerDay)
    _frontLanguage = OrNull(wrappedValue: deck.frontLanguage)
    _backLanguage = OrNull(wrappedValue: deck.backLanguage)
    _colour = OrNull(wrappedValue: deck.colour)
  }
}

/// Some of a deck's cards.
struct CardsPageDocument: Encodable, Sendable {
  /// The number of cards that were looked for.
  let total: Int
  let cards: [CardDocument]
}

/// A card of a deck.
struct CardDocument: Encodable, Sendable {
  let id: String
  let deck: String
  let deckTitle: String
  /// The place in the deck, from 1.
  let number: Int
  let front, back: String
  /// The words of each side in one line, without marks.
  let frontLine, backLine: String
  let tags: [String]
  let isSuspended: Bool
  /// The day on which the card is due; `null` for a card that was never answered.
  @OrNull var due: String?
  let answers, lapses: Int

  init(_ card: Card, number: Int, in deck: DeckName, _ record: CardProgress.Record?) {
    (id, self.deck, deckTitle, self.number) = (card.id, deck.text, deck.title, number)
    (front, back) = (card.front, card.back)
    (frontLine, backLine) = (CardText(card.front).line, CardText(card.back).line)
    (tags, isSuspended) = (card.tags, card.isSuspended)
    _due = OrNull(wrappedValue: record.map { $0.memory.due().description })
    (answers, lapses) = (record?.answers ?? 0, record?.lapses ?? 0)
  }
}

/// The point where a study or a review stands.
struct CardSnapshotDocument: Encodable, Sendable {
  struct Study: Encodable {
    let number, count, rounds, removed: Int
  }

  struct Review: Encodable {
    let due, new, forgotten, done: Int
  }

  /// The card that is shown.
  struct Shown: Encodable {
    let id: String
    let deck: String
    let deckTitle: String
    let side: String
    let text: [CardBlockDocument]
    @OrNull var language: String?
    /// The deck's own colour; `null` for the learner's.
    @OrNull var colour: String?
    let tags: [String]
    let canBeTyped: Bool
    /// The word that can be spelled by ear; `null` for a card without one.
    @OrNull var word: String?
    /// The address of the side as sound; `null` for a side without words.
    @OrNull var sound: String?
  }

  /// An answer that can be given.
  struct Choice: Encodable {
    let recall: Int
    let title: String
    /// The time until the card comes again.
    let interval: String
  }

  @OrNull var deck: String?
  let title: String
  @OrNull var study: Study?
  @OrNull var review: Review?
  @OrNull var card: Shown?
  /// The answers, with their intervals; none in a study.
  let choices: [Choice]
  let canTakeBack: Bool

  /// - Parameter sound: the address of the side as sound.
  init(_ snapshot: CardSnapshot, sound: String?) {
    _deck = OrNull(wrappedValue: snapshot.deck?.text)
    title = snapshot.deck?.title ?? "All decks"
    var (study, review): (Study?, Review?)
    switch snapshot.way {
    case .study(let number, let count, let rounds, let removed):
      study = Study(number: number, count: count, rounds: rounds, removed: removed)
    case .review(let left, let done):
      review = Review(due: left.due, new: left.new, forgotten: left.forgotten, done: done)
    }
    (_study, _review) = (OrNull(wrappedValue: study), OrNull(wrappedValue: review))
    _card = OrNull(
      wrappedValue: snapshot.card.map { card in
        Shown(
          id: card.id, deck: card.deck.text, deckTitle: card.deck.title, side: card.side.rawValue,
          text: CardText(card.text).blocks.map { CardBlockDocument($0, card.media) },
          language: card.language,
          colour: card.colour?.rawValue,
          tags: card.tags, canBeTyped: card.canBeTyped, word: card.word, sound: sound)
      })
    choices = (snapshot.intervals ?? [:]).sorted { $0.key.rawValue < $1.key.rawValue }.map {
      Choice(recall: $0.rawValue, title: $0.title, interval: $0.returnTitle(days: $1))
    }
    canTakeBack = snapshot.canTakeBack
  }
}

/// A part of a card's text that stands in lines of its own.
struct CardBlockDocument: Encodable, Sendable {
  /// A part of a line.
  struct Span: Encodable {
    let kind: String
    let text: String
    /// What a picture shows, or the reading of characters.
    @OrNull var about: String?
    /// The address of a picture; `null` where the deck lacks it.
    @OrNull var source: String?

    /// - Parameter media: the files by the names that the text has for them.
    init(_ span: CardText.Span, _ media: [String: String]) {
      var (about, source): (String?, String?)
      switch span {
      case .text(let text): (kind, self.text) = ("text", text)
      case .emphasis(let text): (kind, self.text) = ("emphasis", text)
      case .strong(let text): (kind, self.text) = ("strong", text)
      case .code(let text): (kind, self.text) = ("code", text)
      case .lineBreak: (kind, text) = ("lineBreak", "")
      case .sound(let name): (kind, text) = ("sound", name)
      case .picture(let name, let shows):
        (kind, text, about) = ("picture", name, shows)
        source = media[name].map { "\(API.path)/media/\($0)" }
      case .ruby(let base, let reading): (kind, text, about) = ("ruby", base, reading)
      }
      _about = OrNull(wrappedValue: about)
      _source = OrNull(wrappedValue: source)
    }
  }

  let kind: String
  /// The number of an item of a list; `null` without one.
  @OrNull var number: Int?
  let spans: [Span]

  init(_ block: CardText.Block, _ media: [String: String]) {
    var number: Int?
    switch block {
    case .paragraph(let spans): (kind, self.spans) = ("paragraph", spans.map { Span($0, media) })
    case .item(let given, let spans):
      (kind, self.spans, number) = ("item", spans.map { Span($0, media) }, given)
    case .code(let code): (kind, spans) = ("code", [Span(.code(code), media)])
    }
    _number = OrNull(wrappedValue: number)
  }
}
