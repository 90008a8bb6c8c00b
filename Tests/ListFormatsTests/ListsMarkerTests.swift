import Testing

@testable import ListFormats

@Suite("The signs around a word of a list")
struct ListsMarkerTests {
  @Test(
    "A bullet, a box or a number before a word is no part of it",
    arguments: [
      "1. harbor", "12) harbor", "3.harbor", "(4) harbor", "5: harbor", "6.) harbor", "[7] harbor",
      "#8 harbor", "9 - harbor", "10\tharbor", "① harbor", "a) harbor", "(b) harbor", "iv) harbor",
      "- harbor", "– harbor", "—harbor", "* harbor", "+ harbor", "> harbor", "• harbor", "·harbor",
      "◦ harbor", "▪\tharbor", "\u{F0B7}\tharbor", "\u{F0A7}harbor", "o\tharbor", "o   harbor",
      "§\tharbor", "Ø\tharbor", "➢ harbor", "►harbor", "□ harbor", "☐harbor", "☑ harbor",
      "✓ harbor", "✅ harbor", "⭐️⭐️ harbor", "→ harbor", "[ ] harbor", "[x] harbor",
      "- [ ] harbor", "1. ☐ harbor", "• [X] harbor", "____ harbor", "___harbor", "1) ____ harbor",
      "_ _ _ harbor", "..... harbor", "＿＿＿ harbor",
    ])
  func markers(line: String) throws {
    let file = try read(line, .text)
    #expect(file.entries.map(\.word) == ["harbor"])
    #expect(file.reasons.isEmpty)
  }

  @Test(
    "Quotation marks, emphasis and punctuation around a word are no part of it",
    arguments: [
      "“harbor”", "\"harbor\"", "‘harbor’", "'harbor'", "«harbor»", "»harbor«", "„harbor“",
      "‹harbor›", "「harbor」", "`harbor`", "**harbor**", "_harbor_", "~~harbor~~", "*harbor",
      "harbor**", "harbor*", "harbor†", "harbor,", "harbor;", "harbor.", "harbor!", "harbor ______",
      "harbor______", "harbor _ _ _", "harbor ........", "harbor -", "harbor –", "harbor—",
      "harbor ---", "harbor =", "“harbor,”", "“harbor”,", "**“harbor”**", "• “harbor”;",
    ])
  func around(line: String) throws {
    #expect(try read(line, .text).entries.map(\.word) == ["harbor"])
  }

  @Test(
    "The signs inside a word stay, and so do those that belong to it",
    arguments: [
      "don’t", "well-known", "rock 'n' roll", "'tis", "dogs'", "Mr.", "U.S.", "½ cup", "2-year-old",
      "¿Qué te gusta?", "-ness", "C++", "AT&T", "pre-", "co-",
    ])
  func inside(word: String) throws {
    #expect(try read(word, .text).entries.map(\.word) == [word])
  }

  @Test("Abbreviations keep their full stops, unless a full stop ends the other words, too")
  func abbreviations() throws {
    #expect(
      try read("e.g.\ni.e.\netc.\nMr.\n", .text).entries.map(\.word)
        == ["e.g.", "i.e.", "etc.", "Mr."])
    #expect(
      try read("cat.\ndog.\nno.\nhen.\n", .text).entries.map(\.word)
        == ["cat", "dog", "no", "hen"])
  }

  @Test("A dash protects what stands behind it")
  func dash() throws {
    let file = try read("- 1. dan\n– – harbor\n- Week 12\n", .text)
    #expect(file.entries.map(\.word) == ["1. dan", "– harbor", "Week 12"])
    #expect(file.sections.map(\.title) == [nil])
  }

  @Test("A marker alone is no word")
  func alone() throws {
    #expect(try read("7.\n•\n-\n☐\n", .text).entries.isEmpty)
  }

  @Test("Numbers that no sign ends are skipped only where they run")
  func bareNumbers() throws {
    #expect(try read("1 cat\n2 dog\n3 hen\n", .text).entries.map(\.word) == ["cat", "dog", "hen"])
    #expect(try read("7 dwarfs\n40 thieves\n", .text).entries.map(\.word).first == "7 dwarfs")
    #expect(try read("a. cat\nb. dog\n", .text).entries.map(\.word) == ["cat", "dog"])
  }

  @Test("Numbers in one line divide it")
  func numbersInLine() throws {
    let file = try read("1. high 2. every, 3. ice cream\n4. near\n", .text)
    #expect(file.entries.map(\.word) == ["high", "every", "ice cream", "near"])
  }

  @Test("Two pairs of marks say that a word is exactly so")
  func exact() throws {
    let file = try read("““1. dan””\n““Week 3””\ta\tb\n““yes, no””\n", .text)
    #expect(short(file.entries) == ["1. dan", "Week 3 = a\tb", "yes, no"])
    #expect(file.reasons.isEmpty)
  }
}
