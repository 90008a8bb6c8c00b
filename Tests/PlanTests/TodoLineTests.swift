import Scheduling
import Testing

@testable import Plan

@Suite("A line of todo.txt")
struct TodoLineTests {
  private let today = Day(number: 20_781)

  private func changed(_ text: String, _ change: (inout TodoLine) -> Void) -> String {
    var line = TodoLine(text)
    change(&line)
    return line.text
  }

  @Test("shows what the format says")
  func reading() {
    let line = TodoLine(
      "(A) 2026-11-22 Call  Ana about +party plans @phone due:2026-12-01 rec:1w id:7 pm:2")
    #expect(line.priority == "A" && line.created == Day("2026-11-22") && !line.isDone)
    #expect(line.due == Day("2026-12-01") && line.repeats == Repeat(.week) && line.id == "7")
    #expect(line.tags == ["+party", "@phone"])
    // A key of another program is text, and so is a tag within the sentence.
    #expect(line.title == "Call Ana about +party plans @phone pm:2")
    #expect(TodoLine("@shop Bread +home due:2026-12-01").title == "Bread")
  }

  @Test("is done after an x and a space, with its two days and its old priority")
  func done() {
    let line = TodoLine("x 2026-11-23 2026-11-22 Call Ana pri:A")
    #expect(line.isDone && line.title == "Call Ana" && line.priority == "A")
    #expect(line.completed == Day("2026-11-23") && line.created == Day("2026-11-22"))
    // As SimpleTask and pter write it.
    for text in ["x 2026-11-23 (B) 2026-11-22 Call Ana", "x (B) 2026-11-23 2026-11-22 Call Ana"] {
      let line = TodoLine(text)
      #expect(line.priority == "B" && line.completed == Day("2026-11-23"))
      #expect(line.created == Day("2026-11-22") && line.title == "Call Ana")
    }
  }

  @Test(
    "that is done has its priority wherever another program leaves it, and gets it back",
    arguments: [
      ("x (B) 2026-11-21 2026-11-20 Call", "(B) 2026-11-20 Call"),
      ("x 2026-11-21 (B) 2026-11-20 Call", "(B) 2026-11-20 Call"),
      ("x 2026-11-21 2026-11-20 (B) Call", "(B) 2026-11-20 Call"),
      ("x 2026-11-21 2026-11-20 Call pri:B", "(B) 2026-11-20 Call"),
      ("x 2026-11-21 2026-11-20 (B) Call pri:B", "(B) 2026-11-20 Call"),
      // Spaces that are not needed.
      ("x  2026-11-21 2026-11-20 (B) Call", "(B) 2026-11-20 Call"),
      ("x   (B)  2026-11-21  2026-11-20 Call", "(B)  2026-11-20 Call"),
    ])
  func priorities(line: (done: String, open: String)) {
    let done = TodoLine(line.done)
    #expect(done.isDone && done.priority == "B" && done.title == "Call")
    #expect(done.completed == Day("2026-11-21") && done.created == Day("2026-11-20"))
    #expect(changed(line.done) { $0.reopen() } == line.open)
    #expect(TodoLine(line.open).priority == "B")
    #expect(TodoLine(line.open).created == Day("2026-11-20"))
    #expect(TodoLine(changed(line.done) { $0.setPriority("C") }).priority == "C")
    #expect(TodoLine(changed(line.done) { $0.setPriority(nil) }).priority == nil)
  }

  @Test("may have more than one space between the parts of its beginning")
  func spaces() {
    #expect(TodoLine("(A)  2026-11-20  Call").created == Day("2026-11-20"))
    #expect(changed("x  2026-11-21  2026-11-20 Call") { $0.reopen() } == "2026-11-20 Call")
    #expect(changed("(A)  2026-11-20 Call") { $0.setPriority(nil) } == "2026-11-20 Call")
    #expect(
      changed("x  2026-11-21   2026-11-20 Call") { $0.setCreated(today) }
        == "x  2026-11-21   2026-11-24 Call")
    #expect(TodoLine("x  Call").isDone && TodoLine("x  Call").title == "Call")
    // No space may stand before the first part.
    #expect(TodoLine(" 2026-11-20 Call").created == nil)
  }

  @Test("that is done has two priorities of which the last counts, and keeps the other as a word")
  func twoPriorities() {
    let line = "x 2026-11-21 Call pri:A pri:B"
    #expect(TodoLine(line).priority == "B" && TodoLine(line).title == "Call pri:A")
    #expect(changed(line) { $0.reopen() } == "(B) Call pri:A")
    #expect(changed(line) { $0.setPriority(nil) } == "x 2026-11-21 Call")
  }

  @Test(
    "has tags whose names begin with a letter; other signs are text, wherever they stand",
    arguments: [
      "Switch dial to +200", "Apply for job at D+H", "+1 555 123", "Call +1 555 123",
      "Call Ana @ 5", "Call Ana @5pm", "Mail to ana@example.org", "Pass the C++ course", "a+b",
      "Tune to +", "@", "+5°C is cold", "1 +1", "Find the +- sign", "@@ is odd", "+_",
      "Read http://example.org/a+b+c", "Give 5 @ 2.50", "+٣",
    ])
  func text(text: String) {
    #expect(TodoLine(text).title == text && TodoLine(text).tags.isEmpty)
    let tagged = TodoLine("\(text) +radio @home")
    #expect(tagged.title == text && tagged.tags == ["+radio", "@home"])
    #expect(changed(text) { $0.setTags(["+200", "@5pm", "+é"]) } == "\(text) +é")
  }

  @Test(
    "has no sign, day or key where it only seems to have one",
    arguments: [
      "xylophone lesson", "X 2026-11-23 Make resolutions", "(A) x Find tickets", "Call (A) Ana",
      "(b) Ana",
      "(B)->Ana", " (A) Ana", " x 2026-11-22 Ana", "2026-02-30 Ana", "Mail to a@b.c 2+2",
      "See http://a.b:80/c",
      "due:tomorrow", "rec:often", "Meet at 12:30", "pri:A", "t:", "+ @", "due:", "due:2026-02-30",
      "rec:", "rec:0d", "t:2026-13-01", "day:31",
    ])
  func plain(text: String) {
    let line = TodoLine(text)
    #expect(!line.isDone && line.completed == nil && line.created == nil)
    #expect(line.due == nil && line.repeats == nil && line.tags.isEmpty)
    #expect(line.priority == (text.hasPrefix("(A) x") ? "A" : nil))
    #expect(line.title == text.drop { $0 == " " }.replacing("(A) x", with: "x"))
  }

  @Test(
    "changes where it is changed, and nowhere else",
    arguments: [
      ("Call  Ana\tdue:2026-12-01  pm:2 ", "Call  Ana\tdue:2026-12-02  pm:2 "),
      ("Due:2026-12-01 Call", "Due:2026-12-02 Call"),
      ("Call  Ana ", "Call  Ana  due:2026-12-02"),
      // A value without a meaning stays. Other programs take the first of two words with a key.
      ("Call due:tomorrow Ana", "Call due:2026-12-02 due:tomorrow Ana"),
      ("due:2026-12-01 due:2026-12-05", "due:2026-12-02 due:2026-12-05"),
    ])
  func due(line: (old: String, new: String)) {
    #expect(changed(line.old) { $0.due = Day("2026-12-02") } == line.new)
    #expect(TodoLine(line.new).due == Day("2026-12-02"))
  }

  @Test("loses a day with one space, and keeps a word that is not a day")
  func withoutDay() {
    #expect(changed("Call  due:2026-12-01  Ana") { $0.due = nil } == "Call   Ana")
    #expect(changed("due:2026-12-01 x ray") { $0.due = nil } == " x ray")
    #expect(changed("Call due:tomorrow") { $0.due = nil } == "Call due:tomorrow")
  }

  @Test("is done and undone, and is as it was")
  func completing() {
    for text in [
      "(A)  2026-11-22 Call\tAna  ", "2026-11-22 Call", "Call pm:1", "2026-11-22", "",
    ] {
      var line = TodoLine(text)
      line.complete(on: today)
      #expect(line.isDone && line.completed == today)
      #expect(line.priority == TodoLine(text).priority && line.created == TodoLine(text).created)
      line.reopen()
      #expect(line.text == text)
    }
    #expect(
      changed("(A) 2026-11-22 Call Ana") { $0.complete(on: today) }
        == "x 2026-11-24 2026-11-22 Call Ana pri:A")
    #expect(changed("x 2026-11-23 (B) Ana") { $0.reopen() } == "(B) Ana")
    #expect(!TodoLine(changed("x x ray") { $0.reopen() }).isDone)
  }

  @Test(
    "is as it was after it was done and undone, where its title begins like a part of the format",
    arguments: [
      " 2026-11-22 Call", "\t2026-11-22 Call", "\t 2026-11-22 Call", "2026-11-20 (B) Call",
      "2026-11-20 2026-11-22 Call", "(A) \t2026-11-22 Call", " (B) Call",
    ])
  func undone(text: String) {
    var line = TodoLine(text)
    line.complete(on: today)
    #expect(line.title == TodoLine(text).title && line.priority == TodoLine(text).priority)
    #expect(line.created == TodoLine(text).created && line.completed == today)
    line.reopen()
    #expect(line.text == text)
  }

  @Test("takes another title word by word")
  func title() {
    let old = "(A) Call  Ana +party\tabout\u{a0}due:2026-12-01 id:7 plans  @phone"
    #expect(changed(old) { $0.setTitle($0.title) } == old)
    #expect(
      changed("Call  Ana due:2026-12-01 id:7 today @phone") { $0.setTitle("Call Ben today") }
        == "Call  Ben due:2026-12-01 id:7 today @phone")
    #expect(changed("Call  Ana +p") { $0.setTitle("Call Ana and Ben") } == "Call  Ana and Ben +p")
    #expect(changed("+p due:2026-12-01") { $0.setTitle("Call") } == "Call +p due:2026-12-01")
    #expect(changed("Call id:7 Ana now") { $0.setTitle("Write") } == "Write id:7")
  }

  @Test("keeps bytes that are no text when another word of the title changes")
  func invalid() {
    var line = TodoLine(bytes: Array("Call ".utf8) + [0xFF, 0xC3] + Array(" now".utf8))
    line.setTitle(line.title.replacing("now", with: "later"))
    #expect(line.bytes == Array("Call ".utf8) + [0xFF, 0xC3] + Array(" later".utf8))
  }

  @Test(
    "stays a task to do, whatever its title begins with",
    arguments: ["x ray", "(B) b", "2026-11-22 d"])
  func misleading(title: String) {
    for old in ["Call", "(A) Call", "2026-11-01 Call", "+p", ""] {
      var line = TodoLine(old)
      line.setTitle(title)
      let before = TodoLine(old)
      #expect(line.title == title && line.isDone == before.isDone)
      #expect(line.priority == before.priority && line.created == before.created)
    }
    let new = TodoLine(title: title, created: today)
    #expect(new.title == title && !new.isDone && new.priority == nil && new.created == today)
  }

  @Test("takes tags and a priority, and loses them")
  func tags() {
    #expect(
      changed("@a Call +b  Ana +c") { $0.setTags(["+c", "+new", "bad", "@", "+two words"]) }
        == "Call  Ana +c +new")
    #expect(changed("@a x ray") { $0.setTags([]) } == " x ray")
    #expect(changed("2026-11-22 Call") { $0.setPriority("B") } == "(B) 2026-11-22 Call")
    #expect(changed("(A) 2026-11-22 Call") { $0.setPriority("b") } == "(A) 2026-11-22 Call")
    #expect(changed("(A) x ray") { $0.setPriority(nil) } == " x ray")
    #expect(changed("x 2026-11-22 Call pri:A") { $0.setPriority("C") } == "x 2026-11-22 Call pri:C")
  }

  @Test("of any bytes changes one thing at a time")
  func properties() {
    var maker = LineMaker(seed: 3)
    let day = Day("2031-01-01")
    for _ in 0..<10_000 {
      let line = TodoLine(bytes: maker.line())
      let read = PlannedTask(line, at: 0)
      let changes: [(KeyPath<PlannedTask, AnyHashable>, (inout TodoLine) -> Void)] = [
        (\.due.hashed, { $0.due = day }), (\.due.hashed, { $0.due = nil }),
        (\.threshold.hashed, { $0.threshold = day }),
        (\.repeats.hashed, { $0.repeats = Repeat(.year) }),
        (\.id.hashed, { $0.id = "z" }), (\.priority.hashed, { $0.setPriority("Q") }),
        (\.priority.hashed, { $0.setPriority(nil) }),
        (\.title.hashed, { $0.setTitle("new words") }),
      ]
      for (changing, change) in changes {
        var new = line
        change(&new)
        let after = PlannedTask(new, at: 0)
        let all: [KeyPath<PlannedTask, AnyHashable>] = [
          \.due.hashed, \.threshold.hashed, \.repeats.hashed, \.id.hashed, \.priority.hashed,
          \.created.hashed, \.completed.hashed, \.isDone.hashed,
        ]
        for part in all where part != changing {
          #expect(after[keyPath: part] == read[keyPath: part], "\(line.text) → \(new.text)")
        }
        if changing == \.title.hashed {
          #expect(after.title == "new words", "\(line.text) → \(new.text)")
        }
      }
      var other = line
      other.due = day
      #expect(other.due == day)
      other = line
      other.setTitle(read.title)
      #expect(other == line)
    }
  }

  @Test("of any bytes is done and undone")
  func completingAny() {
    var maker = LineMaker(seed: 4)
    for _ in 0..<10_000 {
      let line = TodoLine(bytes: maker.line())
      var done = line
      done.complete(on: today)
      #expect(done.isDone)
      var undone = done
      undone.reopen()
      #expect(!undone.isDone, "\(line.text) → \(done.text) → \(undone.text)")
      // A word that looks like a priority becomes one, or gets a space before it.
      let isOdd =
        line.text.contains("pri:") || line.title.hasPrefix("(") || line.text.hasSuffix("22")
      if !line.isDone, !isOdd { #expect(undone == line, "\(line.text) → \(undone.text)") }
    }
  }
}

extension Hashable {
  /// The value among those of any type.
  fileprivate var hashed: AnyHashable { AnyHashable(self) }
}
