import Console
import Plan
import Planning
import Scheduling
import Terminal
import Vocabulary

/// The plan on the screen.
struct PlanView: Sendable {
  let screen: Screen

  private static let barWidth = 10

  /// Shows all tasks.
  func show(_ plan: PlanSnapshot) {
    if let sentence = plan.checked { screen.paragraph(sentence.printable, tone: .good) }
    guard !plan.tasks.isEmpty else {
      return screen.paragraph(
        "Your plan is empty: 'vocalvocab plan add \"10 words a day\"' adds a task.")
    }
    let width = "\(plan.tasks.count)".count
    for task in plan.tasks {
      guard !screen.isPlain else {
        screen.line(sentence(of: task))
        continue
      }
      let number = "\(task.number)"
      let label = String(repeating: " ", count: width - number.count) + number
      let mark = task.isDone ? "✓" : "○"
      let indent = width + 3
      Screen.write(
        screen.styled("\(label) ", .quiet)
          + screen.styled("\(mark) ", task.isDone ? .good : .normal),
        to: 1)
      screen.paragraph(
        [.init(task.sentence.printable, task.isDone ? .quiet : .strong)], indent: indent,
        isBegun: true)
      if let progress = task.progress, progress.whole > 0 {
        let bar = Bar.text(progress.share, width: Self.barWidth)
        let rest = String(repeating: "░", count: max(0, Self.barWidth - bar.count))
        screen.paragraph("\(bar)\(rest) \(progress.text)".printable, indent: indent)
      }
      if let time = task.time {
        screen.paragraph(time, indent: indent, tone: task.isOverdue ? .bad : .quiet)
      }
      let marks = (task.priority.map { ["priority \($0)"] } ?? []) + task.tags
      if !marks.isEmpty {
        screen.paragraph(marks.joined(separator: " ").printable, indent: indent, tone: .quiet)
      }
      if let note = task.note { screen.paragraph(note.printable, indent: indent, tone: .quiet) }
    }
  }

  /// Returns one statement about a task.
  private func sentence(of task: PlanSnapshot.Task) -> String {
    var parts = [task.isDone ? "done" : "to do"]
    if let priority = task.priority { parts.append("priority \(priority)") }
    if let progress = task.progress { parts.append(progress.text) }
    // If a task was done on an unknown day, the time says only how the task repeats: leave it out.
    if let time = task.time, !task.isDone || time != task.repeats?.inWords { parts.append(time) }
    if !task.tags.isEmpty { parts.append(task.tags.joined(separator: " ")) }
    if let note = task.note { parts.append("note: \(note)") }
    return "\(task.number): \(task.sentence) (\(parts.joined(separator: "; ")))".printable
  }

  /// Shows what happened to a task, which practice counts for it, and what was not taken of its
  /// words.
  func tell(_ what: String, _ task: PlanSnapshot.Task, on plan: PlanSnapshot) {
    let time = task.time.map { " (\($0))" } ?? ""
    screen.paragraph("\(what): \(task.sentence)\(time)".printable)
    if let progress = task.progress { screen.paragraph(progress.explanation.printable) }
    for sentence in [plan.remark, plan.checked].compactMap(\.self) {
      screen.paragraph(sentence.printable)
    }
  }

  /// Shows the practice of each day until a test.
  func showTest(_ task: PlanSnapshot.Task, on today: Day) {
    guard let test = task.test else { return }
    screen.paragraph(task.title.printable, tone: .strong)
    screen.paragraph(test.sentence)
    let width = test.days.map { $0.day.said(on: today).count }.max() ?? 0
    for part in test.days {
      let name = part.day.said(on: today).capitalisedFirst
      let text = "\(part.sentence), about \(part.minutes.of("minute"))"
      if screen.isPlain {
        screen.line("\(name): \(text)")
      } else {
        screen.entry([.init(name.padded(to: width + 2), .quiet)], text)
      }
    }
    if let progress = task.progress {
      screen.paragraph(progress.explanation.printable, tone: .quiet)
    }
  }
}
