import Foundation
import Scheduling
import StorageSupport
import Testing
import Vocabulary

@testable import Learner
@testable import Storage

@Suite("The completed words")
struct CompletedTests {
  let folder = try! Folder()
  private let date = Date(timeIntervalSince1970: 1_790_000_000)

  private func word(_ text: String, tries: Int = 1) -> CompletedWord {
    CompletedWord(
      word: text,
      definitions: [
        Definition(partOfSpeech: .noun, text: "a port", examples: ["in the port"]),
        Definition(partOfSpeech: .verb, text: "to shelter"),
      ], firstCompleted: date, lastCompleted: date, timesCompleted: 1, fewestTries: tries)
  }

  @Test("are kept in the documented format")
  func format() throws {
    let completed = try folder.learnerFiles().completed
    completed.add(word("harbor", tries: 2))
    try completed.flush()
    let object = try JSONSerialization.jsonObject(with: Data(folder.read("completed.json").utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["format"] as? String == "vocalvocab.completed")
    #expect(document["version"] as? Int == 1)
    let kept = try #require((document["words"] as? [[String: Any]])?.first)
    #expect(kept["word"] as? String == "harbor")
    #expect(kept["nounDefinition"] as? String == "a port")
    #expect(kept["verbDefinition"] as? String == "to shelter")
    #expect(kept["fewestTries"] as? Int == 2)
    #expect(kept["timesCompleted"] as? Int == 1)
    #expect(kept["firstCompleted"] as? String == "2026-09-21T14:13:20Z")
    let definition = try #require((kept["definitions"] as? [[String: Any]])?.first)
    #expect(definition["partOfSpeech"] as? String == "noun")
    #expect(definition["examples"] as? [String] == ["in the port"])
  }

  @Test("count a word once, with its fewest tries and its last time")
  func merged() throws {
    let files = try folder.learnerFiles()
    files.completed.add(word("harbor", tries: 3))
    var again = word("harbor", tries: 1)
    again.lastCompleted = date + 60
    files.completed.add(again)
    let kept = try #require(try files.completed.words().first)
    #expect(kept.timesCompleted == 2 && kept.fewestTries == 1)
    #expect(kept.firstCompleted == date && kept.lastCompleted == date + 60)
    #expect(try files.completed.words().count == 1)
  }

  @Test("are imported from a file of the first VocalVocab")
  func importFirst() throws {
    let file = folder.path + "/old.json"
    let text =
      #"[{"word":"harbor","nounDefinition":"a port","verbDefinition":"to shelter"},{"word":"odd","#
      + #""nounDefinition":null},{"word":"bare"}]"#
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let files = try folder.learnerFiles()
    #expect(
      try files.completed.importWords(from: file, at: Moment(date: date, utcOffset: 0)) == (3, 0))
    #expect(
      try files.completed.importWords(from: file, at: Moment(date: date, utcOffset: 0)) == (0, 3))
    let harbor = try #require(try files.completed.words().first)
    #expect(harbor.definitions.map(\.text) == ["a port", "to shelter"])
    #expect(try files.completed.words().map(\.word) == ["harbor", "odd", "bare"])
  }

  @Test("are imported as they were from their own JSON")
  func roundTrip() throws {
    let files = try folder.learnerFiles()
    files.completed.add(word("harbor", tries: 2))
    let file = folder.path + "/copy.json"
    try files.completed.json().write(toFile: file, atomically: true, encoding: .utf8)
    let other = try Folder()
    _ = try other.learnerFiles().completed.importWords(
      from: file, at: Moment(date: date, utcOffset: 0))
    #expect(try other.learnerFiles().completed.words() == files.completed.words())
  }

  @Test(
    "are not taken from a file that is not such a list",
    arguments: ["", "{", "[1]", #"{"word":"x"}"#, #"[{"wort":"x"}]"#])
  func badImport(text: String) throws {
    let file = folder.path + "/bad.json"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let files = try folder.learnerFiles()
    #expect(throws: StorageError.self) {
      try files.completed.importWords(from: file, at: Moment(date: date, utcOffset: 0))
    }
    #expect(try files.completed.words().isEmpty)
    #expect(FileManager.default.fileExists(atPath: file))
  }

  @Test("are all imported, or none, wherever a program is killed meanwhile")
  func importKilled() throws {
    let file = folder.path + "/old.json"
    try #"[{"word":"harbor"},{"word":"ocean"},{"word":"rhythm"}]"#
      .write(toFile: file, atomically: true, encoding: .utf8)
    _ = try folder.learnerFiles().completed.importWords(
      from: file, at: Moment(date: date, utcOffset: 0))
    let journal = try folder.read("journal.jsonl")
    let lines = journal.split(separator: "\n").map { $0 + "\n" }
    #expect(lines.count == 3)
    for count in 0...3 {
      // The list is not written yet.
      try FileManager.default.removeItem(atPath: folder.data + "/completed.json")
      try folder.write(lines.prefix(count).joined(), to: "journal.jsonl")
      let found = try folder.learnerFiles().completed.words().map(\.word)
      #expect(found == (count == 3 ? ["harbor", "ocean", "rhythm"] : []))
      let again = try folder.learnerFiles().completed
      _ = try again.importWords(from: file, at: Moment(date: date + 60, utcOffset: 0))
      #expect(try again.words().map(\.word) == ["harbor", "ocean", "rhythm"])
      #expect(try again.rebuild { _ in [] } == 3)
    }
  }

  @Test("are rebuilt from the journal, with imports and removals")
  func rebuilt() throws {
    let files = try folder.learnerFiles()
    for (event, text) in [
      (JournalEntry.Event.wrong, "harbor"), (.correct, "harbor"), (.correct, "rhythm"),
      (.correct, "harbor"), (.skipped, "ocean"), (.copied, "ocean"),
    ] {
      var entry = JournalEntry(at: Moment(date: date, utcOffset: 0), event: event, word: text)
      entry.tryNumber = 2
      try files.journal.append(entry)
    }
    var imported = JournalEntry(at: Moment(date: date, utcOffset: 0), event: .imported, word: "odd")
    imported.imported = word("odd", tries: 1)
    try files.journal.append(imported)
    files.completed.add(word("rhythm"))
    #expect(
      try files.completed.remove(["rhythm"], at: Moment(date: date, utcOffset: 0)) == ["rhythm"])

    try FileManager.default.removeItem(atPath: folder.data + "/completed.json")
    let count = try files.completed.rebuild {
      [Definition(partOfSpeech: .noun, text: "meaning of \($0)")]
    }
    let words = try files.completed.words()
    #expect(count == 2 && words.map(\.word) == ["harbor", "odd"])
    #expect(words[0].timesCompleted == 2 && words[0].fewestTries == 2)
    #expect(words[0].nounDefinition == "meaning of harbor")
    #expect(words[1].nounDefinition == "a port")
  }

  @Test("come last when they were removed and completed again, among thousands")
  func removedOften() throws {
    var history = CompletedHistory()
    let words = (0..<20_000).map { "w\($0)" }
    for word in words {
      history.record(
        JournalEntry(at: Moment(date: date, utcOffset: 0), event: .correct, word: word))
    }
    for word in words.dropLast() {
      history.record(
        JournalEntry(at: Moment(date: date, utcOffset: 0), event: .removed, word: word))
    }
    history.record(
      JournalEntry(at: Moment(date: date + 60, utcOffset: 0), event: .correct, word: "w7"))
    history.record(
      JournalEntry(at: Moment(date: date, utcOffset: 0), event: .removed, word: "never there"))
    #expect(history.words.map(\.word) == ["w19999", "w7"])
    #expect(history.words.map(\.timesCompleted) == [1, 1])
    #expect(history.words.last?.firstCompleted == date + 60)
  }
}
