import Foundation
import Testing

@testable import Storage

@Suite("Adding a file to a list")
struct ListsAddingTests {
  let folder = try! Folder()

  private func entry(_ word: String, _ definition: String? = nil, _ sentence: String? = nil)
    -> WordList.Entry
  {
    WordList.Entry(word: word, definition: definition, sentence: sentence)
  }

  @Test("counts new words, completed words and duplicates")
  func counts() {
    let list = WordList(words: [entry("harbor"), entry("Ocean", "a sea")])
    let addition = ListAddition(
      [
        entry("HARBOR", "a port"), entry("ocean", "much water"), entry("rhythm"),
        entry("Rhythm", nil, "In rhythm."), entry("rhythm"), entry("cafe\u{301}"),
        entry("caf\u{E9}"),
      ], to: list)
    #expect(addition.new == [entry("rhythm", nil, "In rhythm."), entry("café")])
    #expect(addition.completed == 2 && addition.duplicates == 3)
    #expect(
      addition.list.words == [
        entry("harbor", "a port"), entry("Ocean", "a sea"), entry("rhythm", nil, "In rhythm."),
        entry("café"),
      ])
    #expect(ListAddition(addition.list.words, to: addition.list).changesNothing)
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
    #expect(throws: StorageError.badListName(name)) {
      try files.lists.add([entry("harbor")], toListNamed: name)
    }
    #expect(throws: StorageError.badListName(name)) {
      try files.lists.addition(of: [entry("harbor")], toListNamed: name)
    }
    #expect(try files.lists.names().isEmpty)
  }

  @Test("A file without a word, or with a wrong line, is refused")
  func inputFiles() throws {
    let path = folder.path + "/list.txt"
    #expect(throws: StorageError.cannotRead(path: path, reason: "there is no such file")) {
      try InputFile.list(at: path)
    }
    #expect(throws: StorageError.cannotRead(path: folder.path, reason: "it is a folder")) {
      try InputFile.list(at: folder.path)
    }
    for text in ["", "\u{FEFF}", " \n\n", "word,hint\n", "#separator:tab\n"] {
      try Data(text.utf8).write(to: URL(filePath: path))
      #expect(throws: StorageError.malformed(path: path, .noWord)) {
        try InputFile.list(at: path)
      }
    }
    try Data("harbor\n7\n".utf8).write(to: URL(filePath: path))
    let fault = LineError(line: 2, .entry(.noLetter(word: "7")))
    #expect(throws: StorageError.badLine(path: path, fault)) { try InputFile.list(at: path) }
  }

  @Test("A file's name or content shows its format")
  func formats() throws {
    let named = folder.path + "/list.CSV"
    try Data("word\nharbor\n".utf8).write(to: URL(filePath: named))
    #expect(try InputFile.list(at: named).entries.map(\.word) == ["harbor"])
    try Data("#separator:tab\nharbor\tx\n".utf8).write(to: URL(filePath: named))
    #expect(try InputFile.list(at: named).format == .anki)
  }
}
