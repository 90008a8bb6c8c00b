import Foundation
import StorageSupport
import Testing
import Vocabulary

@testable import Learner
@testable import Storage

@Suite("An entry of a list's document")
struct ListEntryTests {
  let folder = try! Folder()

  private func write(_ words: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.data + "/lists", withIntermediateDirectories: true)
    try folder.write(
      #"{"format":"vocalvocab.list","version":1,"words":[\#(words)]}"#, to: "lists/week.json")
  }

  @Test(
    """
    that breaks a rule in its document is refused with its number, and the document stays as it is
    """,
    arguments: ["week", WordList.excluded])
  func document(name: String) throws {
    try write(#"{"word":"harbor"},{"word":"7"}"#)
    let path = folder.data + "/lists/\(name).json"
    if name != "week" {
      try FileManager.default.moveItem(atPath: folder.data + "/lists/week.json", toPath: path)
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lists = try folder.learnerFiles().lists
    let error = StorageError.badEntry(2, .noLetter(word: "7"), in: path)
    #expect(throws: error) { try lists.list(named: name) }
    #expect(throws: error) { try lists.change(named: name) { _ in } }
    #expect(throws: error) { try lists.add([WordList.Entry(word: "ocean")], toListNamed: name) }
    if name == WordList.excluded { #expect(throws: error) { try lists.excluded() } }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test("that breaks a rule is never written")
  func written() throws {
    try write(#"{"word":"harbor"}"#)
    let text = try folder.read("lists/week.json")
    let lists = try folder.learnerFiles().lists
    #expect(throws: StorageError.self) {
      try lists.change(named: "week") { $0.words.append(WordList.Entry(word: "  ")) }
    }
    #expect(try folder.read("lists/week.json") == text)
  }

  @Test("is tidied when its document is read")
  func tidied() throws {
    try write(#"{"word":" ice\n cream ","definition":" "}"#)
    #expect(
      try folder.learnerFiles().lists.list(named: "week").words == [
        WordList.Entry(word: "ice cream")
      ])
  }
}
