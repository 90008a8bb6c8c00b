internal import Learner
internal import Spelling

/// Today's practice and tasks, as JSON for the page and for other programs.
public struct TodayDocument: Encodable, Sendable {
  struct Start: Encodable, Sendable {
    /// `play`, `cards` or `quiz`.
    let room: String
    /// The wishes of a session.
    @OrNull var wishes: Wishes?
    /// The deck; `null` for all decks.
    @OrNull var deck: String?
    /// The number of questions of a new quiz; `null` for the quiz that was left.
    @OrNull var count: Int?

    init(_ start: TodayPlan.Start) {
      var (wishes, deck, count): (Wishes?, String?, Int?)
      switch start {
      case .session(let wanted): (room, wishes) = ("play", wanted)
      case .cards(let name): (room, deck) = ("cards", name?.text)
      case .quiz(let number): (room, count) = ("quiz", number)
      case .leftQuiz: room = "quiz"
      }
      _wishes = OrNull(wrappedValue: wishes)
      _deck = OrNull(wrappedValue: deck)
      _count = OrNull(wrappedValue: count)
    }
  }

  struct Item: Encodable, Sendable {
    let room: TodayPlan.Item.Room
    let roomTitle, title: String
    @OrNull var minutes: Int?
    @OrNull var start: Start?
    /// The key of the task, where it is one of the plan.
    @OrNull var task: String?

    init(_ item: TodayPlan.Item) {
      (room, roomTitle, title) = (item.room, item.room.title, item.title)
      _minutes = OrNull(wrappedValue: item.minutes)
      _start = OrNull(wrappedValue: item.start.map(Start.init))
      _task = OrNull(wrappedValue: item.task?.description)
    }
  }

  let sentence: String
  let minutes: Int
  let items: [Item]
  let streak: [String]

  public init(_ today: TodayPlan) {
    (sentence, minutes, streak) = (today.sentence, today.minutes, today.streak)
    items = today.items.map(Item.init)
  }
}
