import Foundation
import Scheduling
import StorageSupport
import Testing
import Vocabulary

@testable import Learner
@testable import Storage

@Suite("Nothing that was done is lost")
struct SafetyTests {
  let folder = try! Folder()
  private let date = Date(timeIntervalSince1970: 1_790_000_000)

  private func entry(_ word: String) -> JournalEntry {
    JournalEntry(at: Moment(date: date, utcOffset: 3600), event: .correct, word: word)
  }

  @Test("appended entries are read again, in order")
  func journal() throws {
    let files = try folder.learnerFiles()
    var first = entry("harbor")
    first.typed = "Harbor \"é\" \\ \n"
    first.outcome = .completed
    try files.journal.append(first)
    try files.journal.append(entry("rhythm"))
    #expect(try files.journal.entries(JournalEntry.self) == [first, entry("rhythm")])
    #expect(try folder.read("journal.jsonl").split(separator: "\n").count == 2)
  }

  @Test("a torn last line is cut off at the next opening")
  func torn() throws {
    try folder.learnerFiles().journal.append(entry("harbor"))
    let whole = try folder.read("journal.jsonl")
    for length in 1..<whole.utf8.count - 1 {
      try folder.write(whole + String(whole.prefix(length)), to: "journal.jsonl")
      #expect(try folder.learnerFiles().journal.entries(JournalEntry.self) == [entry("harbor")])
      #expect(try folder.read("journal.jsonl") == whole)
    }
    #expect(try folder.fileNames().allSatisfy { !$0.contains("unreadable") })
  }

  @Test(
    "a whole last line without its line end is kept, by reading and by writing", arguments: [1, 2])
  func unended(version: Int) throws {
    let files = try folder.learnerFiles()
    try files.journal.append([entry("harbor"), entry("rhythm")])
    let whole = try folder.read("journal.jsonl")
    try folder.write(String(whole.dropLast()), to: "journal.jsonl")
    if version == 1 {
      #expect(try files.journal.entries(JournalEntry.self).map(\.word) == ["harbor", "rhythm"])
      #expect(try folder.read("journal.jsonl") == whole)
    } else {
      try files.journal.append(entry("ocean"))
      #expect(
        try files.journal.entries(JournalEntry.self).map(\.word) == ["harbor", "rhythm", "ocean"])
    }
    #expect(files.takeSetAside().isEmpty)
  }

  @Test(
    "what is no journal is kept aside, however it ends",
    arguments: ["no journal", "\n\u{0}", "[1]"])
  func notAJournal(text: String) throws {
    let files = try folder.learnerFiles()
    try files.journal.append(entry("harbor"))
    let whole = try folder.read("journal.jsonl")
    try folder.write(whole + text, to: "journal.jsonl")
    #expect(try files.journal.entries(JournalEntry.self) == [entry("harbor")])
    #expect(try folder.read("journal.jsonl") == whole)
    #expect(try folder.read("journal.jsonl.unreadable-1") == whole + text + "\n")
  }

  @Test("a document that another process has just mended stays where it is")
  func mendedMeanwhile() throws {
    let files = try folder.learnerFiles()
    try files.completed.flush()
    let good = try files.completed.json()
    // A reader finds nonsense, and then waits for the lock while the file is mended.
    try folder.write("nonsense", to: "completed.json")
    let held = open(folder.data + "/.slow.lock", O_RDWR | O_CREAT, 0o600)
    flock(held, LOCK_EX)
    let mender = Thread { [data = folder.data] in
      usleep(300_000)
      try? good.write(toFile: data + "/completed.json", atomically: true, encoding: .utf8)
      close(held)
    }
    mender.start()
    #expect(try folder.learnerFiles().completed.words().isEmpty)
    #expect(try folder.read("completed.json") == good)
    #expect(try folder.fileNames().allSatisfy { !$0.contains("unreadable") })
  }

  @Test("an entry appended after a torn line stands on a line of its own")
  func appendAfterTorn() throws {
    let files = try folder.learnerFiles()
    try files.journal.append(entry("harbor"))
    try folder.write(try folder.read("journal.jsonl") + #"{"at":"2026"#, to: "journal.jsonl")
    try files.journal.append(entry("rhythm"))
    #expect(try files.journal.entries(JournalEntry.self).map(\.word) == ["harbor", "rhythm"])
  }

  @Test("a damaged line is kept aside with the whole file, and the others go on")
  func damaged() throws {
    let files = try folder.learnerFiles()
    try files.journal.append(entry("harbor"))
    try files.journal.append(entry("rhythm"))
    let damaged = try folder.read("journal.jsonl").replacing("}\n{", with: "}\nnonsense\n{")
    try folder.write(damaged, to: "journal.jsonl")
    #expect(try files.journal.entries(JournalEntry.self).map(\.word) == ["harbor", "rhythm"])
    #expect(try folder.read("journal.jsonl.unreadable-1") == damaged)
    #expect(files.takeSetAside().count == 1)
    #expect(files.takeSetAside().isEmpty)
    #expect(try files.journal.entries(JournalEntry.self).count == 2)
  }

  @Test(
    "a list that can't be read is moved aside, reported, and never overwritten",
    arguments: [
      "", "{", "[]", "null", "\u{0}\u{1}", #"{"format":"other","version":1,"words":[]}"#,
      #"{"format":"vocalvocab.completed","version":1,"words":[{"word":3}]}"#,
    ])
  func unreadable(text: String) throws {
    try folder.write(text, to: "completed.json")
    let files = try folder.learnerFiles()
    files.completed.add(CompletedWord(word: "harbor"))
    try files.completed.flush()
    #expect(try folder.read("completed.json.unreadable-1") == text)
    #expect(try files.completed.words().map(\.word) == ["harbor"])
    #expect(files.takeSetAside().first?.path.contains("completed.json.unreadable-1") == true)

    try folder.write(text, to: "completed.json")
    #expect(try files.completed.words().isEmpty)
    #expect(try folder.read("completed.json.unreadable-2") == text)
  }

  @Test("files of a newer version are refused and left as they are")
  func newer() throws {
    let list = #"{"format":"vocalvocab.completed","version":2,"words":"who knows"}"#
    try folder.write(list, to: "completed.json")
    let journal = #"{"version":2,"what":"who knows"}"# + "\n"
    try folder.write(journal, to: "journal.jsonl")
    let files = try folder.learnerFiles()
    let path = folder.data + "/completed.json"
    #expect(throws: StorageError.newerVersion(path: path, version: 2)) {
      try files.completed.words()
    }
    files.completed.add(CompletedWord(word: "harbor"))
    #expect(throws: StorageError.newerVersion(path: path, version: 2)) {
      try files.completed.flush()
    }
    #expect(throws: StorageError.newerVersion(path: folder.data + "/journal.jsonl", version: 2)) {
      try files.journal.entries(JournalEntry.self)
    }
    #expect(try folder.read("completed.json") == list)
    #expect(try folder.read("journal.jsonl") == journal)
  }

  @Test("many writers at once lose nothing")
  func concurrent() async throws {
    let folder = folder
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          // Files of its own, as another process would have.
          let files = try folder.learnerFiles()
          for number in 0..<15 {
            try files.journal.append(self.entry("w\(writer)x\(number)"))
            files.completed.add(CompletedWord(word: "w\(writer)x\(number)", timesCompleted: 1))
            try files.completed.flush()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.learnerFiles().journal.entries(JournalEntry.self).count == 60)
    #expect(Set(try folder.learnerFiles().completed.words().map(\.word)).count == 60)
  }

  @Test("a data folder that can't be made is refused")
  func noFolder() throws {
    try "a file".write(toFile: folder.path + "/file", atomically: true, encoding: .utf8)
    let inFile = Folders(data: folder.path + "/file/data", environment: [:])
    let error = StorageError.cannotWrite(
      path: folder.path + "/file/data", reason: "Not a directory")
    #expect(throws: error) { try LearnerFiles(inFile) }
  }
}
