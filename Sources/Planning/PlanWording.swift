public import Plan
public import Scheduling

extension PlannedTask {
  /// The task in words, with its moment where it has one.
  public var sentence: String { ifThen?.sentence ?? title }

  /// When the task is due, and how it comes back, such as `due Friday, every week`; `nil` for
  /// neither.
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
    if let repeats { parts.append(repeats.inWords) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Whether the day by which the task was to be done is over.
  public func isOverdue(on today: Day) -> Bool { !isDone && due.map { $0 < today } ?? false }
}

extension Day {
  /// The day with "on", where it takes one: `today`, `on Friday`.
  ///
  /// - Parameter today: the day on which it is said.
  public func onDay(_ today: Day) -> String {
    let said = said(on: today)
    return (-1...1).contains(today.distance(to: self)) ? said : "on \(said)"
  }
}

extension Repeat {
  /// How the task comes back, such as `every 2 weeks`.
  public var inWords: String {
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
  /// How far the task has come, such as `6 of 10 words`.
  public func inWords(_ goal: TaskGoal) -> String {
    guard share.whole > 0 else { return "nothing to do now" }
    return "\(share.part.grouped) of \(share.whole.of(goal.noun.one, goal.noun.many))"
  }
}

extension TestPlan.Part {
  /// The words of the day, counted: `12 words (2 missed, 4 new, 6 again)`.
  public var sentence: String {
    guard !words.isEmpty else { return "nothing" }
    let kinds = [(missed.count, "missed"), (pretest.count, "new"), (reviews.count, "again")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(words.count.of("word")) (\(kinds.joined(separator: ", ")))"
  }
}

extension TestPlan {
  /// The plan in one or two sentences.
  ///
  /// - Parameter test: the day of the test.
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
  /// Says that tasks have checked themselves off; `nil` where none has.
  var checkedSentence: String? {
    guard !checked.isEmpty else { return nil }
    return "Done by your practice: \(checked.map { "“\($0)”" }.joined(separator: ", "))."
  }
}
