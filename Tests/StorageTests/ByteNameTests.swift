import Foundation
import Testing

@testable import Storage

/// What makes one Character of a sign and what stands behind it.
private let marks = ["\u{301}", "\u{20DD}", "\u{200D}", "\u{FE0F}", "\u{338}"]

@Suite("A name on the disk")
struct ByteNameTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test(
    "is listed whatever letter it ends with",
    arguments: marks + ["\u{600}", "\u{110BD}", "e\u{301}"])
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

  @Test("of an entity is read, whatever mark is behind it", arguments: marks)
  func entities(mark: String) {
    let plain = MarkedUpText.plain("&#65;\(mark)&#x42;\(mark)&lt;\(mark)")
    #expect(Array(plain.utf8) == Array("A\(mark)B\(mark)<\(mark)".utf8))
    let shown = MarkedUpText.marked("<\(mark)[sound:\(mark)")
    #expect(Array(MarkedUpText.plain(shown).utf8) == Array("<\(mark)[sound:\(mark)".utf8))
    #expect(!shown.utf8.contains(UInt8(ascii: "<")))
  }
}
