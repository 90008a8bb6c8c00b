import Cards
import Scheduling
import Testing

@Suite("A learner's progress with cards")
struct CardProgressTests {
  private static let day = 86_400.0

  private func moment(_ day: Double) -> Moment {
    Moment(seconds: 1_795_000_000 + day * Self.day, utcOffset: 0)
  }

  private func deck(_ count: Int, new: Int = 20, reviews: Int = 200) -> Deck {
    Deck(
      cards: (0..<count).map { Card(id: "\($0)", front: "f", back: "b") }, newPerDay: new,
      reviewsPerDay: reviews)
  }

  @Test("meets as many new cards a day as the deck allows, in its order")
  func newCards() {
    var progress = CardProgress()
    let deck = deck(5, new: 2)
    #expect(progress.queue(of: deck, on: moment(0).day).new == ["0", "1"])
    progress.record(.good, on: "0", at: moment(0))
    #expect(progress.queue(of: deck, on: moment(0).day).new == ["1"])
    progress.record(.good, on: "1", at: moment(0))
    #expect(progress.queue(of: deck, on: moment(0).day).new.isEmpty)
    #expect(progress.queue(of: deck, on: moment(1).day).new == ["2", "3"])
  }

  @Test("reviews the most likely forgotten card first, and no more cards than the deck allows")
  func due() {
    var progress = CardProgress()
    for (card, recall) in [("0", Recall.easy), ("1", .hard), ("2", .again)] {
      progress.record(recall, on: card, at: moment(0))
    }
    let later = moment(30).day
    #expect(progress.queue(of: deck(3), on: later).due == ["2", "1", "0"])
    #expect(progress.queue(of: deck(3, reviews: 2), on: later).due == ["2", "1"])
    progress.record(.good, on: "2", at: moment(30))
    #expect(progress.queue(of: deck(3, reviews: 2), on: later).due == ["1"])
    #expect(progress.records["2"]?.answers == 2 && progress.records["2"]?.lapses == 0)
    progress.record(.again, on: "1", at: moment(30))
    #expect(progress.records["1"]?.lapses == 1)
  }

  @Test("shows FSRS's interval for each answer")
  func intervals() {
    var progress = CardProgress()
    let first = progress.intervals(of: "0", at: moment(0))
    #expect(first == [.again: 1, .hard: 1, .good: 2, .easy: 8])
    progress.record(.good, on: "0", at: moment(0))
    let second = progress.intervals(of: "0", at: moment(2))
    #expect(second[.again] == 1 && second[.good].map { $0 > 5 } == true)
    progress.record(.good, on: "0", at: moment(2))
    #expect(progress.records["0"]?.memory.due() == moment(2).day.advanced(by: second[.good] ?? 0))
  }

  @Test("takes back only the last answer, only once, and only for its card")
  func takingBack() {
    var progress = CardProgress()
    progress.record(.good, on: "0", at: moment(0))
    let before = progress.records
    progress.record(.again, on: "0", at: moment(3))
    #expect(progress.lastStep == .answer(card: "0") && !progress.takeBack("1"))
    #expect(progress.takeBack("0") && progress.records == before)
    #expect(!progress.takeBack("0") && progress.lastStep == nil)
    progress.record(.good, on: "1", at: moment(3))
    progress.takeBack("1")
    #expect(progress.records["1"] == nil)
  }

  @Test("leaves out cards that are put off until the next day, and suspended ones")
  func buried() {
    var progress = CardProgress()
    var deck = deck(3)
    deck.cards[2].isSuspended = true
    progress.record(.again, on: "0", at: moment(0))
    progress.bury("0", on: moment(9).day)
    progress.bury("1", on: moment(9).day)
    #expect(progress.queue(of: deck, on: moment(9).day).count == 0)
    let next = progress.queue(of: deck, on: moment(10).day)
    #expect(next.due == ["0"] && next.new == ["1"])
    #expect(progress.lastStep == .bury(card: "1") && !progress.takeBack("1"))
    progress.unbury("0")
    #expect(progress.queue(of: deck, on: moment(9).day).due == ["0"])
    #expect(progress.lastStep == .bury(card: "1"))
    progress.unbury("1")
    #expect(progress.lastStep == nil)
  }

  @Test("spreads new cards evenly among those that are due")
  func mixed() {
    var progress = CardProgress()
    for card in 0..<6 { progress.record(.good, on: "\(card)", at: moment(Double(card) / 100)) }
    let queue = progress.queue(of: deck(8), on: moment(40).day)
    #expect(queue.mixed == ["0", "1", "6", "2", "3", "7", "4", "5"])
    #expect(CardProgress().queue(of: deck(2), on: moment(0).day).mixed == ["0", "1"])
  }

  @Test("a review asks a forgotten card again after eight others, until each is known")
  func review() {
    var review = Review(of: (0..<12).map(String.init))
    review.flip()
    review.answer(.again)
    #expect(review.current == "1" && review.side == .front && review.done == 0)
    for _ in 0..<8 { review.answer(.good) }
    #expect(review.current == "0" && review.done == 8)
    review.answer(.hard)
    review.askAgain("0", after: .hard)
    #expect(review.current == "0" && review.done == 8)
    review.leaveOut("0")
    for _ in 0..<3 { review.answer(.easy) }
    #expect(review.current == nil && review.done == 11)
    review.answer(.good)
    #expect(review.done == 11)
    var last = Review(of: ["a"])
    last.answer(.again)
    #expect(last.current == "a")
  }
}
