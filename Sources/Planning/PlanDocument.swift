internal import Learner
internal import Plan
internal import Scheduling

/// The learner's plan, as JSON for the page and for other programs.
public struct PlanDocument: Encodable, Sendable {
  struct Goal: Encodable, Sendable {
    let kind: String
    @OrNull var name: String?
    @OrNull var count: Int?
    @OrNull var minutes: Int?

    init(_ goal: TaskGoal) {
      var (name, count, minutes): (String?, Int?, Int?)
      switch goal {
      case .words(let number): (kind, count) = ("words", number)
      case .quiz(let number): (kind, count) = ("quiz", number)
      case .review: kind = "review"
      case .deck(let deck): (kind, name) = ("deck", deck)
      case .list(let list): (kind, name) = ("list", list)
      case .test(let list, let number): (kind, name, minutes) = ("test", list, number)
      }
      _name = OrNull(wrappedValue: name)
      _count = OrNull(wrappedValue: count)
      _minutes = OrNull(wrappedValue: minutes)
    }
  }

  struct Progress: Encodable, Sendable {
    let part, whole: Int
    /// The progress in words.
    let text: String
    /// The practice that counts.
    let explanation: String

    init(_ progress: TaskProgress, of goal: TaskGoal) {
      (part, whole) = (progress.share.part, progress.share.whole)
      (text, explanation) = (progress.inWords(goal), progress.explanation)
    }
  }

  struct Test: Encodable, Sendable {
    struct Part: Encodable, Sendable {
      let day: String
      let words, missed, new, again, minutes: Int
      /// The words of the day, in a sentence.
      let sentence: String

      init(_ part: TestPlan.Part) {
        day = part.day.description
        (words, missed, new, again) = (
          part.words.count, part.missed.count, part.pretest.count, part.reviews.count
        )
        (minutes, sentence) = (max(1, part.minutes), part.sentence)
      }
    }

    let sentence: String
    /// The share of the words that the learner is expected to spell, from 0 to 1.
    @OrNull var share: Double?
    let days: [Part]

    init?(_ item: PlanSnapshot.Item, on today: Day) {
      guard let test = item.test, let day = item.task.due else { return nil }
      sentence = test.sentence(ofTest: day, on: today)
      _share = OrNull(wrappedValue: test.share.map { ($0 * 100).rounded() / 100 })
      days = test.parts.filter { !$0.words.isEmpty }.map(Part.init)
    }
  }

  struct Task: Encodable, Sendable {
    let key: String
    let number: Int
    let title, sentence: String
    let isDone, isOverdue: Bool
    /// When the task is due and how it comes back, in words.
    @OrNull var time: String?
    @OrNull var due: String?
    @OrNull var repeats: String?
    @OrNull var priority: String?
    let tags: [String]
    @OrNull var note: String?
    @OrNull var goal: Goal?
    @OrNull var progress: Progress?
    @OrNull var test: Test?

    init(_ item: PlanSnapshot.Item, on today: Day) {
      let task = item.task
      (key, number) = (item.key.description, item.number)
      (title, sentence) = (task.title, task.sentence)
      (isDone, isOverdue, tags) = (task.isDone, task.isOverdue(on: today), task.tags)
      _time = OrNull(wrappedValue: task.time(on: today))
      _due = OrNull(wrappedValue: task.due?.description)
      _repeats = OrNull(wrappedValue: task.repeats?.description)
      _priority = OrNull(wrappedValue: task.priority.map(String.init))
      _note = OrNull(wrappedValue: item.note)
      _goal = OrNull(wrappedValue: task.goal.map(Goal.init))
      var progress: Progress?
      if let goal = task.goal, let known = item.progress { progress = Progress(known, of: goal) }
      _progress = OrNull(wrappedValue: progress)
      _test = OrNull(wrappedValue: Test(item, on: today))
    }
  }

  let today: String
  let tasks: [Task]
  /// The sentence about the tasks that have checked themselves off just now.
  @OrNull var checked: String?
  /// The name of the last removal, which can be undone.
  @OrNull var removal: String?
  /// When the learner is reminded, in words.
  @OrNull var reminders: String?

  public init(_ plan: PlanSnapshot) {
    today = plan.today.description
    tasks = plan.items.map { Task($0, on: plan.today) }
    _checked = OrNull(wrappedValue: plan.checkedSentence)
    _removal = OrNull(wrappedValue: plan.removal?.text)
    _reminders = OrNull(wrappedValue: plan.reminders)
  }
}
