import CardFormats
import Cards
import Foundation
import Scheduling
import Storage
import Testing

@testable import CardPractice
@testable import Learner

@Suite("Cards that come from files, with their sounds")
struct CardImportTests {
  private let home: SessionHome
  private let folder: String

  init() throws {
    home = try SessionHome(at: 1_795_305_600)
    folder = "\(home.files.folders.data)/files"
  }

  /// A file of cards as Markdown, in a folder with sounds.
  private func file(_ text: String, _ sounds: [String: [UInt8]]) throws -> CardFile {
    for (name, bytes) in sounds {
      try OutputFile.write(bytes, to: "\(folder)/\(name)", isReplacing: true)
    }
    return try CardFile(text: Array(text.utf8), as: .markdown, named: "Spanish.md", mediaIn: folder)
  }

  private func makeFolder() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Returns the content of the sounds of a card.
  private func sounds(_ text: String, _ deck: Deck) throws -> [[UInt8]?] {
    try CardText(text).sounds.map { try home.files.media.bytes(of: try #require(deck.media[$0])) }
  }

  @Test("each side keeps its own sound, whichever names other files have in the deck")
  func names() async throws {
    try makeFolder()
    let room = CardRoom(home.files)
    _ = try await room.take(
      try file("Q: old [sound:a.mp3]\nA: old [sound:b.mp3]\n", ["a.mp3": [1], "b.mp3": [2]]))
    let taken = try await room.take(
      try file(
        "Q: new [sound:a.mp3] [sound:a-2.mp3]\nA: [sound:b.mp3] [sound:a-3.mp3]\n",
        ["a.mp3": [3], "a-2.mp3": [4], "b.mp3": [5], "a-3.mp3": [6]]))
    #expect(taken.added == 1)
    let deck = try await room.deck(DeckName("Spanish"))
    let card = try #require(deck.cards.last)
    #expect(try sounds(card.front, deck) == [[3], [4]])
    #expect(try sounds(card.back, deck) == [[5], [6]])
    #expect(try sounds(deck.cards[0].front, deck) == [[1]])
  }

  @Test("a second import adds nothing, also where a sound has got another name")
  func again() async throws {
    try makeFolder()
    let room = CardRoom(home.files)
    _ = try await room.take(try file("Q: old [sound:a.mp3]\nA: b\n", ["a.mp3": [1]]))
    let new = try file("Q: new [sound:a.mp3]\nA: b\n", ["a.mp3": [2]])
    #expect(try await room.preview(new).added == 1)
    #expect(try await room.take(new).added == 1)
    #expect(try await room.preview(new).added == 0)
    #expect(try await room.take(new).added == 0)
    // The same texts with another sound are another card.
    let other = try file("Q: new [sound:a-2.mp3]\nA: b\n", ["a-2.mp3": [9]])
    _ = try await room.take(other)
    #expect(try await room.deck(DeckName("Spanish")).cards.count < 4)
  }

  @Test("of two imports of one file at once, one adds the cards")
  func together() async throws {
    try makeFolder()
    let text = (0..<500).map { "Q: front \($0)\nA: back\n" }.joined()
    let file = try file(text, [:])
    let rooms = [
      CardRoom(try LearnerFiles(home.files.folders)),
      CardRoom(try LearnerFiles(home.files.folders)),
    ]
    let added = try await withThrowingTaskGroup(of: Int.self) { group in
      for room in rooms { group.addTask { try await room.take(file).added } }
      return try await group.reduce(0, +)
    }
    #expect(added == 500)
    #expect(try await rooms[0].deck(DeckName("Spanish")).cards.count == 500)
  }
}
