import Foundation
import Testing

@Suite("The words of a session")
struct PlayWordsTests {
  let program = try! Program()

  @Test("the same seed asks the same words, whatever was asked before")
  func seed() throws {
    func five() throws -> [Substring] {
      let skips = String(repeating: "/skip\n", count: 20)
      let output = try program.run(
        "play", "--length", "8", "--level", "everyday", "--seed", "7", "--count", "5", input: skips
      ).output
      var words: [Substring] = []
      for word in output.matches(of: /The word is ([^:]+):/).map(\.1) where !words.contains(word) {
        words.append(word)
      }
      return words
    }
    let first = try five()
    #expect(first.count == 5 && first.allSatisfy { $0.count(where: \.isLetter) == 8 })
    #expect(try five() == first)
    // These words must be the same on every machine.
    #expect(first == ["formally", "Filipino", "superior", "metaphor", "honestly"])
    for word in first {
      #expect(try program.run("define", String(word)).output.contains("level everyday"))
    }
  }

  @Test("words are chosen by their spelling and their origin")
  func patterns() throws {
    let cases: [([String], Regex<Substring>)] = [
      (["--pattern", "ie-ei"], /.*(?:ie|ei).*/), (["--ends", "tion"], /.*tion/),
      (["--starts", "kn", "--pattern", "silent-letter"], /kn.*/),
      (["--origin", "french", "--ends", "et"], /.*et/),
    ]
    for (options, pattern) in cases {
      let skips = String(repeating: "/skip\n", count: 6)
      let output = try program.run(["play", "--mute", "--count", "3"] + options, input: skips)
        .output
      let words = output.matches(of: /The word is ([^:]+):/).map(\.1)
      #expect(
        words.count >= 3 && words.allSatisfy { $0.wholeMatch(of: pattern) != nil }, "\(words)")
    }
    for (options, sentence) in [
      (["--pattern", "zz"], "'zz' is not a pattern: give doubled-letter, "),
      (["--ends", "t1"], "'t1' can't begin or end a word"),
      (["--origin", "martian"], "There is no list of words from 'martian'"),
      (["--ends", "ion", "--review"], "'ends' is about words that are drawn"),
    ] {
      let result = try program.run(["play", "--mute"] + options)
      #expect(result.status == 64 && result.errors.contains(sentence), "\(result.errors)")
    }
    let none = try program.run("play", "--mute", "--starts", "qqq")
    #expect(none.status == 1 && none.errors.contains("has no word with this spelling"))
  }

  @Test("--review asks the words that are due, and says when none are")
  func review() throws {
    let none = try program.run("play", "--review")
    #expect(
      none.status == 0 && none.output == "Nothing is due today. 'vocalvocab play' asks new words.\n"
    )
    // Three rounds, long ago: two completed, one missed.
    let lines = ["ocean", "harbor", "garden"].map { word in
      """
      {"at":"2026-01-01T10:00:00Z","event":"\(word == "garden" ? "skipped" : "correct")","heard":1,\
      "hints":0,"outcome":"\(word == "garden" ? "missed" : "completed")","round":"\(word)",\
      "tryNumber":\(word == "harbor" ? 2 : 1),"utcOffset":0,"version":1,"word":"\(word)"}

      """
    }
    try FileManager.default.createDirectory(
      atPath: program.data, withIntermediateDirectories: true)
    try lines.joined().write(
      toFile: program.data + "/journal.jsonl", atomically: true, encoding: .utf8)
    let result = try program.run(
      "play", "--review", "--mute", input: "x\n/skip\nx\n/skip\nx\n/skip\n")
    let asked = result.output.matches(of: /The word is ([a-z]+):/).map { String($0.1) }
    #expect(Set(asked.prefix(3)) == ["garden", "harbor", "ocean"], "\(asked)")
    #expect(try program.run("play", "--review").output.hasPrefix("Nothing is due today."))
  }

  @Test("the setting newPerDay limits the new words of a day")
  func newPerDay() throws {
    try program.run("settings", "set", "newPerDay", "2")
    let skips = String(repeating: "/skip\n", count: 12)
    let first = try program.run("play", "--mute", input: skips)
    let asked = Set(first.output.matches(of: /The word is ([^:]+):/).map { String($0.1) })
    #expect(asked.count == 2)
    let second = try program.run("play", "--mute", input: skips)
    #expect(second.status == 0 && second.output.hasPrefix("You have met 2 new words today"))
    for (key, value) in [("newPerDay", "-1"), ("rightShare", "2"), ("dailyGoal", "0")] {
      #expect(try program.run("settings", "set", key, value).status == 64)
    }
  }

  @Test("a file of words may hold blank lines, repeated words and unknown words")
  func wordFile() throws {
    let path = program.home + "/words.txt"
    try "\u{FEFF}harbor\r\n\r\n  ice cream \r\nHARBOR\r\nqwrtz\r\nnaïve\r\n"
      .write(toFile: path, atomically: true, encoding: .utf8)
    let result = try program.run(
      "play", "--words", path, input: "harbor\nIce  Cream\n/define\nqwrtz\nNAI\u{308}VE\n")
    #expect(result.status == 0)
    #expect(result.output.contains("This word has no definition."))
    #expect(result.output.contains("You completed 4 of 4 words: 4 at the first try without help."))
  }

  @Test("a file that holds no text gets one sentence")
  func noText() throws {
    let path = program.home + "/words.txt"
    try Data([0xFF, 0xFE, 0x0A]).write(to: URL(filePath: path))
    let result = try program.run("play", "--words", path)
    #expect(result.status == 1 && result.errors.contains("is not text in UTF-8"))
  }

  @Test("a word from a file can't change the terminal")
  func escape() throws {
    let path = program.home + "/words.txt"
    try "har\u{1B}[31mbor\n".write(toFile: path, atomically: true, encoding: .utf8)
    let result = try program.run("play", "--words", path, input: "/skip\n")
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("a list asks its words with its own definitions and sentences")
  func list() throws {
    try FileManager.default.createDirectory(
      atPath: program.data + "/lists", withIntermediateDirectories: true)
    let text =
      #"{"format":"vocalvocab.list","version":1,"words":[{"word":"harbor","#
      + #""definition":"where boats sleep","sentence":"The harbor is full."}]}"#
    try text.write(toFile: program.data + "/lists/week.json", atomically: true, encoding: .utf8)
    let result = try program.run(
      "play", "--list", "week", input: "/define\n/sentence\nharbor\n")
    #expect(result.output.contains("where boats sleep"))
    #expect(result.output.contains("Sentence: The ____ is full."))
  }

  @Test("a list comes in a random order, which --seed repeats, or with --in-order in its own")
  func order() throws {
    let words = ["harbor", "ocean", "garden", "window", "pencil", "winter", "orange", "candle"]
    try program.run(["lists", "add", "week"] + words)
    func asked(_ options: String...) throws -> [String] {
      let skips = String(repeating: "/skip\n/skip\n", count: words.count)
      let result = try program.run(
        ["play", "--mute", "--list", "week", "--count", "8"] + options, input: skips)
      return result.output.matches(of: /The word is ([a-z]+):/).map { String($0.1) }.unique
    }
    #expect(try asked("--in-order") == words)
    let seeded = try asked("--seed", "7")
    #expect(seeded.sorted() == words.sorted() && seeded != words)
    #expect(try asked("--seed", "7") == seeded)
    #expect(try asked("--seed", "8") != seeded)
    let result = try program.run("play", "--word", "harbor", "--in-order")
    #expect(result.status == 64)
    #expect(result.errors.contains("--in-order is about the words of a list: give --list NAME"))
  }

  @Test("a length and a level hold for due words, too")
  func filter() throws {
    let lines = ["ocean", "harbor", "garden"].map { word in
      """
      {"at":"2026-01-01T10:00:00Z","event":"correct","heard":1,"hints":0,"outcome":"completed",\
      "round":"\(word)","tryNumber":2,"utcOffset":0,"version":1,"word":"\(word)"}

      """
    }
    try FileManager.default.createDirectory(
      atPath: program.data, withIntermediateDirectories: true)
    try lines.joined().write(
      toFile: program.data + "/journal.jsonl", atomically: true, encoding: .utf8)
    let result = try program.run(
      "play", "--mute", "--level", "bee", "--length", "20-30", "--count", "1", input: "/skip\n")
    let word = try #require(result.output.firstMatch(of: /The word is ([^:]+):/)?.1)
    #expect((20...30).contains(word.count(where: \.isLetter)), "\(word)")
    // The end tells the words that are due but do not fit.
    #expect(result.output.contains(/Still due today: [34] words\./), "\(result.output)")
  }

  @Test("irregular forms of the word are hidden in a list's own sentence, too")
  func irregular() throws {
    try FileManager.default.createDirectory(
      atPath: program.data + "/lists", withIntermediateDirectories: true)
    let text =
      #"{"format":"vocalvocab.list","version":1,"words":[{"word":"mouse","#
      + #""definition":"one of the mice","sentence":"Mice are small,"#
      + #" and a mouse is a rodent."}, {"word":"went","sentence":"We go where they went."}]}"#
    try text.write(toFile: program.data + "/lists/week.json", atomically: true, encoding: .utf8)
    let result = try program.run(
      "play", "--list", "week", "--in-order",
      input: "/define\n/sentence\nmouse\n/sentence\n/quit\n")
    #expect(result.output.contains("noun: one of the ____"))
    #expect(result.output.contains("Sentence: ____ are small, and a ____ is a rodent."))
    #expect(result.output.contains("Sentence: We ____ where they ____."))
  }

  @Test("a length and a level without words get one sentence")
  func noWords() throws {
    let result = try program.run("play", "--length", "30", "--level", "starter")
    #expect(result.status == 1)
    #expect(result.errors.contains("no word"))
  }
}

extension [String] {
  /// The words without repeats, in their order.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
