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

  @Test("counts what is new, what completes and what brings nothing")
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

  @Test("what is there before is kept, and a list can be made anew")
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

  @Test("a hint is kept, and a list of before hints is read")
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
    "a name is no path",
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

  @Test("a file that is none is told in a sentence")
  func inputFiles() throws {
    let path = folder.path + "/list.txt"
    let missing = #expect(throws: StorageError.self) { try InputFile.list(at: path) }
    #expect("\(try #require(missing))".contains("there is no such file"))
    let isFolder = #expect(throws: StorageError.self) { try InputFile.list(at: folder.path) }
    #expect("\(try #require(isFolder))".contains("it is a folder"))
    for text in ["", "\u{FEFF}", " \n\n", "word,hint\n", "#separator:tab\n"] {
      try Data(text.utf8).write(to: URL(filePath: path))
      #expect(throws: StorageError.malformed(path: path, expected: "any word")) {
        try InputFile.list(at: path)
      }
    }
    let named = folder.path + "/list.CSV"
    try Data("word\nharbor\n".utf8).write(to: URL(filePath: named))
    #expect(try InputFile.list(at: named).entries.map(\.word) == ["harbor"])
    try Data("#separator:tab\nharbor\tx\n".utf8).write(to: URL(filePath: named))
    #expect(try InputFile.list(at: named).format == .anki)
    try Data("harbor\n7\n".utf8).write(to: URL(filePath: path))
    let bad = #expect(throws: StorageError.self) { try InputFile.list(at: path) }
    #expect(
      try "\(#require(bad))"
        == "Line 2 of '\(path)' gives '7' as a word, which has no letter: correct the line or take it out."
    )
  }
}

@Suite("A file that a person asked for")
struct OutputFileTests {
  let folder = try! Folder()

  @Test("is never replaced unasked, and leaves nothing beside it")
  func replacing() throws {
    let path = folder.path + "/out.csv"
    try OutputFile.write("one", to: path, isReplacing: false)
    #expect(throws: StorageError.exists(path: path)) {
      try OutputFile.write("two", to: path, isReplacing: false)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one")
    try OutputFile.write("three", to: path, isReplacing: true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "three")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.csv"])
  }

  @Test("keeps a link a link, and a device a device")
  func special() throws {
    let (path, link) = (folder.path + "/real", folder.path + "/link")
    try OutputFile.write("one", to: path, isReplacing: false)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try OutputFile.write("two", to: link, isReplacing: true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    try OutputFile.write("two", to: "/dev/null", isReplacing: true)
    #expect(!FileManager.default.isReadableFile(atPath: "/dev/null.new"))
  }

  @Test("that can't be is told in a sentence")
  func faults() throws {
    for path in [folder.path, folder.path + "/none/out.csv"] {
      #expect(throws: StorageError.self) {
        try OutputFile.write("x", to: path, isReplacing: true)
      }
    }
  }
}
