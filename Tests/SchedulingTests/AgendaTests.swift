import TestSupport
import Testing

@testable import Scheduling

@Suite("The agenda of a day")
struct AgendaTests {
  private func time(_ day: Int, second: Double = 0) -> Moment {
    Moment(seconds: Double(day) * 86_400 + 43_200 + second, utcOffset: 0)
  }

  @Test("begins with the item that is most likely forgotten")
  func order() {
    // Good is due on day 2, easy on day 8, and again on day 1.
    let memories = [
      (item: "good", memory: Memory(.good, at: time(0))),
      (item: "easy", memory: Memory(.easy, at: time(0))),
      (item: "again", memory: Memory(.again, at: time(0))),
      (item: "later", memory: Memory(.again, at: time(0, second: 60))),
    ]
    #expect(Agenda(memories, on: Day(number: 0)).due == [])
    #expect(Agenda(memories, on: Day(number: 1)).due == ["again", "later"])
    #expect(Agenda(memories, on: Day(number: 7)).due == ["again", "later", "good"])
    #expect(Agenda(memories, on: Day(number: 9)).due == ["again", "later", "good", "easy"])
    #expect(Agenda(memories.reversed(), on: Day(number: 9)).due.last == "easy")
  }

  @Test("has an item that a wrong clock put into the future")
  func future() {
    let memories = [
      (item: "ahead", memory: Memory(.easy, at: time(3650))),
      (item: "elsewhere", memory: Memory(.easy, at: time(2))),
    ]
    // A learner who travels west may have reviewed an item tomorrow.
    let agenda = Agenda(memories, on: Day(number: 1))
    #expect(agenda.due == ["ahead"] && agenda.forecast(days: 30).reduce(0, +) == 2)
    for (item, memory) in memories {
      #expect(memory.due(on: Day(number: 1)) == (item == "ahead" ? Day(number: 1) : memory.due()))
    }
  }

  @Test(
    "follows the chance of recall, and of two alike the one that waits longer comes first")
  func orderOfAll() {
    var generator = SeededGenerator(seed: 5)
    let memories = (0..<2000).map { number in
      var memory = Memory(.good, at: time(.random(in: 0...30, using: &generator)))
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let recall = Recall.allCases.randomElement(using: &generator) ?? .good
        memory = memory.reviewed(
          recall, at: time(memory.lastReview.day.number + .random(in: 0...9, using: &generator)))
      }
      return (item: "word \(number)", memory: memory)
    }
    let known = Dictionary(uniqueKeysWithValues: memories.map { ($0.item, $0.memory) })
    let today = Day(number: 70)
    let agenda = Agenda(memories, on: today)
    #expect(agenda.due.count == memories.filter { $0.memory.due() <= today }.count)
    for (one, next) in zip(agenda.due, agenda.due.dropFirst()) {
      guard let one = known[one], let next = known[next] else { continue }
      let chances = [one, next].map { $0.retrievability(on: today) }
      #expect(chances[0] <= chances[1])
      if chances[0] == chances[1] { #expect(one.lastReview.seconds <= next.lastReview.seconds) }
    }
    #expect(Agenda(memories.shuffled(using: &generator), on: today).due == agenda.due)
  }

  @Test("has a forecast for each day, with all overdue items today")
  func forecast() {
    let memories = [(0, Recall.again), (0, .again), (0, .good), (0, .easy)].enumerated().map {
      (item: "\($0)", memory: Memory($1.1, at: time($1.0)))
    }
    #expect(Agenda(memories, on: Day(number: 0)).forecast(days: 9) == [0, 2, 1, 0, 0, 0, 0, 0, 1])
    #expect(Agenda(memories, on: Day(number: 3)).forecast(days: 7) == [3, 0, 0, 0, 0, 1, 0])
    #expect(Agenda(memories, on: Day(number: 3)).forecast(days: 0) == [])
    #expect(Agenda<String>([], on: Day(number: 3)).forecast(days: 2) == [0, 0])
  }
}
