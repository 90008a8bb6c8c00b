public import Scheduling

/// A line of a todo.txt file, without its line end.
///
/// A line is its bytes, whatever they are. Each property reads a part of them, and each change
/// touches that part alone. Spaces, tabs, keys of other programs and bytes that are not UTF-8 stay
/// as they are.
///
/// https://github.com/todotxt/todo.txt describes the format. ASCII white space separates words.
///
/// ```swift
/// var line = TodoLine("(A) Call  Ana +party due:2026-12-01")
/// line.due = Day("2026-12-02")
/// line.complete(on: today)
/// line.text  // "x 2026-11-24 Call  Ana +party due:2026-12-02 pri:A"
/// ```
public struct TodoLine: Hashable, Sendable {
  /// The bytes of the line.
  public internal(set) var bytes: [UInt8]

  /// - Parameter bytes: the bytes of a line. A line end among them becomes a space.
  public init(bytes: some Sequence<UInt8>) {
    self.bytes = bytes.map { $0 == ASCII.newline ? ASCII.space : $0 }
  }

  /// - Parameter text: the line as todo.txt has it. A line end in it becomes a space.
  public init(_ text: String) {
    self.init(bytes: text.utf8.map { $0 == ASCII.carriageReturn ? ASCII.space : $0 })
  }

  /// Creates the line of a new task.
  ///
  /// - Parameters:
  ///   - title: what is to be done. It may have tags and keys, as in todo.txt.
  ///   - created: the day of today.
  public init(title: String, created: Day) {
    let words = title.utf8.split(whereSeparator: ASCII.isSpace).map(Array.init)
    self.init(bytes: Array("\(created) ".utf8) + words.joined(separator: [ASCII.space]))
  }

  /// The line as text. A byte that is not UTF-8 becomes U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the line has nothing but white space.
  public var isBlank: Bool { bytes.allSatisfy(ASCII.isSpace) }

  // MARK: Properties

  /// Whether the line begins with `x` and a space.
  public var isDone: Bool { header.isDone }

  /// The letter from A, the most urgent, to Z; `nil` without one. A task that is done has it as
  /// `pri:A`.
  public var priority: Character? { reading.priority }

  /// The day on which the task was done; `nil` if the line has none.
  public var completed: Day? { header.completed?.day }

  /// The day on which the task was made; `nil` if the line has none.
  public var created: Day? { header.created?.day }

  /// The task in words, without the tags at both ends and without the keys that have a meaning
  /// here.
  public var title: String { reading.title }

  /// The projects and contexts with their signs, such as `+party` and `@phone`, in the order of the
  /// line.
  public var tags: [String] { reading.tags }

  /// The day by which the task is to be done.
  public var due: Day? {
    get { reading.due }
    set {
      // Another day is another day of the month, too.
      if newValue != due { monthDay = nil }
      set(.due, to: newValue?.description)
    }
  }

  /// The day before which there is no need to see the task: `t:2026-12-01`.
  public var threshold: Day? {
    get { reading.threshold }
    set {
      if due == nil, newValue != threshold { monthDay = nil }
      set(.threshold, to: newValue?.description)
    }
  }

  /// How the task comes back once it is done.
  public var repeats: Repeat? {
    get { reading.repeats }
    set {
      if newValue?.isByMonth != true { monthDay = nil }
      set(.repeats, to: newValue?.description)
    }
  }

  /// The name that tells the task from all others.
  public var id: String? {
    get { reading.id }
    set { set(.id, to: newValue) }
  }

  /// The practice that checks the task off; `nil` for a task that the learner checks off.
  public var goal: TaskGoal? {
    get { reading.goal }
    set { set(.goal, to: newValue?.description) }
  }

  /// The moment for the task, such as `after breakfast`; see ``IfThen``.
  public var cue: String? {
    get { reading.cue }
    set { set(.cue, to: newValue.map(WordName.encoded)) }
  }
}
