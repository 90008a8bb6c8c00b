import Foundation
import Scheduling
import Testing

@testable import Storage

@Suite("A completed word that waits to be written")
struct QueuedWordsTests {
  let folder = try! Folder()
  private let date = Date(timeIntervalSince1970: 1_790_000_000)

  private func word(_ text: String) -> CompletedWord {
    CompletedWord(word: text, firstCompleted: date, lastCompleted: date, timesCompleted: 1)
  }

  @Test("reaches the disk with a flush, and only once")
  func flushed() throws {
    let completed = try folder.learnerFiles().completed
    completed.add(word("harbor"))
    completed.add(word("rhythm"))
    completed.add(word("harbor"))
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
    let lock = folder.data + "/.lock"
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
    let word = word("harbor")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<10 {
            completed.add(word)
            try completed.flush()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try completed.words().map(\.timesCompleted) == [80])
  }
}
