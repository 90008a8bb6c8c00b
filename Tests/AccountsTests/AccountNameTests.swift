import Testing

@testable import Accounts

@Suite("The name to log in with")
struct AccountNameTests {
  @Test(
    "is one however it is typed",
    arguments: [
      ("Zoe", "zoe"), ("zoë", "zoe"), ("ZOË", "zoe"), ("z\u{200B}oe", "zoe"),
      (" zoe ", "zoe"), ("zoe\u{308}", "zoe"), ("STRASSE", "strasse"), ("Straße", "strasse"),
      ("Zoe@Example.ORG", "zoe@example.org"), ("Σίσυφος", "σισυφος"),
    ])
  func key(_ typed: String, _ same: String) throws {
    let one = try AccountName(typed)
    let other = try AccountName(same)
    #expect(one.key == other.key, "\(one.key) \(other.key)")
  }

  @Test("keeps the letters that the person wrote")
  func text() throws {
    #expect(try AccountName("Zoë.Smith").text == "Zoë.Smith")
    #expect(try AccountName("zoe@example.org").isAddress)
    #expect(try !AccountName("zoe").isAddress)
  }

  @Test(
    "is refused with a sentence",
    arguments: [
      "", "z", "zoe smith", "a/b", "a\\b", "zoe@", "@example.org", "zoe@example", "a@b@c.org",
      "ｚｏｅ", "z\u{430}oe", "zo\ne", "<zoe>", "zoe@example..org",
      String(repeating: "a", count: 255), "\u{200B}\u{200B}\u{200B}", "🦊🦊",
    ])
  func bad(_ text: String) {
    #expect(throws: AccountError.self) { try AccountName(text) }
    #expect(AccountError.badName(text).description.hasSuffix("no spaces."))
  }
}
