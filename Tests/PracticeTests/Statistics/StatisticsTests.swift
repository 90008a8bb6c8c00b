import Scheduling
import Testing
import Vocabulary

@testable import Practice

@Suite("Statistics")
struct StatisticsTests {
  private func time(_ day: Int) -> Moment {
    Moment(seconds: Double(day) * 86_400 + 43_200, utcOffset: 0)
  }

  private func round(
    _ word: String = "harbor", day: Int = 1, ending: RoundResult.Ending = .completed,
    tries: Int = 1, slips: Int = 0, name: String = "a"
  ) -> JournalEvent {
    .round(
      RoundResult(word: word, at: time(day), ending: ending, tries: tries, slips: slips),
      level: .broad, name: name)
  }

  private func wrong(
    _ kinds: [Mistake.Kind]?, of word: String = "harbor", name: String = "a"
  ) -> JournalEvent {
    .wrong(WrongTry(word: word, mistakes: kinds, round: name))
  }

  private func statistics(
    _ events: [JournalEvent], goal: Int = 1, today: Int = 1, excluded: ExcludedWords = [],
    practisingFor aim: Goal = .most
  ) -> Statistics {
    Statistics(
      JournalTotals(events), goal: goal, today: Day(number: today), excluded: excluded,
      practisingFor: aim)
  }

  @Test("of an empty journal are zeros")
  func nothing() {
    let none = statistics([])
    #expect(none.rounds == 0 && none.words == 0 && none.tries == Share(0, of: 0))
    #expect(none.asked.share(.firstTry).percentage == nil)
    #expect(none.byLength.isEmpty && none.byLevel.isEmpty && none.mistakes.isEmpty)
    #expect(none.missedMost.isEmpty && none.mastered.isEmpty && none.due.isEmpty)
    #expect(none.streak.best == 0 && none.dayStreak.best == 0 && none.rating == nil)
    #expect(none.calendar.entries.count == 365 && none.calendar.busiest == nil)
    #expect(none.calendar.practised == Share(0, of: 365))
    #expect(none.forecast.map(\.words) == Array(repeating: 0, count: 14))
  }

  @Test("name the words that are to be practised again, until they are right on another day")
  func toRepeat() {
    let first = [
      round("harbor"), round("ocean", ending: .missed), round("rhythm", tries: 2),
      round("garden", ending: .skipped), round("window", slips: 1),
    ]
    #expect(statistics(first).toRepeat == ["garden", "ocean", "rhythm"])
    // A word that was shown some minutes ago is not learned yet.
    let sameDay = first + [round("ocean", name: "b"), round("rhythm", name: "b")]
    #expect(statistics(sameDay).toRepeat == ["garden", "ocean", "rhythm"])
    let later =
      sameDay + [
        round("ocean", day: 2, name: "c"), round("garden", day: 2, ending: .missed, name: "c"),
      ]
    #expect(statistics(later, today: 2).toRepeat == ["garden", "rhythm"])
    #expect(statistics(later, today: 2, excluded: ["garden"]).toRepeat == ["rhythm"])
  }

  @Test("time only words that were right at the first try, and give words an hour")
  func responseTimes() {
    func round(_ milliseconds: Int?, tries: Int = 1) -> JournalEvent {
      .round(
        RoundResult(
          word: "harbor", at: time(1), ending: .completed, tries: tries,
          milliseconds: milliseconds),
        level: nil, name: "a")
    }
    #expect(statistics([round(nil), round(-5), round(3_600_000)]).responseTimes.rounds == 0)
    let times = statistics([
      round(2_000), round(4_040), round(9_000), round(1, tries: 2), round(999_999),
    ]).responseTimes
    #expect(times.rounds == 3 && times.median == 4)
    #expect(times.wordsAnHour == 718)  // 3 in 15.04 seconds
  }

  @Test("of one round count just that round")
  func one() {
    let one = statistics([round()])
    #expect(one.rounds == 1 && one.words == 1 && one.tries == Share(1, of: 1))
    #expect(one.asked.share(.firstTry) == Share(1, of: 1))
    #expect(one.byLength.map(\.key) == [6] && one.byLevel.map(\.key) == [.broad])
    #expect(one.streak.current == 1 && one.dayStreak.current == 1)
    #expect(one.calendar.practised == Share(1, of: 365) && one.calendar.reached.part == 1)
    #expect(one.calendar.entries.last?.rounds == 1)
    #expect(one.due.isEmpty && one.forecast.map(\.words).reduce(0, +) == 0)
    #expect(one.dueThisWeek.isEmpty)
    let kept = statistics([round()], practisingFor: .keep)
    #expect(kept.forecast.map(\.words).reduce(0, +) == 1 && kept.dueThisWeek == ["harbor"])
    #expect(one.rating.map { $0.points > 1500 && $0.uncertaintyInPoints > 100 } == true)
  }

  @Test("leave out a try that the learner took back, and its mistakes")
  func slip() {
    let kept = statistics([
      wrong([.swapped]), .slip(word: "harbor", round: "a"), wrong([.ieEi, .ieEi]),
      round(tries: 2, slips: 1),
    ])
    #expect(kept.tries == Share(1, of: 2) && kept.slips == Share(1, of: 3))
    #expect(kept.mistakes.map(\.kind) == [.ieEi])
    #expect(kept.mistakes[0].tries == Share(1, of: 1))
    #expect(kept.asked.share(.afterWrongTry) == Share(1, of: 1))
  }

  @Test("take a slip back from its own round, even if two sessions write at the same time")
  func interleaved() {
    let both = statistics([
      wrong([.swapped], name: "a"), wrong([.ieEi], of: "ocean", name: "b"),
      .slip(word: "harbor", round: "a"), round("ocean", tries: 2, name: "b"),
      round(slips: 1, name: "a"),
    ])
    #expect(both.mistakes.map(\.kind) == [.ieEi] && both.tries == Share(2, of: 3))
    #expect(both.asked.share(.slip) == Share(1, of: 2))
  }

  @Test("count the tries of unfinished rounds")
  func brokenOff() {
    let broken = statistics((0..<20).map { wrong([.voicing], name: "\($0)") })
    #expect(broken.rounds == 0 && broken.tries == Share(0, of: 20))
    #expect(broken.mistakes.first?.tries == Share(20, of: 20))
  }

  @Test(
    "count the mistakes of those tries whose mistakes have names, and say how many tries these are")
  func named() {
    let some = statistics([
      wrong([.ieEi, .swapped]), wrong([]), wrong(nil), round(ending: .missed, tries: 3),
      wrong([.swapped], of: "ocean"), round("ocean", tries: 2),
    ])
    #expect(some.named == Share(3, of: 4))
    #expect(some.mistakes.map(\.kind) == [.swapped, .ieEi])
    #expect(some.mistakes[0].tries == Share(2, of: 3))
    #expect(some.mistakes[0].words.map(\.word) == ["harbor", "ocean"])
  }

  @Test("keep words that were seen earlier on the same day apart, in every group")
  func comebacks() {
    let back = statistics([round(ending: .missed), round(), round("ocean")])
    #expect(back.rounds == 3 && back.asked.rounds == 2 && back.comebacks.rounds == 1)
    #expect(back.byLength.map { $0.rounds.share(.firstTry).description } == ["1 of 1", "0 of 1"])
    #expect(back.missedMost == [.init(word: "harbor", misses: Share(1, of: 2))])
  }

  @Test("count letters, not signs", arguments: [("o'clock", 6), ("ice cream", 8), ("déjà vu", 6)])
  func letters(word: String, count: Int) {
    #expect(statistics([round(word)]).byLength.map(\.key) == [count])
  }

  @Test("list the mastered words, the latest first, and the words missed most")
  func words() {
    let days = (1...3).flatMap { [round(day: $0), round("ocean", day: $0 + 1)] }
    let some = statistics(days + [round("guitar", day: 5, ending: .skipped, tries: 0)], today: 5)
    #expect(some.mastered.map(\.word) == ["ocean", "harbor"])
    #expect(some.mastered.map(\.since) == [4, 3].map(Day.init))
    #expect(some.missedMost.map(\.word) == ["guitar"] && some.missedWords == Share(1, of: 3))
  }

  @Test("show which days are forgiven, and which days reached the goal")
  func forgiven() {
    let year = statistics(
      [1, 2, 4].flatMap { [round(day: $0), round("ocean", day: $0)] }, goal: 2, today: 4)
    #expect(year.dayStreak.current == 3 && year.calendar.reached == Share(3, of: 365))
    #expect(year.calendar.entries.filter(\.isForgiven).map(\.day) == [Day(number: 3)])
  }

  @Test("list the due words, but never an excluded one")
  func due() {
    let events = [round("Ocean", ending: .missed), round(ending: .missed)]
    #expect(statistics(events, today: 9).due == ["Ocean", "harbor"])
    let without = statistics(events, today: 9, excluded: ["ocean"])
    #expect(without.due == ["harbor"] && without.forecast[0].words == 1)
    #expect(without.dueThisWeek == ["harbor"])
  }

  @Test(
    "show 100 % only for all and 0 % only for none",
    arguments: [
      (0, 0, nil), (0, 5, "0 %"), (5, 5, "100 %"), (1, 365, "under 1 %"), (1, 150, "1 %"),
      (364, 365, "over 99 %"), (1, 3, "33 %"), (1, 8, "13 %"), (999_999, 1_000_000, "over 99 %"),
      (1, 1_000_000, "under 1 %"),
    ])
  func percent(part: Int, whole: Int, percentage: String?) {
    #expect(Share(part, of: whole).percentage == percentage)
  }
}

@Suite("A calendar of the last year")
struct PracticeCalendarTests {
  @Test("has 53 weeks from Monday to Sunday, whatever the day", arguments: 20_000..<20_007)
  func weeks(today: Int) {
    let calendar = PracticeCalendar(
      PracticeDays(), goal: 1, today: Day(number: today), forgiven: [])
    #expect(calendar.weeks.count == 53 && calendar.weeks.allSatisfy { $0.count == 7 })
    #expect(calendar.weeks.joined().compactMap { $0 } == calendar.entries)
    for week in calendar.weeks {
      for (index, entry) in week.enumerated() {
        #expect(entry.map { $0.day.weekday.rawValue == index } ?? true)
      }
    }
    #expect(calendar.entries.last?.day == Day(number: today))
  }

  @Test("has the busiest day, the later of two such days")
  func busiest() {
    var days = PracticeDays()
    for day in [100, 100, 101, 102, 102] {
      days.record(Moment(seconds: Double(day) * 86_400 + 43_200, utcOffset: 0))
    }
    let calendar = PracticeCalendar(days, goal: 2, today: Day(number: 110), forgiven: [])
    #expect(calendar.busiest?.day == Day(number: 102))
    #expect(calendar.practised.part == 3 && calendar.reached.part == 2)
  }
}

@Suite("The words about a kind of mistake")
struct MistakeTitlesTests {
  @Test("are a title of its own and some advice, for every kind")
  func all() {
    #expect(Set(Mistake.Kind.allCases.map(\.title)).count == Mistake.Kind.allCases.count)
    for kind in Mistake.Kind.allCases {
      #expect(!kind.title.isEmpty && kind.title.count <= 34 && !kind.title.hasSuffix("."))
      #expect(kind.advice.hasSuffix(".") && kind.advice.count <= 110)
    }
  }
}
