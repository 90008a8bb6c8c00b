import Foundation
import Scheduling
import StorageSupport
import Testing
import Today

@testable import Learner
@testable import Planning
@testable import Storage

@Suite("Files that two computers kept apart")
struct FileRepairTests {
  let folder = try! Folder()

  private func line(_ word: String, at second: Int) throws -> String {
    let moment = Moment(
      date: Date(timeIntervalSince1970: 1_795_000_000 + Double(second)), utcOffset: 0)
    let entry = JournalEntry(at: moment, event: .correct, word: word)
    return String(decoding: try JSONEncoder.encode(entry, for: ""), as: UTF8.self)
  }

  @Test("a journal that git mixed by more than an hour is noticed, and sorted")
  func mixed() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write(
      line("harbor", at: 0) + line("ocean", at: 8000) + line("rhythm", at: 4000),
      to: "journal.jsonl")
    let files = try folder.learnerFiles()
    #expect(!files.needsRepair)
    #expect(try files.journal.entries(JournalEntry.self).count == 3)
    #expect(files.needsRepair)
    let deeds = try FileRepair(files).run { _ in [] }
    #expect(deeds == [.journal(entries: 3), .completed(words: 3)])
    let again = try folder.learnerFiles()
    #expect(
      try again.journal.entries(JournalEntry.self).map(\.word) == ["harbor", "rhythm", "ocean"])
    #expect(!again.needsRepair)
    #expect(try FileRepair(again).run { _ in [] }.isEmpty)
  }

  @Test("a clock that was set back by less than an hour is no sign")
  func clock() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write(line("harbor", at: 3000) + line("ocean", at: 0), to: "journal.jsonl")
    let files = try folder.learnerFiles()
    _ = try files.journal.entries(JournalEntry.self)
    #expect(!files.needsRepair)
    #expect(try FileRepair(files).run { _ in [] }.isEmpty)
  }

  @Test(
    "a clock that was set back is no second computer, however far", arguments: [86_400, 31_536_000])
  func clockSetBack(seconds: Int) throws {
    try folder.write("", to: ".git/HEAD")
    let files = try folder.learnerFiles()
    for (word, second) in [("harbor", 0), ("ocean", -seconds), ("rhythm", 60 - seconds)] {
      let moment = Moment(seconds: 1_795_000_000 + Double(second), utcOffset: 0)
      try files.journal.append(JournalEntry(at: moment, event: .correct, word: word))
    }
    #expect(try folder.read("journal.jsonl").split(separator: "setBack").count == 2)
    let again = try folder.learnerFiles()
    let words = try again.journal.entries(JournalEntry.self).map(\.word)
    #expect(words == ["harbor", "ocean", "rhythm"])
    #expect(!again.needsRepair)
    #expect(try FileRepair(again).run { _ in [] }.isEmpty)
  }

  @Test("a time that goes back is that of a clock where git keeps no journal")
  func oldClock() throws {
    let text = try line("harbor", at: 90_000) + line("ocean", at: 0)
    try folder.write(text, to: "journal.jsonl")
    let files = try folder.learnerFiles()
    _ = try files.journal.entries(JournalEntry.self)
    #expect(!files.needsRepair)
    #expect(try FileRepair(files).run { _ in [] }.isEmpty)
    #expect(try folder.read("journal.jsonl") == text)
  }

  @Test("entries after a clock was set back keep their order where journals are merged")
  func clockAndCopy() throws {
    let files = try folder.learnerFiles()
    for (word, second) in [("harbor", 90_000), ("ocean", 0), ("rhythm", 95_000)] {
      let moment = Moment(seconds: 1_795_000_000 + Double(second), utcOffset: 0)
      try files.journal.append(JournalEntry(at: moment, event: .correct, word: word))
    }
    try folder.write(
      line("planet", at: 92_000), to: "journal.sync-conflict-20261123-101500-ABCDEFG.jsonl")
    _ = try FileRepair(files).run { _ in [] }
    #expect(
      try files.journal.entries(JournalEntry.self).map(\.word) == [
        "harbor", "ocean", "planet", "rhythm",
      ])
    #expect(try !folder.learnerFiles().needsRepair)
  }

  @Test("lines that git left in a journal are passed over, and an entry on both sides counts once")
  func markers() throws {
    let (same, ours, theirs) = (
      try line("harbor", at: 0), try line("ocean", at: 1), try line("rhythm", at: 2)
    )
    try folder.write(
      "<<<<<<< HEAD\n\(same)\(ours)||||||| base\n=======\n\(same)\(theirs)>>>>>>> other\n",
      to: "journal.jsonl")
    let files = try folder.learnerFiles()
    #expect(try files.journal.entries(JournalEntry.self).count == 4)
    #expect(files.needsRepair && files.takeSetAside().isEmpty)
    _ = try FileRepair(files).run { _ in [] }
    #expect(
      try files.journal.entries(JournalEntry.self).map(\.word) == ["harbor", "ocean", "rhythm"])
  }

  @Test("a document with the changes of two sides is refused and stays, until it is repaired")
  func document() throws {
    let text = """
      {
      <<<<<<< HEAD
        "format": "vocalvocab.list", "version": 1, "words": [{"word": "harbor"}]
      =======
        "format": "vocalvocab.list", "version": 1, "words": [{"word": "ocean"}]
      >>>>>>> other
      }
      """
    let files = try folder.learnerFiles()
    try FileManager.default.createDirectory(
      atPath: folder.data + "/lists", withIntermediateDirectories: true)
    try folder.write(text, to: "lists/week.json")
    let path = folder.data + "/lists/week.json"
    #expect(throws: StorageError.conflicted(path: path)) { try files.lists.list(named: "week") }
    #expect(throws: StorageError.conflicted(path: path)) {
      try files.lists.change(named: "week") { $0.words = [] }
    }
    #expect(try folder.read("lists/week.json") == text)
    #expect(try FileRepair(files).run { _ in [] } == [.list("week", words: 2)])
    #expect(try files.lists.list(named: "week").words.map(\.word) == ["harbor", "ocean"])
    #expect(try folder.read("conflicts/week.json") == text)
  }

  @Test("tasks with the changes of two sides are refused and stay, until they are repaired")
  func tasks() throws {
    let text = "same\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> other\n"
    let files = try folder.learnerFiles()
    try folder.write(text, to: "plan/todo.txt")
    let path = folder.data + "/plan/todo.txt"
    #expect(throws: StorageError.conflicted(path: path)) { try files.plan.tasks() }
    #expect(throws: StorageError.conflicted(path: path)) { try files.plan.change { $0 = [] } }
    #expect(try folder.read("plan/todo.txt") == text)
    #expect(try FileRepair(files).run { _ in [] } == [.plan(tasks: 3)])
    // A task of the copy comes after the line that is before it there.
    let tasks = try folder.read("plan/todo.txt").split(separator: "\n")
    #expect(tasks == ["same", "theirs", "ours"])
    #expect(try folder.read("conflicts/todo.txt") == text)
    #expect(try FileRepair(files).run { _ in [] }.isEmpty)
  }

  @Test("tasks that are a link to another disk have their copies there")
  func linkedTasks() throws {
    let shared = "/dev/shm/vocalvocab-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: shared) }
    for (name, text) in [
      ("tasks.txt", "ours\n"), ("tasks (conflicted copy 2026-11-23 101500).txt", "theirs\n"),
      ("other (conflicted copy 2026-11-23 101500).txt", "another's\n"),
    ] {
      try text.write(toFile: "\(shared)/\(name)", atomically: false, encoding: .utf8)
    }
    try FileManager.default.createDirectory(
      atPath: folder.data + "/plan", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.data + "/plan/todo.txt", withDestinationPath: shared + "/tasks.txt")
    let files = try folder.learnerFiles()
    #expect(files.needsRepair)
    let copies = ["tasks (conflicted copy 2026-11-23 101500).txt"]
    #expect(
      try FileRepair(files).run { _ in [] } == [.plan(tasks: 2).of(copies: copies)])
    #expect(!files.needsRepair)
    #expect(try String(contentsOfFile: shared + "/tasks.txt", encoding: .utf8) == "ours\ntheirs\n")
    #expect(
      try FileSystem.entries(of: shared).sorted() == [
        "other (conflicted copy 2026-11-23 101500).txt", "tasks.txt",
      ])
    #expect(
      try FileSystem.entries(of: folder.data + "/conflicts").sorted() == [
        ".gitignore", "tasks (conflicted copy 2026-11-23 101500).txt", "tasks.txt",
      ])
  }

  @Test(
    "a disk that fails at any call of a repair loses nothing, and the same once more does the rest")
  func faults() throws {
    for call in 1... {
      let folder = try Folder()
      let copy = ".sync-conflict-20261123-101500-ABCDEFG"
      try folder.write(line("harbor", at: 0), to: "journal.jsonl")
      try folder.write(line("ocean", at: 9), to: "journal\(copy).jsonl")
      let before = try folder.learnerFiles()
      try before.lists.add([.init(word: "harbor")], toListNamed: "week")
      try before.lists.add([.init(word: "ocean")], toListNamed: "other")
      try FileManager.default.moveItem(
        atPath: folder.data + "/lists/other.json", toPath: folder.data + "/lists/week\(copy).json")
      try before.plan.changeNotes { $0 = ["1": "theirs", "2": "theirs, too"] }
      try FileManager.default.moveItem(
        atPath: folder.data + "/plan/notes.json", toPath: folder.data + "/plan/notes\(copy).json")
      try before.plan.changeNotes { $0 = ["2": "ours"] }
      try folder.write("ours id:2\n", to: "plan/todo.txt")
      try folder.write("theirs id:1\n", to: "plan/todo\(copy).txt")
      let disk = FaultyDisk()
      let failing = try LearnerFiles(folder.folders, calls: disk.calls)
      disk.fail(atCall: call)
      _ = try? FileRepair(failing).run { _ in [] }
      let after = try folder.learnerFiles()
      _ = try FileRepair(after).run { _ in [] }
      #expect(
        try after.journal.entries(JournalEntry.self).map(\.word) == ["harbor", "ocean"],
        "call \(call)")
      #expect(try after.completed.words().count == 2, "call \(call)")
      #expect(
        try Set(after.lists.list(named: "week").words.map(\.word)) == ["harbor", "ocean"],
        "call \(call)")
      #expect(try folder.read("plan/todo.txt") == "ours id:2\ntheirs id:1\n", "call \(call)")
      #expect(try after.plan.notes() == ["1": "theirs", "2": "ours"], "call \(call)")
      #expect(!after.needsRepair, "call \(call)")
      guard disk.hasFailed else {
        #expect(call > 35)
        return
      }
    }
  }

  @Test(
    "names of copies are recognised",
    arguments: [
      ("journal.sync-conflict-20261123-101500-ABCDEFG.jsonl", "journal.jsonl"),
      ("completed (Ada's conflicted copy 2026-11-23).json", "completed.json"),
      ("week 12 (conflicted copy 2026-11-23 101500).json", "week 12.json"), ("week.json", nil),
      ("conflicted copy.json", nil), (".sync-conflict-1.json", nil),
      ("a (conflicted copy).txt", nil),
      ("a.sync-conflict-1", nil),
    ])
  func names(name: String, original: String?) {
    #expect(ConflictCopy(name)?.original == original)
  }
}

@Suite("A list with another name")
struct RenamedListTests {
  let folder = try! Folder()

  @Test("keeps its place in a class")
  func shared() throws {
    let files = try folder.learnerFiles()
    try files.lists.add([.init(word: "harbor")], toListNamed: "week")
    try files.classWork.change { work in
      work.sharedLists = ["week"]
      work.assignments = [
        Assignment(id: "1", list: "week", learners: nil, due: nil, since: Day(number: 20_000))
      ]
    }
    try files.renameList("week", to: "term")
    let work = try files.classWork.work()
    #expect(work.sharedLists == ["term"] && work.assignments.map(\.list) == ["term"])
    #expect(throws: StorageError.self) { try files.lists.list(named: "week") }
    #expect(throws: StorageError.badName(.list, name: "a/b")) {
      try files.renameList("term", to: "a/b")
    }
  }
}
