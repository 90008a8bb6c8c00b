import Foundation
import TestSupport
import Testing
import Threads

@Suite("A guarded value")
struct GuardedTests {
  private final class Counter: Sendable { let count = Guarded(0) }

  @Test("is used by one thread at a time, even if a function continues on another thread")
  func exclusive() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1000 {
            counter.count.withLock { $0 += 1 }
            await Task.yield()
            counter.count.withLock { $0 += 1 }
          }
        }
      }
    }
    let counted = counter.count.withLock { $0 }
    #expect(counted == 16_000)
  }

  @Test("passes on the closure's result and its errors")
  func results() {
    let words = Guarded(["harbor"])
    let word = words.withLock { $0.popLast() }
    #expect(word == "harbor")
    #expect(throws: CancellationError.self) {
      try words.withLock { (_) throws(CancellationError) in throw CancellationError() }
    }
    let isEmpty = words.withLock { $0.isEmpty }
    #expect(isEmpty)
  }

  @Test("holds the only mutex, because optimised async functions can't use one")
  func alone() throws {
    let sources = TestFolders.repository + "/Sources"
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".swift") && $0 != "Threads/Guarded.swift" }
    #expect(files.count > 400)
    for file in files {
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      #expect(!text.contains("Mutex"), "\(file)")
    }
  }
}
