public import Scheduling

/// A learner's memory of each card, computed from the answers in the journal.
public struct CardProgress: Sendable {
  /// The progress with one card.
  public struct Record: Hashable, Sendable {
    /// The learner's memory of the card.
    public fileprivate(set) var memory: Memory
    /// The day of the first answer.
    public let met: Day
    /// The last answer; `nil` for a card whose memory came from another program.
    public fileprivate(set) var lastRecall: Recall?
    /// The number of answers.
    public fileprivate(set) var answers = 1
    /// How often the learner had forgotten the card.
    public fileprivate(set) var lapses = 0

    /// Whether the learner had forgotten the card when it was last asked on a day.
    public func isForgotten(on day: Day) -> Bool {
      lastRecall == .again && memory.lastReview.day == day
    }
  }

  /// The progress with each card that the learner has met, by the card's name.
  public private(set) var records: [String: Record] = [:]
  /// A step of a review that can be taken back.
  public enum Step: Hashable, Sendable {
    /// An answer.
    case answer(card: String)
    /// A card was put off until the next day.
    case bury(card: String)

    /// The name of the card.
    public var card: String {
      switch self {
      case .answer(let card), .bury(let card): card
      }
    }
  }

  /// The last step that can be taken back; `nil` for none.
  public private(set) var lastStep: Step?
  /// The record of the card of the last answer, as it was before.
  private var before: Record?
  /// The days on which cards were put off until the next day.
  private var buried: [String: Day] = [:]
  private let fsrs: FSRS

  /// Creates the progress of a learner without answers.
  ///
  /// - Parameter fsrs: the scheduler that computes the memories.
  public init(by fsrs: FSRS = .standard) { self.fsrs = fsrs }

  /// Records an answer. The answers must come in the order of time.
  public mutating func record(_ recall: Recall, on card: String, at moment: Moment) {
    before = records[card]
    lastStep = .answer(card: card)
    buried[card] = nil
    guard var record = before else {
      records[card] = Record(
        memory: Memory(recall, at: moment, by: fsrs), met: moment.day, lastRecall: recall)
      return
    }
    record.memory = record.memory.reviewed(recall, at: moment, by: fsrs)
    record.lastRecall = recall
    record.answers += 1
    if recall == .again { record.lapses += 1 }
    records[card] = record
  }

  /// Takes over the memory that another program had of a card. An answer that was given later
  /// counts more.
  ///
  /// - Parameters:
  ///   - reviews: the number of answers.
  ///   - lapses: how often the learner had forgotten the card.
  public mutating func restore(_ memory: Memory, of card: String, reviews: Int, lapses: Int) {
    if let record = records[card], record.memory.lastReview.seconds >= memory.lastReview.seconds {
      return
    }
    // Another program may say any number.
    let (stability, difficulty) = (memory.state.stability, memory.state.difficulty)
    let state = MemoryState(
      stability: min(max(stability, FSRS.leastStability), Double(FSRS.longestInterval)),
      difficulty: min(
        max(difficulty, FSRS.difficulties.lowerBound), FSRS.difficulties.upperBound))
    records[card] = Record(
      memory: Memory(state: state, lastReview: memory.lastReview), met: memory.lastReview.day,
      answers: max(1, reviews), lapses: max(0, lapses))
  }

  /// Takes the last answer back, if it was on this card. It can be done once.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func takeBack(_ card: String) -> Bool {
    guard lastStep == .answer(card: card) else { return false }
    records[card] = before
    lastStep = nil
    return true
  }

  /// Puts a card off until the next day.
  public mutating func bury(_ card: String, on day: Day) {
    buried[card] = day
    lastStep = .bury(card: card)
  }

  /// Forgets that a card was put off.
  public mutating func unbury(_ card: String) {
    buried[card] = nil
    if lastStep == .bury(card: card) { lastStep = nil }
  }

  // MARK: What is asked

  /// The cards of a deck that are asked on a day.
  public struct Queue: Hashable, Sendable {
    /// The cards that are due, the one that is most likely forgotten first.
    public let due: [String]
    /// The cards that are met for the first time, in the order of the deck.
    public let new: [String]
    /// The cards that the learner had forgotten today and not known since, the one forgotten first.
    public let forgotten: [String]

    /// Makes the queue of several decks, which are asked together.
    public init(_ queues: [Queue]) {
      self.init(
        due: queues.flatMap(\.due), new: queues.flatMap(\.new),
        forgotten: queues.flatMap(\.forgotten))
    }

    init(due: [String], new: [String], forgotten: [String]) {
      (self.due, self.new, self.forgotten) = (due, new, forgotten)
    }

    /// The number of cards.
    public var count: Int { due.count + new.count + forgotten.count }

    /// All cards: the new ones spread evenly among those that are due, and the forgotten ones at
    /// the end.
    public var mixed: [String] {
      guard !new.isEmpty else { return due + forgotten }
      var cards: [String] = []
      var rest = due[...]
      for (number, card) in new.enumerated() {
        let wanted = due.count * (number + 1) / (new.count + 1)
        let more = rest.prefix(max(0, wanted - (due.count - rest.count)))
        cards += more
        rest = rest.dropFirst(more.count)
        cards.append(card)
      }
      return cards + rest + forgotten
    }
  }

  /// Returns the cards of a deck that are asked on a day, within the limits of the deck. What was
  /// answered on the day counts.
  public func queue(of deck: Deck, on today: Day) -> Queue {
    let cards = deck.active.map(\.id)
    var (met, reviewed) = (0, 0)
    var memories: [(item: String, memory: Memory)] = []
    var new: [String] = []
    var forgotten: [(card: String, since: Double)] = []
    for card in cards {
      guard let record = records[card] else {
        if buried[card] != today { new.append(card) }
        continue
      }
      if record.met == today {
        met += 1
      } else if record.memory.lastReview.day == today {
        reviewed += 1
      }
      guard buried[card] != today else { continue }
      if record.isForgotten(on: today) {
        forgotten.append((card, record.memory.lastReview.seconds))
      } else {
        memories.append((card, record.memory))
      }
    }
    forgotten.sort { $0.since < $1.since }
    let due = Agenda(memories, on: today, by: fsrs).due
    return Queue(
      due: Array(due.prefix(max(0, deck.reviewsPerDay - reviewed))),
      new: Array(new.prefix(max(0, deck.newPerDay - met))), forgotten: forgotten.map(\.card))
  }

  /// Returns how much of a deck the learner keeps.
  ///
  /// - Returns: the number of cards that the learner has met, the number of those that the learner
  ///   knew at the last answer and that are not due, and the sum of their chances of recall.
  public func kept(of deck: Deck, on today: Day) -> (met: Int, kept: Int, foretold: Double) {
    let known = deck.active.compactMap { card in records[card.id].map { (card.id, $0) } }
    let due = Set(Agenda(known.map { ($0, $1.memory) }, on: today, by: fsrs).due)
    return (
      known.count,
      known.count { !due.contains($0) && !$1.isForgotten(on: today) },
      known.reduce(0) { $0 + $1.1.memory.retrievability(on: today, by: fsrs) }
    )
  }

  /// Returns the days until a card is due again, for each answer that the learner could give now.
  public func intervals(of card: String, at moment: Moment) -> [Recall: Int] {
    Dictionary(
      uniqueKeysWithValues: Recall.allCases.map { recall in
        let memory =
          records[card].map { $0.memory.reviewed(recall, at: moment, by: fsrs) }
          ?? Memory(recall, at: moment, by: fsrs)
        return (recall, moment.day.distance(to: memory.due(by: fsrs)))
      })
  }
}
