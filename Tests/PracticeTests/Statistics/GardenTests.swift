import Scheduling
import Testing

@testable import Practice

@Suite("The garden")
struct GardenTests {
  private func garden(_ events: [JournalEvent], today: Int = 9) -> Garden {
    Statistics(JournalTotals(events), goal: 1, today: Day(number: today)).garden
  }

  private func round(
    _ word: String, day: Int, ending: RoundResult.Ending = .completed, tries: Int = 1
  ) -> JournalEvent {
    let at = Moment(seconds: Double(day) * 86_400 + 43_200, utcOffset: 0)
    return .round(
      RoundResult(word: word, at: at, ending: ending, tries: tries), level: nil,
      name: "\(word)\(day)")
  }

  @Test("has a seed for a word that was right at the first try, from the first day on")
  func seed() {
    let garden = garden([round("harbor", day: 1)])
    #expect(garden.seeds.map(\.word) == ["harbor"] && garden.seeds.map(\.since.number) == [1])
    #expect(garden.sprouts.isEmpty && garden.plants.isEmpty)
  }

  @Test("grows on another day, not twice on the same")
  func growth() {
    var events = [round("harbor", day: 1), round("harbor", day: 1)]
    #expect(garden(events).seeds.map(\.word) == ["harbor"])
    events += [round("harbor", day: 4)]
    #expect(garden(events).seeds.isEmpty && garden(events).sprouts.map(\.since.number) == [4])
    events += [round("harbor", day: 5), round("harbor", day: 8)]
    let plants = garden(events).plants
    #expect(plants.map(\.word) == ["harbor"] && plants.map(\.since.number) == [5])
    #expect(garden(events).sprouts.isEmpty)
  }

  @Test("has no word that needed another try or was missed, nor one that was shown that day")
  func notYet() {
    let garden = garden([
      round("ocean", day: 1, tries: 2), round("rhythm", day: 1, ending: .missed),
      round("rhythm", day: 1),
    ])
    #expect(garden.seeds.isEmpty && garden.sprouts.isEmpty && garden.plants.isEmpty)
  }

  @Test("keeps what has grown, whatever is missed later")
  func kept() {
    let misses = (6...9).map { round("harbor", day: $0, ending: .missed) }
    let days = [1, 2, 3].map { round("harbor", day: $0) }
    #expect(garden(days + misses).plants == garden(days).plants)
    #expect(garden(Array(days.prefix(1)) + misses).seeds.map(\.word) == ["harbor"])
  }

  @Test("has the words that grew last first")
  func order() {
    let garden = garden([
      round("ocean", day: 1), round("harbor", day: 1), round("garden", day: 2),
    ])
    #expect(garden.seeds.map(\.word) == ["garden", "harbor", "ocean"])
  }
}
