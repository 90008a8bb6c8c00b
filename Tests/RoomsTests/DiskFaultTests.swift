import Foundation
import Scheduling
import StorageSupport
import Testing
import Vocabulary

@testable import CardPractice
@testable import Learner
@testable import Planning
@testable import Storage

@Suite("When a disk is full or breaks, whichever call fails")
struct DiskFaultTests {
  private static let date = Date(timeIntervalSince1970: 1_790_000_000)

  /// A change of a learner's files, and the files that it finds.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var prepare: @Sendable (LearnerFiles, Folder) throws -> Void = { _, _ in }
    let run: @Sendable (LearnerFiles) throws -> Void
  }

  private static func entry(_ word: String) -> JournalEntry {
    JournalEntry(at: Moment(date: date, utcOffset: 3600), event: .correct, word: word)
  }

  private static func completed(_ word: String, on day: Double = 0) -> CompletedWord {
    let date = date + 86_400 * day
    return CompletedWord(word: word, firstCompleted: date, lastCompleted: date, timesCompleted: 1)
  }

  private static func session(_ files: LearnerFiles) -> OpenWork<JournalEntry> {
    OpenWork("session", in: files, version: 6, remembersRefused: true)
  }

  private static let changes = [
    Change(testDescription: "a first journal entry") { try $0.journal.append(entry("harbor")) },
    Change(
      testDescription: "more journal entries",
      prepare: { files, _ in try files.journal.append(entry("harbor")) },
      run: { try $0.journal.append([entry("ocean"), entry("rhythm")]) }),
    Change(
      testDescription: "mending the journal",
      prepare: { files, folder in
        try files.journal.append(entry("harbor"))
        try folder.write(try folder.read("journal.jsonl") + "nonsense\n", to: "journal.jsonl")
      }, run: { _ = try $0.journal.entries(JournalEntry.self) }),
    Change(
      testDescription: "a first completed word",
      prepare: { files, _ in files.completed.add(completed("harbor")) },
      run: { try $0.completed.flush() }),
    Change(
      testDescription: "a completed word again",
      prepare: { files, _ in
        files.completed.add(completed("harbor"))
        try files.completed.flush()
        files.completed.add(completed("harbor", on: 1))
      }, run: { try $0.completed.flush() }),
    Change(
      testDescription: "rebuilding the completed words",
      prepare: { files, _ in
        try files.journal.append(entry("harbor"))
        files.completed.add(completed("ocean"))
        try files.completed.flush()
      }, run: { _ = try $0.completed.rebuild { _ in [] } }),
    Change(
      testDescription: "words of a list",
      prepare: { files, _ in
        try files.lists.add([WordList.Entry(word: "harbor")], toListNamed: "week")
      }, run: { try $0.lists.add([WordList.Entry(word: "ocean")], toListNamed: "week") }),
    Change(
      testDescription: "deleting a list",
      prepare: { files, _ in
        try files.lists.add([WordList.Entry(word: "harbor")], toListNamed: "week")
      }, run: { try $0.lists.remove(named: "week") }),
    Change(testDescription: "a first deck") { files in
      // The first attempt may have made it.
      do { try files.decks.make("Spanish") } catch StorageError.documentExists {}
    },
    Change(
      testDescription: "a card",
      prepare: { files, _ in try files.decks.make("Spanish") },
      run: { files in
        try files.decks.change("Spanish") { $0.cards = [.init(id: "1", front: "f", back: "b")] }
      }),
    Change(
      testDescription: "removing a deck",
      prepare: { files, _ in try files.decks.make("Spanish") },
      run: { files in
        do { try files.decks.remove("Spanish") } catch StorageError.noDocument {}
      }),
    Change(
      testDescription: "the order of decks",
      prepare: { files, _ in for name in ["a", "b"] { try files.decks.make(name) } },
      run: { try $0.decks.move("b", to: 0) }),
    Change(
      testDescription: "another name of a deck",
      prepare: { files, _ in for name in ["a", "b"] { try files.decks.make(name) } },
      run: { files in
        do { try files.decks.rename("b", to: "c") } catch StorageError.noDocument {}
        try files.decks.move("c", to: 1)
      }),
    Change(testDescription: "an entry of a room's own kind") {
      try $0.journal.append([RingEntry(at: date)])
    },
    Change(
      testDescription: "work that was left",
      prepare: { files, _ in try OpenWork("studies", in: files).change { _ in entry("harbor") } },
      run: { try OpenWork("studies", in: $0).change { _ in entry("ocean") } }),
    Change(
      testDescription: "a setting",
      prepare: { files, _ in try files.settings.change { $0["voice"] = .text("clara") } },
      run: { try $0.settings.change { $0["speed"] = .number(1.5) } }),
    Change(
      testDescription: "a pronunciation",
      prepare: { files, _ in try files.pronunciations.change { _ in Array("one\n".utf8) } },
      run: { try $0.pronunciations.change { _ in Array("one\ntwo\n".utf8) } }),
    Change(
      testDescription: "the open session",
      prepare: { files, _ in try session(files).keep(entry("harbor")) },
      run: { try session($0).keep(entry("ocean")) }),
  ]

  @Test(
    "each file is as it was or as it should be, and a second attempt succeeds", arguments: changes)
  func everyCall(change: Change) throws {
    let whole = try Folder()
    let files = try whole.learnerFiles()
    try change.prepare(files, whole)
    let before = try whole.contents()
    try change.run(files)
    let after = try whole.contents()
    #expect(before != after)
    for call in 1... {
      let (folder, disk) = (try Folder(), FaultyDisk())
      let files = try LearnerFiles(folder.folders, calls: disk.calls)
      try change.prepare(files, folder)
      disk.fail(atCall: call)
      do {
        try change.run(files)
        #expect(!disk.hasFailed, "call \(call)")
        #expect(call > 1)
        return
      } catch let error as StorageError {
        guard case .cannotWrite = error else { throw error }
      }
      let left = try folder.contents()
      for name in Set(left.keys).union(before.keys).union(after.keys) {
        #expect(
          left[name] == before[name] || left[name] == after[name],
          "call \(call): \(name) is '\(left[name] ?? "nothing")'")
      }
      do {
        try change.run(files)
      } catch StorageError.noDocument {
        // It was deleted already.
      }
      #expect(try folder.contents() == after, "call \(call)")
    }
  }

  @Test("a file for a person is as it was or as it should be, and nothing is left beside it")
  func outputFile() throws {
    for isOld in [false, true] {
      for call in 1... {
        let (folder, disk) = (try Folder(), FaultyDisk())
        let path = folder.path + "/out.csv"
        if isOld { try OutputFile.write("old", to: path, isReplacing: false) }
        disk.fail(atCall: call)
        do throws(StorageError) {
          try OutputFile.write(
            Array("new".utf8), to: path, isReplacing: true, writer: FileWriter(disk.calls))
          #expect(!disk.hasFailed && call > 3)
          break
        } catch {
          guard case .cannotSave(path, _) = error else { throw error }
        }
        let contents = try folder.contents()
        let old = isOld ? ["out.csv": "old"] : [:]
        #expect(contents == old || contents == ["out.csv": "new"], "call \(call)")
      }
    }
  }
}

extension Folder {
  /// The text of each file in the folder and those below it, but the locks.
  fileprivate func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      var isFolder = ObjCBool(false)
      _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
      guard !isFolder.boolValue, !name.hasSuffix(".lock") else { continue }
      contents[name] = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }
    return contents
  }
}
