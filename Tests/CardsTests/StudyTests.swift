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
    #expect(study.current == "a" && study.rounds == 1)
    study.goBack()
    #expect(study.current == "a")
  }

  @Test("begins with the back if the learner wants it")
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

  @Test("goes on without the cards that are removed, to the last one")
  func removing() {
    var study = Study(of: ["a", "b", "c"])
    study.next()
    study.flip()
    study.remove()
    #expect(study.current == "c" && study.side == .front && study.removed == 1)
    study.remove()
    #expect(study.current == "a" && study.rounds == 1)
    study.remove()
    #expect(study.current == nil && study.number == 0 && study.removed == 3)
    study.next()
    study.remove()
    #expect(study.current == nil)
  }

  @Test("follows the deck: lost cards go, new ones come at the end, removed ones stay out")
  func following() {
    var study = Study(of: ["a", "b", "c", "d"])
    study.next()
    study.remove()
    #expect(study.current == "c")
    study.follow(["e", "b", "c", "d"], known: ["a", "b", "c", "d"])
    #expect(study.order == ["c", "d", "e"] && study.current == "c")
    study.flip()
    study.follow(["d"], known: ["e", "b", "c", "d"])
    #expect(study.current == "d" && study.side == .front)
    study.follow([], known: ["d"])
    #expect(study.current == nil)
  }

  @Test("is kept and read again, whatever place a file says")
  func kept() throws {
    var study = Study(of: ["a", "b", "c"], shuffledBy: 3, firstSide: .back)
    study.next()
    study.flip()
    let bytes = try JSONEncoder().encode(study)
    #expect(try JSONDecoder().decode(Study.self, from: bytes) == study)
    let odd =
      #"{"order":["a"],"firstSide":"front","side":"back","rounds":-4,"removed":-1,"place":9}"#
    let read = try JSONDecoder().decode(Study.self, from: Data(odd.utf8))
    #expect(read.current == "a" && read.rounds == 0 && read.removed == 0)
  }
}

@Suite("A deck")
struct DeckTests {
  private func card(_ id: String) -> Card { Card(id: id, front: id, back: id) }

  @Test("is reordered by hand")
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
