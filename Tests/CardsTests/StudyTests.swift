import Cards
import Foundation
import Testing

@Suite("A study of cards")
struct StudyTests {
  @Test("shows every card in its order, one side at a time, and begins again")
  func order() {
    var study = Study(of: ["a", "b", "c"])
    #expect(study.current == "a" && study.side == .front && study.number == 1)
    study.flip()
    #expect(study.side == .back)
    study.next()
    #expect(study.current == "b" && study.side == .front)
    study.next()
    study.next()
    #expect(study.current == "a" && study.kept.rounds == 1)
    study.goBack()
    #expect(study.current == "a")
  }

  @Test("begins with the back if the learner wants to")
  func backFirst() {
    var study = Study(of: ["a", "b"], firstSide: .back)
    #expect(study.side == .back)
    study.flip()
    study.next()
    #expect(study.side == .back)
  }

  @Test("has another order with each seed, and the same one with the same")
  func shuffled() {
    let cards = (0..<50).map(String.init)
    let orders = Set((0..<20).map { Study(of: cards, shuffledBy: $0).order })
    #expect(orders.count == 20 && orders.allSatisfy { $0.sorted() == cards.sorted() })
    #expect(Study(of: cards, shuffledBy: 7) == Study(of: cards, shuffledBy: 7))
  }

  @Test("continues without the removed cards, to the last one")
  func removing() {
    var study = Study(of: ["a", "b", "c"])
    study.next()
    study.flip()
    study.remove()
    #expect(study.current == "c" && study.side == .front && study.kept.removed == ["b"])
    study.remove()
    #expect(study.current == "a" && study.kept.rounds == 1)
    study.remove()
    #expect(study.current == nil && study.number == 0 && study.kept.removed == ["b", "c", "a"])
    study.next()
    study.remove()
    #expect(study.current == nil)
  }

  @Test("follows the deck: drops lost cards, adds new ones, and keeps removed ones out")
  func following() {
    var study = Study(of: ["a", "b", "c", "d"])
    study.next()
    study.remove()
    study.flip()
    #expect(study.current == "c")
    study = Study(study.kept, of: ["e", "b", "c", "d"])
    #expect(study.order == ["e", "c", "d"] && study.current == "c" && study.side == .back)
    #expect(study.number == 2)
    study = Study(study.kept, of: ["d"])
    #expect(study.current == "d" && study.side == .front)
    study = Study(study.kept, of: [])
    #expect(study.current == nil && study.number == 0)
  }

  @Test("keeps a shuffled order when other cards come and go")
  func shuffledFollowing() {
    let study = Study(of: (0..<50).map(String.init), shuffledBy: 5)
    let later = Study(study.kept, of: (10..<60).map(String.init))
    let both = Set((10..<50).map(String.init))
    #expect(later.order.filter(both.contains) == study.order.filter(both.contains))
  }

  @Test("is kept and continues, whatever index a file gives")
  func kept() throws {
    let cards = ["a", "b", "c"]
    var study = Study(of: cards, shuffledBy: 3, firstSide: .back)
    study.next()
    study.remove()
    study.flip()
    let bytes = try JSONEncoder().encode(study.kept)
    let kept = try JSONDecoder().decode(Study.SavedState.self, from: bytes)
    #expect(Study(kept, of: cards) == study)
    for odd in [
      #"{"firstSide":"front","side":"back","rounds":-4,"removed":["x"],"place":9,"current":"x"}"#,
      #"{"firstSide":"front","side":"front","rounds":0,"removed":[],"place":-9,"current":"y"}"#,
    ] {
      let read = try JSONDecoder().decode(Study.SavedState.self, from: Data(odd.utf8))
      let study = Study(read, of: ["a"])
      #expect(study.current == "a" && study.kept.rounds == 0 && study.side == .front)
    }
  }
}

@Suite("A deck")
struct DeckTests {
  private func card(_ id: String) -> Card { Card(id: id, front: id, back: id) }

  @Test("can be reordered by hand")
  func moving() {
    var deck = Deck(cards: ["a", "b", "c"].map(card))
    deck.move("a", to: 2)
    #expect(deck.cards.map(\.id) == ["b", "c", "a"])
    deck.move("a", to: -5)
    #expect(deck.cards.map(\.id) == ["a", "b", "c"])
    deck.move("b", to: 99)
    deck.move("x", to: 0)
    #expect(deck.cards.map(\.id) == ["a", "c", "b"])
  }

  @Test("has cards with something on each side, within bounds")
  func checking() {
    func fault(_ front: String, _ back: String, _ tags: [String] = []) -> Card.Fault? {
      do throws(Card.Fault) {
        try Card(id: "1", front: front, back: back, tags: tags).check()
        return nil
      } catch { return error }
    }
    #expect(fault("a", "b", ["verb"]) == nil)
    #expect(fault(" \n", "b") == .empty(.front))
    #expect(fault("a", "") == .empty(.back))
    #expect(fault("a", String(repeating: "b", count: 20_001)) == .tooLong(.back))
    #expect(fault("a", "b", ["two words"]) == .badTag("two words"))
    #expect(fault("a", "b", [""]) == .badTag(""))
    #expect(fault("a", "b", Array(repeating: "t", count: 101)) == .tooManyTags)
  }
}
