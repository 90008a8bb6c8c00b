import Foundation
import Testing

@Suite("Modes of practice")
struct ModeTests {
  let program = try! Program()

  private func words(_ output: String) -> [String] {
    output.matches(of: /(?:The word is|Correct:) ([a-z]+)[:.]/).map { String($0.1) }
  }

  @Test("bee: the learner has one try, only hears help, and is out after the first miss")
  func bee() throws {
    let result = try program.run(
      "play", "--mode", "bee", "--word", "harbor", "--word", "ocean", "--word", "garden",
      input: "/define\n/sentence\n/part\n/origin\nharbor\nocen\ngarden\n")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    // Definition, sentence and origin are heard, but not shown while the word is asked.
    let asking = try #require(result.output.range(of: "Correct: harbor."))
    #expect(!result.output[..<asking.lowerBound].contains("by the coast"))
    #expect(try Program.samples(at: program.sound).count > 22050 * 6)
    #expect(words(result.output) == ["harbor", "ocean"])
    #expect(!result.output.contains("Now type it once."))
    #expect(result.output.contains("You completed 1 of 2 words: 1 at the first try without help."))
    #expect(try program.run("play", "--mode", "bee", "--mute").status == 64)
  }

  @Test("sprint: words come until the time is over")
  func sprint() throws {
    let result = try program.run(
      "play", "--mode", "sprint", "--minutes", "0.02", "--mute",
      input: String(repeating: "xx\n", count: 100_000))
    #expect(result.status == 0)
    #expect(words(result.output).count > 1)
    #expect(result.duration < .seconds(15))
    #expect(!result.output.contains("You missed this word before."))
    #expect(result.output.contains(/That is [0-9,]+ words an hour\./))
    for wrong in [["--minutes", "0"], ["--minutes", "x"], ["--minutes", "nan"]] {
      #expect(try program.run(["play", "--mode", "sprint"] + wrong).status == 64)
    }
    #expect(try program.run("play", "--minutes", "2").status == 64)
  }

  @Test("sprint: the prompt shows the time left, and the end of the time ends the wait for a line")
  func sprintEnds() throws {
    let terminal = try Terminal(
      program, "play", "--mode", "sprint", "--minutes", "0.05", "--word", "harbor", "--word",
      "ocean")
    try terminal.wait(for: "1 · 0:03 › ")
    terminal.type("harbor\n")
    try terminal.wait(for: "2 · 0:0")
    terminal.type("oce")
    try terminal.wait(for: "The time is over.")
    try terminal.wait(for: "You completed 1 of 1 word")
    #expect(terminal.end() == 0)
    #expect(terminal.isAsBefore)
  }

  @Test("copy: the learner sees the word first, and the round counts as helped")
  func copy() throws {
    let result = try program.run("play", "--mode", "copy", "--word", "harbor", input: "harbor\n")
    #expect(result.output.contains("Word 1 of 1.\n"))
    let seen = try #require(result.output.range(of: "harbor\n"))
    let correct = try #require(result.output.range(of: "Correct: harbor."))
    #expect(seen.lowerBound < correct.lowerBound)
    #expect(result.output.contains("You completed 1 of 1 word: 1 with help or after more tries."))
  }

  @Test("copy: at a terminal the word disappears before the learner types it")
  func copyHidden() throws {
    let terminal = try Terminal(program, "play", "--mode", "copy", "--word", "harbor")
    try terminal.wait(for: "harbor")
    try terminal.wait(for: "\u{1B}[1A\r\u{1B}[2K")
    try terminal.wait(for: "1 › ")
    terminal.type("harbor\n")
    #expect(terminal.end() == 0)
  }

  @Test("mistakes: words missed before come grouped by their mistakes, until each is right twice")
  func mistakes() throws {
    let none = try program.run("play", "--mode", "mistakes")
    #expect(none.status == 0 && none.output.hasPrefix("There are no missed words to practise."))
    let practice = try program.run(
      "play", "--mute", "--word", "necessary", "--word", "weird", "--word", "accommodate",
      "--word", "ocean", "--tries", "unlimited",
      input: "neccesary\nnecessary\nwierd\nweird\naccomodate\naccommodate\nocean\n")
    #expect(practice.status == 0)
    let result = try program.run(
      "play", "--mode", "mistakes", "--mute",
      input: "accommodate\nnecessary\nweird\naccommodate\nnecessary\nweird\n")
    #expect(
      words(result.output) == [
        "accommodate", "necessary", "weird", "accommodate", "necessary", "weird",
      ], "\(result.output)")
    let mended = try program.run("play", "--mode", "mistakes").output
    #expect(mended.hasPrefix("There are no missed words to practise."))
  }

  @Test("dictation: the learner hears a sentence, sees it with a gap, and types the missing word")
  func dictation() throws {
    let result = try program.run(
      "play", "--mode", "dictation", "--word", "harbor", input: "harbor\n")
    let shown = try #require(result.output.firstRange(of: /Sentence: .*____/))
    let correct = try #require(result.output.range(of: "Correct: harbor."))
    #expect(shown.lowerBound < correct.lowerBound)
    #expect(try Program.samples(at: program.sound).count > 22050)
    #expect(result.output.contains("1 at the first try without help."))
  }

  @Test("other languages: accents count unless --forgive-accents says otherwise, and case does not")
  func languages() throws {
    let list = program.home + "/es.txt"
    try "niño - un muchacho\ncorazón\nÁrbol\n".write(
      toFile: list, atomically: true, encoding: .utf8)
    #expect(try program.run("lists", "import", "--yes", "es", list).status == 0)
    let strict = try program.run(
      "play", "--list", "es", "--in-order", "--voice", "es",
      input: "nino\nNIÑO\ncorazo\u{301}n\narbol\nárbol\n")
    #expect(
      strict.output.contains(
        """
        You completed 3 of 3 words: 1 at the first try without help, 2 with help or after more \
        tries.
        """
      ),
      "\(strict.output)")
    #expect(strict.output.contains("accent"))
    let forgiving = try program.run(
      "play", "--list", "es", "--in-order", "--voice", "es", "--forgive-accents",
      input: "nino\ncorazon\narbol\n")
    #expect(forgiving.output.contains("Correct: niño."))
    #expect(
      forgiving.output.contains("You completed 3 of 3 words: 3 at the first try without help."))
    let wrong = try program.run(
      "play", "--list", "es", "--in-order", "--voice", "es", "--forgive-accents", "--count", "1",
      input: "ninos\n/quit\n")
    #expect(wrong.output.contains("Wrong:"))
  }

  @Test("an unknown mode gets one sentence that names all modes")
  func unknown() throws {
    let result = try program.run("play", "--mode", "dream")
    #expect(result.status == 64)
    #expect(result.errors.contains("give listen, bee, sprint, copy, mistakes, dictation."))
  }
}
