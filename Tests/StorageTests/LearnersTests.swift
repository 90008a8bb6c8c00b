import Foundation
import Scheduling
import Testing
import Vocabulary

@testable import Storage

@Suite("Several learners")
struct LearnersTests {
  let folder = try! Folder()
  private let date = Date(timeIntervalSince1970: 1_790_000_000)

  @Test("have files of their own and share the cache")
  func folders() throws {
    #expect(try folder.folders.learnerNames() == [])
    let ada = folder.folders.ofLearner(named: "Ada")
    let files = try LearnerFiles(ada)
    files.completed.add(CompletedWord(word: "harbor"))
    try files.completed.flush()
    try files.settings.change { $0.voice = "clara" }
    #expect(try folder.learnerFiles().completed.words().isEmpty)
    #expect(try folder.learnerFiles().settings.read().voice == nil)
    #expect(try LearnerFiles(ada).settings.read().voice == "clara")
    #expect(ada.cache == folder.folders.cache)
    #expect(try folder.folders.learnerNames() == ["Ada"])
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
}
