import Testing

@testable import ListFormats

@Suite("The meaning of a word of a list")
struct ListsMeaningTests {
  @Test(
    "keeps the part of speech in words",
    arguments: [
      ("harbor (n.) a port", "harbor = (noun) a port"),
      ("harbor, n. a port", "harbor = (noun) a port"),
      ("harbor n. a port", "harbor = (noun) a port"),
      ("harbor (noun): a port", "harbor = (noun) a port"),
      ("harbor - n. a port", "harbor = (noun) a port"),
      ("harbor [n] - a port", "harbor = (noun) a port"),
      ("harbor v./n. to shelter; a port", "harbor = (verb, noun) to shelter; a port"),
      ("abandon, v, give up, leave", "abandon = (verb) give up, leave"),
      ("credit card  n. 信用卡", "credit card = (noun) 信用卡"),
      ("quick adj.快的", "quick = (adjective) 快的"),
      ("“harbor” (n.) a port", "harbor = (noun) a port"),
    ])
  func partOfSpeech(line: String, entry: String) throws {
    let file = try read(line, .text)
    #expect(short(file.entries) == [entry])
    #expect(file.reasons.isEmpty)
  }

  @Test(
    "leaves out a pronunciation, and tells it",
    arguments: [
      ("harbor /ˈhɑːbə/ a port", "harbor = a port"),
      ("harbor [ˈhɑːbə] n. a port", "harbor = (noun) a port"),
      ("harbor /ˈhɑːbə/", "harbor"),
      ("pen /pen/ n. a tool", "pen = (noun) a tool"),
      ("abacus ['1b4k4s] n.算盘", "abacus = (noun) 算盘"),
      ("lack*     /læk/        n./vt. 缺乏", "lack = (noun, verb) 缺乏"),
      ("harbor: /ˈhɑːbə/ a port", "harbor = a port"),
    ])
  func pronunciation(line: String, entry: String) throws {
    let file = try read(line, .text)
    #expect(short(file.entries) == [entry])
    #expect(file.reasons == [.pronunciation(lines: 1)])
  }

  @Test("is told once for all lines whose pronunciation is left out")
  func manyPronunciations() throws {
    let lines = (0..<50).map { "word\($0) /wɜːd/ a word" }
    let file = try read(lines.joined(separator: "\n"), .text)
    #expect(file.entries.count == 50 && file.reasons == [.pronunciation(lines: 50)])
    #expect(file.report.notes.changed == 1 && file.report.notes.leftOut == 0)
  }

  @Test("is no part of speech alone, which is left out and told")
  func lonelyPart() throws {
    let file = try read("harbor (n.)\nsail v.\nocean\n", .text)
    #expect(short(file.entries) == ["harbor", "sail", "ocean"])
    #expect(file.reasons == [.partOfSpeech(lines: 2)])
  }

  @Test("may stand in brackets, also in a list between commas")
  func brackets() throws {
    #expect(
      short(try read("their (belonging to them)\nthere (in that place)\n", .text).entries)
        == ["their = belonging to them", "there = in that place"])
    #expect(
      short(try read("read (past), write (present)", .text).entries)
        == ["read = past", "write = present"])
    #expect(short(try read("(to) run, (to) swim", .text).entries) == ["(to) run", "(to) swim"])
  }

  @Test("may stand in a line below the word, after a colon")
  func colons() throws {
    let file = try read(
      "brave\n: ready to face danger\n\ncalm\n:   quiet\n: not excited\nshy\n", .text)
    #expect(
      short(file.entries) == ["brave = ready to face danger", "calm = quiet not excited", "shy"])
    #expect(file.reasons.isEmpty)
  }

  @Test("may stand in a line below the word, further to the right")
  func indented() throws {
    let file = try read("brave\n  ready to face danger\ncalm\n\tquiet and not excited\n", .text)
    #expect(
      short(file.entries) == ["brave = ready to face danger", "calm = quiet and not excited"])
  }

  @Test("may stand in the lines below the word, before a blank line")
  func blocks() throws {
    let file = try read(
      """
      brave
      ready to face danger
      and not afraid of it

      calm
      quiet and not excited

      shy
      afraid of other people
      """, .text)
    #expect(
      short(file.entries) == [
        "brave = ready to face danger and not afraid of it", "calm = quiet and not excited",
        "shy = afraid of other people",
      ])
  }

  @Test("may stand below the word and its colon")
  func afterColons() throws {
    let file = try read(
      "brave:\nready to face danger\ncalm:\nquiet and not excited\n", .text)
    #expect(
      short(file.entries) == ["brave = ready to face danger", "calm = quiet and not excited"])
  }

  @Test(
    "may stand below the word and its dash",
    arguments: [
      "brave -\nready to face danger\ncalm –\nquiet and not excited\n",
      "brave -\nready to face danger\n\ncalm -\nquiet and not excited\n",
      "1. brave:\nready to face danger\n2. calm:\nquiet and not excited\n",
      "brave =\nready to face danger\ncalm =\nquiet and not excited\n",
    ])
  func afterDashes(text: String) throws {
    let file = try read(text, .text)
    #expect(
      short(file.entries) == ["brave = ready to face danger", "calm = quiet and not excited"])
    #expect(file.reasons.isEmpty)
  }

  @Test("may stand in several ways in one list")
  func mixed() throws {
    let file = try read(
      """
      Photosynthesis:
          the way plants make food
      Evaporation
      : the change of a liquid into a gas

      Habitat -
      the place where an animal lives

      Mammal = an animal with hair
      """, .text)
    #expect(
      short(file.entries) == [
        "Photosynthesis = the way plants make food",
        "Evaporation = the change of a liquid into a gas",
        "Habitat = the place where an animal lives", "Mammal = an animal with hair",
      ])
  }

  @Test("is missing behind a dash that nothing follows")
  func missing() throws {
    let file = try read("harbor -\nocean - much water\nreef –\nice cream - a sweet\n", .text)
    #expect(
      short(file.entries) == ["harbor", "ocean = much water", "reef", "ice cream = a sweet"])
    #expect(file.reasons.isEmpty)
  }
}
