import Foundation
import Learner
import StorageSupport
import TestSupport
import Testing
import Today

@testable import CardPractice
@testable import Storage

@Suite("The files of decks")
struct DeckTests {
  let folder = try! Folder()

  private func deck(_ cards: String...) -> DeckDocument {
    DeckDocument(cards: cards.map { .init(id: $0, front: "f\($0)", back: "b\($0)") })
  }

  private func ids(_ name: String, _ files: LearnerFiles) throws -> [String] {
    try files.decks.deck(named: name).cards.map(\.id)
  }

  @Test("whatever a deck has is read again, without the decoder")
  func roundTrip() throws {
    var source = LineSource(seed: 2)
    let files = try folder.learnerFiles()
    for number in 0..<200 {
      var deck = DeckDocument()
      deck.cards = (0..<number % 9).map { place in
        .init(
          id: "\(place)", front: source.text(), back: source.text(),
          tags: (0..<place % 3).map { _ in source.text() }, isSuspended: place % 4 == 1)
      }
      if number % 2 == 0 { (deck.frontLanguage, deck.colour) = ("es", source.text()) }
      if number % 3 == 0 { (deck.newPerDay, deck.reviewsPerDay) = (number, 0) }
      if number % 4 == 0 {
        deck.removed = deck.cards.enumerated().map { .init(index: $0, card: $1) }
      }
      if number % 5 == 0 { deck.media = [source.text(): source.text(), "b": "c"] }
      let bytes = try files.decks.encoded(deck)
      #expect(bytes.withUnsafeBufferPointer { DeckDocument(plain: $0) } == deck)
      #expect(files.decks.decoded(bytes) == deck)
      struct Heading: Decodable { var format: String, version: Int, cards: [DeckDocument.Card] }
      let read = try JSONDecoder().decode(Heading.self, from: Data(bytes))
      #expect(read.format == "vocalvocab.deck" && read.version == 1 && read.cards == deck.cards)
    }
  }

  @Test("a damaged document means the same to both readers, or nothing")
  func damaged() throws {
    var source = LineSource(seed: 6)
    let files = try folder.learnerFiles()
    var deck = deck("1", "2")
    (deck.cards[0].tags, deck.cards[1].isSuspended) = (["a"], true)
    (deck.backLanguage, deck.newPerDay, deck.media) = ("es", 5, ["a.wav": "1.wav"])
    deck.removed = [.init(index: 3, card: deck.cards[0])]
    let whole = try files.decks.encoded(deck)
    for _ in 0..<20_000 {
      let bytes = source.damaged(whole)
      guard let plain = bytes.withUnsafeBufferPointer({ DeckDocument(plain: $0) }) else { continue }
      let read = try? JSONDecoder().decode(DeckDocument.self, from: Data(bytes))
      #expect(plain == read, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("a person may add cards to the file: each gets a name that stays")
  func edited() throws {
    let text = """
      {"version": 1, "format": "vocalvocab.deck",
       "cards": [{"front": "dog", "back": "perro"}, {"id": "7", "front": "cat", "back": "gato"},
         {"front": "dog", "back": "perro"}, {"id": "7", "front": "sea", "back": "mar"}]}
      """
    let files = try folder.learnerFiles()
    try FileManager.default.createDirectory(
      atPath: folder.data + "/decks", withIntermediateDirectories: true)
    try folder.write(text, to: "decks/Spanish.json")
    let names = try ids("Spanish", files)
    #expect(Set(names).count == 4 && names[1] == "7" && names[3] == "7-2")
    #expect(try ids("Spanish", files) == names && folder.read("decks/Spanish.json") == text)
    try files.decks.change("Spanish") { $0.cards[0].back = "el perro" }
    #expect(try ids("Spanish", files) == names)
  }

  @Test(
    "a document that can't be understood, or is from a newer program, stays as it is",
    arguments: [
      "nonsense", "{}", #"{"format":"vocalvocab.deck","version":1}"#,
      #"{"format":"vocalvocab.list","version":1,"cards":[]}"#,
      #"{"format":"vocalvocab.deck","version":1,"cards":[{"front":"a"}]}"#,
    ])
  func malformed(text: String) throws {
    let files = try folder.learnerFiles()
    try files.decks.make("Spanish")
    let path = folder.data + "/decks/Spanish.json"
    for (text, error) in [
      (text, StorageError.notADeck(path)),
      (
        #"{"format":"vocalvocab.deck","version":2,"cards":3}"#,
        StorageError.newerVersion(path: path, version: 2)
      ),
    ] {
      try folder.write(text, to: "decks/Spanish.json")
      #expect(throws: error) { try files.decks.deck(named: "Spanish") }
      #expect(throws: error) { try files.decks.change("Spanish") { $0.cards = [] } }
      #expect(try folder.read("decks/Spanish.json") == text)
    }
  }

  @Test("names are no paths, and no two decks have one")
  func names() throws {
    let files = try folder.learnerFiles()
    let wrong = ["", " ", ".", "../up", "a/b", "a\nb", "a\u{202E}b", "\u{2067}"]
    for name in wrong + [String(repeating: "a", count: 201)] {
      #expect(throws: StorageError.badName(.deck, name: name)) { try files.decks.make(name) }
      #expect(throws: StorageError.noDocument(.deck, name: name)) {
        try files.decks.deck(named: name)
      }
      #expect(throws: StorageError.noDocument(.deck, name: name)) { try files.decks.remove(name) }
      #expect(throws: StorageError.noDocument(.deck, name: name)) {
        try files.decks.restore(name, as: "x")
      }
    }
    try files.decks.make("Español", deck("1"))
    #expect(throws: StorageError.documentExists(.deck, name: "Español")) {
      try files.decks.make("Español")
    }
    try files.decks.make("French")
    #expect(throws: StorageError.documentExists(.deck, name: "French")) {
      try files.decks.rename("Español", to: "French")
    }
    #expect(throws: StorageError.noDocument(.deck, name: "x")) {
      try files.decks.rename("x", to: "y")
    }
    #expect(try ids("Español", files) == ["1"])
  }

  @Test("decks keep the order by hand, also with another name; new ones come last, by name")
  func order() throws {
    let files = try folder.learnerFiles()
    for name in ["b", "a", "c"] { try files.decks.make(name) }
    #expect(try files.decks.names() == ["a", "b", "c"])
    try files.decks.move("c", to: 0)
    #expect(try files.decks.names() == ["c", "a", "b"])
    try files.decks.move("c", to: 99)
    try files.decks.rename("a", to: "z")
    #expect(try files.decks.names() == ["z", "b", "c"])
    try files.decks.make("n")
    try files.decks.make("m")
    try files.decks.remove("b")
    #expect(try files.decks.names() == ["z", "c", "m", "n"])
    #expect(throws: StorageError.noDocument(.deck, name: "q")) { try files.decks.move("q", to: 0) }
  }

  @Test("a removed deck comes back, also one of several with a name")
  func removed() throws {
    let files = try folder.learnerFiles()
    try files.decks.make("Spanish", deck("1"))
    #expect(try files.decks.remove("Spanish") == "Spanish")
    try files.decks.make("Spanish", deck("2"))
    #expect(try files.decks.remove("Spanish") == "Spanish 2")
    #expect(try files.decks.names() == [])
    #expect(try files.decks.removedNames() == ["Spanish", "Spanish 2"])
    try files.decks.restore("Spanish", as: "Spanish")
    #expect(throws: StorageError.documentExists(.deck, name: "Spanish")) {
      try files.decks.restore("Spanish 2", as: "Spanish")
    }
    try files.decks.restore("Spanish 2", as: "Newer")
    #expect(try ids("Spanish", files) == ["1"] && ids("Newer", files) == ["2"])
    #expect(throws: StorageError.noDocument(.deck, name: "Spanish")) {
      try files.decks.restore("Spanish", as: "x")
    }
  }

  @Test("changes of two programs at once all count")
  func concurrent() async throws {
    try folder.learnerFiles().decks.make("Spanish")
    let folders = folder.folders
    try await withThrowingTaskGroup(of: Void.self) { group in
      for program in 0..<4 {
        group.addTask {
          let files = try LearnerFiles(folders)
          for number in 0..<25 {
            try files.decks.change("Spanish") {
              $0.cards.append(.init(id: "\(program)-\(number)", front: "f", back: "b"))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try Set(ids("Spanish", folder.learnerFiles())).count == 100)
  }

  @Test("a change that changes nothing, or fails, leaves the file alone")
  func unchanged() throws {
    let files = try folder.learnerFiles()
    try files.decks.make("Spanish", deck("1"))
    let stamp = files.decks.stamp(ofDeck: "Spanish")
    try files.decks.change("Spanish") { $0.cards = $0.cards }
    #expect(throws: StorageError.noDocument(.deck, name: "x")) {
      try files.decks.change("Spanish") { deck throws(StorageError) in
        deck.cards = []
        throw .noDocument(.deck, name: "x")
      }
    }
    #expect(stamp != nil && files.decks.stamp(ofDeck: "Spanish") == stamp)
    try files.decks.change("Spanish") { $0.cards[0].back = "c" }
    #expect(files.decks.stamp(ofDeck: "Spanish") != stamp)
    #expect(files.decks.stamp(ofDeck: "French") == nil)
  }

  @Test("a repair unites the cards of two computers")
  func united() throws {
    let files = try folder.learnerFiles()
    try files.decks.make("Spanish", deck("1", "2"))
    var other = deck("2", "3")
    other.cards[0].back = "theirs"
    other.media = ["a.wav": "1.wav"]
    let copy = "Spanish.sync-conflict-20261123-101500-ABCDEFG.json"
    try folder.write(
      String(decoding: try files.decks.encoded(other), as: UTF8.self), to: "decks/\(copy)")
    #expect(try files.decks.names() == ["Spanish"] && files.needsRepair)
    let result = RepairResult.deck("Spanish", cards: 3).keeping(different: 1, "card")
    #expect(try FileRepair(files).run { _ in [] } == [result.of(copies: [copy])])
    #expect(result.sentence.contains("1 card differs between the versions: this computer's stays."))
    let united = try files.decks.deck(named: "Spanish")
    #expect(united.cards.map(\.id) == ["1", "2", "3"] && united.cards[1].back == "b2")
    #expect(united.media == ["a.wav": "1.wav"] && !files.needsRepair)
  }

  // MARK: Several decks, and their sounds

  /// What a program finds in the folder that comes next.
  private func found(_ folder: Folder) throws -> [String: [String]] {
    let files = try folder.learnerFiles()
    return Dictionary(
      uniqueKeysWithValues: try files.decks.names().map { ($0, try ids($0, files)) })
  }

  @Test("decks are taken together or not at all, whichever call fails")
  func takenTogether() throws {
    let new = ["a": deck("1", "2"), "b": deck("3"), "c": deck("4")]
    let before = ["a": ["1"]]
    let after = ["a": ["1", "2"], "b": ["3"], "c": ["4"]]
    var (kept, taken) = (0, 0)
    for call in 1... {
      let (folder, disk) = (try Folder(), FaultyDisk())
      let files = try LearnerFiles(folder.folders, calls: disk.calls)
      try files.decks.make("a", deck("1"))
      disk.fail(atCall: call)
      do {
        try files.decks.take { _ in new }
        #expect(!disk.hasFailed && call > 6)
        #expect(try found(folder) == after)
        break
      } catch let error as StorageError {
        guard case .cannotWrite = error else { throw error }
      }
      let left = try found(folder)
      #expect(left == before || left == after, "call \(call): \(left)")
      if left == before { kept += 1 } else { taken += 1 }
      try files.decks.take { _ in new }
      #expect(try found(folder) == after, "call \(call)")
      #expect(
        try FileSystem.entries(of: folder.data + "/decks").sorted() == [
          "a.json", "b.json", "c.json",
        ])
    }
    #expect(kept > 3 && taken > 2)
  }

  @Test("what a killed program has begun is finished before anything is changed")
  func finished() throws {
    let files = try folder.learnerFiles()
    try files.decks.make("a", deck("1"))
    try folder.write(
      String(decoding: try files.decks.encoded(deck("2")), as: UTF8.self), to: "decks/.whole/a.json"
    )
    try files.decks.change("a") { $0.cards.append(.init(id: "3", front: "f", back: "b")) }
    #expect(try ids("a", files) == ["2", "3"])
  }

  @Test("a sound has the hash of its content as its name, and is there once")
  func media() throws {
    let files = try folder.learnerFiles()
    let name = try files.media.add(Array("abc".utf8), ending: "MP3")
    #expect(name == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad.mp3")
    #expect(try files.media.add(Array("abc".utf8), ending: "mp3") == name)
    #expect(try files.media.bytes(of: name) == Array("abc".utf8))
    // After a power cut, the file may be there without its content.
    try folder.write("", to: "decks/media/\(name)")
    #expect(try files.media.add(Array("abc".utf8), ending: "mp3") == name)
    #expect(try files.media.bytes(of: name) == Array("abc".utf8))
    for bad in ["../completed.json", "a.mp3", "", "/etc/passwd", name + "/..", name.uppercased()] {
      #expect(try files.media.bytes(of: bad) == nil)
    }
    #expect(try files.media.add([1], ending: "../x").count == 64)
  }
}
