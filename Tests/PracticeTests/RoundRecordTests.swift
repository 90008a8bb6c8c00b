import Scheduling
import TestSupport
import Testing
import Vocabulary

@testable import Practice

@Suite("The record of a round")
struct RoundRecordTests {
  private func round(
    _ ending: RoundResult.Ending = .completed, word: String = "harbor", day: Int = 1,
    tries: Int = 1,
    hints: Int = 0, slips: Int = 0, heard: Int = 1, milliseconds: Int? = 10_000
  ) -> RoundResult {
    RoundResult(
      word: word, at: Moment(seconds: Double(day) * 86_400 + 43_200, utcOffset: 0),
      ending: ending, tries: tries, hints: hints, slips: slips, heard: heard,
      milliseconds: milliseconds)
  }

  @Test("gives good for a first try, easy if it was quick and heard once, and hard after any help")
  func grades() {
    #expect(Recall(round()) == .good)
    #expect(Recall(round(milliseconds: 3800)) == .easy)
    #expect(Recall(round(milliseconds: 3801)) == .good)
    #expect(Recall(round(milliseconds: nil)) == .good)
    #expect(Recall(round(heard: 2, milliseconds: 1000)) == .good)
    #expect(Recall(round(heard: 0, milliseconds: 1000)) == .good)
    #expect(Recall(round(tries: 2)) == .hard && Recall(round(tries: 3)) == .hard)
    #expect(Recall(round(hints: 1, milliseconds: 1000)) == .hard)
    #expect(Recall(round(slips: 1, milliseconds: 1000)) == .hard)
    #expect(Recall(round(.missed, tries: 3)) == .again)
    #expect(Recall(round(.skipped, tries: 0)) == .again)
  }

  @Test("gives the same grade whatever the number of allowed tries")
  func unlimited() {
    #expect(Recall(round(tries: 4)) == .again)
    #expect(Recall(round(tries: 4, hints: 1)) == .again)
  }

  @Test("gives a long word more time to be quick")
  func quick() {
    #expect(!round(word: "cat", milliseconds: 3500).isQuick)
    #expect(round(word: "bouillabaisse", milliseconds: 5500).isQuick)
  }

  @Test("counts each attainment apart, as a share of all rounds")
  func apart() {
    var progress = Progress()
    for (index, result) in [
      round(word: "a"), round(word: "b", tries: 2), round(word: "c", tries: 2, hints: 1),
      round(word: "d", slips: 1), round(.missed, word: "e"), round(.skipped, word: "f"),
    ].enumerated() {
      progress.record(result)
      #expect(progress.asked.rounds == index + 1)
    }
    progress.recordCopy()
    for attainment in Attainment.allCases {
      #expect(progress.asked.share(attainment) == Share(1, of: 6))
    }
    #expect(progress.copied == Share(1, of: 1))
    #expect(progress.streak.best == 4 && progress.streak.current == 0)
    // A given-up word is not practice.
    #expect(progress.days.rounds == [Day(number: 1): 5])
    #expect(progress.newWords == [Day(number: 1): 6])
  }

  @Test("stands apart if the learner needed to see the word earlier on the same day")
  func shown() {
    var progress = Progress()
    progress.record(round(.missed))
    progress.record(round())
    #expect(progress.asked.share(.firstTry) == Share(0, of: 1))
    #expect(progress.comebacks.share(.firstTry) == Share(1, of: 1))
    #expect(progress.words["harbor"]?.mastery.days == [])
    progress.record(round(day: 2))
    #expect(progress.asked.share(.firstTry) == Share(1, of: 2))
    #expect(progress.words["harbor"]?.mastery.days == [Day(number: 2)])
  }

  @Test("shows mastery after first tries on three separate days")
  func mastery() {
    var mastery = Mastery()
    mastery.record(.firstTry, on: Day(number: 1))
    mastery.record(.firstTry, on: Day(number: 1))
    mastery.record(.helped, on: Day(number: 2))
    mastery.record(.slip, on: Day(number: 3))
    mastery.record(.firstTry, on: Day(number: 4))
    // The learner flies back over the date line.
    mastery.record(.firstTry, on: Day(number: 1))
    mastery.record(.missed, on: Day(number: 5))
    #expect(mastery.since == nil && mastery.days == [1, 4].map(Day.init))
    mastery.record(.firstTry, on: Day(number: 9))
    mastery.record(.missed, on: Day(number: 10))
    #expect(mastery.since == Day(number: 9) && mastery.days == [1, 4, 9].map(Day.init))
  }

  @Test("adds up with all others, however long the journal")
  func addsUp() {
    var generator = SeededGenerator(seed: 4)
    var progress = Progress()
    for number in 0..<5000 {
      progress.record(
        round(
          [.completed, .completed, .missed, .skipped].randomElement(using: &generator) ?? .missed,
          word: "word \(Int.random(in: 0..<300, using: &generator))", day: number / 20,
          tries: .random(in: 1...3, using: &generator),
          hints: .random(in: 0...1, using: &generator),
          slips: .random(in: 0...1, using: &generator)))
    }
    #expect(progress.asked.rounds + progress.comebacks.rounds == 5000)
    #expect(progress.words.values.map(\.rounds).reduce(0, +) == 5000)
    #expect(progress.newWords.values.reduce(0, +) == progress.words.count)
    for record in progress.words.values {
      #expect(FSRS.difficulties.contains(record.memory.state.difficulty))
      #expect(record.memory.state.stability >= FSRS.leastStability)
      #expect(record.mastery.days.count == Set(record.mastery.days).count)
    }
  }
}
