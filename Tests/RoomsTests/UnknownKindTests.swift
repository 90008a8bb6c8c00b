import Foundation
import Scheduling
import StorageSupport
import Testing
import Today

@testable import Learner
@testable import Storage

@Suite("An entry of a kind that this program doesn't know")
struct UnknownKindTests {
  let folder = try! Folder()

  /// Lines of a room of later days, as sorted keys put them, and as somebody else may.
  private static let lines = [
    #"{"at":"2026-11-24T10:00:00Z","event":"watched","kind":"echo","shows":[{"id":1,"of":[2,"#
      + #"3.5]}],"version":9}"#,
    #"{"kind":"echo","word":"harbor","event":"correct","at":"2026-11-24T10:00:00Z","utcOffset":0,"#
      + #""version":1}"#,
    #"{ "version" : 4 , "kind" : "echo" , "at" : "2026-11-24T10:00:00Z" , "is" : true ,"#
      + #" "not" : null }"#,
  ]

  private func word(_ word: String, _ hour: Int) -> JournalEntry {
    JournalEntry(
      at: Moment(seconds: 1_795_000_000 + Double(hour) * 3600, utcOffset: 0), event: .correct,
      word: word)
  }

  @Test("is passed over and kept, byte for byte", arguments: lines)
  func passedOver(line: String) throws {
    let files = try folder.learnerFiles()
    try files.journal.append(word("harbor", 0))
    try folder.write(try folder.read("journal.jsonl") + line + "\n", to: "journal.jsonl")
    try files.journal.append(word("ocean", 1))
    let text = try folder.read("journal.jsonl")
    let again = try folder.learnerFiles()
    #expect(try again.journal.entries(JournalEntry.self).map(\.word) == ["harbor", "ocean"])
    #expect(try again.journal.entries(RingEntry.self) == [])
    #expect(try again.completed.words().map(\.word) == ["harbor", "ocean"])
    #expect(try folder.read("journal.jsonl") == text)
    #expect(again.takeSetAside().isEmpty)
  }

  @Test(
    "is not an entry about the word 'kind'",
    arguments: [#""word":"kind""#, #""typed":"kind","word":"harbor""#, #""word" : "kind" "#])
  func wordKind(members: String) throws {
    let files = try folder.learnerFiles()
    let line =
      #"{"at":"2026-11-24T10:00:00Z","event":"correct","utcOffset":0,"version":1,\#(members)}"#
    try folder.write(line + "\n", to: "journal.jsonl")
    #expect(try files.journal.entries(JournalEntry.self).count == 1)
    #expect(try files.completed.words().count == 1)
  }

  @Test("stays when damage beside it is mended, and when two computers' journals are merged")
  func mended() throws {
    let files = try folder.learnerFiles()
    try files.journal.append(word("harbor", 0))
    let unknown = Self.lines.joined(separator: "\n")
    try folder.write(
      try folder.read("journal.jsonl") + "nonsense\n" + unknown + "\n", to: "journal.jsonl")
    _ = try files.journal.entries(JournalEntry.self)
    #expect(files.takeSetAside().count == 1)
    #expect(try folder.read("journal.jsonl").hasSuffix(unknown + "\n"))
    let copy = try folder.read("journal.jsonl")
    try folder.write(copy, to: "journal.sync-conflict-20261124-100000-ABCDEFG.jsonl")
    _ = try FileRepair(files).run { _ in [] }
    let merged = try folder.read("journal.jsonl")
    #expect(Self.lines.allSatisfy { merged.contains($0 + "\n") })
    #expect(merged.utf8.count == copy.utf8.count)
  }

  @Test("that is torn is cut off")
  func torn() throws {
    let files = try folder.learnerFiles()
    try files.journal.append(word("harbor", 0))
    let whole = try folder.read("journal.jsonl")
    for line in Self.lines {
      for length in stride(from: 1, to: line.utf8.count - 1, by: 7) {
        try folder.write(whole + line.prefix(length), to: "journal.jsonl")
        #expect(try files.journal.entries(JournalEntry.self).count == 1)
        #expect(try folder.read("journal.jsonl") == whole)
      }
      // Only the line end is missing.
      try folder.write(whole + line, to: "journal.jsonl")
      #expect(try files.journal.entries(JournalEntry.self).count == 1)
      #expect(try folder.read("journal.jsonl") == whole + line + "\n")
    }
  }
}
