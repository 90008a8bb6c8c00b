import CardFormats
import Cards
import Foundation
import Scheduling
import SharedResources
import Speech
import Storage
import Testing

@testable import CardPractice
@testable import Learner

@Suite("Sounds and pictures of imported cards")
struct MediaImportTests {
  private let home: SessionHome
  private let folder: String

  init() throws {
    home = try SessionHome(at: 1_795_305_600)
    folder = "\(home.files.folders.data)/files"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  @Test(
    "are found beside a text, however it writes their names",
    arguments: [
      ("map.png", "map.png"), ("地图.png", "地图.png"), ("café.png", "cafe\u{301}.png"),
      ("cafe\u{301}.png", "café.png"), ("caf%C3%A9.png", "cafe\u{301}.png"),
      ("my%20map.png", "my map.png"), ("a%20b.png", "a%20b.png"), ("100%.png", "100%.png"),
      ("map (1).png", "map (1).png"), ("<map (1.png>", "map (1.png"),
      (#"map \(1.png"#, "map (1.png"), ("map%20%281%29.png", "map (1).png"),
      ("map [1].png", "map [1].png"), (#"say "hi".png"#, #"say "hi".png"#),
      ("a&amp;b.png", "a&b.png"), ("a#b+c.png", "a#b+c.png"), ("Map.PNG", "map.png"),
      ("map.png ", "map.png"), ("map.png", "map.png "),
    ])
  func besideText(written: String, file: String) async throws {
    try OutputFile.write([7], to: "\(folder)/\(file)", isReplacing: true)
    try OutputFile.write([8], to: "\(folder)/other.png", isReplacing: true)
    let text = "Q: where\nA: ![](\(written))\n"
    let cards = try CardFile(
      text: Array(text.utf8), as: .markdown, named: "Maps.md", mediaIn: folder)
    let room = CardRoom(home.files)
    #expect(try await room.preview(cards).files == 1)
    #expect(try await room.take(cards).files == 1)
    let deck = try await room.deck(DeckName("Maps"))
    let name = try #require(CardText(deck.cards[0].back).pictures.first)
    let stored = try #require(deck.media[name])
    #expect(try home.files.media.bytes(of: stored) == [7])
    #expect(stored.hasSuffix(".png"))
    // The card shows it, and a second import adds nothing.
    _ = try await room.study(DeckName("Maps"))
    let shown = try #require(try await room.step(.flip, in: DeckName("Maps")).card)
    #expect(shown.text[0].spans[0].source == stored)
    #expect(try await room.take(cards).added == 0)
  }

  @Test("outside of the folder are not read, whatever the text says")
  func outside() async throws {
    try OutputFile.write([7], to: "\(home.files.folders.data)/map.png", isReplacing: true)
    let text = "Q: where\nA: ![](..%2Fmap.png) ![](../map.png) [sound:..%2fmap.png]\n"
    let cards = try CardFile(
      text: Array(text.utf8), as: .markdown, named: "Maps.md", mediaIn: folder)
    #expect(try await CardRoom(home.files).preview(cards).files == 0)
  }

  /// Makes a package with one card, whose back has a picture, and a file.
  private func package(_ name: String, file: String) throws -> AnkiPackage {
    var writer = try AnkiPackageWriter(
      now: Moment(seconds: 1_795_305_600, utcOffset: 0), fsrs: .standard)
    writer.add([.init(Card(id: "1", front: "where", back: "![](\(name))"))], as: "Maps")
    try writer.add([7], named: file)
    return try AnkiPackage(try writer.finish())
  }

  @Test(
    "are found in a package, whatever their names",
    arguments: [
      ("map.png", "map.png"), ("地图.png", "地图.png"), ("музыка.png", "музыка.png"),
      ("café.png", "cafe\u{301}.png"), ("cafe\u{301}.png", "café.png"), ("a b.png", "a b.png"),
      ("a%20b.png", "a b.png"), ("a%20b.png", "a%20b.png"), ("100%.png", "100%.png"),
      ("a&b.png", "a&b.png"), ("a'b.png", "a'b.png"), ("a#b+c.png", "a#b+c.png"),
      ("Map.PNG", "map.png"), ("map.png", "map.png "), ("map (1).png", "map (1).png"),
      ("map [1].png", "map [1].png"), ("a-b.png", #"a\b.png"#),
    ])
  func inPackage(name: String, file: String) throws {
    let package = try package(name, file: file)
    let card = try #require(package.collection.parts.first?.entries.first?.card)
    let found = try #require(CardText(card.back).pictures.first)
    #expect(package.files == [found])
    #expect(try package.file(named: found) == [7])
    #expect(package.collection.losses[.missingFiles] == nil)
    let isRenamed = file.unicodeScalars.contains { "()[]\\".unicodeScalars.contains($0) }
    #expect(package.collection.losses[.renamedFiles] == (isRenamed ? 1 : nil))
  }

  @Test("that a package lacks, or whose names lead elsewhere, are told")
  func lost() throws {
    let package = try package("lost.png", file: "map.png")
    #expect(package.files == [] && package.collection.losses[.missingFiles] == 1)
    for name in ["../map.png", "..", #"..\map.png"#, #"a\..\map.png"#] {
      #expect(throws: CardFileError.badFileName(name)) {
        try self.package("map.png", file: name)
      }
    }
  }

  @Test("are named by the voice where a side has no words")
  func spoken() async throws {
    let room = CardRoom(home.files)
    let deck = DeckName("Maps")
    try await room.make("Maps")
    try await room.add(
      [
        Card(id: "1", front: "![](my_map.png)", back: "![the port](p.png)"),
        Card(id: "2", front: "[sound:lost.mp3]", back: "…"),
      ], to: deck)
    let style = SpeechStyle(voice: "martin", speed: .normal)
    func said(_ snapshot: CardSnapshot) async throws -> [Utterance.Content] {
      let shown = try #require(snapshot.card)
      return try await shown.utterances(style, sharedSynthesizer, home.files.media).map(\.content)
    }
    #expect(try await said(try await room.study(deck)) == [.text("Picture: my map.")])
    #expect(
      try await said(try await room.step(.flip, in: deck)) == [.text("Picture: the port.")])
    let sound = try await room.step(.next, in: deck)
    #expect(try await said(sound) == [.text("Sound: lost.")])
    let signs = try await room.step(.flip, in: deck)
    await #expect(throws: CardError.nothingToSay) { try await said(signs) }
  }
}
