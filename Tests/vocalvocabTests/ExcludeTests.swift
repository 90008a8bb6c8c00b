import Foundation
import Testing

@Suite("Excluded words")
struct ExcludeTests {
  let program = try! Program()

  @Test("are kept with the reason, and asked again only when the learner takes them back")
  func exclude() throws {
    let result = try program.run(
      "play", "--word", "harbor", "--word", "ocean", input: "/exclude\ntoo rare\nocean\n")
    #expect(result.output.contains("Why? Type unclear, unfit, too rare, wrong, or your own reason"))
    #expect(
      result.output.contains(
        "harbor is not asked again. 'vocalvocab lists remove excluded harbor' undoes that."))
    #expect(
      result.output.contains("You completed 1 of 1 word"), "an excluded word counts as no round")
    #expect(try program.run("lists").output == "excluded: 1 word\n")
    #expect(try program.run("lists", "show", "excluded").output == "harbor: too rare\n")

    let words = program.home + "/words.txt"
    try "harbor\nocean\n".write(toFile: words, atomically: true, encoding: .utf8)
    let listed = try program.run("play", "--words", words, input: "/skip\n/quit\n")
    #expect(listed.output.contains("The word is ocean"))
    #expect(
      try program.run("lists", "remove", "excluded", "harbor").output == "Removed: harbor.\n")
    #expect(
      try program.run("play", "--words", words, input: "/skip\n/quit\n").output.contains(
        "The word is harbor"))
    let again = try program.run("lists", "remove", "excluded", "harbor")
    #expect(again.status == 1 && again.errors.contains("'harbor' is not on the list 'excluded'"))
  }

  @Test("are not chosen as new words")
  func drawn() throws {
    func first() throws -> String {
      let output = try program.run(
        "play", "--length", "8", "--seed", "7", "--count", "1", input: "/skip\n/quit\n"
      ).output
      return String(try #require(output.firstMatch(of: /The word is ([a-z]+):/)).1)
    }
    let word = try first()
    try program.run(
      "play", "--length", "8", "--seed", "7", "--count", "1", input: "/exclude unfit\n")
    #expect(try first() != word)
    #expect(try program.run("lists", "show", "excluded").output == "\(word): unfit\n")
  }

  @Test("are not asked as missed words either, whatever their capitals")
  func missed() throws {
    try program.run("play", "--mute", "--word", "Turkey", input: "turky\nturkey\n")
    #expect(
      try program.run("play", "--mode", "mistakes", "--mute", input: "turkey\n").output
        .contains("Correct: Turkey."))
    try program.run("play", "--mute", "--word", "Turkey", input: "/exclude unfit\n")
    let result = try program.run("play", "--mode", "mistakes", "--mute")
    #expect(result.output.hasPrefix("There are no missed words to practise."), "\(result.output)")
  }
}
