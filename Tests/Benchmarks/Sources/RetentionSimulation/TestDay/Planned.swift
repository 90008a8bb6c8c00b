import Plan
import Practice
import Scheduling
import TestSupport
import Vocabulary

/// Follows the plan of `TestPlan`, which is made anew each day.
struct Planned: Preparation {
  private let list: [PoolWord]
  private let words: [String: PoolWord]
  private let test: Day
  private let minutes: Int
  private var progress = Progress()
  private var today = -1
  private var left: ArraySlice<String> = []
  private var missed = MissedWords()

  init(_ list: [PoolWord], test: Int, minutes: Int) {
    self.list = list
    words = Dictionary(uniqueKeysWithValues: list.map { ($0.text, $0) })
    self.test = SimulatedTime(day: test, seconds: 0).moment.day
    self.minutes = minutes
  }

  mutating func next(at time: SimulatedTime) -> PoolWord? {
    if time.day != today {
      today = time.day
      missed = MissedWords()
      let known = list.map { word in
        let record = progress.words[word.text]
        return TestPlan.Word(
          word.text, memory: record?.memory, acquisition: record?.acquisition ?? .learned,
          isMissed: (record?.missesInARow ?? 0) > 0)
      }
      let plan = TestPlan(
        known, on: test, from: time.moment.day, minutes: minutes, progress.calibration,
        progress.effort)
      left = plan.parts.first?.words[...] ?? []
    }
    if let word = missed.next(othersRemain: !left.isEmpty) { return words[word] }
    return left.popFirst().flatMap { words[$0] }
  }

  mutating func record(_ word: PoolWord, _ answer: Answer, at time: SimulatedTime) {
    missed.record(word, answer)
    progress.record(RoundResult(word, answer, at: time))
  }
}

/// Asks on each day the words of the list that gain most until the test, as long as the minutes
/// last.
struct LargestGainUntilTest: Preparation {
  private let words: [String: PoolWord]
  private var fresh: [PoolWord]
  private let test: Day
  private var progress = Progress()
  private var chooser: RoundChooser?
  private var today = -1

  init(_ list: [PoolWord], test: Int) {
    words = Dictionary(uniqueKeysWithValues: list.map { ($0.text, $0) })
    fresh = list.reversed()
    self.test = SimulatedTime(day: test, seconds: 0).moment.day
  }

  mutating func next(at time: SimulatedTime) -> PoolWord? {
    if time.day != today {
      today = time.day
      chooser = RoundChooser(progress, goal: .sure(by: test), on: time.moment.day)
    }
    if let word = chooser?.comeback(othersRemain: true) { return words[word] }
    switch chooser?.best(progress, new: fresh.isEmpty ? nil : .chosen(chance: 0.5)) {
    case .met(let word): return words[word]
    case .new: return fresh.popLast()
    case nil: return chooser?.comeback(othersRemain: false).flatMap { words[$0] }
    }
  }

  mutating func record(_ word: PoolWord, _ answer: Answer, at time: SimulatedTime) {
    var round = Round(Word(word.text), tries: .limited(1))
    _ = round.submit(answer.isFirstTry ? word.text : "x")
    chooser?.record(round)
    progress.record(RoundResult(word, answer, at: time))
  }
}
