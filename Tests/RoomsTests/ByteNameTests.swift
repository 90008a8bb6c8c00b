import Foundation
import StorageSupport
import Testing
import Today
import Vocabulary

@testable import CardPractice
@testable import Planning
@testable import Storage

/// What makes one Character of a sign and what stands behind it.
private let marks = ["\u{301}", "\u{20DD}", "\u{200D}", "\u{FE0F}", "\u{338}"]

@Suite("A name on the disk")
struct ByteNameTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test(
    "is listed whatever letter it ends with",
    arguments: ["\u{301}", "\u{20DD}", "\u{338}", "\u{600}", "\u{110BD}", "\u{D4E}", "e\u{301}"])
  func listed(mark: String) throws {
    let files = try folder.learnerFiles()
    let name = "Week 12\(mark)"
    try files.decks.make(name)
    try files.lists.change(named: name) { $0 = WordList(words: [.init(word: "harbor")]) }
    #expect(try files.decks.names() == [name] && files.lists.names() == [name])
    #expect(try files.decks.remove(name) == name)
    #expect(try files.decks.removedNames() == [name])
    try files.decks.restore(name, as: name)
    #expect(try files.decks.names() == [name])
  }

  @Test("is one of two where another differs only in its Unicode form")
  func forms() throws {
    let files = try folder.learnerFiles()
    let (composed, other) = ("Caf\u{E9}", "Cafe\u{301}")
    for name in [composed, other] {
      try files.decks.make(name)
      try files.lists.change(named: name) { $0 = WordList(words: [.init(word: "harbor")]) }
    }
    func bytes(_ names: [String]) -> [[UInt8]] { names.map { Array($0.utf8) } }
    #expect(bytes(try files.decks.names()) == bytes([other, composed]))
    #expect(bytes(try files.lists.names()) == bytes([other, composed]))
    try files.decks.move(composed, to: 0)
    #expect(bytes(try files.decks.names()) == bytes([composed, other]))
    try files.decks.rename(other, to: "Tea")
    #expect(bytes(try files.decks.names()) == bytes([composed, "Tea"]))
  }

  @Test("is divided from its folder at each slash", arguments: marks)
  func folders(mark: String) throws {
    #expect(Array(FileSystem.folder(of: "/a/\(mark)b/\(mark)c").utf8) == Array("/a/\(mark)b".utf8))
    #expect(Array(FileSystem.name(of: "/a/\(mark)b/\(mark)c").utf8) == Array("\(mark)c".utf8))
    #expect(FileSystem.folder(of: "/\(mark)c") == "/")
    let path = folder.path + "/x/\(mark)y/\(mark)z"
    try FileSystem.makeFolder(path)
    #expect(access(path, F_OK) == 0)
    let files = try LearnerFiles(Folders(data: path, environment: ["HOME": folder.path]))
    try files.lists.change(named: "a") { $0 = WordList(words: [.init(word: "harbor")]) }
    #expect(access(path + "/lists/a.json", F_OK) == 0)
  }

  @Test("of a conflict copy is known, whatever mark is beside its signs", arguments: marks)
  func copies(mark: String) {
    for name in [
      "deck\(mark) (\(mark)Ada's conflicted copy 2026-11-23).json",
      "deck\(mark).sync-conflict-\(mark)20261123-101500-ABCDEFG.json",
    ] {
      #expect(ConflictCopy(name)?.original.utf8.elementsEqual("deck\(mark).json".utf8) == true)
    }
  }

  @Test("like that of a conflict copy is refused where it is made, and one that is there is shown")
  func likeCopies() throws {
    let files = try folder.learnerFiles()
    try files.decks.make("Notes")
    for name in [
      "Notes (conflicted copy)", "Notes (Ada's conflicted copy 2026-11-23)",
      "Notes.sync-conflict-1",
    ] {
      let error = StorageError.nameOfCopy(name)
      #expect(throws: error) { try files.decks.make(name) }
      #expect(throws: error) { try files.decks.rename("Notes", to: name) }
      #expect(throws: error) { try files.decks.take { _ in [name: DeckDocument()] } }
      #expect(throws: error) { try files.lists.change(named: name) { $0.words = [] } }
      #expect(throws: error) { try files.lists.add([], toListNamed: name) }
      #expect(throws: error) { try files.lists.addition(of: [], toListNamed: name) }
      try files.lists.change(named: "a") { $0.words = [] }
      #expect(throws: error) { try files.lists.rename("a", to: name) }
      #expect(throws: error) { try files.lists.copy("a", to: name) }
    }
    // An earlier version made them.
    for place in ["decks", "lists"] {
      try FileManager.default.moveItem(
        atPath: folder.data + "/\(place)/\(place == "decks" ? "Notes" : "a").json",
        toPath: folder.data + "/\(place)/B (conflicted copy).json")
    }
    #expect(try files.decks.names() == ["B (conflicted copy)"])
    #expect(try files.lists.names() == ["B (conflicted copy)"])
    #expect(!files.needsRepair)
    #expect(try FileRepair(files).run { _ in [] }.isEmpty)
    try files.lists.change(named: "B (conflicted copy)") {
      $0 = WordList(words: [.init(word: "harbor")])
    }
    #expect(try files.decks.remove("B (conflicted copy)") == "B (conflicted copy)")
    #expect(try files.decks.removedNames() == ["B (conflicted copy)"])
    try files.decks.restore("B (conflicted copy)", as: "B (conflicted copy)")
  }

  @Test("as long as may be can be removed again and again")
  func longest() throws {
    let files = try folder.learnerFiles()
    let name = String(repeating: "é", count: 100)
    for number in 1...12 {
      try files.decks.make(name)
      let kept = try files.decks.remove(name)
      #expect(kept == (number == 1 ? name : "\(name) \(number)"))
    }
    #expect(try files.decks.removedNames().count == 12)
    #expect(throws: StorageError.badName(.deck, name: name + "a")) {
      try files.decks.make(name + "a")
    }
  }

  @Test(
    "has no signs that nobody sees",
    arguments: [
      "a\u{200B}b", "\u{2060}a", "a\u{AD}", "a\u{200D}b", "a\u{FE0F}", "\u{202E}a", "a\u{2067}",
      "\u{3164}", "a\u{E0041}",
      "é\u{200C}",
    ])
  func hidden(name: String) throws {
    #expect(DeckStore.hasHiddenSigns(name))
    let files = try folder.learnerFiles()
    #expect(throws: StorageError.badName(.deck, name: name)) { try files.decks.make(name) }
    for good in [
      "👩\u{200D}👧", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "می\u{200C}خواهم", "🏴\u{E0067}\u{E007F}",
      "e\u{301}",
    ] {
      #expect(!DeckStore.hasHiddenSigns(good))
    }
  }

  @Test("of a copy that is not UTF-8, or has a line end, is united and kept")
  func foreignCopies() throws {
    let files = try folder.learnerFiles()
    try files.lists.change(named: "mine") { $0 = WordList(words: [.init(word: "harbor")]) }
    try files.plan.change { $0 = Array("a\n".utf8) }
    func copy(_ name: String, _ middle: [UInt8], _ ending: String) throws {
      let bytes = try #require(
        FileManager.default.contents(atPath: folder.data + "/\(name)\(ending)"))
      let path =
        Array("\(folder.data)/\(name) (".utf8) + middle
        + Array(" conflicted copy 2026-11-23)\(ending)".utf8) + [0]
      let file = path.withUnsafeBufferPointer { path in
        path.withMemoryRebound(to: CChar.self) { fopen($0.baseAddress, "w") }
      }
      let opened = try #require(file)
      var text = String(decoding: bytes, as: UTF8.self)
      text = text.replacingOccurrences(of: "harbor", with: "ocean").replacingOccurrences(
        of: "a\n", with: "b\n")
      fputs(text, opened)
      fclose(opened)
    }
    try copy("lists/mine", [0x5A, 0x6F, 0xE9], ".json")
    try copy("plan/todo", [0xFF, 0x0A, 0x0D, 0x0A], ".txt")
    try copy("lists/mine", [0x0A, 0x0D, 0x0A], ".json")
    #expect(files.needsRepair)
    let deeds = try FileRepair(files).run { _ in [] }
    let starts = [
      "The list 'mine' was merged and has 2 words.", "The plan was merged and has 2 tasks.",
    ]
    #expect(zip(deeds, starts).allSatisfy { $0.sentence.hasPrefix($1) } && deeds.count == 2)
    #expect(!files.needsRepair)
    // Two originals, three copies and .gitignore.
    #expect(try FileSystem.entries(of: folder.data + "/conflicts").count == 6)
  }
}
