import Foundation
import Testing

@Suite("The plan at the command line")
struct PlanCommandTests {
  let program = try! Program()

  private func output(_ arguments: String...) throws -> String {
    let result = try program.run(arguments)
    #expect(result.status == 0 && result.errors == "")
    return result.output
  }

  private func week() throws {
    let words = "harbor\nrhythm\nnecessary\n"
    _ = try program.run(["lists", "import", "week-12", "-", "--yes"], input: words)
  }

  @Test("each command says what it did, in one line")
  func commands() throws {
    #expect(
      try output("plan")
        == "Your plan is empty: 'vocalvocab plan add \"10 words a day\"' adds a task.\n")
    #expect(
      try output("plan", "add", "10 words a day").hasPrefix(
        "Task 1 is added: 10 words (every day)\n"))
    #expect(
      try output("plan", "add", "Buy paper", "--due", "tomorrow", "--tag", "school")
        == "Task 2 is added: Buy paper (due tomorrow)\n")
    #expect(try output("plan", "done", "2") == "Done: Buy paper\n")
    #expect(try output("plan", "done", "2") == "Task 2 is done already: Buy paper\n")
    #expect(try output("plan", "undo", "2") == "To do again: Buy paper\n")
    #expect(
      try output("plan", "edit", "2", "--title", "Buy ink").hasPrefix("Task 2 is changed: Buy ink"))
    #expect(try output("plan", "move", "2", "1") == "Task 1 is now: Buy ink\n")
    #expect(try output("plan", "remove", "1").hasPrefix("Removed: Buy ink"))
    #expect(try output("plan", "restore") == "Back in your plan: 1 task.\n")
    #expect(
      try output("plan", "done", "2").hasPrefix("Done: 10 words\nIt comes back: due tomorrow"))
    #expect(try output("plan", "clear").hasPrefix("Removed: 1 task"))
    #expect(
      try output("plan")
        == "1: Buy ink (to do; due tomorrow; +school)\n"
        + "2: 10 words (to do; 0 of 10 words; due tomorrow, every day)\n")
  }

  @Test(
    "a wrong command has one sentence",
    arguments: [
      (["done", "1"], 1, "Your plan has no task: add one first."),
      (["done", "--", "-9223372036854775808"], 1, "Your plan has no task: add one first."),
      (["restore"], 1, "No removed task can be restored."),
      (["add"], 64, "A task needs a few words: say what is to be done."),
      (
        ["add", "x", "--due", "soon"], 64,
        "'soon' is not a day: give one such as 2026-12-04, friday, today or tomorrow."
      ),
      (
        ["add", "--words", "5", "--review"], 64,
        "A task has one goal: give one of --words, --review, --deck, --list, --quiz."
      ),
      (
        ["add", "--list", "none"], 1,
        "There is no list named 'none'. 'vocalvocab lists' shows your lists."
      ),
      (["test", "none"], 1, "No test of the list 'none' is planned: --on DAY plans one."),
      (["remind", "--at", "18:30"], 64, "--at is for --install: it gives the times of each day."),
      (
        ["remind", "--install", "--at", "25:00"], 64,
        "'25:00' is no time: give times such as 18:30, or 8:00 and 18:30 with a space between them."
      ),
    ] as [([String], Int32, String)])
  func faults(_ arguments: [String], _ status: Int32, _ sentence: String) throws {
    let result = try program.run(["plan"] + arguments)
    #expect(result.status == status)
    #expect(result.errors.hasPrefix("vocalvocab: \(sentence)"))
  }

  @Test("practice checks a task off, and 'today' tells what is left")
  func practice() throws {
    try week()
    _ = try output("plan", "add", "--words", "1")
    _ = try program.run(["play", "--mute", "--word", "harbor"], input: "harbor\n")
    #expect(
      try output("plan").hasPrefix("Done by your practice: “Spell 1 word”.\n1: Spell 1 word (done"))
    _ = try output("plan", "test", "week-12", "--on", "tomorrow")
    let today = try output("today")
    #expect(today.hasPrefix("Test: Prepare for the test of week-12: "))
    #expect(today.contains("\nOne missed day a week is forgiven.\n"))
    let begun = try program.run(["today", "--begin", "--mute"], input: "/quit\n")
    #expect(begun.status == 0 && begun.output.contains("Word 1"))
  }

  @Test(
    "--install without systemd writes lines for cron, and --uninstall takes them out",
    arguments: [
      "exit 1",
      // So systemctl answers in a chroot.
      "echo \"Running in chroot, ignoring command\" >&2",
    ])
  func cron(systemctl: String) throws {
    let tools = program.home + "/tools"
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
    let crontab = program.home + "/crontab"
    try "5 4 * * * backup\n".write(toFile: crontab, atomically: true, encoding: .utf8)
    for (name, script) in [
      ("systemctl", systemctl),
      ("crontab", "[ \"$1\" = -l ] && exec cat '\(crontab)'\ncat >'\(crontab)'"),
    ] {
      try program.putScript(script, at: "\(tools)/\(name)")
    }
    func run(_ arguments: String...) throws -> Program.Result {
      try program.run(
        arguments, environment: ["PATH": "\(tools):/usr/bin:/bin"])
    }
    let result = try run("plan", "remind", "--install", "--at", "18:30", "--at", "22:15")
    #expect(
      result.output
        == "You are reminded each day at 18:30. 22:15 is in the quiet hours. Cron does it.\n")
    #expect(
      result.errors.contains("'vocalvocab settings set quietHours none' ends the quiet hours."))
    let lines = try String(contentsOfFile: crontab, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "5 4 * * * backup")
    #expect(lines[1].hasPrefix("30 18 * * * ") && lines[1].contains("'plan' 'remind'"))
    #expect(try run("settings", "get", "reminders").output.hasPrefix("18:30 22:15"))
    #expect(try run("plan", "remind", "--uninstall").output == "The daily reminders are removed.\n")
    #expect(try String(contentsOfFile: crontab, encoding: .utf8) == "5 4 * * * backup\n")
    #expect(try run("settings", "get", "reminders").output.hasPrefix("none"))
  }
}
