import Accounts
import Foundation
import Learner
import Testing

@testable import SigningIn

@Suite("A second factor")
struct SecondFactorTests {
  private let home = try! AccountHome()
  private var book: AccountBook { home.book }

  /// Returns the code of a secret at a time.
  private func code(_ secret: String, after seconds: TimeInterval = 0) throws -> String {
    let bytes = try #require(Base32.bytes(of: secret))
    let time = (home.now + seconds).timeIntervalSince1970
    return try #require(
      TimedCode(secret: bytes, hmac: AccountBook.hmac).code(at: TimedCode.step(at: time)))
  }

  private func setUp() async throws -> (LogIn, secret: String, codes: [RecoveryCode]) {
    let logIn = try await home.signUp("zoe")
    let secret = try book.beginSecondFactor(of: logIn.account, issuer: "VocalVocab").secret
    let account = try #require(try book.store.account(logIn.account.id))
    let codes = try book.confirmSecondFactor(
      of: account, code: try code(secret), in: logIn.session.id)
    return (logIn, secret, codes)
  }

  @Test(
    "has the codes of RFC 6238, appendix B",
    arguments: [
      (59, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"),
      (1_234_567_890, "005924"), (2_000_000_000, "279037"), (20_000_000_000, "353130"),
    ])
  func reference(_ seconds: Double, _ code: String) {
    let timed = TimedCode(secret: Array("12345678901234567890".utf8), hmac: AccountBook.hmac)
    #expect(timed.code(at: TimedCode.step(at: seconds)) == code)
  }

  @Test("asks for a code at each log-in, and takes each code once")
  func logIn() async throws {
    let (first, secret, _) = try await setUp()
    #expect(try book.sender(with: first.key) != nil)
    #expect(try await home.logIn("zoe") == nil)
    // The code that set it up was used.
    let used = try code(secret)
    await #expect(throws: AccountError.wrongCode) { try await home.logIn("zoe", code: used) }
    home.now += 30
    let next = try code(secret)
    #expect(try await home.logIn("zoe", code: next) != nil)
    await #expect(throws: AccountError.wrongCode) { try await home.logIn("zoe", code: next) }
    await #expect(throws: AccountError.wrongLogIn) {
      try await home.logIn("zoe", "wrong password", code: try code(secret, after: 30))
    }
  }

  @Test("is set only once a code has come, and logs out browsers without one")
  func confirm() async throws {
    let logIn = try await home.signUp("zoe")
    let other = try #require(try await home.logIn("zoe"))
    let secret = try book.beginSecondFactor(of: logIn.account, issuer: "VocalVocab").secret
    #expect(try await home.logIn("zoe") != nil)
    let account = try #require(try book.store.account(logIn.account.id))
    #expect(throws: AccountError.wrongCode) {
      try book.confirmSecondFactor(of: account, code: "000000", in: logIn.session.id)
    }
    _ = try book.confirmSecondFactor(of: account, code: try code(secret), in: logIn.session.id)
    #expect(try book.sender(with: logIn.key) != nil)
    #expect(try book.sender(with: other.key) == nil)
  }

  @Test("is replaced once by each recovery code")
  func recovery() async throws {
    let (_, _, codes) = try await setUp()
    #expect(codes.count == 10 && Set(codes).count == 10)
    #expect(try await home.logIn("zoe", code: codes[0].text.uppercased()) != nil)
    await #expect(throws: AccountError.wrongCode) {
      try await home.logIn("zoe", code: codes[0].text)
    }
    let account = try #require(try book.store.account(named: AccountName("zoe")))
    #expect(account.secondFactor?.recovery.count == 9)
  }

  @Test("takes a code once, however many log-ins bring it at the same time")
  func race() async throws {
    let (_, secret, _) = try await setUp()
    home.now += 30
    let code = try code(secret)
    let count = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<6 {
        group.addTask { [home] in
          (try? await home.logIn("zoe", code: code, from: "10.0.3.\(number)")) != nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(count == 1)
  }

  @Test("is guessed slowly")
  func guesses() async throws {
    _ = try await setUp()
    for number in 1...8 {
      await #expect(throws: AccountError.wrongCode) {
        try await home.logIn("zoe", code: "00000\(number)", from: "10.0.1.\(number)")
      }
    }
    await #expect(throws: AccountError.tooManyTries(seconds: 30)) {
      try await home.logIn("zoe", code: "000009", from: "10.0.2.1")
    }
  }

  @Test("is asked for at a new password by a link, too, and allows a shorter one")
  func newPassword() async throws {
    let (logIn, secret, _) = try await setUp()
    let link = try book.passwordLink(for: logIn.account.id, by: nil)
    let visit = Visit(sender: "10.0.0.1", agent: nil)
    home.now += 30
    guard
      case .needsCode = try await book.choosePassword(
        "mK3?xv9!", by: link, code: nil, from: visit)
    else {
      Issue.record("no code was asked for")
      return
    }
    guard
      case .loggedIn = try await book.choosePassword(
        "mK3?xv9!", by: link, code: try code(secret), from: visit)
    else {
      Issue.record("the code did not do")
      return
    }
  }
}
