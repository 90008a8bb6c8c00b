import Console
import Plan
import Planning
import Scheduling
import Today

/// The plan, and what is due today, on the screen.
struct PlanView: Sendable {
  let screen: Screen

  private static let barWidth = 10

  /// Shows all tasks.
  func show(_ plan: PlanSnapshot) {
    if let sentence = plan.checkedSentence { screen.paragraph(sentence.printable, tone: .good) }
    guard !plan.items.isEmpty else {
      return screen.paragraph(
        "Your plan is empty: 'vocalvocab plan add \"10 words a day\"' adds a task.")
    }
    let width = "\(plan.items.count)".count
    for item in plan.items {
      guard !screen.isPlain else {
        screen.line(sentence(of: item, on: plan.today))
        continue
      }
      let task = item.task
      let number = "\(item.number)"
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
      if let progress = item.progress, let goal = task.goal, progress.share.whole > 0 {
        let bar = Bar.text(progress.share, width: Self.barWidth)
        let rest = String(repeating: "░", count: max(0, Self.barWidth - bar.count))
        screen.paragraph("\(bar)\(rest) \(progress.inWords(goal))".printable, indent: indent)
      }
      if let time = task.time(on: plan.today) {
        screen.paragraph(
          time, indent: indent, tone: task.isOverdue(on: plan.today) ? .bad : .quiet)
      }
      let marks = (task.priority.map { ["priority \($0)"] } ?? []) + task.tags
      if !marks.isEmpty {
        screen.paragraph(marks.joined(separator: " ").printable, indent: indent, tone: .quiet)
      }
      if let note = item.note { screen.paragraph(note.printable, indent: indent, tone: .quiet) }
    }
  }

  /// Returns a task in one statement.
  private func sentence(of item: PlanSnapshot.Item, on today: Day) -> String {
    let task = item.task
    var parts = [task.isDone ? "done" : "to do"]
    if let priority = task.priority { parts.append("priority \(priority)") }
    if let progress = item.progress, let goal = task.goal { parts.append(progress.inWords(goal)) }
    if let time = task.time(on: today), !task.isDone || task.completed != nil { parts.append(time) }
    if !task.tags.isEmpty { parts.append(task.tags.joined(separator: " ")) }
    if let note = item.note { parts.append("note: \(note)") }
    return "\(item.number): \(task.sentence) (\(parts.joined(separator: "; ")))".printable
  }

  /// Tells what became of a task, and what counts for it.
  func tell(_ what: String, _ item: PlanSnapshot.Item, on plan: PlanSnapshot) {
    let time = item.task.time(on: plan.today).map { " (\($0))" } ?? ""
    screen.paragraph("\(what): \(item.task.sentence)\(time)".printable)
    if let progress = item.progress { screen.paragraph(progress.explanation.printable) }
    if let sentence = plan.checkedSentence { screen.paragraph(sentence.printable) }
  }

  /// Shows the days until a test.
  func showTest(_ item: PlanSnapshot.Item, on today: Day) {
    guard let test = item.test, let day = item.task.due else { return }
    screen.paragraph(item.task.title.printable, tone: .strong)
    screen.paragraph(test.sentence(ofTest: day, on: today))
    let parts = test.parts.filter { !$0.words.isEmpty }
    let width = parts.map { $0.day.said(on: today).count }.max() ?? 0
    for part in parts {
      let said = part.day.said(on: today)
      let name = said.prefix(1).uppercased() + said.dropFirst()
      let text = "\(part.sentence), about \(max(1, part.minutes).of("minute"))"
      if screen.isPlain {
        screen.line("\(name): \(text)")
      } else {
        screen.entry([.init(name.padded(to: width + 2), .quiet)], text)
      }
    }
    if let progress = item.progress {
      screen.paragraph(progress.explanation.printable, tone: .quiet)
    }
  }

  /// Shows what is due today.
  func show(_ today: TodayPlan) {
    for item in today.items {
      let minutes = item.minutes.map { "\($0) min" } ?? ""
      let time = item.minutes.map { ", about \($0.of("minute"))" } ?? ""
      if screen.isPlain {
        screen.line("\(item.room.title): \(item.title)\(time)".printable)
      } else {
        screen.entry(
          [
            .init(item.room.title.padded(to: 12), .quiet), .init(minutes.padded(to: 8), .strong),
          ], item.title.printable)
      }
    }
    screen.paragraph(today.sentence, tone: .strong)
    for sentence in today.streak { screen.paragraph(sentence, tone: .quiet) }
  }
}
