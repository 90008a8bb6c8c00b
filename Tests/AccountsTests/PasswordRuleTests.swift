import Testing

@testable import Accounts

@Suite("A password")
struct PasswordRuleTests {
  private let rule = PasswordRule(names: ["zoe.smith", "spelling.example", "Müller"])
  private let words: Set = ["internationalization", "counterrevolutionary"]

  private func flaw(_ password: String, _ rule: PasswordRule? = nil) -> PasswordFlaw? {
    (rule ?? self.rule).flaw(of: password, isWord: words.contains)
  }

  @Test(
    "of random words, or of random characters, is good",
    arguments: [
      "correct horse battery staple", "vier zufällige Wörter", "kX8#mQ2!pL5@vR9z",
      "четыре случайных слова", "正確な馬の電池のホチキスです四つ", "correcthorsebatterystaple",
      "my cat sleeps on 3 chairs", "zoe smith likes purple trams",
    ])
  func good(_ password: String) {
    #expect(flaw(password) == nil)
  }

  @Test("needs 15 characters, or 8 with codes, and has at most 256")
  func length() {
    let eight = "mK3?xv9!"
    #expect(flaw(eight) == .short(least: 15))
    #expect(flaw(eight, PasswordRule(hasSecondFactor: true)) == nil)
    #expect(flaw("mK3?xv9", PasswordRule(hasSecondFactor: true)) == .short(least: 8))
    let signs = (0..<257).map { (number: Int) in UInt8(33 + number * 7 % 90) }
    let long = String(decoding: signs, as: UTF8.self)
    #expect(flaw(long) == .long(most: 256))
    // An accent that is a character of its own counts as the letter.
    #expect(flaw("é", PasswordRule(hasSecondFactor: true)) == .short(least: 8))
  }

  @Test(
    "is refused if it is little more than a name",
    arguments: [
      ("zoe.smithzoe.smith", "zoe.smith"), ("Zoe.Smith-123456", "zoe.smith"),
      ("spelling.example1", "spelling.example"), ("MullerMuller!12", "Müller"),
    ])
  func names(_ password: String, _ name: String) {
    #expect(flaw(password) == .name(name))
  }

  @Test(
    "is refused if it is one word with signs around it",
    arguments: ["internationalization", "Internationalization2026!", "12counterrevolutionary"])
  func word(_ password: String) {
    #expect(flaw(password) == .word)
  }

  @Test(
    "is refused if it slides along keys, letters or digits",
    arguments: [
      "abcdefghijklmnop", "qwertyuiopasdfghj", "1234567890123456", "zyxwvutsrqponml",
      "qwertzuiopasdfghjkl", "azertyuiopqsdfghjklm", "abcdefgh12345678",
    ])
  func runs(_ password: String) {
    #expect(flaw(password) == .runs)
  }

  @Test(
    "is refused if it repeats itself",
    arguments: [
      "aaaaaaaaaaaaaaaa", "abcabcabcabcabcabc", "hallohallohallohallo", "xyxyxyxyxyxyxyxyx",
    ])
  func repeats(_ password: String) {
    #expect(flaw(password) == .repeats)
  }

  @Test("has for each flaw a sentence that says what to do")
  func sentences() {
    let flaws: [PasswordFlaw] = [
      .short(least: 15), .long(most: 256), .name("zoe"), .word, .runs, .repeats,
      .listed("it is old"),
    ]
    for flaw in flaws { #expect(flaw.sentence.hasSuffix(".") && flaw.sentence.contains(":")) }
  }
}
