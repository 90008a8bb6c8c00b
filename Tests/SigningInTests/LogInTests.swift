import Accounts
import Dispatch
import Foundation
import Learner
import Storage
import Synchronization
import Testing

@testable import SigningIn
@testable import WebRequests

@Suite("Logging in")
struct LogInTests {
  private let home = try! AccountHome()
  private var book: AccountBook { home.book }

  @Test("works with the name in any spelling, on each engine", arguments: Engine.allCases)
  func spellings(_ engine: Engine) async throws {
    let home = try AccountHome(engine)
    let made = try await home.signUp("Zoë")
    for name in ["Zoë", "zoe", "ZOE", "zo\u{200B}ë"] {
      let logIn = try #require(try await home.logIn(name))
      #expect(logIn.account.id == made.account.id)
      #expect(try home.book.sender(with: logIn.key)?.session.id == logIn.session.id)
    }
  }

  @Test("says the same for an unknown name and a wrong password")
  func wrong() async throws {
    try await home.signUp("zoe")
    for (name, password) in [
      ("zoe", "another password"), ("nobody", AccountHome.password), ("", ""), ("a b", "x"),
      ("zoe", String(repeating: "a", count: 100_000)),
    ] {
      await #expect(throws: AccountError.wrongLogIn) { try await home.logIn(name, password) }
    }
  }

  @Test("gives a new token each time, and ends the earlier session of the browser")
  func fixation() async throws {
    let first = try await home.signUp("zoe")
    let second = try #require(try await home.logIn("zoe", earlier: first.key))
    #expect(second.token != first.token)
    #expect(try book.sender(with: first.key) == nil)
    // A token that somebody else chose lets nobody in.
    let foisted = SessionKey(account: first.account.id, token: Identifier())
    let third = try #require(try await home.logIn("zoe", earlier: foisted))
    #expect(third.token != foisted.token)
    #expect(try book.sender(with: foisted) == nil)
  }

  @Test("keeps only hashes of tokens and passwords")
  func secrets() async throws {
    let logIn = try await home.signUp("zoe")
    let token = try book.invite(.learner, by: nil)
    let files = FileManager.default.enumerator(atPath: home.folder.data)
    for case let name as String in try #require(files) {
      guard let text = try? home.folder.read(name) else { continue }
      for secret in [logIn.token.text, AccountHome.password, token.text] {
        #expect(!text.contains(secret) && !name.contains(secret), "\(name)")
      }
    }
  }

  @Test("ends by logging out, by time and by an owner")
  func ends() async throws {
    let one = try await home.signUp("zoe")
    let two = try #require(try await home.logIn("zoe"))
    #expect(try book.end(one.session.id, of: one.account.id))
    #expect(try book.sender(with: one.key) == nil)
    #expect(try book.sender(with: two.key) != nil)
    home.now += 91 * 86_400
    #expect(try book.sender(with: two.key) == nil)
    home.now -= 2 * 86_400
    #expect(try book.sender(with: two.key) != nil)
    home.now += 3 * 86_400
    // The request two days before counts.
    #expect(try book.sender(with: two.key) != nil)
    try book.close(two.account, by: nil)
    #expect(try book.sender(with: two.key) == nil)
    await #expect(throws: AccountError.closed("zoe")) { try await home.logIn("zoe") }
    await #expect(throws: AccountError.wrongLogIn) { try await home.logIn("zoe", "wrong one") }
    try book.reopen(two.account, by: nil)
    #expect(try book.sender(with: two.key) == nil)
    #expect(try await home.logIn("zoe") != nil)
  }

  @Test("keeps at most twenty browsers, and those that were used last")
  func most() async throws {
    let first = try await home.signUp("zoe")
    var all: [LogIn] = []
    for _ in 0..<20 {
      home.now += 10
      all.append(try #require(try await home.logIn("zoe")))
    }
    #expect(try book.sender(with: first.key) == nil)
    for logIn in all { #expect(try book.sender(with: logIn.key) != nil) }
    #expect(try book.store.account(first.account.id)?.sessions.count == 20)
  }

  // MARK: Guessing

  @Test("is slow for guessers, and not for the person's own browser")
  func guesses() async throws {
    let own = try await home.signUp("zoe")
    for number in 1...8 {
      await #expect(throws: AccountError.wrongLogIn) {
        try await home.logIn("ZOE", "wrong password \(number)", from: "10.0.1.\(number)")
      }
    }
    // Even the right password isn't compared any more, from whatever address it comes.
    await #expect(throws: AccountError.tooManyTries(seconds: 30)) {
      try await home.logIn("zoe", from: "10.0.2.1")
    }
    #expect(try await home.logIn("zoe", from: "10.0.2.1", earlier: own.key) != nil)
    home.now += 31
    #expect(try await home.logIn("zoe", from: "10.0.2.1") != nil)
    await #expect(throws: AccountError.wrongLogIn) { try await home.logIn("zoe", "x") }
    await #expect(throws: AccountError.tooManyTries(seconds: 30)) { try await home.logIn("zoe") }
  }

  @Test("has the same limits for a name that nobody has")
  func unknownGuesses() async throws {
    for number in 1...8 {
      await #expect(throws: AccountError.wrongLogIn) {
        try await home.logIn("nobody", "wrong", from: "10.0.1.\(number)")
      }
    }
    await #expect(throws: AccountError.tooManyTries(seconds: 30)) {
      try await home.logIn("nobody", "wrong")
    }
  }

  @Test("limits one sender who tries many names")
  func sender() async throws {
    for number in 1...30 {
      await #expect(throws: AccountError.wrongLogIn) { try await home.logIn("name\(number)", "x") }
    }
    await #expect(throws: AccountError.tooManyTries(seconds: 3)) {
      try await home.logIn("name31", "x")
    }
    await #expect(throws: AccountError.wrongLogIn) {
      try await home.logIn("name31", "x", from: "10.0.0.2")
    }
  }

  @Test(
    "hashes one password at a time, and takes the senders in turn", .timeLimit(.minutes(10)))
  func queue() async throws {
    let queue = HashQueue(patience: .seconds(600))
    let order = Order()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await queue.run(for: "flood") { order.wait(for: 600) }
      }
      while order.waiting == 0 { try await Task.sleep(for: .milliseconds(1)) }
      for number in 0..<6 {
        group.addTask { try await queue.run(for: "flood") { order.add("flood \(number)") } }
      }
      group.addTask { try await queue.run(for: "child") { order.add("child") } }
      // All of them wait, and the first lets them go.
      while await queue.turns.waitingCount(at: HashQueue.place) < 7 {
        try await Task.sleep(for: .milliseconds(1))
      }
      order.release()
      try await group.waitForAll()
    }
    let place = try #require(order.all.firstIndex(of: "child"))
    #expect(place <= 1, "\(order.all)")
    #expect(order.all.count == 7)
  }
}

/// The order in which work was done.
private final class Order: Sendable {
  private let state = Mutex((names: [String](), waiting: 0))
  private let gate = DispatchSemaphore(value: 0)

  var all: [String] { state.withLock(\.names) }
  var waiting: Int { state.withLock(\.waiting) }
  func add(_ name: String) { state.withLock { $0.names.append(name) } }

  /// Keeps the thread busy until ``release()``, at most for some seconds.
  func wait(for seconds: Int) {
    state.withLock { $0.waiting += 1 }
    _ = gate.wait(timeout: .now() + .seconds(seconds))
  }

  func release() { gate.signal() }
}

@Suite("The system's list of bad passwords")
struct ListedPasswordTests {
  @Test("refuses what is easy to guess, and accepts random words, however many ask at once")
  func list() async throws {
    let answers = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          ["password", "drowssap", AccountHome.password, "vier zufällige Wörter"].compactMap {
            ListedPasswords.flaw(of: $0) == nil ? $0 : nil
          }
        }
      }
      return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
    }
    #expect(answers == [[AccountHome.password, "vier zufällige Wörter"]])
  }
}
