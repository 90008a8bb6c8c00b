import Foundation
import Scheduling
import StorageSupport
import Testing
import Vocabulary

@testable import CardPractice
@testable import Learner
@testable import Planning
@testable import Storage

extension JournalEntry {
  fileprivate static let example = JournalEntry(
    at: Moment(date: Date(timeIntervalSince1970: 1_790_000_000), utcOffset: 0), event: .wrong,
    word: "harbor")
}

@Suite("A learner whose folder moved")
struct MovedLearnerTests {
  let folder = try! Folder()
  private var learners: LearnerFolders { LearnerFolders(folder.folders) }

  /// Each way to change a learner's files.
  private static let changes: [String: @Sendable (LearnerFiles) throws -> Void] = [
    "journal": { try $0.journal.append(JournalEntry.example) },
    "completed": {
      $0.completed.add(CompletedWord(word: "harbor"))
      try $0.completed.flush()
    },
    "lists": { try $0.lists.change(named: "week") { _ in } },
    "decks": { try $0.decks.make("Sea") },
    "media": { _ = try $0.media.add([1, 2, 3], ending: "wav") },
    "plan": { try $0.plan.change { $0 = Array("Buy milk\n".utf8) } },
    "notes": { try $0.plan.changeNotes { $0["a"] = "b" } },
    "settings": { try $0.settings.change { $0["voice"] = .text("clara") } },
    "profile": { try $0.profile.change { $0.pin = "2748" } },
  ]

  private func files(_ name: String) throws -> LearnerFiles {
    try LearnerFiles(folder.folders.ofLearner(named: name))
  }

  /// The names of all files and folders of the learners, but for locks.
  private func all() -> Set<String> {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return Set((files ?? []).filter { $0.contains("/learners") && !$0.hasSuffix(".lock") })
  }

  @Test(
    "is written to no more by way of the old name, whatever is there now", arguments: [false, true])
  func moved(nameIsTaken: Bool) throws {
    for (name, change) in Self.changes {
      try learners.make("Ada")
      let ada = try files("Ada")
      try change(ada)
      try learners.rename("Ada", to: "Eve")
      if nameIsTaken { try learners.make("Ada") }
      let before = all()
      #expect(throws: StorageError.self, "\(name)") { try change(ada) }
      #expect(all() == before, "\(name)")
      try learners.remove("Eve", id: "\(name)-eve")
      if nameIsTaken { try learners.remove("Ada", id: "\(name)-ada") }
    }
  }

  @Test("is made by nobody but who makes a learner")
  func absent() throws {
    #expect(throws: StorageError.self) { try files("Ada") }
    #expect(try learners.names() == [])
    try learners.make("Ada")
    #expect(throws: StorageError.self) { try learners.make("Ada") }
  }

  @Test("comes back with settings and name from a removal")
  func removed() throws {
    try learners.make("Ada")
    try files("Ada").settings.change { $0["voice"] = .text("clara") }
    try learners.remove("Ada", id: "1")
    #expect(try learners.names() == [])
    #expect(try learners.removedName(of: "1") == "Ada")
    try learners.make("Ada")
    #expect(throws: StorageError.self) { try learners.restore("1") }
    try learners.remove("Ada", id: "2")
    try learners.restore("1")
    #expect(try files("Ada").settings.read()["voice"] == .text("clara"))
    #expect(try learners.removedName(of: "1") == nil)
  }

  @Test(
    "loses nothing that was acknowledged while others rename it all the time",
    .timeLimit(.minutes(2)))
  func races() async throws {
    try learners.make("A0")
    let renames = Task.detached { [learners] in
      var number = 0
      while !Task.isCancelled {
        try learners.rename("A\(number)", to: "A\(number + 1)")
        number += 1
        try? await Task.sleep(for: .milliseconds(Int.random(in: 0...2)))
      }
      return number
    }
    var acknowledged = 0
    var names: Set<String> = []
    while acknowledged < 60 || names.count < 20 {
      guard let name = try learners.names().first, let ada = try? files(name) else { continue }
      names.insert(name)
      for _ in 0..<5 where (try? ada.journal.append(JournalEntry.example)) != nil {
        acknowledged += 1
      }
    }
    renames.cancel()
    let last = "A\(try await renames.value)"
    #expect(try learners.names() == [last])
    #expect(try files(last).journal.entries(JournalEntry.self).count == acknowledged)
  }
}
