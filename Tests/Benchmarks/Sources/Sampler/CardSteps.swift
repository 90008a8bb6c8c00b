import CardPractice
import Cards
import Foundation
import Learner
import Scheduling
import Storage

/// The steps of the room of cards. Its learner has answered a fifth of the cards.
final class CardSteps {
  private let folder: String
  private var learners: [String: LearnerFiles] = [:]
  private var rooms: [Int: CardRoom] = [:]
  private let deck = DeckName("Deck")

  private struct Failure: Error { let reason: String }

  init(folder: String) { self.folder = folder }

  /// Begins a study of a deck of a number of cards, in a program that has just started.
  func open(_ cards: Int) async throws -> Duration {
    let files = try learner(cards: cards)
    return try await ContinuousClock().measure {
      guard try await CardRoom(files).study(deck, isAnew: true).card != nil else {
        throw Failure(reason: "no card is shown")
      }
    }
  }

  /// Goes on to the next card of a study.
  func next(_ cards: Int) async throws -> Duration {
    let room = try await room(cards)
    return try await ContinuousClock().measure { _ = try await room.step(.next, in: deck) }
  }

  /// Keeps an answer in the journal, and goes on to the next card of a review.
  func answer(_ cards: Int) async throws -> Duration {
    let room = try await room(cards)
    guard let card = try await room.review(deck).card else {
      throw Failure(reason: "nothing is due")
    }
    return try await ContinuousClock().measure {
      _ = try await room.answer(.good, to: card.id, in: deck)
    }
  }

  /// Appends an answer to the journal.
  func record(_ cards: Int) throws -> Duration {
    let journal = try learner(cards: cards).journal
    let entry = CardAnswer(.good, to: "1", in: "Deck", at: .now)
    return try ContinuousClock().measure { try journal.append([entry]) }
  }

  /// Lists a number of decks, in a program that has just started.
  func decks(_ count: Int) async throws -> Duration {
    let files = try learner(decks: count)
    return try await ContinuousClock().measure { _ = try await CardRoom(files).decks() }
  }

  /// Lists a number of decks again, as a server does.
  func decksAgain(_ count: Int) async throws -> Duration {
    let room = CardRoom(try learner(decks: count))
    _ = try await room.decks()
    return try await ContinuousClock().measure { _ = try await room.decks() }
  }

  private func room(_ cards: Int) async throws -> CardRoom {
    if let room = rooms[cards] { return room }
    let room = CardRoom(try learner(cards: cards))
    rooms[cards] = room
    _ = try await room.study(deck, isAnew: true)
    return room
  }

  private func learner(cards: Int) throws -> LearnerFiles {
    try learner("cards-\(cards)") { files in
      let document = Self.document(cards, "")
      try files.decks.make("Deck", document)
      try Self.answer(document.cards.prefix(cards / 5), files)
    }
  }

  private func learner(decks: Int) throws -> LearnerFiles {
    try learner("decks-\(decks)") { files in
      for number in 0..<decks {
        let document = Self.document(50, "\(number)-")
        try files.decks.make("Deck \(number)", document)
        try Self.answer(document.cards.prefix(10), files)
      }
    }
  }

  private func learner(
    _ name: String, fill: (LearnerFiles) throws -> Void
  ) throws -> LearnerFiles {
    if let files = learners[name] { return files }
    let home = "\(folder)/\(name)"
    let files = try LearnerFiles(Folders(data: home, environment: ["HOME": home]))
    learners[name] = files
    try fill(files)
    return files
  }

  private static func document(_ cards: Int, _ prefix: String) -> DeckDocument {
    DeckDocument(
      cards: (0..<cards).map { number in
        .init(
          id: "\(prefix)\(number)", front: "the question of card \(number)",
          back: "**the answer** of card \(number), which is a little longer", tags: ["label"])
      })
  }

  private static func answer(_ cards: some Sequence<DeckDocument.Card>, _ files: LearnerFiles)
    throws
  {
    // So long ago that all of them are due.
    let past = Moment(seconds: Moment.now.seconds - 10 * 86_400, utcOffset: 0)
    try files.journal.append(
      cards.map { CardAnswer(.good, to: $0.id, in: "Deck", at: past) })
  }
}
