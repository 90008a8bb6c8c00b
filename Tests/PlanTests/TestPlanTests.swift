import Scheduling
import TestSupport
import Testing

@testable import Plan

@Suite("A plan for a test")
struct TestPlanTests {
  private let today = Day(number: 20_781)

  private func noon(_ day: Day) -> Moment {
    Moment(seconds: (Double(day.number) + 0.5) * 86_400, utcOffset: 0)
  }

  private func words(_ count: Int) -> [TestPlan.Word] {
    (0..<count).map { TestPlan.Word("w\($0)") }
  }

  private func plan(
    _ words: [TestPlan.Word], in days: Int, minutes: Int = 10, spent: Double = 0
  ) -> TestPlan {
    TestPlan(words, on: today.advanced(by: days), from: today, minutes: minutes, spent: spent)
  }

  @Test("has a part for each day before the test, within the minutes, and a light last one")
  func minutes() {
    for (count, days, minutes) in [
      (40, 10, 10), (20, 5, 5), (200, 14, 10), (5, 30, 15), (60, 1, 10),
    ] {
      let plan = plan(words(count), in: days, minutes: minutes)
      #expect(plan.parts.map(\.day) == (0..<days).map { today.advanced(by: $0) })
      #expect(plan.parts.allSatisfy { $0.seconds <= Double(minutes) * 60 && $0.minutes <= minutes })
      // A learner who has met all words rests on the last day.
      if let last = plan.parts.last, last.pretest.isEmpty, last.missed.isEmpty {
        #expect(last.seconds <= Double(minutes) * 30)
      }
    }
  }

  @Test("begins with a pretest in the order of the list, and asks each word at most once a day")
  func pretest() {
    let plan = plan(words(60), in: 10)
    #expect(plan.parts[0].pretest.first == "w0" && plan.parts[0].reviews.isEmpty)
    #expect(plan.parts.flatMap(\.pretest) == words(60).map(\.text))
    for part in plan.parts { #expect(Set(part.words).count == part.words.count) }
    // All are met in the first half of the time.
    #expect(plan.parts.dropFirst(5).allSatisfy { $0.pretest.isEmpty })
  }

  @Test("has each word recalled on several days")
  func several() throws {
    let plan = plan(words(40), in: 10)
    for word in words(40) {
      let days = plan.parts.filter { $0.words.contains(word.text) }.map(\.day)
      #expect(days.count >= 3, "\(word.text)")
    }
    #expect(try #require(plan.share) > 0.9)
  }

  @Test("asks a missed word first on the next day")
  func missed() {
    let yesterday = today.advanced(by: -1)
    var words = words(30).map { TestPlan.Word($0.text, memory: Memory(.good, at: noon(yesterday))) }
    words[17] = TestPlan.Word("w17", memory: Memory(.again, at: noon(yesterday)), isMissed: true)
    let plan = plan(words, in: 5)
    #expect(plan.parts[0].missed == ["w17"] && plan.parts[0].words.first == "w17")
  }

  @Test("leaves out what was done today, with its time")
  func spent() {
    var words = words(30)
    for index in 0..<10 {
      words[index] = TestPlan.Word(
        words[index].text, memory: Memory(.again, at: noon(today)), isMissed: true)
    }
    let plan = plan(words, in: 5, spent: 240)
    #expect(Set(plan.parts[0].words).isDisjoint(with: words[..<10].map(\.text)))
    #expect(plan.parts[0].seconds <= 360)
    #expect(Set(plan.parts[1].missed).isSuperset(of: words[..<10].map(\.text)))
  }

  @Test("has all minutes of the evening before for a learner who begins late")
  func late() {
    let plan = plan(words(60), in: 1, minutes: 10)
    #expect(plan.parts.count == 1 && plan.parts[0].seconds > 9 * 60)
  }

  @Test("spreads a day that was left out over those that remain")
  func leftOut() {
    let test = today.advanced(by: 8)
    let late = TestPlan(words(40), on: test, from: today.advanced(by: 3), minutes: 10)
    #expect(late.parts.first?.day == today.advanced(by: 3) && late.parts.count == 5)
    #expect(Set(late.parts.flatMap(\.words)).count == 40)
  }

  @Test("is empty without days, words or minutes, and still says what can be expected")
  func empty() {
    #expect(plan(words(5), in: 0).parts.isEmpty && plan(words(5), in: -3).parts.isEmpty)
    #expect(plan(words(5), in: 0).share == 0.5)
    #expect(plan([], in: 5).parts.allSatisfy { $0.words.isEmpty } && plan([], in: 5).share == 1)
    #expect(plan(words(5), in: 5, minutes: 0).parts.allSatisfy { $0.words.isEmpty })
    #expect(plan(words(5), in: 5, spent: 1e9).parts[0].words.isEmpty)
  }

  @Test("is the same for the same memories, and is made at once for a long list")
  func repeated() {
    var generator = SeededGenerator(seed: 1)
    let words = (0..<1000).map { number in
      let day = today.advanced(by: -Int.random(in: 1...60, using: &generator))
      let memory = Memory(Recall.allCases.randomElement(using: &generator) ?? .good, at: noon(day))
      return TestPlan.Word("w\(number)", memory: number % 3 == 0 ? nil : memory)
    }
    let clock = ContinuousClock()
    var plans: [TestPlan] = []
    let time = clock.measure { plans = (0..<2).map { _ in plan(words, in: 60, minutes: 30) } }
    #expect(plans[0] == plans[1])
    #expect(time < .seconds(20), "\(time)")
  }
}
