import Foundation
import Scheduling
import StorageSupport
import Testing
import Today
import Vocabulary

@testable import CardPractice
@testable import Learner
@testable import Planning
@testable import Storage

@Suite("Copies that their contents show")
struct ConflictCopyTests {
  let folder = try! Folder()

  /// Makes lists, and then gives their files the names of copies.
  private func put(_ lists: [String: [String]]) throws -> LearnerFiles {
    let files = try folder.learnerFiles()
    for (number, (name, words)) in lists.sorted(by: { $0.key < $1.key }).enumerated() {
      try files.lists.add(words.map { .init(word: $0) }, toListNamed: "new\(number)")
      try FileManager.default.moveItem(
        atPath: folder.data + "/lists/new\(number).json",
        toPath: folder.data + "/lists/\(name).json")
    }
    return files
  }

  private func words(_ files: LearnerFiles, _ list: String = "week") throws -> Set<String> {
    Set(try files.lists.list(named: list).words.map(\.word))
  }

  @Test(
    "are merged whatever their names",
    arguments: [
      "week (1)", "week(1)", "week (Case Conflict)", "week.Conflict", "week-DESKTOP-7F3K2L1",
      "week [conflicted]", "week (2026-11-21)", "week (Annas Konflikt-Kopie 2026-11-21)",
      "week_conflict-20261121-101010", "Week (1)",
    ])
  func merged(name: String) throws {
    let files = try put(["week": ["harbor", "ocean"], name: ["harbor", "rhythm"]])
    #expect(files.needsRepair)
    #expect(
      try FileRepair(files).run { _ in [] } == [
        .list("week", words: 3).of(copies: ["\(name).json"])
      ])
    #expect(try words(files) == ["harbor", "ocean", "rhythm"])
    #expect(try files.lists.names() == ["week"])
    #expect(!files.needsRepair)
    let kept = try FileSystem.entries(of: folder.data + "/conflicts")
    #expect(Set(kept) == [".gitignore", "\(name).json", "week.json"])
  }

  @Test("stay if they share nothing, and the repair says so")
  func left() throws {
    let files = try put(["week": ["harbor", "ocean"], "week (1)": ["rhythm", "planet"]])
    #expect(!files.needsRepair)
    #expect(try files.lists.names() == ["week", "week (1)"])
    let results = try FileRepair(files).run { _ in [] }
    #expect(results == [.left(file: "week (1).json", original: "week.json")])
    #expect(results.allSatisfy { !$0.changesFiles })
    #expect(try words(files, "week (1)") == ["rhythm", "planet"])
    #expect(access(folder.data + "/conflicts", F_OK) != 0)
  }

  @Test(
    "stay if people give such names and the lists are not nearly the same",
    arguments: ["week 2", "week-French"])
  func natural(name: String) throws {
    let files = try put([
      "week": ["harbor", "ocean", "rhythm"],
      name: ["harbor", "planet", "window", "garden", "kettle", "pencil", "ocean"],
    ])
    #expect(!files.needsRepair)
    #expect(try FileRepair(files).run { _ in [] } == [])
    #expect(try files.lists.names() == ["week", name])
  }

  @Test("are merged under such a name if the lists are nearly the same", arguments: ["week 2"])
  func nearlySame(name: String) throws {
    let files = try put([
      "week": ["harbor", "ocean", "rhythm"], name: ["harbor", "ocean", "planet"],
    ])
    #expect(files.needsRepair)
    #expect(
      try FileRepair(files).run { _ in [] } == [
        .list("week", words: 4).of(copies: ["\(name).json"])
      ])
  }

  @Test("of copies are merged with the first original")
  func chain() throws {
    let files = try put([
      "week": ["harbor", "ocean"], "week (1)": ["harbor", "rhythm"],
      "week (1) (2)": ["harbor", "rhythm", "planet"], "week (3) (4)": ["ocean", "window"],
    ])
    let names = ["week (1) (2).json", "week (1).json", "week (3) (4).json"]
    #expect(
      try FileRepair(files).run { _ in [] } == [.list("week", words: 5).of(copies: names)])
    #expect(try files.lists.names() == ["week"])
  }

  @Test("that a person made on purpose stay, and the repair says so")
  func personal() throws {
    let (words, more) = (["harbor", "ocean"], ["harbor", "ocean", "rhythm"])
    let files = try put([
      "week": words, "Copy of week": more, "week - Copy": words, "week - Copy (2)": more,
      "week copy 2": words, "Copy of term": words,
    ])
    #expect(!files.needsRepair)
    let results = try FileRepair(files).run { _ in [] }
    let names = ["Copy of week", "week - Copy (2)", "week - Copy", "week copy 2"]
    let expected = names.map {
      RepairResult.personal(file: "\($0).json", original: "week.json")
    }
    #expect(results == expected)
    #expect(
      results.first?.sentence == """
        'Copy of week.json' stays as it is: people make such copies of 'week.json' on purpose. \
        Delete it if nobody needs it.
        """)
    #expect(results.allSatisfy { !$0.changesFiles })
    #expect(try self.words(files, "week - Copy (2)") == Set(more))
    #expect(access(folder.data + "/conflicts", F_OK) != 0)
    try files.lists.copy("week", to: "Copy of week again")
  }

  @Test("need a file with the first name, of the same format")
  func alone() throws {
    let files = try put(["term (1)": ["harbor"], "week": ["harbor"]])
    try folder.write("harbor", to: "lists/week (1).json")
    #expect(!files.needsRepair)
    #expect(
      try FileRepair(files).run { _ in [] } == [
        .left(file: "week (1).json", original: "week.json")
      ])
    #expect(try folder.read("lists/week (1).json") == "harbor")
    #expect(try words(files, "term (1)") == ["harbor"])
  }

  @Test("of a deck share cards")
  func decks() throws {
    let files = try folder.learnerFiles()
    let cards = ["a", "b", "c", "d"].map { DeckDocument.Card(id: $0, front: $0, back: $0) }
    try files.decks.make("Spanish", DeckDocument(cards: Array(cards[..<3])))
    try files.decks.make("Other", DeckDocument(cards: Array(cards[1...])))
    try FileManager.default.moveItem(
      atPath: folder.data + "/decks/Other.json", toPath: folder.data + "/decks/Spanish 2.json")
    #expect(files.needsRepair)
    #expect(
      try FileRepair(files).run { _ in [] } == [
        .deck("Spanish", cards: 4).of(copies: ["Spanish 2.json"])
      ])
    #expect(try files.decks.names() == ["Spanish"])
  }

  @Test(
    "of a journal begin like it",
    arguments: ["journal (1)", "journal 2", "journal-Adas-MacBook", "journal.Conflict"])
  func journals(name: String) throws {
    let files = try folder.learnerFiles()
    func entry(_ word: String, _ second: Int) -> JournalEntry {
      JournalEntry(
        at: Moment(seconds: 1_795_000_000 + Double(second), utcOffset: 0), event: .correct,
        word: word)
    }
    try files.journal.append(entry("harbor", 0))
    let common = try folder.read("journal.jsonl")
    try files.journal.append((1...9).map { entry("theirs\($0)", $0 * 10) })
    let theirs = try folder.read("journal.jsonl")
    try folder.write(common, to: "journal.jsonl")
    try files.journal.append((1...9).map { entry("ours\($0)", $0 * 10 + 5) })
    try folder.write(theirs, to: "\(name).jsonl")
    #expect(files.needsRepair)
    let results = try FileRepair(files).run { _ in [] }
    #expect(results.first == .journal(entries: 19).of(copies: ["\(name).jsonl"]))
    #expect(!files.needsRepair)
    // The journal of another learner shares nothing.
    let other = try Folder()
    try other.learnerFiles().journal.append(entry("planet", 3))
    try folder.write(try other.read("journal.jsonl"), to: "journal (1).jsonl")
    #expect(!files.needsRepair)
    #expect(
      try FileRepair(files).run { _ in [] } == [
        .left(file: "journal (1).jsonl", original: "journal.jsonl")
      ])
    #expect(try files.journal.entries(JournalEntry.self).count == 19)
  }

  @Test("of the completed words, the notes and the tasks are found, too")
  func others() throws {
    let files = try folder.learnerFiles()
    try files.plan.changeNotes { $0 = ["1": "both", "2": "ours"] }
    let ours = try folder.read("plan/notes.json")
    try files.plan.changeNotes { $0 = ["1": "both", "3": "theirs"] }
    let theirs = try folder.read("plan/notes.json")
    try folder.write(theirs, to: "plan/notes (1).json")
    try folder.write(ours, to: "plan/notes.json")
    try folder.write("both\nours\n", to: "plan/todo.txt")
    try folder.write("both\ntheirs\n", to: "plan/todo (1).txt")
    try folder.write("another's\n", to: "plan/todo (2).txt")
    let list = try files.completed.encoded([
      CompletedWord(
        word: "harbor", definitions: [], firstCompleted: nil, lastCompleted: nil,
        timesCompleted: 1, fewestTries: nil, source: nil)
    ])
    let text = String(decoding: list, as: UTF8.self)
    try folder.write(text, to: "completed.json")
    try folder.write(text, to: "completed (1).json")
    #expect(files.needsRepair)
    let results = try FileRepair(files).run { _ in [] }
    #expect(results.contains(.notes(3).of(copies: ["notes (1).json"])))
    #expect(results.contains(.plan(tasks: 3).of(copies: ["todo (1).txt"])))
    #expect(results.contains(.left(file: "todo (2).txt", original: "todo.txt")))
    #expect(results.contains { $0.sentence.hasPrefix("The list of completed words") })
    #expect(!files.needsRepair)
    #expect(try folder.read("plan/todo (2).txt") == "another's\n")
  }

  @Test("are not made where a list is copied")
  func copied() throws {
    let files = try put(["week": ["harbor"]])
    for name in ["week (1)", "week 2", "week-ADAS-PC", "week (conflicted copy)"] {
      #expect(throws: StorageError.nameOfCopy(name)) { try files.lists.copy("week", to: name) }
    }
    try files.lists.copy("week", to: "term 2")
    try files.lists.add([.init(word: "rhythm")], toListNamed: "week 2")
    #expect(try files.lists.names() == ["term 2", "week", "week 2"])
  }

  @Test("that were merged stay out of git, unless a person has other rules there")
  func ignored() throws {
    let files = try put(["week": ["harbor"], "week (1)": ["harbor", "ocean"]])
    _ = try FileRepair(files).run { _ in [] }
    #expect(try folder.read("conflicts/.gitignore") == "*\n")
    try folder.write("!*\n", to: "conflicts/.gitignore")
    _ = try put(["week (1)": ["harbor", "rhythm"]])
    _ = try FileRepair(files).run { _ in [] }
    #expect(try folder.read("conflicts/.gitignore") == "!*\n")
    #expect(try !folder.fileNames().contains(".gitignore"))
  }
}
