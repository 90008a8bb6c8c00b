import Foundation
import Testing
import Vocabulary

@testable import Storage

@Suite("Several learners")
struct LearnersTests {
  let folder = try! Folder()
  private let date = Date(timeIntervalSince1970: 1_790_000_000)

  @Test("have files of their own, and share what can be rebuilt")
  func folders() throws {
    #expect(try folder.folders.learnerNames() == [])
    let ada = folder.folders.ofLearner(named: "Ada")
    let records = try Records(ada)
    try records.add(CompletedWord(word: "harbor"))
    try records.changeSettings { $0.voice = "clara" }
    #expect(try folder.records().completed().isEmpty)
    #expect(try folder.records().settings().voice == nil)
    #expect(try Records(ada).settings().voice == "clara")
    #expect(ada.cache == folder.folders.cache)
    #expect(try folder.folders.learnerNames() == ["Ada"])
  }

  @Test("get words back that were taken off the list, as they were")
  func restore() throws {
    let records = try folder.records()
    let word = CompletedWord(
      word: "harbor", definitions: [Definition(partOfSpeech: .noun, text: "a port")],
      firstCompleted: date, lastCompleted: date, timesCompleted: 4, fewestTries: 2)
    try records.add(word)
    #expect(try records.remove(["harbor"], at: date, utcOffset: 0) == ["harbor"])
    #expect(try records.completed().isEmpty)
    try records.restore([word], at: date, utcOffset: 0)
    #expect(try records.completed() == [word])
    // The journal knows of it, and a list that is made anew agrees.
    #expect(try records.rebuildCompleted { _ in [] } == 1)
    #expect(try records.completed().first?.timesCompleted == 4)
  }

  @Test("delete a list for good, and are told of one that is not there")
  func lists() throws {
    let records = try folder.records()
    try records.changeList(named: "week-1") { $0.words = [WordList.Entry(word: "harbor")] }
    try records.removeList(named: "week-1")
    #expect(try records.listNames() == [])
    #expect(throws: StorageError.self) { try records.removeList(named: "week-1") }
    #expect(throws: StorageError.self) { try records.removeList(named: "../completed") }
  }
}
