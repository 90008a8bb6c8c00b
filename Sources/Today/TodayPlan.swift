package import Learner
package import Planning
package import Spelling

/// The things that are due today in all rooms, in the order in which to do them.
package struct TodayPlan: Hashable, Sendable, Codable {
  /// One thing to do.
  package struct Item: Hashable, Sendable, Codable {
    /// The room in which it is done.
    package enum Room: String, Hashable, Sendable, Codable {
      case test, assignment, words, cards, quiz, tasks
    }

    public let room: Room
    /// The name of the room, as a person reads it.
    package let roomTitle: String
    /// The thing to do, in a sentence without a full stop.
    public let title: String
    /// The expected time in minutes; `nil` if unknown.
    @OrNull public private(set) var minutes: Int?
    /// The practice to begin; `nil` for a task that is done outside the program.
    @OrNull public private(set) var start: Start?
    /// The key of the task, if the item is a task of the plan.
    @OrNull public private(set) var task: TaskKey?

    init(room: Room, title: String, minutes: Int?, start: Start?, task: TaskKey?) {
      (self.room, roomTitle, self.title) = (room, room.title, title)
      self.minutes = minutes
      self.start = start
      self.task = task
    }
  }

  /// The beginning of practice.
  package enum Start: Hashable, Sendable {
    case session(Wishes)
    /// A review of a deck; `nil` for all decks.
    case cards(DeckName?)
    /// A new quiz with a number of questions about the words of this week.
    case quiz(count: Int)
    /// The quiz that was left unfinished.
    case leftQuiz
  }

  /// Today's tests and the amount of work, in a few sentences.
  public let sentence: String
  /// The sum of the minutes of all items whose time is known.
  public let minutes: Int
  public let items: [Item]
  /// The sentences about the streak of days, with its rule.
  package let streak: [String]
  /// The lists whose test is today. They are asked once more, and no new words. The JSON leaves
  /// them out, because the sentence names them.
  public private(set) var tests: [String] = []

  private enum CodingKeys: CodingKey { case sentence, minutes, items, streak }

  init(items: [Item], tests: [String], streak: [String]) {
    (self.items, self.tests, self.streak) = (items, tests, streak)
    minutes = items.reduce(0) { $0 + ($1.minutes ?? 0) }
    sentence = Self.sentence(minutes, things: items.count, tests)
  }

  /// The first item that the program can begin.
  public var first: Item? { items.first { $0.start != nil } }
}

/// The JSON has the room, with the members that it needs to begin; all other members are null.
extension TodayPlan.Start: Codable {
  private enum Room: String, Codable { case play, cards, quiz }

  private enum CodingKeys: CodingKey { case room, wishes, deck, count }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch try values.decode(Room.self, forKey: .room) {
    case .play: self = .session(try values.decode(Wishes.self, forKey: .wishes))
    case .cards: self = .cards(try values.decodeIfPresent(DeckName.self, forKey: .deck))
    case .quiz:
      let count = try values.decodeIfPresent(Int.self, forKey: .count)
      self = count.map { .quiz(count: $0) } ?? .leftQuiz
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let room: Room
    var (wishes, deck, count): (Wishes?, DeckName?, Int?)
    switch self {
    case .session(let wanted): (room, wishes) = (.play, wanted)
    case .cards(let name): (room, deck) = (.cards, name)
    case .quiz(let number): (room, count) = (.quiz, number)
    case .leftQuiz: room = .quiz
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(room, forKey: .room)
    try values.encode(wishes, forKey: .wishes)
    try values.encode(deck, forKey: .deck)
    try values.encode(count, forKey: .count)
  }
}
