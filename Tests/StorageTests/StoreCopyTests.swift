import Foundation
import StorageSupport
import TestSupport
import Testing

@testable import Storage

@Suite("A copy of a store")
struct StoreCopyTests {
  private let source = try! Folder()
  private let target = try! Folder()

  /// What the files of a folder hold, by their paths. Locks and marks are hidden.
  private func content(of folder: Folder) -> [String: Data] {
    let root = folder.folders.data
    let names = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    let files = names.filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") && $0 != ".removed" }
    }
    return Dictionary(
      uniqueKeysWithValues: files.compactMap { name in
        FileManager.default.contents(atPath: "\(root)/\(name)").map { (name, $0) }
      })
  }

  private func write(_ bytes: [UInt8], _ name: String, in folder: Folder) throws {
    let path = "\(folder.folders.data)/\(name)"
    try FileSystem.makeFolder(FileSystem.folder(of: path))
    try Data(bytes).write(to: URL(filePath: path))
  }

  /// A class: the teacher, three learners with everything that they may have, and a removed one.
  private func fill() throws {
    let store = Store(source.folders)
    for name in ["Zoë", "Ben", "Ada O’Neill"] { try store.learners.make(name) }
    try store.learners.make("Eve")
    let lines = (0..<3000).map { #"{"v":1,"word":"w\#($0)","event":"correct"}"# + "\n" }.joined()
    try write(Array(lines.utf8), "learners/Zoë/journal.jsonl", in: source)
    try write(Array("{}".utf8), "lists/Woche 1.json", in: source)
    try write(Array("{\"a\": 1}".utf8), "learners/Zoë/lists/week.json", in: source)
    let medium = "learners/Zoë/decks/media/\(String(repeating: "a", count: 64)).wav"
    try write([0, 255, 10, 13], medium, in: source)
    let long = (0..<70_000).map { UInt8(truncatingIfNeeded: $0) }
    try write(long, "learners/Ben/decks/x.json", in: source)
    try write(Array("not ours".utf8), "learners/Ben/notes.txt", in: source)
    try write(Array("{}\n".utf8), "learners/Eve/journal.jsonl", in: source)
    try store.learners.remove("Eve", id: "e1")
  }

  @Test("is the same byte for byte after both ways")
  func bothWays() throws {
    try fill()
    let database = try Database()
    let there = try StoreCopy(from: Store(source.folders), to: database.store(source.folders))
      .run { _ in }
    #expect(there.learners == 5 && there.items == 7 && there.mended == [])
    let back = try StoreCopy(from: database.store(source.folders), to: Store(target.folders))
      .run { _ in }
    #expect(back.hash == there.hash && back.items == there.items && back.bytes == there.bytes)
    #expect(content(of: target) == content(of: source) && content(of: source).count == 7)
    let learners = try database.store(source.folders).learners
    #expect(try learners.names() == ["Ada O’Neill", "Ben", "Zoë"])
    try learners.restore("e1")
    #expect(try learners.names().contains("Eve"))
  }

  @Test("says that everything is there already when it is begun once more")
  func twice() throws {
    try fill()
    let database = try Database()
    let (from, to) = (Store(source.folders), try database.store(source.folders))
    let first = try StoreCopy(from: from, to: to).run { _ in }
    let second = try StoreCopy(from: from, to: to).run { _ in }
    #expect(first.skipped == 0 && second.skipped == second.items && second.hash == first.hash)
  }

  @Test("that ended at any moment goes on, and what changed meanwhile comes along")
  func resumed() throws {
    try fill()
    for moment in stride(from: 0.05, to: 0.8, by: 0.15) {
      let database = try Database()
      let to = try database.store(source.folders)
      let copy = StoreCopy(from: Store(source.folders), to: to)
      // The closure can't throw, so a table that the copy needs goes away.
      var isCut = false
      #expect(throws: StorageError.self) {
        _ = try copy.run { share in
          guard share > moment, !isCut else { return }
          isCut = true
          _ = try? database.sql("ALTER TABLE vocalvocab_document RENAME TO hidden")
        }
      }
      try database.sql("ALTER TABLE hidden RENAME TO vocalvocab_document")
      try write(Array("\(moment)".utf8), "lists/Woche 1.json", in: source)
      let result = try copy.run { _ in }
      #expect(result.items == 7)
      let document = try to.files(of: nil).documents.read("lists/Woche 1.json")
      #expect(document?.bytes == Array("\(moment)".utf8))
    }
  }

  @Test("says what it leaves out, and comes to an end where a folder contains itself")
  func others() throws {
    try fill()
    try write(Array("ref".utf8), "learners/Zoë/.git/HEAD", in: source)
    let data = source.folders.data
    for number in 0..<3 {
      let link = "\(data)/learners/Ben/loop\(number)"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "\(data)/learners/Ben")
    }
    let result = try StoreCopy(
      from: Store(source.folders), to: try Database().store(source.folders)
    ).run { _ in }
    #expect(result.others.contains("\(data)/learners/Zoë/.git"))
    #expect(result.others.contains("\(data)/learners/Ben/loop0/loop0/loop0/loop0"))
    #expect(!result.others.contains { $0.hasSuffix(".lock") })
  }

  @Test("never changes a place that has other data")
  func occupied() throws {
    try fill()
    try write(Array("mine".utf8), "lists/mine.json", in: target)
    let before = content(of: target)
    #expect(throws: StoreCopyError.notEmpty(target.folders.data)) {
      try StoreCopy(from: Store(source.folders), to: Store(target.folders)).run { _ in }
    }
    #expect(content(of: target) == before)
    #expect(throws: StoreCopyError.samePlace) {
      try StoreCopy(from: Store(source.folders), to: Store(source.folders)).run { _ in }
    }
    let empty = try Folder()
    #expect(throws: StoreCopyError.nothing(empty.folders.data)) {
      try StoreCopy(from: Store(empty.folders), to: Store(source.folders)).run { _ in }
    }
  }

  @Test("gives the last line of a journal the end that a killed program did not write")
  func torn() throws {
    try write(Array("{}\n{\"v\":1".utf8), "journal.jsonl", in: source)
    // An empty journal is none.
    try write([], "learners/Ben/journal.jsonl", in: source)
    let store = try Database().store(source.folders)
    let result = try StoreCopy(from: Store(source.folders), to: store).run { _ in }
    #expect(result.mended == [""])
    #expect(try store.files(of: nil).journal.size() == 10)
  }
}
