import StorageSupport
import TestSupport
import Testing

@testable import Storage

@Suite("The notes of each engine")
struct NotesTests {
  private let folder = try! Folder()

  private func notes(_ engine: Engine) throws -> any Notes {
    switch engine {
    case .files: Store(folder.folders).notes
    case .postgreSQL: try Database().store(folder.folders).notes
    }
  }

  @Test("are there until they are removed", arguments: Engine.allCases)
  func values(_ engine: Engine) throws {
    let notes = try notes(engine)
    #expect(try notes.value(of: "a/1") == nil)
    try notes.put("one", as: "a/1", for: .seconds(60))
    try notes.put("two", as: "a/zwei ü", for: .seconds(60))
    try notes.put("other", as: "b/1", for: .seconds(60))
    #expect(try notes.value(of: "a/1") == "one")
    #expect(try notes.values(under: "a/") == ["1": "one", "zwei ü": "two"])
    try notes.put("new", as: "a/1", for: .seconds(60))
    #expect(try notes.value(of: "a/1") == "new")
    try notes.remove("a/1")
    #expect(try notes.values(under: "a/") == ["zwei ü": "two"])
  }

  @Test("are forgotten after their time", arguments: Engine.allCases)
  func time(_ engine: Engine) async throws {
    let notes = try notes(engine)
    try notes.put("short", as: "short", for: .milliseconds(50))
    try notes.put("long", as: "long", for: .seconds(86_400))
    while try notes.value(of: "short") != nil { try await Task.sleep(for: .milliseconds(20)) }
    #expect(try notes.value(of: "long") == "long" && notes.values(under: "") == ["long": "long"])
    #expect(try !notes.replace("short", with: "again", as: "short", for: .seconds(60)))
  }

  @Test("are replaced only if they still are what they were", arguments: Engine.allCases)
  func replace(_ engine: Engine) throws {
    let notes = try notes(engine)
    #expect(try !notes.replace("", with: "one", as: "a", for: .seconds(60)))
    try notes.put("one", as: "a", for: .seconds(60))
    #expect(try notes.replace("one", with: "two", as: "a", for: .seconds(60)))
    #expect(try !notes.replace("one", with: "three", as: "a", for: .seconds(60)))
    #expect(try notes.value(of: "a") == "two")
  }

  @Test("hold buckets that fill up again", arguments: Engine.allCases)
  func bucket(_ engine: Engine) async throws {
    let notes = try notes(engine)
    func takes(
      _ bucket: String, every interval: Duration = .seconds(86_400), size: Int = 3,
      isTaken: Bool = true
    ) throws -> Bool {
      try notes.hasToken(bucket, every: interval, size: size, isTaken: isTaken)
    }
    #expect(try (0..<10).allSatisfy { _ in try takes("a", isTaken: false) })
    #expect(try (0..<4).map { _ in try takes("a") } == [true, true, true, false])
    #expect(try !takes("a", isTaken: false))
    #expect(try takes("b"), "another bucket is full")
    #expect(try takes("c", every: .milliseconds(200), size: 1))
    while try !takes("c", every: .milliseconds(200), size: 1, isTaken: false) {
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test("count what several servers take out of a bucket at once")
  func servers() async throws {
    let database = try Database()
    let servers = try (0..<4).map { _ in try database.store(folder.folders).notes }
    let taken = try await withThrowingTaskGroup(of: Int.self) { group in
      for notes in servers {
        group.addTask {
          try (0..<10).filter { _ in
            try notes.hasToken("PIN", every: .seconds(60), size: 7, isTaken: true)
          }.count
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(taken == 7)
  }
}
