import Foundation
import Scheduling
import StorageSupport
import Synchronization
import Testing
import Vocabulary

@testable import Learner
@testable import Storage

@Suite("A completed word that waits to be written")
struct QueuedWordsTests {
  let folder = try! Folder()
  private let date = Date(timeIntervalSince1970: 1_790_000_000)

  /// - Parameter minute: the minute in which the word was completed.
  private func word(_ text: String, minute: Int = 0) -> CompletedWord {
    let date = date + Double(60 * minute)
    return CompletedWord(
      word: text, firstCompleted: date, lastCompleted: date, timesCompleted: 1, fewestTries: 1)
  }

  private func entry(
    _ text: String, minute: Int = 0, _ event: JournalEntry.Event = .correct
  ) -> JournalEntry {
    var entry = JournalEntry(
      at: Moment(date: date + Double(60 * minute), utcOffset: 0), event: event, word: text)
    entry.tryNumber = 1
    return entry
  }

  @Test("reaches the disk with a flush, and only once")
  func flushed() throws {
    let completed = try folder.learnerFiles().completed
    completed.add(word("harbor"))
    completed.add(word("rhythm"))
    completed.add(word("harbor", minute: 1))
    #expect(completed.hasQueuedWords)
    #expect(try !folder.fileNames().contains("completed.json"))
    try completed.flush()
    #expect(!completed.hasQueuedWords)
    try completed.flush()
    let words = try folder.learnerFiles().completed.words()
    #expect(words.map(\.word) == ["harbor", "rhythm"] && words.map(\.timesCompleted) == [2, 1])
  }

  @Test("is on the list for every reader")
  func read() throws {
    let completed = try folder.learnerFiles().completed
    completed.add(word("harbor"))
    #expect(try completed.words().map(\.word) == ["harbor"])
    completed.add(word("rhythm"))
    #expect(try completed.json().contains("rhythm"))
    completed.add(word("ocean"))
    #expect(try completed.remove(["ocean"], at: Moment(date: date, utcOffset: 0)) == ["ocean"])
    #expect(try completed.words().map(\.word) == ["harbor", "rhythm"])
  }

  @Test("waits on where it can't be written, and other words are read all the same")
  func notWritten() throws {
    let completed = try folder.learnerFiles().completed
    completed.add(word("harbor"))
    try completed.flush()
    let lock = folder.data + "/.slow.lock"
    try FileManager.default.removeItem(atPath: lock)
    try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: false)
    completed.add(word("rhythm"))
    #expect(throws: StorageError.self) { try completed.flush() }
    #expect(try completed.words().map(\.word) == ["harbor"])
    #expect(completed.hasQueuedWords)
    try FileManager.default.removeItem(atPath: lock)
    #expect(try completed.words().map(\.word) == ["harbor", "rhythm"])
  }

  @Test("is neither lost nor counted twice when many add and flush at once")
  func concurrent() async throws {
    let completed = try folder.learnerFiles().completed
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for minute in 0..<10 {
            completed.add(self.word("w\(writer)", minute: minute))
            try completed.flush()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(
      try completed.words().map(\.timesCompleted) == Array(repeating: 10, count: 8))
  }

  @Test("waits while a long list is written, together with those that come meanwhile")
  func rests() async throws {
    let writings = Mutex(0)
    var calls = FileCalls.system
    calls.rename = { old, new in
      usleep(20_000)
      writings.withLock { $0 += 1 }
      return FileCalls.system.rename(old, new)
    }
    let completed = try LearnerFiles(folder.folders, calls: calls).completed
    let time = try await ContinuousClock().measure {
      for number in 0..<20 {
        completed.add(word("w\(number)"))
        completed.flushInBackground()
        try await Task.sleep(for: .milliseconds(10))
      }
    }
    // Each writing takes 20 ms at least, and its rest 380 ms.
    #expect(Double(writings.withLock(\.self)) <= 1 + time / .milliseconds(400))
    #expect(try completed.words().count == 20)
  }

  @Test("holds up no try while another process writes the list")
  func tries() throws {
    let files = try folder.learnerFiles()
    try files.completed.flush()
    let held = open(folder.data + "/.slow.lock", O_RDWR | O_CREAT, 0o600)
    defer { close(held) }
    #expect(flock(held, LOCK_EX) == 0)
    let time = try ContinuousClock().measure { try files.journal.append(entry("harbor")) }
    #expect(time < .seconds(2))
    files.completed.add(word("harbor"))
    #expect(throws: StorageError.self) { try files.completed.flush() }
  }

  @Test("is on the list at the next start where the program was killed before it wrote the list")
  func killed() throws {
    let killed = try folder.learnerFiles()
    for (word, minute) in [("harbor", 0), ("ocean", 1), ("rhythm", 2), ("harbor", 3)] {
      try killed.journal.append(entry(word, minute: minute))
      killed.completed.add(self.word(word, minute: minute))
      if word == "ocean" { try killed.completed.flush() }
    }
    let files = try folder.learnerFiles()
    let words = try files.completed.words()
    #expect(words.map(\.word) == ["harbor", "ocean", "rhythm"])
    #expect(words.map(\.timesCompleted) == [2, 1, 1])
    #expect(words[0].lastCompleted == date + 180)
    let list = try folder.read("completed.json")
    // The program was not killed after all, but slow.
    try killed.completed.flush()
    #expect(try folder.learnerFiles().completed.words() == words)
    #expect(try folder.read("completed.json") == list)
  }

  @Test("gets its definitions where they are known, and does not come back once it was removed")
  func defined() throws {
    let killed = try folder.learnerFiles()
    try killed.journal.append([
      entry("harbor"), entry("ocean"), entry("ocean", minute: 1, .removed),
    ])
    let files = try folder.learnerFiles()
    #expect(try files.completed.words() == [word("harbor")])
    try files.completed.define { [Definition(partOfSpeech: .noun, text: "what \($0) means")] }
    #expect(try files.completed.words().map(\.nounDefinition) == ["what harbor means"])
  }

  @Test("stays removed, although another process compares the list with the journal meanwhile")
  func removedMeanwhile() async throws {
    for number in 0..<60 {
      let files = try folder.learnerFiles()
      try files.journal.append([entry("w\(number)"), entry("harbor", minute: number)])
      let other = try folder.learnerFiles()
      async let read = other.completed.words()
      _ = try files.completed.remove(
        ["harbor"], at: Moment(date: date + Double(60 * number + 30), utcOffset: 0))
      _ = try await read
      #expect(try folder.learnerFiles().completed.words().allSatisfy { $0.word != "harbor" })
    }
  }

  @Test(
    "goes from the list at the next start where the program was killed while it removed the word")
  func removedInJournalAlone() throws {
    let killed = try folder.learnerFiles()
    for word in ["harbor", "ocean"] {
      try killed.journal.append(entry(word))
      killed.completed.add(self.word(word))
    }
    try killed.completed.flush()
    try killed.journal.append(entry("harbor", minute: 1, .removed))
    #expect(try folder.learnerFiles().completed.words().map(\.word) == ["ocean"])
    try killed.journal.append(entry("harbor", minute: 2))
    #expect(try folder.learnerFiles().completed.words().map(\.word) == ["ocean", "harbor"])
  }

  @Test("changes no list that has more than the journal, and writes none that agrees")
  func agreed() throws {
    let files = try folder.learnerFiles()
    #expect(try files.completed.words().isEmpty)
    #expect(try !folder.fileNames().contains("completed.json"))
    for minute in 0..<3 { files.completed.add(word("harbor", minute: minute)) }
    try files.completed.flush()
    try files.journal.append(entry("harbor"))
    let list = try folder.read("completed.json")
    #expect(try folder.learnerFiles().completed.words().map(\.timesCompleted) == [3])
    #expect(try folder.read("completed.json") == list)
  }

  @Test("counts up to the largest number, whatever a file says", arguments: [Int.max, .min, -1])
  func largest(times: Int) throws {
    try folder.write(
      """
      {"format": "vocalvocab.completed", "version": 1,
        "words": [{"word": "harbor", "timesCompleted": \(times)}]}
      """, to: "completed.json")
    let files = try folder.learnerFiles()
    files.completed.add(word("harbor"))
    #expect(try files.completed.words().map(\.timesCompleted) == [times == .max ? .max : 1])
  }
}
