public import Plan
public import Scheduling

extension PlannedTask {
  /// The task in words, with the moment of its if-then plan, if any.
  public var sentence: String { ifThen?.sentence ?? title }

  /// Returns in words when the task is due or was done, and how it repeats, such as
  /// `due Friday, every week`; `nil` for a task without these.
  ///
  /// - Parameter today: the present day.
  public func time(on today: Day) -> String? {
    var parts: [String] = []
    if isDone {
      if let completed { parts.append("done \(completed.said(on: today))") }
    } else if let due {
      if goal?.testedList != nil {
        parts.append("test \(due.onDay(today))")
      } else {
        parts.append(due < today ? "was due \(due.said(on: today))" : "due \(due.said(on: today))")
      }
    }
    if !isDone, let start, start > today, start != due {
      parts.append("from \(start.said(on: today))")
    }
    if let repeats { parts.append(repeats.inWords + (isDone ? "" : monthDayInWords)) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The day of the month to which the task comes back, as the end of its repetition in words;
  /// empty for a day that each month has.
  private var monthDayInWords: String {
    guard let repeats, let due else { return "" }
    let (_, month, date) = due.civil
    switch (repeats.unit, monthDay ?? date) {
    case (.month, 31): return " on the last day"
    case (.month, let day) where day > 28: return " on the \(day)th"
    case (.year, 29) where month == 2: return " on 29 February"
    default: return ""
    }
  }
}

extension Day {
  /// Returns the day in words, with "on" where English needs it: `today`, `on Friday`.
  ///
  /// - Parameter today: the day on which it is said.
  public func onDay(_ today: Day) -> String {
    let said = said(on: today)
    return (-1...1).contains(today.distance(to: self)) ? said : "on \(said)"
  }
}

extension Repeat {
  /// The repetition in words, such as `every 2 weeks`.
  package var inWords: String {
    let unit =
      switch unit {
      case .day: "day"
      case .workday: "weekday"
      case .week: "week"
      case .month: "month"
      case .year: "year"
      }
    return count == 1 ? "every \(unit)" : "every \(count) \(unit)s"
  }
}

extension TaskProgress {
  /// Returns the progress in words, such as `6 of 10 words`.
  package func inWords(_ goal: TaskGoal) -> String {
    guard share.whole > 0 else { return "nothing to do now" }
    return "\(share.part.grouped) of \(share.whole.of(goal.noun.one, goal.noun.many))"
  }
}

extension TestPlan.Part {
  /// The numbers of the day's words: `12 words (2 missed, 4 new, 6 again)`.
  public var sentence: String {
    guard !words.isEmpty else { return "nothing" }
    let kinds: [(count: Int, name: String)] = [
      (missed.count, "missed"), (pretest.count, "new"), (reviews.count, "again"),
    ]
    let counts = kinds.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }
    return "\(words.count.of("word")) (\(counts.joined(separator: ", ")))"
  }
}

extension TestPlan {
  /// Returns the plan in one or two sentences.
  ///
  /// - Parameters:
  ///   - test: the day of the test.
  ///   - today: the present day.
  public func sentence(ofTest test: Day, on today: Day) -> String {
    let days = parts.count { !$0.words.isEmpty }
    let spelled =
      share.map {
        "You can expect to spell \(Int(($0 * 100).rounded())) % of the words in the test."
      }
        ?? """
        The days after \((parts.last?.day ?? today).said(on: today)) are planned as they come \
        nearer.
        """
    guard days > 0 else { return "Nothing more needs practice before the test. \(spelled)" }
    return "Practice on \(days.of("day")) until the test \(test.onDay(today)). \(spelled)"
  }
}

extension TrackedPlan {
  /// A sentence about the tasks that have just checked themselves off; `nil` if no task has.
  var checkedSentence: String? {
    guard !checked.isEmpty else { return nil }
    return "Done by your practice: \(checked.map { "“\($0)”" }.joined(separator: ", "))."
  }
}
