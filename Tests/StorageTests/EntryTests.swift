import Foundation
import Testing

@testable import Storage

@Suite("An entry of a list")
struct EntryTests {
  let folder = try! Folder()

  private func write(_ words: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.data + "/lists", withIntermediateDirectories: true)
    try folder.write(
      #"{"format":"vocalvocab.list","version":1,"words":[\#(words)]}"#, to: "lists/week.json")
  }

  @Test("keeps texts of the longest lengths, composed and without space around them")
  func longest() throws {
    let word = String(repeating: "a", count: 100)
    let text = String(repeating: "b", count: 2000)
    let entry = try WordList.Entry(
      checking: " \(word)\n", definition: " \(text) ", sentence: text, hint: "cafe\u{301}",
      reason: String(repeating: "c", count: 200))
    #expect(entry.word == word && entry.definition == text && entry.sentence == text)
    #expect(Array(entry.hint?.unicodeScalars ?? .init()) == Array("caf\u{E9}".unicodeScalars))
    #expect(try WordList.Entry(checking: "harbor", definition: " \n").definition == nil)
  }

  @Test(
    "is refused with the rule that it breaks",
    arguments: [
      (["", "a port"], .noWord), (["\u{200B} \n"], .noWord), (["12"], .noLetter(word: "12")),
      ([String(repeating: "a", count: 101)], .longWord(limit: 100)),
      (["har\u{1}bor"], .control("\u{1}")),
      (["a", String(repeating: "b", count: 2001)], .longText(.definition, limit: 2000)),
      (["a", "", String(repeating: "b", count: 2001)], .longText(.sentence, limit: 2000)),
      (["a", "", "", String(repeating: "b", count: 2001)], .longText(.hint, limit: 2000)),
      (["a", "", "", "", String(repeating: "b", count: 201)], .longText(.reason, limit: 200)),
    ] as [([String], EntryFault)])
  func refused(texts: [String], fault: EntryFault) throws {
    let texts = texts + Array(repeating: "", count: 5 - texts.count)
    #expect(throws: fault) {
      try WordList.Entry(
        checking: texts[0], definition: texts[1], sentence: texts[2], hint: texts[3],
        reason: texts[4])
    }
  }

  @Test(
    "that breaks a rule in its document is refused with its number, and the document stays as it is",
    arguments: ["week", WordList.excluded])
  func document(name: String) throws {
    try write(#"{"word":"harbor"},{"word":"7"}"#)
    let path = folder.data + "/lists/\(name).json"
    if name != "week" {
      try FileManager.default.moveItem(atPath: folder.data + "/lists/week.json", toPath: path)
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lists = try folder.learnerFiles().lists
    let error = StorageError.malformed(path: path, .badEntry(number: 2, .noLetter(word: "7")))
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
