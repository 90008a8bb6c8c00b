import Foundation
import Scheduling
import StorageSupport
import Testing

@testable import Learner
@testable import Storage

@Suite("A journal")
struct JournalTests {
  let folder = try! Folder()
  private let date = Date(timeIntervalSince1970: 1_790_000_000)

  private func entry(_ word: String) -> JournalEntry {
    JournalEntry(at: Moment(date: date, utcOffset: 3600), event: .correct, word: word)
  }

  private func line(_ word: String, event: String = "correct") -> String {
    #"{"at":"2026-09-21T14:13:20Z","event":"\#(event)","utcOffset":3600,"version":1,"#
      + #""word":"\#(word)"}"#
  }

  @Test("that does not exist has no entries, and reading makes none")
  func none() throws {
    #expect(try folder.learnerFiles().journal.entries(JournalEntry.self).isEmpty)
    #expect(try !folder.fileNames().contains("journal.jsonl"))
    try folder.write("", to: "journal.jsonl")
    #expect(try folder.learnerFiles().journal.entries(JournalEntry.self).isEmpty)
  }

  @Test(
    "is read whole wherever its lines meet the ends of blocks",
    arguments: [1, 1 << 12, 1 << 18, 1 << 20])
  func blocks(length: Int) throws {
    // Lines about as long as what is read at a time, and shorter and longer by a byte.
    let lengths = (-120...0).map { max(0, length + $0) } + [3, 700_000, 0]
    let words = lengths.prefix(length > 1 << 12 ? 8 : 200).map { String(repeating: "x", count: $0) }
    try folder.write(words.map { line($0) + "\n" }.joined(), to: "journal.jsonl")
    #expect(try folder.learnerFiles().journal.entries(JournalEntry.self).map(\.word) == words)
  }

  @Test("of thousands of entries is read in the order of writing")
  func many() throws {
    let text = (0..<20_000).map { line("w\($0)") + "\n" }.joined()
    try folder.write(text + line("torn").dropLast(), to: "journal.jsonl")
    var count = 0
    try folder.learnerFiles().journal.read { line in
      #expect(line.entry(JournalEntry.self) == self.entry("w\(count)"))
      count += 1
    }
    #expect(count == 20_000)
    #expect(try folder.read("journal.jsonl") == text)
  }

  @Test("may grow while it is read")
  func growing() throws {
    let files = try folder.learnerFiles()
    try files.journal.append(entry("harbor"))
    try files.journal.append(entry("rhythm"))
    var words: [String] = []
    try files.journal.read { line in
      guard let entry = line.entry(JournalEntry.self) else { return }
      words.append(entry.word)
      #expect(throws: Never.self) { try files.journal.append(self.entry(entry.word + "2")) }
    }
    #expect(words == ["harbor", "rhythm"])
    #expect(
      try files.journal.entries(JournalEntry.self).map(\.word) == [
        "harbor", "rhythm", "harbor2", "rhythm2",
      ])
  }

  @Test(
    "with a line that is not an entry is kept aside, and its other lines stay",
    arguments: [
      "", " ", "{", "[]", "null", "\u{0}\u{0}\u{0}", #"{"version":1}"#, #"{"version":"2"}"#,
      String(repeating: "[", count: 5000), String(repeating: "x", count: 600_000),
    ])
  func damaged(text: String) throws {
    for lines in [
      [text, line("a"), line("b")], [line("a"), text, line("b")], [line("a"), line("b"), text],
      [text, line("a"), text, text, line("b"), text],
    ] {
      let folder = try Folder()
      try folder.write(lines.map { $0 + "\n" }.joined(), to: "journal.jsonl")
      let files = try folder.learnerFiles()
      #expect(try files.journal.entries(JournalEntry.self).map(\.word) == ["a", "b"])
      #expect(files.takeSetAside().count == 1)
      #expect(try folder.read("journal.jsonl") == line("a") + "\n" + line("b") + "\n")
      #expect(
        try folder.read("journal.jsonl.unreadable-1") == lines.map { $0 + "\n" }.joined())
      #expect(try files.journal.entries(JournalEntry.self).map(\.word) == ["a", "b"])
      #expect(try folder.fileNames().count == 3)
    }
  }

  @Test(
    "says where the clock was set back, however long the line before is",
    arguments: [1, 900, 5000, 100_000])
  func clock(length: Int) throws {
    let files = try folder.learnerFiles()
    try files.journal.append(entry(String(repeating: "x", count: length)))
    for hours in [1, 25] {
      let earlier = Moment(date: date - Double(hours) * 3600, utcOffset: 0)
      try files.journal.append(JournalEntry(at: earlier, event: .correct, word: "w\(hours)"))
    }
    let lines = try folder.read("journal.jsonl").split(separator: "\n")
    #expect(lines[1].hasSuffix(#""word":"w1"}"#))
    #expect(lines[2].hasSuffix(#""word":"w25","setBack":86400}"#))
    #expect(try files.journal.entries(JournalEntry.self).map(\.word).last == "w25")
    #expect(files.takeSetAside().isEmpty)
  }

  @Test(
    "counts whatever another program writes about the clock",
    arguments: ["1.5", "\"an hour\"", "null", "{}", "-99999999999999999999"])
  func foreignClock(value: String) throws {
    try folder.write(line("a").dropLast() + ",\"setBack\":\(value)}\n", to: "journal.jsonl")
    let files = try folder.learnerFiles()
    #expect(try files.journal.entries(JournalEntry.self).map(\.word) == ["a"])
    #expect(files.takeSetAside().isEmpty)
  }

  @Test("with an unknown event is kept aside")
  func unknownEvent() throws {
    let text = line("a") + "\n" + line("b", event: "sung") + "\n"
    try folder.write(text, to: "journal.jsonl")
    #expect(try folder.learnerFiles().journal.entries(JournalEntry.self).map(\.word) == ["a"])
    #expect(try folder.read("journal.jsonl.unreadable-1") == text)
  }

  @Test("may have unknown members, other line ends and a byte order mark")
  func tolerated() throws {
    let text =
      "\u{FEFF}" + line("a") + "\r\n" + line("b").dropLast() + #","later":{"than":[1]}}"# + "\n"
    try folder.write(text, to: "journal.jsonl")
    let files = try folder.learnerFiles()
    #expect(try files.journal.entries(JournalEntry.self) == [entry("a"), entry("b")])
    #expect(files.takeSetAside().isEmpty)
    let bytes = try Data(contentsOf: URL(filePath: folder.data + "/journal.jsonl"))
    #expect(bytes == Data(text.utf8))
  }

  @Test("with a line of a newer version stays as it is, damaged lines and all")
  func newer() throws {
    let text = line("a") + "\nnonsense\n" + #"{"version":3}"# + "\n" + line("b") + "\n"
    try folder.write(text, to: "journal.jsonl")
    let path = folder.data + "/journal.jsonl"
    #expect(throws: StorageError.newerVersion(path: path, version: 3)) {
      try folder.learnerFiles().journal.entries(JournalEntry.self)
    }
    #expect(try folder.read("journal.jsonl") == text)
    #expect(try folder.fileNames().sorted() == [".lock", "journal.jsonl"])
  }

  @Test("that can't be opened is refused")
  func folderInItsPlace() throws {
    try FileManager.default.createDirectory(
      atPath: folder.data + "/journal.jsonl", withIntermediateDirectories: true)
    let path = folder.data + "/journal.jsonl"
    #expect(throws: StorageError.cannotRead(path: path, reason: "it is a folder")) {
      try folder.learnerFiles().journal.entries(JournalEntry.self)
    }
  }

  @Test("that several processes mend at once keeps every line, and one copy is kept aside")
  func mending() async throws {
    let folder = folder
    let lines = (0..<3000).map { line("w\($0)") }
    let text = (lines[..<1500] + ["nonsense"] + lines[1500...]).map { $0 + "\n" }.joined()
    try folder.write(text, to: "journal.jsonl")
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask { try folder.learnerFiles().journal.entries(JournalEntry.self).count }
      }
      for try await count in group { #expect(count == 3000) }
    }
    #expect(try folder.read("journal.jsonl") == lines.map { $0 + "\n" }.joined())
    #expect(try folder.read("journal.jsonl.unreadable-1") == text)
    #expect(
      try folder.fileNames().sorted() == [".lock", "journal.jsonl", "journal.jsonl.unreadable-1"])
  }
}
