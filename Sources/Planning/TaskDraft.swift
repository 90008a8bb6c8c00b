internal import ByteText
internal import Plan
internal import Scheduling

/// A task as a learner writes it, or the changes to a task. In a change, `nil` leaves a part of the
/// task as it is, and an empty text removes it.
public struct TaskDraft: Hashable, Sendable, Codable {
  /// The task in words. It may have the keys and tags of todo.txt:
  /// `Buy paper due:2026-12-01 @shop`. Its day may have any form that ``due`` can have:
  /// `due:friday`.
  public var title: String?
  /// The day by which the task must be done, as `Day(saying:today:)` reads it.
  public var due: String?
  /// The repetition, as `Repeat` reads it.
  public var repeats: String?
  /// The tags, with or without their signs.
  public var tags: [String]?
  /// A letter from A to Z.
  package var priority: String?
  package var note: String?
  /// The practice that checks the task off.
  package var goal: GoalWish?

  public init() {}

  /// The maximum number of characters in a title.
  package static let longestTitle = 500
  private static let mostTags = 20

  /// Returns the line of a new task.
  ///
  /// - Parameters:
  ///   - id: the name of the task.
  ///   - phrase: reads a title that may describe a goal or an if-then plan.
  /// - Throws: ``PlanError``.
  func line(
    id: String, today: Day, phrase: (String) -> TaskPhrase
  ) throws(PlanError) -> TodoLine {
    let goal = try goal.map { wish throws(PlanError) in try wish.goal() }
    let text = try title.map { title throws(PlanError) in try Self.checked(title, today: today) }
    guard let text = text ?? goal?.title else { throw .emptyTitle }
    var line = TodoLine(title: text, created: today)
    guard !line.title.isEmpty else { throw .emptyTitle }
    if let goal { line.goal = goal }
    // A title of our own says no more than the goal.
    if title != nil { Self.add(phrase(line.title), to: &line) }
    var rest = self
    rest.title = nil
    try rest.change(&line, today: today)
    line.id = id
    return line
  }

  /// Gives a line the meaning of its title. The parts that the line has count more.
  private static func add(_ meant: TaskPhrase, to line: inout TodoLine) {
    line.setTitle(meant.title)
    if line.goal == nil { line.goal = meant.goal }
    if let cue = meant.cue { line.cue = cue }
    if line.due == nil { line.due = meant.due }
    if line.repeats == nil { line.repeats = meant.repeats }
    if let monthDay = meant.monthDay, line.due == meant.due { line.monthDay = monthDay }
  }

  /// The kinds of times that the draft gives beside the words of its title.
  func timesBesideTitle(today: Day) -> Set<TimePhrase.Kind> {
    var kinds: Set<TimePhrase.Kind> = []
    let line = title.flatMap { try? Self.checked($0, today: today) }
      .map { TodoLine(title: $0, created: today) }
    if line?.due != nil || due?.isEmpty == false { kinds.insert(.day) }
    if line?.repeats != nil || repeats?.isEmpty == false { kinds.insert(.repetition) }
    return kinds
  }

  /// Gives a line the day and the repetition that its new title says. A goal stays as it is.
  private static func replaceTimes(of line: inout TodoLine, _ meant: TaskPhrase) {
    guard meant.goal == nil, meant.cue == nil, meant.due != nil || meant.repeats != nil else {
      return
    }
    line.setTitle(meant.title)
    if let due = meant.due { (line.due, line.monthDay) = (due, meant.monthDay) }
    if let repeats = meant.repeats { line.repeats = repeats }
  }

  /// Changes the line of a task.
  ///
  /// - Parameter phrase: reads a new title, which may have a day or a repetition; `nil` for a title
  ///   that was read before.
  /// - Throws: ``PlanError``; the line may then be changed in part.
  func change(
    _ line: inout TodoLine, today: Day, phrase: ((String) -> TaskPhrase)? = nil
  ) throws(PlanError) {
    if let title {
      let before = line.title
      let text = try Self.checked(title, today: today)
      // A day or a repetition in the new title replaces that of the line.
      let said = TodoLine(title: text, created: today)
      if said.due != nil { line.due = nil }
      if said.repeats != nil { line.repeats = nil }
      line.setTitle(text)
      if let phrase, line.title != before { Self.replaceTimes(of: &line, phrase(line.title)) }
    }
    if let due { line.due = due.isEmpty ? nil : try Day(saying: due, today: today) }
    if let repeats {
      let new = repeats.isEmpty ? nil : Repeat(repeats)
      guard new != nil || repeats.isEmpty else { throw .badRepeat(repeats) }
      line.repeats = new
    }
    if let tags {
      guard tags.count <= Self.mostTags else { throw .badTag(tags[Self.mostTags]) }
      line.setTags(try tags.map(Self.tag))
    }
    if let priority {
      let letter = priority.uppercased()
      guard priority.isEmpty || letter.count == 1 && ("A"..."Z").contains(letter) else {
        throw .badPriority(priority)
      }
      line.setPriority(letter.first)
    }
    if let goal { line.goal = goal.kind.isEmpty ? nil : try goal.goal() }
  }

  private static func tag(_ text: String) throws(PlanError) -> String {
    let tag = text.bytes.hasPrefix("+") || text.bytes.hasPrefix("@") ? text : "+" + text
    guard TaskTag.isTag(tag), tag.count <= 60,
      !tag.unicodeScalars.contains(where: {
        $0.properties.isWhitespace || $0.properties.generalCategory == .control
      })
    else { throw .badTag(text) }
    return tag
  }

  /// Returns a title on one line, with its due day as a date.
  private static func checked(_ title: String, today: Day) throws(PlanError) -> String {
    let words = title.unicodeScalars.split {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control
    }
    let text = words.map { dated(String($0), today: today) }.joined(separator: " ")
    guard !text.isEmpty else { throw .emptyTitle }
    guard text.count <= longestTitle else { throw .longTitle }
    return text
  }

  /// Returns `due:2026-12-04` for `due:friday`, and any other word as it is.
  private static func dated(_ word: String, today: Day) -> String {
    guard let text = word.bytes.dropping(prefix: "due:"),
      let day = try? Day(saying: String(text), today: today)
    else { return word }
    return "due:\(day)"
  }
}
