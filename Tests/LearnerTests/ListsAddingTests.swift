import Foundation
import StorageSupport
import Testing
import Vocabulary

@testable import Learner
@testable import Storage

@Suite("Adding entries to a list's document")
struct ListsAddingTests {
  let folder = try! Folder()

  private func entry(_ word: String, _ definition: String? = nil, _ sentence: String? = nil)
    -> WordList.Entry
  {
    WordList.Entry(word: word, definition: definition, sentence: sentence)
  }

  @Test("keeps the words of the list, or replaces them when asked")
  func lists() throws {
    let files = try folder.learnerFiles()
    try files.lists.add([entry("harbor", "a port")], toListNamed: "week 12")
    let asked = try files.lists.addition(of: [entry("ocean")], toListNamed: "week 12")
    #expect(try files.lists.list(named: "week 12").words.count == 1, "asking changes nothing")
    #expect(asked.list.words.count == 2)
    try files.lists.add([entry("ocean")], toListNamed: "week 12")
    #expect(try files.lists.list(named: "week 12").words.map(\.word) == ["harbor", "ocean"])
    try files.lists.add([entry("rhythm")], toListNamed: "week 12", isReplacing: true)
    #expect(try files.lists.list(named: "week 12").words.map(\.word) == ["rhythm"])
  }

  @Test("keeps the language of the list, with each change, under another name and in a copy")
  func language() throws {
    let files = try folder.learnerFiles()
    try files.lists.add([entry("Haus")], toListNamed: "Woche", language: "de")
    try files.lists.add([entry("Wald")], toListNamed: "Woche", isReplacing: true)
    try files.lists.change(named: "Woche") { $0.words.append(entry("Berg")) }
    try files.lists.rename("Woche", to: "Wörter")
    try files.lists.copy("Wörter", to: "Kopie")
    #expect(try files.lists.list(named: "Wörter").language == "de")
    #expect(try files.lists.list(named: "Kopie").language == "de")
  }

  @Test("keeps a hint, also in a list from before hints")
  func hint() throws {
    let files = try folder.learnerFiles()
    try FileManager.default.createDirectory(
      atPath: folder.data + "/lists", withIntermediateDirectories: true)
    try folder.write(
      #"{"format":"vocalvocab.list","version":1,"words":[{"word":"harbor","reason":"x"}]}"#,
      to: "lists/old.json")
    try files.lists.add(
      [WordList.Entry(word: "harbor", hint: "one r, then o")], toListNamed: "old")
    let word = try #require(try folder.learnerFiles().lists.list(named: "old").words.first)
    #expect(word.hint == "one r, then o" && word.reason == "x")
  }

  @Test(
    "to a list whose name is a path is refused",
    arguments: ["", "../x", ".x", "a/b", "a\nb", String(repeating: "ä", count: 101)])
  func names(name: String) throws {
    let files = try folder.learnerFiles()
    #expect(throws: StorageError.badName(.list, name: name)) {
      try files.lists.add([entry("harbor")], toListNamed: name)
    }
    #expect(throws: StorageError.badName(.list, name: name)) {
      try files.lists.addition(of: [entry("harbor")], toListNamed: name)
    }
    #expect(try files.lists.names().isEmpty)
  }
}
