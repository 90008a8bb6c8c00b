import Foundation
import Glibc
import Scheduling
import StorageSupport
import Summaries
import Testing
import Vocabulary

@testable import Learner
@testable import Storage

@Suite("Several learners")
struct LearnersTests {
  let folder = try! Folder()
  private let date = Date(timeIntervalSince1970: 1_790_000_000)

  @Test("have files of their own and share the cache")
  func folders() throws {
    let learners = LearnerFolders(folder.folders)
    #expect(try learners.names() == [])
    try learners.make("Ada")
    let ada = folder.folders.ofLearner(named: "Ada")
    let files = try LearnerFiles(ada)
    files.completed.add(CompletedWord(word: "harbor"))
    try files.completed.flush()
    try files.settings.change { $0["voice"] = .text("clara") }
    #expect(try folder.learnerFiles().completed.words().isEmpty)
    #expect(try folder.learnerFiles().settings.read()["voice"] == nil)
    #expect(try LearnerFiles(ada).settings.read()["voice"] == .text("clara"))
    #expect(ada.cache == folder.folders.cache)
    #expect(try learners.names() == ["Ada"])
  }

  @Test("leave no summary of their journal in the cache when they are renamed or removed")
  func summaries() throws {
    let learners = LearnerFolders(folder.folders)
    let summaries = folder.folders.cache + "/summaries"
    for name in ["Ada", "Ben"] {
      try learners.make(name)
      let journal = folder.folders.ofLearner(named: name).data + "/journal.jsonl"
      try SummaryFile("rounds", of: journal, in: folder.folders.cache).keep { 1.write(to: &$0) }
    }
    let kept = try FileManager.default.contentsOfDirectory(atPath: summaries)
    #expect(kept.count == 2)
    try learners.rename("Ada", to: "Eve")
    let left = try FileManager.default.contentsOfDirectory(atPath: summaries)
    #expect(left.count == 1)
    try learners.remove("Ben", id: "b")
    #expect(try FileManager.default.contentsOfDirectory(atPath: summaries).isEmpty)
  }

  @Test("get removed words back with their whole record")
  func restore() throws {
    let files = try folder.learnerFiles()
    let word = CompletedWord(
      word: "harbor", definitions: [Definition(partOfSpeech: .noun, text: "a port")],
      firstCompleted: date, lastCompleted: date, timesCompleted: 4, fewestTries: 2)
    files.completed.add(word)
    #expect(
      try files.completed.remove(["harbor"], at: Moment(date: date, utcOffset: 0)) == ["harbor"])
    #expect(try files.completed.words().isEmpty)
    try files.completed.restore([word], at: Moment(date: date, utcOffset: 0))
    #expect(try files.completed.words() == [word])
    // The journal knows of it, and a list that is made anew agrees.
    #expect(try files.completed.rebuild { _ in [] } == 1)
    #expect(try files.completed.words().first?.timesCompleted == 4)
  }

  @Test("delete a list for good, and a list that does not exist is refused")
  func lists() throws {
    let files = try folder.learnerFiles()
    try files.lists.change(named: "week-1") { $0.words = [WordList.Entry(word: "harbor")] }
    try files.lists.remove(named: "week-1")
    #expect(try files.lists.names() == [])
    #expect(throws: StorageError.self) { try files.lists.remove(named: "week-1") }
    #expect(throws: StorageError.self) { try files.lists.remove(named: "../completed") }
  }

  @Test("go without the files that a killed program left half written, unless one is being written")
  func leftovers() throws {
    let folder = try Folder()
    try folder.learnerFiles().lists.change(named: "mine") { _ in }
    for name in [".vocalvocab-a1", "lists/.vocalvocab-b2"] { try folder.write("{", to: name) }
    for name in [".lock", ".slow.lock"] {
      let lock = open(folder.data + "/" + name, O_RDWR | O_CREAT, 0o600)
      #expect(flock(lock, LOCK_EX) == 0)
      _ = try folder.learnerFiles()
      #expect(try folder.fileNames().contains(".vocalvocab-a1"))
      close(lock)
    }
    _ = try folder.learnerFiles()
    #expect(try Set(folder.fileNames()) == [".lock", ".slow.lock", "lists"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.data + "/lists") == ["mine.json"])
  }
}
