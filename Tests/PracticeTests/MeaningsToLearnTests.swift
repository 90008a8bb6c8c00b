import Practice
import Scheduling
import Testing

@Suite("A word whose meaning was missed in a quiz")
struct MeaningsToLearnTests {
  private let now = Moment(seconds: 1_790_000_000, utcOffset: 0)

  private func round(_ word: String, at moment: Moment) -> RoundResult {
    RoundResult(word: word, at: moment, ending: .completed, tries: 1)
  }

  @Test("is due, whether the learner has spelled it before or not")
  func due() {
    var progress = Progress()
    progress.record(round("harbor", at: now))
    progress.recordAnswer(about: "harbor", isRight: false, at: now)
    progress.recordAnswer(about: "rhythm", isRight: false, at: now)
    let agenda = progress.agenda(on: now.day, for: .most)
    #expect(agenda.due == ["harbor", "rhythm"])
    #expect(agenda.forecast(days: 1) == [2])
  }

  @Test("is asked before new words, and once")
  func asked() {
    var progress = Progress()
    progress.recordAnswer(about: "rhythm", isRight: false, at: now)
    var chooser = RoundChooser(progress, goal: .most, on: now.day)
    #expect(chooser.count == 1)
    #expect(chooser.best(progress, new: RoundChooser.newWords) == .met("rhythm"))
    chooser.take("rhythm")
    #expect(chooser.count == 0)
    if case .met = chooser.best(progress, new: RoundChooser.newWords) {
      Issue.record("asked again")
    }
  }

  @Test("is done after a round of it, or a right answer in another quiz")
  func done() {
    var progress = Progress()
    for word in ["harbor", "rhythm", "ocean"] {
      progress.recordAnswer(about: word, isRight: false, at: now)
    }
    progress.record(round("harbor", at: now))
    progress.recordAnswer(about: "ocean", isRight: true, at: now)
    #expect(progress.toLearn == ["rhythm"])
  }

  @Test("is left out of a session on other words, and where it can't be asked")
  func limited() {
    var progress = Progress()
    progress.recordAnswer(about: "rhythm", isRight: false, at: now)
    #expect(progress.limited(to: ["harbor"]).toLearn.isEmpty)
    #expect(RoundChooser(progress, goal: .most, on: now.day, isAskable: { _ in false }).count == 0)
  }

  @Test("an answer counts for the days of practice, and changes no memory")
  func days() {
    var progress = Progress()
    progress.recordAnswer(about: nil, isRight: true, at: now)
    progress.recordAnswer(about: "rhythm", isRight: false, at: now)
    #expect(DayStreak(progress.days, goal: 1, today: now.day).current == 1)
    #expect(progress.words.isEmpty)
  }
}
