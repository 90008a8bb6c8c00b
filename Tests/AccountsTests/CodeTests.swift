import TestSupport
import Testing

@testable import Accounts

@Suite("Codes")
struct CodeTests {
  @Test("in base 32 come back as the same bytes")
  func base32() {
    var generator = SeededGenerator(seed: 7)
    for length in 0...40 {
      let bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      #expect(Base32.bytes(of: Base32.text(of: bytes)) == bytes)
    }
    // RFC 4648, section 10, without padding.
    #expect(Base32.text(of: Array("foobar".utf8)) == "MZXW6YTBOI")
    #expect(Base32.text(of: Array("fooba".utf8)) == "MZXW6YTB")
    #expect(Base32.bytes(of: "mzxw 6ytb oi") == Array("foobar".utf8))
    #expect(Base32.bytes(of: "MZXW1") == nil)
  }

  /// A code that only its step decides, with the step in the last bytes of the hash.
  private let code = TimedCode(secret: [1]) { _, message in
    [UInt8](repeating: 0, count: 12) + Array(message.suffix(4)) + [0, 0, 0, 12]
  }

  @Test("are valid half a minute before and after their time")
  func window() throws {
    let step = TimedCode.step(at: 1_000_000)
    #expect(step == 33_333)
    let now = try #require(code.code(at: step))
    #expect(now == "033333")
    for (other, isValid) in [(-2, false), (-1, true), (0, true), (1, true), (2, false)] {
      let given = try #require(code.code(at: step + other))
      #expect((code.step(of: given, at: 1_000_000, after: nil) != nil) == isValid)
    }
  }

  @Test("are good once, and no earlier one is good after them")
  func replay() throws {
    let step = TimedCode.step(at: 1_000_000)
    let before = try #require(code.code(at: step - 1))
    let now = try #require(code.code(at: step))
    #expect(code.step(of: now, at: 1_000_000, after: nil) == step)
    #expect(code.step(of: now, at: 1_000_000, after: step) == nil)
    #expect(code.step(of: before, at: 1_000_000, after: step) == nil)
    #expect(code.step(of: before, at: 1_000_000, after: step - 2) == step - 1)
  }

  @Test("may be typed with a space", arguments: ["033 333", " 033333 ", "033-333"])
  func typed(_ text: String) {
    #expect(code.step(of: text, at: 1_000_000, after: nil) == 33_333)
  }

  @Test(
    "that aren't six digits are wrong", arguments: ["", "33333", "0333330", "abcdef", "０３３３３３"])
  func wrong(_ text: String) {
    #expect(code.step(of: text, at: 1_000_000, after: nil) == nil)
  }

  @Test("come to an app by an address")
  func address() {
    #expect(
      TimedCode.address(secret: Array("foobar".utf8), account: "zoë@a.org", issuer: "Vocal Vocab")
        == "otpauth://totp/Vocal%20Vocab:zo%C3%AB%40a.org?secret=MZXW6YTBOI&issuer=Vocal%20Vocab")
  }

  @Test("for a lost telephone are read as people type them")
  func recovery() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let code = RecoveryCode(using: &generator)
      #expect(code.text.count == 11)
      for typed in [
        code.text, code.text.uppercased(), " \(code.text) ", code.text.filter { $0 != "-" },
      ] { #expect(RecoveryCode(typed: typed) == code) }
    }
    for typed in ["", "abc", "0iloo-0iloo", "abcde-fghj", String(repeating: "a", count: 1000)] {
      #expect(RecoveryCode(typed: typed) == nil)
    }
  }
}
