import Foundation
import TestSupport
import Testing

@testable import Scheduling

@Suite("The round that gains most")
struct CandidatesTests {
  typealias Entry = (item: String, memory: Memory, acquisition: Calibration.Acquisition)

  private func time(_ day: Int) -> Moment {
    Moment(seconds: Double(day) * 86_400 + 43_200, utcOffset: 0)
  }

  private func candidates(
    _ memories: [Entry], goal: Goal = .most, on day: Int, _ calibration: Calibration = Calibration()
  ) -> Candidates<String> {
    Candidates(memories, goal: goal, on: Day(number: day), calibration, Effort())
  }

  /// Returns the items in the order in which they are asked.
  private func order(
    _ candidates: Candidates<String>, least: Double = 0, _ calibration: Calibration = Calibration()
  ) -> [String] {
    var candidates = candidates
    var order: [String] = []
    while case .met(let item) = candidates.best(
      least: least, new: nil, calibration, Effort())
    {
      order.append(item)
      candidates.remove(item)
    }
    return order
  }

  private func randomMemories(_ count: Int, seed: UInt64) -> [Entry] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { number in
      var memory = Memory(
        Bool.random(using: &generator) ? .again : .good,
        at: time(.random(in: 0...9, using: &generator)))
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let recall = Recall.allCases.randomElement(using: &generator) ?? .good
        let day = memory.lastReview.day.number + .random(in: 0...9, using: &generator)
        memory = memory.reviewed(recall, at: time(day))
      }
      return ("word \(number)", memory, Bool.random(using: &generator) ? .known : .learned)
    }
  }

  @Test("comes first in the order of gain, and the others follow as they would be asked")
  func byGain() {
    for goal in [Goal.most, .keep, .sure(by: Day(number: 130))] {
      let all = candidates(randomMemories(300, seed: 9), goal: goal, on: 100)
      #expect(all.byGain(Calibration(), Effort()) == order(all))
    }
  }

  @Test("checks no more items than it needs for whether they can be asked")
  func lazily() {
    let memories = (0..<10_000).map { number in
      let day = Moment(seconds: Double(number % 50) * 86_400 + 43_200, utcOffset: 0)
      return (
        item: number, memory: Memory(number % 3 == 0 ? .again : .good, at: day),
        acquisition: Calibration.Acquisition.learned
      )
    }
    var calls = 0
    let candidates = Candidates(
      memories, goal: .most, on: Day(number: 60), Calibration(), Effort(),
      isAskable: {
        calls += 1
        return $0.isMultiple(of: 2)
      })
    #expect(calls < 5000)
    let filtered = Candidates(
      memories.filter { $0.item.isMultiple(of: 2) }, goal: .most, on: Day(number: 60),
      Calibration(), Effort())
    var (one, other) = (candidates, filtered)
    for _ in 0..<200 {
      let choice = one.best(least: 0, new: nil, Calibration(), Effort())
      #expect(choice == other.best(least: 0, new: nil, Calibration(), Effort()))
      guard case .met(let item)? = choice else { break }
      one.remove(item)
      other.remove(item)
    }
  }

  @Test("is the same for the same memories, in whatever order they come")
  func determinism() {
    let memories = randomMemories(300, seed: 3)
    var generator = SeededGenerator(seed: 4)
    let one = order(candidates(memories, on: 60))
    #expect(one.count == 300)
    #expect(order(candidates(memories.shuffled(using: &generator), on: 60)) == one)
  }

  @Test("is the item that sorts first where all items gain as much", arguments: [3, 3000])
  func ties(count: Int) {
    let memories = (0..<count).reversed().map {
      (item: $0, memory: Memory(.again, at: time(0)), acquisition: Calibration.Acquisition.learned)
    }
    var candidates = Candidates(
      memories, goal: .most, on: Day(number: 60), Calibration(), Effort())
    for item in 0..<3 {
      for least in [0, 0.8] {
        let best = candidates.best(least: least, new: nil, Calibration(), Effort())
        #expect(best == .met(item))
      }
      candidates.remove(item)
    }
  }

  @Test("is not an item that was right at first sight, as long as failed ones are left")
  func known() {
    let memories: [Entry] = [
      ("known", Memory(.easy, at: time(0)), .known),
      ("failed", Memory(.again, at: time(0)), .learned),
    ]
    for day in [1, 7, 30] {
      #expect(order(candidates(memories, on: day)) == ["failed", "known"])
    }
  }

  @Test("is a new item rather than a known one, whose gain is small")
  func new() {
    let known: [Entry] = [("known", Memory(.easy, at: time(0)), .known)]
    for day in 1...60 {
      let best = candidates(known, on: day)
        .best(least: 0, new: .asWanted(chance: 0.5), Calibration(), Effort())
      #expect(best == .new(chance: 0.5))
    }
  }

  @Test("is an easy new item only where no met item is as easy")
  func easy() {
    let known: [Entry] = [("known", Memory(.easy, at: time(0)), .known)]
    func best(of items: [Entry], least: Double) -> Candidates<String>.Choice? {
      candidates(items, on: 1)
        .best(least: least, new: .asWanted(chance: 0.4), Calibration(), Effort())
    }
    #expect(best(of: known, least: 0.6) == .new(chance: 0.6))
    #expect(best(of: known, least: 0.75) == .met("known"))
    #expect(best(of: [], least: 0.75) == .new(chance: 0.75))
  }

  @Test("gains nothing from an item that is as sure as the goal wants it")
  func enough() {
    let gains = [Goal.most, .sure(by: Day(number: 30)), .keep].map { goal in
      let gain = Gain(goal, on: Day(number: 0), Calibration(), by: .standard)
      let sure = gain.forecast(
        MemoryState(stability: 1000, difficulty: 5), .learned, after: 30)
      return gain.round(sure, Calibration(), Effort()).gain
    }
    #expect(gains[0] > 0 && gains[1...].allSatisfy { $0 <= 0 })
  }

  @Test("gains less from a surer item, and seldom does harm")
  func gains() {
    let gain = Gain(.most, on: Day(number: 0), Calibration(), by: .standard)
    for stability in [0.3, 1, 3, 10, 30, 100] {
      let gains = [1, 2, 4, 8, 16, 32].map { days in
        let state = MemoryState(stability: stability, difficulty: 6)
        return gain.round(gain.forecast(state, .learned, after: days), Calibration(), Effort()).gain
      }
      #expect(gains.allSatisfy { $0 > -0.001 })
      if stability >= 10 { #expect(gains == gains.sorted()) }
    }
  }

  @Test("is asked once a day, and not on the day of its last round")
  func onceADay() {
    var today = candidates([("harbor", Memory(.again, at: time(5)), .learned)], on: 5)
    #expect(today.count == 0)
    #expect(today.best(least: 0, new: nil, Calibration(), Effort()) == nil)
    today = candidates([("harbor", Memory(.again, at: time(5)), .learned)], on: 6)
    today.remove("harbor")
    #expect(today.count == 0)
  }

  @Test("may be an item that a wrong clock put into the future")
  func future() {
    let memories: [Entry] = [
      ("ahead", Memory(.good, at: time(3650)), .learned),
      ("elsewhere", Memory(.good, at: time(2)), .learned),
    ]
    // A learner who travels west may have reviewed an item tomorrow.
    #expect(order(candidates(memories, on: 1)) == ["ahead"])
  }

  @Test("is likely enough to be right, or else the likeliest")
  func least() throws {
    let memories = randomMemories(200, seed: 5)
    let gain = Gain(.most, on: Day(number: 60), Calibration(), by: .standard)
    let chances = Dictionary(
      uniqueKeysWithValues: memories.map { item, memory, acquisition in
        let days = memory.lastReview.day.distance(to: Day(number: 60))
        let forecast = gain.forecast(memory.state, acquisition, after: days)
        return (item, gain.round(forecast, Calibration(), Effort()).chance)
      })
    for least in [0.5, 0.7, 0.8] {
      let asked = order(candidates(memories, on: 60), least: least).compactMap { chances[$0] }
      let likely = asked.prefix { $0 >= least }
      #expect(likely.count == chances.values.count { $0 >= least })
      let rest = asked.dropFirst(likely.count)
      #expect(Array(rest) == rest.sorted(by: >))
    }
    let new = candidates([], on: 1).best(
      least: 0.7, new: .asWanted(chance: 0.4), Calibration(), Effort())
    #expect(new == .new(chance: 0.7))
  }

  @Test("looks less far ahead where the learner forgets faster than predicted")
  func horizon() {
    var calibration = Calibration()
    func horizon() -> Int {
      Gain(.most, on: Day(number: 0), calibration, by: .standard).horizon
    }
    #expect(horizon() == 7)
    for _ in 0..<20 { calibration.record(0.8, .learned, isRecalled: false) }
    #expect(horizon() < 3)
  }

  @Test("takes up new items more slowly where the learner forgets faster than predicted")
  func caution() {
    let failed: [Entry] = [
      ("failed", Memory(.again, at: time(0)).reviewed(.good, at: time(1)), .learned)
    ]
    func best(_ calibration: Calibration) -> Candidates<String>.Choice? {
      candidates(failed, on: 4, calibration).best(
        least: 0, new: .asWanted(chance: 0.5), calibration, Effort())
    }
    var calibration = Calibration()
    #expect(best(calibration) == .new(chance: 0.5))
    for _ in 0..<20 { calibration.record(0.8, .learned, isRecalled: false) }
    #expect(best(calibration) == .met("failed"))
  }

  @Test("before a test, is the word of the list that is most likely missed on the day of the test")
  func sure() {
    let memories: [Entry] = [
      ("fresh", Memory(.again, at: time(0)), .learned),
      ("settled", Memory(.good, at: time(0)).reviewed(.good, at: time(6)), .learned),
    ]
    let list = candidates(memories, goal: .sure(by: Day(number: 20)), on: 10)
    #expect(order(list) == ["fresh", "settled"])
  }

  @Test("is found among the best of many, and among the easy ones of many")
  func many() throws {
    let memories = randomMemories(5000, seed: 8)
    let many = candidates(memories, on: 60)
    #expect(many.count == 2000)
    for least in [0.0, 0.8] {
      func best(_ memories: [Entry]) -> Candidates<String>.Choice? {
        candidates(memories, on: 60)
          .best(least: least, new: nil, Calibration(), Effort())
      }
      // The best of all is one of the winners of each thousand.
      let winners = stride(from: 0, to: 5000, by: 1000).compactMap { start in
        if case .met(let item) = best(Array(memories[start..<(start + 1000)])) { item } else { nil }
      }
      #expect(best(memories) == best(memories.filter { winners.contains($0.item) }))
    }
  }

  @Test("has no new items where the learner wants to keep what they have")
  func keep() {
    let best = candidates([], goal: .keep, on: 1)
      .best(least: 0, new: .asWanted(chance: 0.5), Calibration(), Effort())
    #expect(best == nil)
  }
}

@Suite("The planned share of right first tries")
struct SessionShareTests {
  @Test("is read from a file with any numbers", arguments: [Int.min, -1, 0, 7, Int.max])
  func anyNumbers(number: Int) throws {
    let json = Data(#"{"rounds":\#(number),"right":\#(Int.max)}"#.utf8)
    let share = try JSONDecoder().decode(SessionShare.self, from: json)
    #expect(share.right == share.rounds && (0...1_000_000).contains(share.rounds))
    #expect(share.leastChance(keeping: 0.65, waiting: 0, comebackChance: 1) <= 1)
  }

  @Test("begins with a word of about even chances")
  func first() {
    let least = SessionShare().leastChance(
      keeping: SessionShare.usual, waiting: 0, comebackChance: 1)
    #expect((0.4...0.5).contains(least))
  }

  @Test("is kept by each word of the least chance, counting the comeback of a missed word")
  func kept() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      var session = SessionShare()
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        session.record(isRight: .random(using: &generator))
      }
      let waiting = Int.random(in: 0...6, using: &generator)
      let least = session.leastChance(keeping: 0.65, waiting: waiting, comebackChance: 1)
      let right = Double(session.right + waiting + 1)
      let rounds = Double(session.rounds + waiting + 2) - least
      #expect((right / rounds - 0.65).magnitude < 1e-9)
    }
  }

  @Test("asks for easier words after a miss, and allows harder ones after a success")
  func moves() {
    var session = SessionShare()
    func least() -> Double { session.leastChance(keeping: 0.65, waiting: 0, comebackChance: 1) }
    let before = least()
    session.record(isRight: false)
    let after = least()
    #expect(after > before)
    session.record(isRight: true)
    #expect(least() < after)
  }
}

@Suite("The seconds of a learner's rounds")
struct EffortTests {
  @Test("follow the rounds, and leave out a learner who went away")
  func follow() {
    var effort = Effort()
    for _ in 0..<300 {
      effort.record(4, isRecalled: true)
      effort.record(50, isRecalled: false)
      effort.record(3600, isRecalled: true)
    }
    #expect((effort.right - 4).magnitude < 0.3 && (effort.wrong - 50).magnitude < 2)
    #expect(effort.seconds(chance: 1) == effort.right)
    #expect(effort.seconds(chance: 0) == effort.wrong + effort.right)
  }
}
