import Foundation
import Scheduling
import StorageSupport
import TestSupport
import Testing
import Vocabulary

@testable import Learner
@testable import Storage

/// The engines of the storage, which behave alike.
enum Engine: CaseIterable {
  case files
  case postgreSQL
}

@Suite("Each engine")
struct EngineTests {
  let folder = try! Folder()
  private let date = Date(timeIntervalSince1970: 1_790_000_000)

  private func store(_ engine: Engine) throws -> Store {
    switch engine {
    case .files: Store(folder.folders)
    case .postgreSQL: try Database().store(folder.folders)
    }
  }

  private func entry(_ word: String, after seconds: Double = 0) -> JournalEntry {
    JournalEntry(at: Moment(date: date + seconds, utcOffset: 0), event: .correct, word: word)
  }

  // MARK: The journal

  @Test("follows the journal from where it was read", arguments: Engine.allCases)
  func follow(_ engine: Engine) throws {
    let journal = try store(engine).files(of: nil).journal
    #expect(try journal.isEmpty() && journal.size() == 0)
    #expect(try journal.follow(from: nil, begin: { _ in }, { _ in }) == nil)
    try journal.append(entry("one"))
    var (words, isAnew): ([String], Bool?) = ([], nil)
    func follow(from position: JournalPosition?) throws -> JournalPosition? {
      words = []
      return try journal.follow(
        from: position, begin: { isAnew = $0 },
        { line in if let entry = line.entry(JournalEntry.self) { words.append(entry.word) } })
    }
    let first = try follow(from: nil)
    #expect(words == ["one"] && isAnew == true)
    #expect(try follow(from: first) == first && words == [] && isAnew == false)
    try journal.append([entry("two"), entry("three")])
    let second = try follow(from: first)
    #expect(words == ["two", "three"] && isAnew == false && second != first)
    #expect(try journal.entries(JournalEntry.self).map(\.word) == ["one", "two", "three"])
    #expect(try !journal.isEmpty() && journal.size() > 100)
  }

  @Test("keeps the steps of the last entries", arguments: Engine.allCases)
  func steps(_ engine: Engine) throws {
    let journal = try store(engine).files(of: nil).journal
    try Step.$current.withValue("s1") { try journal.append(entry("one")) }
    #expect(try journal.lastSteps() == ["s1"])
  }

  @Test("marks the first entry after the clock was set back", arguments: Engine.allCases)
  func clock(_ engine: Engine) throws {
    let store = try store(engine)
    try store.files(of: nil).journal.append(entry("late", after: 90_000))
    let files = try store.files(of: nil)
    try files.journal.append(entry("early"))
    var seconds: [Int?] = []
    try files.journal.read { line in
      seconds.append(line.heading?.setBack)
      _ = line.entry(JournalEntry.self)
    }
    #expect(seconds == [nil, 90_000])
  }

  @Test(
    "puts a journal with unreadable lines aside, and keeps the others", arguments: Engine.allCases)
  func mend(_ engine: Engine) throws {
    let files = try store(engine).files(of: nil)
    try files.journal.append(entry("one"))
    try files.journal.lines.append(Array("{broken\n".utf8))
    try files.journal.append(entry("two"))
    #expect(try files.journal.entries(JournalEntry.self).map(\.word) == ["one", "two"])
    #expect(files.takeSetAside().count == 1)
    try files.journal.append(entry("three"))
    #expect(try files.journal.entries(JournalEntry.self).map(\.word) == ["one", "two", "three"])
    #expect(files.takeSetAside() == [])
  }

  @Test("takes entries of two servers at once", arguments: Engine.allCases)
  func together(_ engine: Engine) async throws {
    let database = engine == .postgreSQL ? try Database() : nil
    let folders = folder.folders
    try await withThrowingTaskGroup { group in
      for server in 0..<4 {
        group.addTask {
          let store = try database?.store(folders) ?? Store(folders)
          let journal = try store.files(of: nil).journal
          for number in 0..<50 { try journal.append(entry("w\(server * 50 + number)")) }
        }
      }
      try await group.waitForAll()
    }
    let files = try (database?.store(folders) ?? Store(folders)).files(of: nil)
    let words = try files.journal.entries(JournalEntry.self).map(\.word)
    #expect(words.count == 200 && Set(words).count == 200)
    #expect(files.takeSetAside() == [])
  }

  // MARK: Documents

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("replaces a document only in the state in which it was read", arguments: Engine.allCases)
  func replace(_ engine: Engine) throws {
    let documents = try store(engine).files(of: nil).documents
    #expect(try documents.read("lists/a.json") == nil)
    #expect(documents.stamp(of: "lists/a.json") == nil)
    let old = DocumentState.version(DocumentVersion(bytes("1")))
    func replace(_ text: String, _ state: DocumentState) throws -> Bool {
      try documents.replace("lists/a.json", with: bytes(text), ifStill: state, isSynced: true)
    }
    #expect(try !replace("1", old))
    #expect(try replace("1", .absent))
    #expect(try !replace("2", .absent))
    let stamp = documents.stamp(of: "lists/a.json")
    #expect(stamp != nil)
    #expect(try replace("22", old))
    #expect(documents.stamp(of: "lists/a.json") != stamp)
    #expect(try !replace("3", old))
    #expect(try documents.read("lists/a.json")?.bytes == bytes("22"))
    #expect(try replace("4", .any))
    #expect(throws: StorageError.self) { try documents.read("lists/a.json", most: 0) }
    #expect(try !documents.remove("lists/a.json", ifStill: old))
    #expect(try documents.remove("lists/a.json", ifStill: .any))
    #expect(try !documents.remove("lists/a.json", ifStill: .any))
  }

  @Test("replaces all documents or none", arguments: Engine.allCases)
  func replaceAll(_ engine: Engine) throws {
    let documents = try store(engine).files(of: nil).documents
    func replacements(_ text: String, _ second: DocumentState) -> [DocumentReplacement] {
      [
        DocumentReplacement("decks/a.json", bytes(text), ifStill: .any),
        DocumentReplacement("decks/b.json", bytes(text), ifStill: second),
      ]
    }
    #expect(try documents.replaceAll(replacements("1", .absent)))
    #expect(try !documents.replaceAll(replacements("2", .absent)))
    #expect(try documents.read("decks/a.json")?.bytes == bytes("1"))
    #expect(
      try documents.replaceAll(replacements("3", .version(DocumentVersion(bytes("1"))))))
    #expect(try documents.read("decks/b.json")?.bytes == bytes("3"))
  }

  @Test("moves, lists and puts aside documents", arguments: Engine.allCases)
  func move(_ engine: Engine) throws {
    let files = try store(engine).files(of: nil)
    let documents = files.documents
    for name in ["b", "a", "ä", "a%b_c"] {
      #expect(
        try documents.replace(
          "lists/\(name).json", with: bytes(name), ifStill: .absent, isSynced: false))
    }
    #expect(try documents.names(in: "lists") == ["a", "a%b_c", "b", "ä"].sorted())
    #expect(try documents.names(in: "list") == [])
    func move(_ name: String, _ new: String, _ isReplacing: Bool) throws -> DocumentMove {
      try documents.move("lists/\(name).json", to: "lists/\(new).json", isReplacing: isReplacing)
    }
    #expect(try move("x", "y", true) == .absent)
    #expect(try move("a", "b", false) == .taken)
    #expect(try move("a", "b", true) == .done)
    #expect(try documents.read("lists/b.json")?.bytes == bytes("a"))
    #expect(try move("b", "c", false) == .done)
    #expect(try documents.setAside("lists/c.json", ifStill: .any))
    #expect(try documents.names(in: "lists") == ["a%b_c", "ä"])
    #expect(files.takeSetAside().count == 1)
  }

  @Test("loses no change of a document that many change", arguments: Engine.allCases)
  func shared(_ engine: Engine) async throws {
    let documents = try store(engine).files(of: nil).documents
    try await withThrowingTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<10 {
            try documents.changeShared("plan.txt", most: 1000) { $0 += Array("x\n".utf8) }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try documents.read("plan.txt")?.bytes.count == 80)
  }

  // MARK: Blobs

  @Test("keeps blobs by their names", arguments: Engine.allCases)
  func blobs(_ engine: Engine) throws {
    let blobs = try store(engine).files(of: nil).blobs
    let content: [UInt8] = [0, 1, 255, 10]
    let name = try blobs.add(content, ending: "mp3")
    #expect(try blobs.add(content, ending: "mp3") == name)
    try blobs.sync([name])
    #expect(try blobs.bytes(of: name) == content)
    #expect(try blobs.bytes(of: String(repeating: "0", count: 64)) == nil)
    try blobs.removeUnused()
    #expect(try blobs.bytes(of: name) == content)
  }

  // MARK: Learners

  @Test("makes, renames, removes and restores learners", arguments: Engine.allCases)
  func learners(_ engine: Engine) throws {
    let store = try store(engine)
    let learners = store.learners
    #expect(try learners.names() == [])
    #expect(throws: StorageError.self) { try store.files(of: "Ada") }
    try learners.make("Ada")
    try learners.make("Ben")
    #expect(throws: StorageError.self) { try learners.make("Ada") }
    let ada = try store.files(of: "Ada")
    try ada.journal.append(entry("one"))
    try ada.settings.change { $0["voice"] = .text("clara") }
    #expect(try store.files(of: "Ben").journal.isEmpty())
    #expect(try store.files(of: nil).settings.read()["voice"] == nil)
    #expect(throws: StorageError.self) { try learners.rename("Ada", to: "Ben") }
    try learners.rename("Ada", to: "Eve")
    #expect(try learners.names() == ["Ben", "Eve"])
    // The files that were open under the old name refuse changes.
    #expect(throws: StorageError.self) { try ada.journal.append(entry("two")) }
    #expect(throws: StorageError.self) { try ada.settings.change { $0["voice"] = .text("x") } }
    let eve = try store.files(of: "Eve")
    #expect(try eve.journal.entries(JournalEntry.self).map(\.word) == ["one"])
    #expect(try eve.settings.read()["voice"] == .text("clara"))
    try learners.remove("Eve", id: "e1")
    #expect(throws: StorageError.self) { try eve.journal.append(entry("two")) }
    #expect(try learners.names() == ["Ben"])
    #expect(try learners.removedName(of: "e1") == "Eve")
    #expect(try learners.removed().map(\.name) == ["Eve"])
    let removed = try #require(try learners.removed().first)
    let kept = try learners.files(ofRemoved: removed)
    #expect(try kept.journal.entries(JournalEntry.self).count == 1)
    try learners.make("Eve")
    #expect(throws: StorageError.self) { try learners.restore("e1") }
    try learners.remove("Eve", id: "e2")
    try learners.restore("e1")
    #expect(try learners.names() == ["Ben", "Eve"])
    #expect(try store.files(of: "Eve").journal.entries(JournalEntry.self).count == 1)
    #expect(throws: StorageError.self) { try learners.restore("e1") }
  }
}

@Suite("A database")
struct PostgreSQLTests {
  let folder = try! Folder()
  private let date = Date(timeIntervalSince1970: 1_790_000_000)

  private func entry(_ word: String) -> JournalEntry {
    JournalEntry(at: Moment(date: date, utcOffset: 0), event: .correct, word: word)
  }

  @Test("loses and doubles no entry while its connections are cut")
  func cuts() async throws {
    let database = try Database()
    let files = try database.store(folder.folders).files(of: nil)
    let thread = Task.detached {
      for number in 0..<300 { try files.journal.append(entry("w\(number)")) }
    }
    for _ in 0..<10 { try database.cutConnections() }
    try await thread.value
    let words = try files.journal.entries(JournalEntry.self).map(\.word)
    #expect(words == (0..<300).map { "w\($0)" })
  }

  @Test("gives one server at a time the turn, and not again to what was read before")
  func turns() throws {
    let store = try Database().store(folder.folders)
    let first = try store.files(of: nil)
    #expect(try !first.hasTurn())
    try first.takeTurn()
    try first.takeTurn()
    try first.journal.append(entry("one"))
    let second = try store.files(of: nil)
    try second.takeTurn()
    #expect(try !first.hasTurn() && second.hasTurn())
    func isTakenOver(_ body: () throws -> Void) {
      #expect {
        try body()
      } throws: { error in
        if case .takenOver? = error as? StorageError { true } else { false }
      }
    }
    isTakenOver { try first.journal.append(entry("two")) }
    // These files may hold old data in memory.
    isTakenOver { try first.takeTurn() }
    #expect(try second.hasTurn())
    let anew = try store.files(of: nil)
    try anew.takeTurn()
    try anew.journal.append(entry("two"))
    isTakenOver { try second.journal.append(entry("three")) }
    #expect(try anew.journal.entries(JournalEntry.self).map(\.word) == ["one", "two"])
  }

  private struct Words: Codable, Equatable { var all: [String] }

  @Test("shows all changes of a step at once, or none")
  func steps() async throws {
    let database = try Database()
    let (here, there) = (try database.store(folder.folders), try database.store(folder.folders))
    let files = try here.files(of: nil)
    try files.takeTurn()
    let document = OpenWork<Words>("one", in: files)
    func kept() throws -> [String] {
      try there.files(of: nil).journal.entries(JournalEntry.self).map(\.word)
    }
    try await files.inOneStep {
      try files.journal.append(entry("one"))
      try document.change { _ in Words(all: ["kept"]) }
      #expect(try files.journal.entries(JournalEntry.self).count == 1)
      #expect(try kept() == [])
    }
    #expect(try kept() == ["one"])
    #expect(try OpenWork<Words>("one", in: there.files(of: nil)).read() == Words(all: ["kept"]))
    // A refusal undoes nothing.
    await #expect(throws: CancellationError.self) {
      try await files.inOneStep {
        try files.journal.append(entry("two"))
        throw CancellationError()
      }
    }
    #expect(try kept() == ["one", "two"])
    // A step that loses its connection is undone as a whole, also if it passes over the error.
    await #expect(throws: UndoneStep.self) {
      try await files.inOneStep {
        try files.journal.append(entry("three"))
        try database.cutConnections()
        try? document.change { _ in Words(all: ["lost"]) }
      }
    }
    #expect(try kept() == ["one", "two"])
    // The values that it left in memory are wrong.
    #expect(try !files.hasTurn())
    await #expect(throws: StorageError.self) {
      try await files.inOneStep { try files.journal.append(entry("four")) }
    }
    let anew = try here.files(of: nil)
    try anew.takeTurn()
    try await anew.inOneStep { try anew.journal.append(entry("four")) }
    #expect(try kept() == ["one", "two", "four"])
    #expect(try document.read() == Words(all: ["kept"]))
  }

  @Test("undoes what a part of a step gives up, and keeps the rest")
  func partOfStep() async throws {
    let store = try Database().store(folder.folders)
    for name in ["Ben", "Eve"] { try store.learners.make(name) }
    let files = try store.files(of: nil)
    try await files.inOneStep {
      try files.journal.append(entry("one"))
      #expect(throws: StorageError.self) { try store.learners.rename("Ben", to: "Eve") }
      try store.learners.rename("Ben", to: "Benjamin")
    }
    #expect(try store.learners.names() == ["Benjamin", "Eve"])
    #expect(try store.files(of: nil).journal.entries(JournalEntry.self).count == 1)
  }

  @Test("doesn't keep a step that another server came before")
  func overtaken() async throws {
    let store = try Database().store(folder.folders)
    let files = try store.files(of: nil)
    try files.takeTurn()
    for isRefused in [false, true] {
      let error = await #expect(throws: StorageError.self) {
        try await files.inOneStep {
          let other = try store.files(of: nil)
          try other.takeTurn()
          // The step changes nothing, so only its end can find out.
          if isRefused { throw CancellationError() }
        }
      }
      guard case .takenOver? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test("that can't be reached is told by its address, without a wait for ever")
  func unreachable() async throws {
    let address = try StoreAddress("postgresql://tests@/none?host=/nowhere")
    let time = await duration {
      #expect {
        try Store(at: address, folders: folder.folders)
      } throws: { error in
        guard case .unreachable(let store, _) = error as? StorageError else { return false }
        return store == address.description
      }
    }
    #expect(time < .seconds(8))
  }

  @Test("that a newer program changed is refused, and an older one goes on where it can")
  func newer() throws {
    let database = try Database()
    _ = try database.store(folder.folders)
    try database.sql("INSERT INTO vocalvocab_migration VALUES (90, NULL)")
    _ = try database.store(folder.folders)
    try database.sql("INSERT INTO vocalvocab_migration VALUES (91, 91)")
    #expect(throws: StorageError.newerVersion(path: database.address.description, version: 91)) {
      try database.store(folder.folders)
    }
  }

  @Test("gets its tables once, however many servers start at the same moment")
  func starts() async throws {
    let database = try Database()
    let folders = folder.folders
    try await withThrowingTaskGroup { group in
      for _ in 0..<6 { group.addTask { _ = try database.store(folders).files(of: nil) } }
      try await group.waitForAll()
    }
    #expect(try database.sql("SELECT count(*) FROM vocalvocab_migration") == "5")
    #expect(try database.sql("SELECT count(*) FROM vocalvocab_space") == "1")
  }

  @Test(
    "has an address without a password",
    arguments: [
      ("mysql://host/db", "store like postgresql://"),
      ("postgresql://ada:secret@host/db", "take it out"),
      ("postgresql://host/db?password=secret", "take it out"),
      ("postgresql://host/db?nonsense=1", "can't be read"),
    ])
  func addresses(text: String, sentence: String) {
    #expect {
      try StoreAddress(text)
    } throws: { "\($0)".contains(sentence) && !"\($0)".contains("secret") }
  }
}
