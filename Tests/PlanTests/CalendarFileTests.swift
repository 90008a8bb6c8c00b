import Foundation
import Scheduling
import TestSupport
import Testing

@testable import Plan

@Suite("A calendar of the plan")
struct CalendarFileTests {
  /// 24 November 2026, 17:30:05 in Greenwich.
  private let now = Moment(seconds: 1_795_541_405, utcOffset: 3600)

  private func lines(_ event: CalendarFile.Event, named name: String = "Plan") -> [String] {
    CalendarFile(name, [event], at: now).text.components(separatedBy: "\r\n")
  }

  private func event(_ title: String = "Words", on day: String = "2026-12-04") throws
    -> CalendarFile.Event
  {
    CalendarFile.Event(id: "7", title: title, day: try #require(Day(day)))
  }

  @Test("has a whole day for a task without a time")
  func wholeDay() throws {
    #expect(
      try lines(event()) == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//VocalVocab//Plan//EN", "CALSCALE:GREGORIAN",
        "X-WR-CALNAME:Plan",
        "BEGIN:VEVENT", "UID:7@vocalvocab", "DTSTAMP:20261124T173005Z",
        "DTSTART;VALUE=DATE:20261204",
        "TRANSP:TRANSPARENT", "SUMMARY:Words", "END:VEVENT", "END:VCALENDAR", "",
      ])
  }

  @Test("reminds at the time of a task, wherever the learner is")
  func timed() throws {
    var event = try event()
    (event.time, event.minutes, event.about) = (
      TimeOfDay("18:05"), 15, "Ten words,\nthen rest; \\ ok"
    )
    let lines = lines(event)
    #expect(lines.contains("DTSTART:20261204T180500") && lines.contains("DURATION:PT15M"))
    #expect(lines.contains(#"DESCRIPTION:Ten words\,\nthen rest\; \\ ok"#))
    #expect(lines.contains("TRIGGER:PT0S") && !lines.contains("TRANSP:TRANSPARENT"))
  }

  @Test(
    "escapes every sign of the format, whatever mark is behind it",
    arguments: ["", "\u{301}", "\u{20DD}", "\u{338}"])
  func escaped(mark: String) throws {
    let event = try event(
      "a,\(mark)b;\(mark)c\\\(mark)d\r\n\(mark)e\n\(mark)f\r\(mark)g\u{1}\(mark)h")
    let wanted = #"SUMMARY:a\,Xb\;Xc\\Xd\nXe\nXf\nXgXh"#
    let text = CalendarFile("Plan", [event], at: now).text
    let line = wanted.replacingOccurrences(of: "X", with: mark, options: .literal)
    #expect(Array(text.utf8).split(separator: 0x0A).contains(Array((line + "\r").utf8)[...]))
  }

  @Test("folds its lines after 75 bytes, and never within a scalar")
  func folded() throws {
    let title = String(repeating: "e\u{301},\u{20DD}", count: 60)
    let text = CalendarFile("Plan", [try event(title)], at: now).text
    let lines = Array(text.utf8).split(separator: 0x0A)
    #expect(lines.allSatisfy { $0.count <= 76 && $0.last == 0x0D })
    #expect(lines.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
    let unfolded = text.replacingOccurrences(of: "\r\n ", with: "", options: .literal)
    let wanted = "SUMMARY:" + title.replacingOccurrences(of: ",", with: "\\,", options: .literal)
    #expect(
      unfolded.utf8.split(separator: 0x0A).contains { $0.elementsEqual((wanted + "\r").utf8) })
  }

  @Test(
    "comes back as the task does",
    arguments: [
      ("1d", "2026-12-04", "FREQ=DAILY"), ("3d", "2026-12-04", "FREQ=DAILY;INTERVAL=3"),
      ("2w", "2026-12-04", "FREQ=WEEKLY;INTERVAL=2"),
      ("1b", "2026-12-04", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
      ("1m", "2026-12-28", "FREQ=MONTHLY"),
      ("1m", "2026-12-30", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1"),
      ("1y", "2026-12-31", "FREQ=YEARLY"),
      ("1y", "2028-02-29", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1"),
    ])
  func repeats(case: (rule: String, day: String, text: String)) throws {
    var event = try event(on: `case`.day)
    event.repeats = Repeat(`case`.rule)
    #expect(lines(event).contains("RRULE:\(`case`.text)"))
    event.last = Day("2030-01-01")
    #expect(lines(event).contains { $0.hasPrefix("RRULE:\(`case`.text);UNTIL=20300101") })
  }

  @Test("comes back to the day of the month that February lacked")
  func monthDay() throws {
    var event = try event(on: "2027-02-28")
    (event.repeats, event.monthDay) = (Repeat("1m"), 31)
    #expect(lines(event).contains("RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"))
    (event.repeats, event.monthDay) = (Repeat("1y"), 29)
    #expect(lines(event).contains("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1"))
  }

  @Test("begins a task of workdays on a workday, and has no rule where there is none")
  func workdays() throws {
    var event = try event(on: "2026-11-28")
    event.repeats = Repeat("1b")
    #expect(lines(event).contains("DTSTART;VALUE=DATE:20261130"))
    event.repeats = Repeat("3b")
    #expect(!lines(event).contains { $0.hasPrefix("RRULE") })
  }

  @Test(
    "has no line of more than 75 bytes, breaks no character, and is whole when the lines are joined"
  )
  func folding() throws {
    for title in [
      String(repeating: "a", count: 300), String(repeating: "é日👩‍👧", count: 40),
      "e\u{301}\0\u{7}x\ty\r\nz",
    ] {
      let text = try CalendarFile(title, [event(title)], at: now).text
      let lines = text.components(separatedBy: "\r\n")
      #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.contains("\r") && !$0.contains("\n") })
      let joined = text.replacing("\r\n ", with: "")
      #expect(joined.contains("SUMMARY:" + CalendarFile.escaped(title)))
      #expect(
        !joined.unicodeScalars.contains { $0.value < 0x20 && !"\r\n\t".unicodeScalars.contains($0) }
      )
    }
  }

  // MARK: As other programs read it

  private struct Read: Decodable, Equatable {
    var id, title, about, start, made: String
    var minutes, alarms: Int
    var days: [String]
  }

  private func read(_ events: [CalendarFile.Event]) throws -> [Read] {
    let calendars = events.map { TestJSON.line(CalendarFile("Plan", [$0], at: now).text) }
    let lines = try Reference.lines(of: "calendars.py", input: calendars)
    return try lines.flatMap { try JSONDecoder().decode([Read].self, from: Data($0.utf8)) }
  }

  @Test("says the same to icalendar, whatever signs a title has")
  func icalendar() throws {
    var maker = LineMaker(seed: 5)
    let plain = CharacterSet.controlCharacters.subtracting(["\t"])
    var events: [CalendarFile.Event] = []
    for number in 0..<300 {
      // A calendar has no control characters, and may lose white space at the end of a title.
      let text = String(maker.text().unicodeScalars.filter { !plain.contains($0) })
      var event = try event("a " + text + " z", on: "2026-12-04")
      (event.id, event.about) = ("\(number)", text + ";,\\\n" + text + "z")
      if number % 2 == 0 { (event.time, event.minutes) = (TimeOfDay("18:05"), 15) }
      events.append(event)
    }
    let read = try read(events)
    #expect(read.count == 300)
    for (event, read) in zip(events, read) {
      #expect(read.id == event.id + "@vocalvocab" && read.title == event.title)
      #expect(read.about == event.about && read.made == "2026-11-24T17:30:05+00:00")
      #expect(read.start == (event.time == nil ? "2026-12-04" : "2026-12-04T18:05:00"))
      #expect(read.minutes == (event.time == nil ? 1440 : 15))
      #expect(read.alarms == (event.time == nil ? 0 : 1))
    }
  }

  @Test("comes back on the same days in other programs")
  func days() throws {
    let rules = ["1d", "3d", "1w", "2w", "1b", "1m", "5m", "1y"]
    var events: [CalendarFile.Event] = []
    for rule in rules {
      for day in ["2026-12-01", "2026-12-04", "2027-01-28"] {
        var event = try event(on: day)
        event.repeats = Repeat(rule)
        events.append(event)
      }
    }
    for (event, read) in try zip(events, read(events)) {
      let rule = try #require(event.repeats)
      let days = (0..<8).reduce(into: [event.day]) { days, _ in
        days.append(rule.next(after: days.last ?? event.day))
      }
      #expect(read.days == days.prefix(8).map(\.description), "\(rule)")
    }
  }

  @Test("comes back on the last day of a month that lacks its day")
  func lastDays() throws {
    var monthly = try event(on: "2027-10-31")
    monthly.repeats = Repeat("1m")
    var yearly = try event(on: "2028-02-29")
    yearly.repeats = Repeat("1y")
    let days = try read([monthly, yearly]).map { $0.days.prefix(5) }
    #expect(days[0] == ["2027-10-31", "2027-11-30", "2027-12-31", "2028-01-31", "2028-02-29"])
    #expect(days[1] == ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"])
  }
}

@Suite("A task in a calendar")
struct TaskEventTests {
  /// The names of the entries of a file's tasks.
  private func names(_ file: String) -> [String] {
    let events = TodoList(bytes: Array(file.utf8)).tasks.compactMap { CalendarFile.Event($0) }
    let text = CalendarFile("Plan", events, at: Moment(seconds: 0, utcOffset: 0)).text
    return text.components(separatedBy: "\r\n").filter { $0.hasPrefix("UID:") }
  }

  @Test("has a name of its own, also where two tasks are the same")
  func twoNames() throws {
    let paper = "Buy paper due:2026-12-01\n"
    let two = names(paper + paper)
    #expect(two.count == 2 && Set(two).count == 2)
    // The order of other lines changes neither.
    let apart = names("Call due:2026-12-02\n" + paper + "Read\n" + paper)
    #expect(apart.filter { two.contains($0) } == two)
    let more = names(paper + paper + "x " + paper + "Call due:2026-12-02\n")
    #expect(Array(more.prefix(2)) == two)
    #expect(names(paper) == [two[0]])
    // Another program has copied a line with its name.
    #expect(
      names("a due:2026-12-01 id:7\nb due:2026-12-02 id:7\nc due:2026-12-03 id:7-2\n")
        == ["UID:7@vocalvocab", "UID:7-3@vocalvocab", "UID:7-2@vocalvocab"])
  }

  @Test(
    "comes back on the days on which the list has it", arguments: ["rec:1m", "rec:+1m", "rec:1y"])
  func days(rule: String) throws {
    let starts = [
      "due:2026-12-31", "due:2027-01-31", "due:2027-01-30", "due:2027-02-28", "due:2028-02-29",
      "due:2027-02-28 day:31", "due:2027-02-28 day:29", "due:2027-04-30 day:31",
    ]
    let lines = starts.map { TodoLine("Rent \(rule) \($0)") }
    let files = lines.compactMap { CalendarFile.Event(PlannedTask($0, at: 0)) }.map {
      TestJSON.line(CalendarFile("Plan", [$0], at: Moment(seconds: 0, utcOffset: 0)).text)
    }
    struct Read: Decodable { let days: [String] }
    let read = try Reference.lines(of: "calendars.py", input: files).flatMap {
      try JSONDecoder().decode([Read].self, from: Data($0.utf8))
    }
    #expect(read.count == lines.count)
    for (line, read) in zip(lines, read) {
      var next: TodoLine? = line
      for day in read.days {
        let due = try #require(next?.due)
        #expect("\(due)" == day, "\(line.text)")
        next = next?.next(after: due)
      }
    }
  }

  @Test("stands on its day, under its name, until it is done")
  func tasks() throws {
    let task = PlannedTask(
      TodoLine("Do 10 words if:after_tea due:2026-12-01 rec:1d id:7 vv:words/10"), at: 0)
    let event = try #require(CalendarFile.Event(task, at: TimeOfDay("18")))
    #expect(event.id == "7" && event.title == "After tea, I do 10 words.")
    #expect(event.day == Day("2026-12-01") && event.repeats == Repeat("1d"))
    #expect(event.about.hasPrefix("Each round of spelling counts"))
    let unnamed = ["Call due:2026-12-01", "Write due:2026-12-01"].map {
      CalendarFile.Event(PlannedTask(TodoLine($0), at: 0))?.id
    }
    #expect(Set(unnamed).count == 2 && !unnamed.contains(nil))
    for line in ["Call", "x 2026-11-24 Call due:2026-12-01"] {
      #expect(CalendarFile.Event(PlannedTask(TodoLine(line), at: 0)) == nil)
    }
  }
}
