import Accounts
import Foundation
import Learner
import Storage
import Testing

@testable import SigningIn

@Suite("Accounts on a server")
struct AccountStoreTests {
  private let home = try! AccountHome()
  private var book: AccountBook { home.book }

  @Test("of one name: one of many sign-ups at once gets it", arguments: Engine.allCases)
  func race(_ engine: Engine) async throws {
    let home = try AccountHome(engine)
    let names = ["zoe", "ZOE", "Zoë", "zo\u{200B}e", "zoë", "Zoe"]
    let made = await withTaskGroup(of: Bool.self) { group in
      for (number, name) in names.enumerated() {
        group.addTask {
          do {
            _ = try await home.signUp(name, from: Visit(sender: "10.0.0.\(number)", agent: nil))
            return true
          } catch AccountError.nameTaken {
            return false
          } catch {
            Issue.record("\(error)")
            return false
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(made == 1)
    #expect(try home.book.store.all().accounts.count == 1)
  }

  @Test("change their names, and free the old ones", arguments: Engine.allCases)
  func rename(_ engine: Engine) async throws {
    let home = try AccountHome(engine)
    let zoe = try await home.signUp("zoe").account
    try await home.signUp("adam")
    #expect(throws: AccountError.nameTaken("Adam")) {
      try home.book.rename(zoe, to: try AccountName("Adam"))
    }
    try home.book.rename(zoe, to: try AccountName("Zoë"))
    #expect(try home.book.store.account(named: AccountName("zoe"))?.name == "Zoë")
    let renamed = try #require(try home.book.store.account(zoe.id))
    try home.book.rename(renamed, to: try AccountName("eve"))
    #expect(try home.book.store.account(named: AccountName("zoe")) == nil)
    try await home.signUp("zoe")
    #expect(try await home.logIn("eve") != nil)
  }

  @Test("of a program that was killed after it reserved a name don't block the name")
  func leftOver() async throws {
    let zoe = try await home.signUp("zoe").account
    // The account's document is not there yet, and the name waits for it.
    let names = try FileManager.default.contentsOfDirectory(
      atPath: home.folder.data + "/account-names")
    let path = "account-names/" + (try #require(names.first { $0.hasSuffix(".json") }))
    let waiting = try home.folder.read(path).replacing(
      "\"isDone\" : true", with: "\"isDone\" : false")
    try home.folder.write(waiting, to: path)
    try FileManager.default.removeItem(
      atPath: "\(home.folder.data)/accounts/\(zoe.id.text).json")
    await #expect(throws: AccountError.nameTaken("zoe")) { try await home.signUp("zoe") }
    home.now += 61
    try await home.signUp("zoe")
    #expect(try await home.logIn("zoe") != nil)
  }

  @Test("that can't be read are told, keep their names, and make nobody else an owner")
  func unreadable() async throws {
    let owner = try await home.signUp("head", role: .owner).account
    try await home.signUp("zoe")
    let path = "accounts/\(owner.id.text).json"
    let whole = try home.folder.read(path)
    try home.folder.write(whole.replacing("vocalvocab.account", with: "vocalvocab.x"), to: path)
    // The damaged document is moved aside, and the person is nobody for now.
    #expect(try home.otherServer().store.account(owner.id) == nil)
    #expect(try await home.logIn("zoe") != nil)
    home.now += 86_400
    await #expect(throws: AccountError.unreadable) { try await home.logIn("head") }
    await #expect(throws: AccountError.nameTaken("head")) { try await home.signUp("head") }
    try home.folder.write(whole, to: path)
    #expect(try await home.logIn("head", from: "10.0.0.9") != nil)
  }

  @Test("of a newer program stay untouched")
  func newer() async throws {
    let zoe = try await home.signUp("zoe").account
    let path = "accounts/\(zoe.id.text).json"
    let newer = try home.folder.read(path).replacing("\"version\" : 1", with: "\"version\" : 2")
    try home.folder.write(newer, to: path)
    let other = try home.otherServer()
    #expect(throws: StorageError.self) { try other.store.account(zoe.id) }
    let (accounts, unreadable) = try other.store.all()
    #expect(accounts.isEmpty && unreadable.count == 1)
    #expect(try other.hasOwner())
    #expect(try home.folder.read(path) == newer)
  }

  @Test("that another server changed are seen at once", arguments: Engine.allCases)
  func servers(_ engine: Engine) async throws {
    let home = try AccountHome(engine)
    let logIn = try await home.signUp("zoe")
    let other = try home.otherServer()
    #expect(try other.sender(with: logIn.key) != nil)
    try home.book.end(logIn.session.id, of: logIn.account.id)
    #expect(try other.sender(with: logIn.key) == nil)
  }

  // MARK: Links

  @Test("come by an invitation that is good once, for two weeks", arguments: Engine.allCases)
  func invitations(_ engine: Engine) throws {
    let home = try AccountHome(engine)
    let token = try home.book.invite(.teacher, by: nil)
    #expect(try home.book.signUpInvitation(token).role == .teacher)
    home.now += 13 * 86_400
    #expect(try home.book.signUpInvitation(token).role == .teacher)
    #expect(try home.book.store.use(token))
    #expect(try !home.book.store.use(token))
    #expect(throws: AccountError.endedLink) { try home.book.signUpInvitation(token) }
    let old = try home.book.invite(.learner, by: nil)
    home.now += 14 * 86_400
    #expect(throws: AccountError.endedLink) { try home.book.signUpInvitation(old) }
    #expect(throws: AccountError.endedLink) { try home.book.signUpInvitation(Identifier()) }
  }

  @Test("get a new password by a link that is good once, for a day")
  func passwordLinks() async throws {
    let zoe = try await home.signUp("zoe")
    let first = try book.passwordLink(for: zoe.account.id, by: nil)
    let link = try book.passwordLink(for: zoe.account.id, by: nil)
    let visit = Visit(sender: "10.0.0.1", agent: nil)
    let new = "another few random words"
    // A new link ends the earlier one.
    await #expect(throws: AccountError.endedLink) {
      try await book.choosePassword(new, by: first, code: nil, from: visit)
    }
    await #expect(throws: AccountError.badPassword(.short(least: 15))) {
      try await book.choosePassword("short", by: link, code: nil, from: visit)
    }
    guard
      case .loggedIn(let logIn) = try await book.choosePassword(
        new, by: link, code: nil, from: visit)
    else {
      Issue.record("no log-in")
      return
    }
    #expect(try book.sender(with: logIn.key) != nil)
    #expect(try book.sender(with: zoe.key) == nil)
    await #expect(throws: AccountError.endedLink) {
      try await book.choosePassword(new, by: link, code: nil, from: visit)
    }
    #expect(try await home.logIn("zoe", new) != nil)
    await #expect(throws: AccountError.wrongLogIn) { try await home.logIn("zoe") }
    let late = try book.passwordLink(for: zoe.account.id, by: nil)
    home.now += 86_400
    await #expect(throws: AccountError.endedLink) {
      try await book.choosePassword(new, by: late, code: nil, from: visit)
    }
  }

  // MARK: Owners

  @Test("have at least one owner who can log in")
  func lastOwner() async throws {
    let one = try await home.signUp("head", role: .owner).account
    #expect(throws: AccountError.lastOwner) { try book.close(one, by: nil) }
    #expect(throws: AccountError.lastOwner) { try book.setRole(.learner, of: one, by: nil) }
    #expect(throws: AccountError.lastOwner) { try book.scheduleErasure(of: one, by: nil) }
    let two = try await home.signUp("deputy", role: .owner).account
    _ = try book.scheduleErasure(of: two, by: nil)
    // The second owner is going, so the first must stay.
    #expect(throws: AccountError.lastOwner) { try book.close(one, by: nil) }
    try book.cancelErasure(of: two.id, by: nil)
    try book.setRole(.teacher, of: one, by: nil)
    #expect(try book.store.account(one.id)?.role == .teacher)
  }

  @Test("log what changed, by identities alone")
  func audit() async throws {
    let owner = try await home.signUp("head", role: .owner).account
    let zoe = try await home.signUp("zoe").account
    home.now += 60
    try book.close(zoe, by: owner.id)
    let entry = try #require(try book.audit.last(1).first)
    #expect(entry.event == .closed && entry.by == owner.id && entry.account == zoe.id)
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(home.folder.data)/audit")
    for file in files {
      let text = try home.folder.read("audit/\(file)")
      #expect(!text.contains("zoe") && !text.contains("head"))
    }
    try book.erase(zoe, by: owner.id)
    #expect(try book.store.account(zoe.id) == nil)
    #expect(try book.store.account(named: AccountName("zoe")) == nil)
    #expect(try book.audit.last(1).first?.event == .erased)
  }
}
