import Accounts
import Foundation
import Learner
import Storage
import StorageSupport
import Synchronization

@testable import SigningIn

/// The engines of the storage.
enum Engine: CaseIterable {
  case files
  case postgreSQL
}

/// The accounts of a server in a folder or a database of their own, with a clock that tests set.
final class AccountHome: Sendable {
  let folder: Folder
  let store: Store
  let book: AccountBook
  private let clock: Clock

  static let start = Date(timeIntervalSince1970: 1_790_000_000)

  init(_ engine: Engine = .files) throws {
    folder = try Folder()
    store = try engine == .files ? Store(folder.folders) : Database().store(folder.folders)
    let clock = Clock()
    self.clock = clock
    book = AccountBook(
      in: try store.files(of: nil), notes: MemoryNotes(now: { clock.instant }),
      serverNames: ["spelling.example"], isWord: { $0 == "internationalization" },
      // Many other tests run at the same time.
      patience: .seconds(600), now: { clock.date })
  }

  /// The time of the accounts.
  var now: Date {
    get { clock.date }
    set { clock.set(newValue) }
  }

  /// One more server with the same data.
  func otherServer() throws -> AccountBook {
    AccountBook(
      in: try store.files(of: nil), notes: MemoryNotes(), now: { [clock] in clock.date })
  }

  static let password = "four random words here"

  /// Makes an account.
  @discardableResult
  func signUp(
    _ name: String, role: AccountRole = .learner, password: String = password,
    from visit: Visit = Visit(sender: "10.0.0.1", agent: nil)
  ) async throws -> LogIn {
    try await book.signUp(
      try AccountName(name), password: password, shownName: name, role: role, from: visit,
      makeLearner: { Identifier() }, removeLearner: { _ in })
  }

  /// Logs a browser in.
  func logIn(
    _ name: String, _ password: String = password, code: String? = nil,
    from sender: String = "10.0.0.1", earlier: SessionKey? = nil
  ) async throws -> LogIn? {
    let answer = try await book.logIn(
      name, password: password, code: code,
      from: Visit(sender: sender, agent: nil, earlier: earlier))
    if case .loggedIn(let logIn) = answer { return logIn }
    return nil
  }

  private final class Clock: Sendable {
    private let passed = Mutex<TimeInterval>(0)
    private let began = ContinuousClock.now

    var date: Date { AccountHome.start + passed.withLock(\.self) }
    var instant: ContinuousClock.Instant { began + .seconds(passed.withLock(\.self)) }
    func set(_ date: Date) { passed.withLock { $0 = date.timeIntervalSince(AccountHome.start) } }
  }
}
