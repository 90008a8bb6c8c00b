import Cards
import Learner
import Scheduling
import Testing

@testable import CardPractice

@Suite("A card in a list")
struct ListedCardTests {
  @Test("that was reviewed by a wrong clock is due on the day on which a review asks it")
  func future() throws {
    let card = Card(id: "1", front: "harbour", back: "puerto")
    var progress = CardProgress()
    let reviewed = Moment(seconds: 3_817_800_000, utcOffset: 0)  // 2090
    progress.record(.good, on: "1", at: reviewed)
    let record = try #require(progress.records["1"])
    let today = try #require(Day("2026-11-21"))
    func due(on day: Day) -> Day? {
      ListedCard(card, number: 1, in: DeckName("Spanish"), record, on: day).due
    }
    let asked = progress.queue(of: Deck(cards: [card]), on: today).due
    #expect(asked == ["1"] && due(on: today) == today)
    #expect(due(on: reviewed.day) == record.memory.due())
    #expect(due(on: reviewed.day) != reviewed.day)
  }
}
