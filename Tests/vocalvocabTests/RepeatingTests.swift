import Foundation
import Testing

@Suite("The repeats of missed words")
struct RepeatingTests {
  let program = try! Program()

  @Test("have their own count, and no word is the last one again and again")
  func plain() throws {
    let result = try program.run(
      "play", "--mute", "--word", "harbor", "--word", "ocean",
      input: "/skip\n/skip\nharbor\nocean\n")
    #expect(result.status == 0)
    let places = result.output.split(separator: "\n").filter {
      $0.hasPrefix("Word ") || $0.hasPrefix("Repeating ")
    }
    #expect(
      places == [
        "Word 1 of 2.", "Word 2 of 2, and 1 to repeat.", "Repeating 1 of 2.", "Repeating 2 of 2.",
      ])
  }

  @Test("have a prompt that says the count")
  func prompt() throws {
    let terminal = try Terminal(program, "play", "--mute", "--word", "harbor")
    try terminal.wait(for: "1 › ")
    terminal.type("/skip\n")
    try terminal.wait(for: "Repeating 1 of 1 › ")
    terminal.type("harbor\n")
    try terminal.wait(for: "You completed 1 of 1 word")
    #expect(terminal.end() == 0)
  }
}
