import Foundation
import StorageSupport
import Testing
import Vocabulary

@testable import CardPractice
@testable import Learner
@testable import Storage

@Suite("A file of ours that is a link")
struct LinkTests {
  let folder: Folder
  private let shared: String

  init() throws {
    folder = try Folder()
    shared = folder.path + "/shared"
    try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
  }

  /// Moves a file to another place, and puts a link to it where it was.
  private func move(_ path: String) throws -> String {
    let new = shared + "/" + FileSystem.name(of: path)
    try FileManager.default.moveItem(atPath: path, toPath: new)
    #expect(chmod(new, 0o664) == 0)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: new)
    return new
  }

  /// Expects that a change keeps a link, and changes the file that it leads to.
  private func check(_ path: String, change: () throws -> Void) throws {
    let target = try move(path)
    let old = try Data(contentsOf: URL(filePath: target))
    try change()
    #expect(FileSystem.isLink(path))
    #expect(try Data(contentsOf: URL(filePath: target)) != old)
    #expect(FileSystem.permissions(of: target) == 0o664)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: shared).allSatisfy { !$0.hasPrefix(".") })
  }

  @Test("stays one, and the file that it leads to changes")
  func kept() throws {
    let files = try folder.learnerFiles()
    try files.settings.change { $0["voice"] = .text("clara") }
    try check(files.settings.path) { try files.settings.change { $0["voice"] = .text("martin") } }
    try files.pronunciations.change { _ in Array("a - us x\n".utf8) }
    try check(files.folders.config + "/pronunciations") {
      try files.pronunciations.change { _ in [] }
    }
    try files.decks.make("a")
    try files.decks.make("b")
    try check(folder.data + "/decks/a.json") {
      try files.decks.take { present throws(StorageError) in
        let card = DeckDocument.Card(id: "1", front: "x", back: "y")
        var decks: [String: DeckDocument] = [:]
        for name in ["a", "b"] {
          decks[name] = try present(name) ?? DeckDocument()
          decks[name]?.cards = [card]
        }
        return decks
      }
    }
    try FileManager.default.removeItem(atPath: shared + "/a.json")
    try files.lists.change(named: "a") { $0 = WordList(words: [.init(word: "harbor")]) }
    try check(folder.data + "/lists/a.json") {
      try files.lists.change(named: "a") { $0 = WordList(words: [.init(word: "ocean")]) }
    }
    let completed = folder.data + "/completed.json"
    files.completed.add(CompletedWord(word: "harbor"))
    try files.completed.flush()
    try check(completed) {
      files.completed.add(CompletedWord(word: "ocean"))
      try files.completed.flush()
    }
  }

  @Test("leads to the same file from the folder of removed decks, and from there back")
  func removed() throws {
    let files = try folder.learnerFiles()
    try files.decks.make("a")
    let target = try move(folder.data + "/decks/a.json")
    try FileManager.default.removeItem(atPath: folder.data + "/decks/a.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.data + "/decks/a.json", withDestinationPath: "../../../../shared/a.json")
    #expect(try files.decks.names() == ["a"])
    try files.decks.remove("a")
    #expect(try files.decks.removedNames() == ["a"] && files.decks.names().isEmpty)
    try files.decks.restore("a", as: "b")
    #expect(try files.decks.names() == ["b"])
    _ = try files.decks.deck(named: "b")
    #expect(access(target, F_OK) == 0 && FileSystem.isLink(folder.data + "/decks/b.json"))
  }
}
