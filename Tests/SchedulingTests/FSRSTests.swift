import Foundation
import TestSupport
import Testing

@testable import Scheduling

@Suite("The memory of an item")
struct FSRSTests {
  @Test(
    "is the same as in the reference implementation, review by review", .timeLimit(.minutes(20)))
  func reference() throws {
    var fsrs = FSRS.standard
    var state: MemoryState?
    var (histories, reviews, wrong) = (0, 0, 0)
    for line in try Reference.lines(of: "fsrs_histories.py") {
      let fields = line.split(separator: " ")
      if fields.first == "history" {
        fsrs = try FSRSReference.scheduler(fields)
        state = nil
        histories += 1
        continue
      }
      let expected = try #require(FSRSReference.Review(fields))
      let next =
        state.map { fsrs.reviewed($0, expected.recall, after: expected.days) }
        ?? fsrs.first(expected.recall)
      let agrees =
        isNear(next.stability, expected.state.stability)
        && isNear(next.difficulty, expected.state.difficulty)
        && fsrs.interval(of: next) == expected.interval
        && isNear(fsrs.retrievability(of: next, after: expected.later), expected.retrievability)
      if !agrees { wrong += 1 }
      reviews += 1
      state = next
    }
    #expect(histories == 10_000 && reviews > 100_000)
    #expect(wrong == 0)
  }

  /// Whether two numbers differ by at most a millionth, or by a millionth of the number if it is
  /// over 1.
  private func isNear(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude <= 1e-6 * max(1, other.magnitude)
  }

  @Test("has the published weights, and refuses weights out of bounds")
  func weights() {
    let published = FSRS.Weights.published.values
    #expect(FSRS.Weights(published) == .published)
    #expect(FSRS.Weights(Array(published.dropLast())) == nil)
    for index in published.indices {
      var values = published
      values[index] = FSRS.Weights.bounds[index].upperBound + 0.01
      #expect(FSRS.Weights(values) == nil)
      values[index] = .nan
      #expect(FSRS.Weights(values) == nil)
    }
  }

  @Test(
    "has a stability equal to the days after which nine in ten are recalled",
    arguments: Recall.allCases)
  func stability(recall: Recall) {
    let state = FSRS.standard.first(recall)
    let whole = MemoryState(stability: state.stability.rounded(.up), difficulty: state.difficulty)
    let chance = FSRS.standard.retrievability(of: whole, after: Int(whole.stability))
    #expect((chance - 0.9).magnitude < 1e-9)
    #expect(FSRS.standard.interval(of: whole) == Int(whole.stability))
  }

  @Test("fades with every day, and lasts longer after a better grade")
  func order() {
    let fsrs = FSRS.standard
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let state = MemoryState(
        stability: .random(in: 0.01...2000, using: &generator),
        difficulty: .random(in: FSRS.difficulties, using: &generator))
      let days = Int.random(in: 0...1000, using: &generator)
      #expect(
        fsrs.retrievability(of: state, after: days)
          > fsrs.retrievability(of: state, after: days + 1))
      let after = Recall.allCases.map { fsrs.reviewed(state, $0, after: days) }
      #expect(after.map(\.stability) == after.map(\.stability).sorted())
      #expect(after.map(\.difficulty) == after.map(\.difficulty).sorted(by: >))
    }
  }

  @Test("is due at the earliest on the next day, and at the latest after a hundred years")
  func intervals() {
    let fsrs = FSRS.standard
    #expect(fsrs.interval(of: MemoryState(stability: FSRS.leastStability, difficulty: 5)) == 1)
    #expect(fsrs.interval(of: MemoryState(stability: 1e30, difficulty: 5)) == FSRS.longestInterval)
    #expect(
      fsrs.interval(of: MemoryState(stability: .infinity, difficulty: 5)) == FSRS.longestInterval)
  }

  @Test("counts days by the learner's calendar: an evening and the next morning are two days")
  func calendar() {
    let evening = Moment(seconds: 20 * 3600, utcOffset: 0)
    let morning = Moment(seconds: 32 * 3600, utcOffset: 0)
    let memory = Memory(.good, at: evening)
    #expect(
      memory.reviewed(.good, at: morning).state
        == FSRS.standard.reviewed(memory.state, .good, after: 1))
    #expect(memory.due() == Day(number: 2))
  }

  @Test("loses nothing if the clock goes back")
  func clockPutBack() {
    let memory = Memory(.good, at: Moment(seconds: 1e9, utcOffset: 0))
    let before = Moment(seconds: 0, utcOffset: 0)
    #expect(memory.retrievability(on: before.day) == 1)
    #expect(
      memory.reviewed(.good, at: before).state
        == FSRS.standard.reviewed(memory.state, .good, after: 0))
  }

  @Test("takes over what SM-2 knew: after its interval, Good lengthens the stability by its ease")
  func ofSM2() {
    for (interval, ease) in [(10, 2.5), (30, 2.2), (100, 1.8)] {
      let state = FSRS.standard.state(interval: interval, ease: ease)
      #expect(state.stability == Double(interval))
      let next = FSRS.standard.reviewed(state, .good, after: interval)
      #expect(abs(next.stability / state.stability - ease) < 0.001)
    }
    // Another program may give any numbers.
    for (interval, ease) in [(0, 0.0), (-5, -1), (.max, 100)] {
      let state = FSRS.standard.state(interval: interval, ease: ease)
      #expect(state.stability > 0 && (1...10).contains(state.difficulty))
    }
  }
}
