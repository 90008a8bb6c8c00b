import Foundation
import Testing

/// The questions to a new learner at a terminal.
@Suite("The first run")
struct FirstRunTests {
  let program: Program

  init() throws {
    program = try Program()
    try FileManager.default.removeItem(atPath: program.home + "/.config/vocalvocab/settings.json")
  }

  private func settings() throws -> [String: Any] {
    let bytes = try Data(
      contentsOf: URL(filePath: program.home + "/.config/vocalvocab/settings.json"))
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  private func play(_ more: String...) throws -> Terminal {
    try Terminal(program, ["play", "--source", "offline"] + more)
  }

  @Test("asks for the voice and the level, and then begins")
  func asked() throws {
    let terminal = try play()
    try terminal.wait(for: "Which voice is clearest?")
    try terminal.wait(for: "1. Martin, a man, American: clear and calm")
    try terminal.wait(for: "3. More voices")
    try terminal.wait(for: "1-3, Enter for 1 › ")
    terminal.type("3\n")
    try terminal.wait(for: "Clara, a woman, British")
    try terminal.wait(for: "Enter for 1 › ")
    terminal.type("Clara\n")
    try terminal.wait(for: "How old are you?")
    try terminal.wait(for: "your age, Enter to start › ")
    terminal.type("11\n")
    try terminal.wait(for: "'vocalvocab settings' changes what you chose.")
    try terminal.wait(for: "1 › ")
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
    #expect(try settings()["voice"] as? String == "clara")
    #expect(try settings()["level"] as? String == "everyday")
    #expect(try !Program.samples(at: program.sound).isEmpty)
  }

  @Test("Enter alone keeps the normal values, and nobody is asked twice")
  func once() throws {
    let first = try play()
    try first.wait(for: "Enter for 1 › ")
    first.type("\n")
    try first.wait(for: "Enter to start › ")
    first.type("\n")
    try first.wait(for: "changes what you chose.")
    try first.wait(for: "1 › ")
    first.type("/quit\n")
    #expect(first.end() == 0)
    let second = try play()
    try second.wait(for: "1 › ")
    second.type("/quit\n")
    #expect(second.end() == 0)
    #expect(!second.shown.contains("Which voice") && !second.shown.contains("Enter for 1"))
    #expect(try settings()["voice"] as? String == "martin")
    #expect(try settings()["level"] as? String == "auto")
  }

  @Test("Ctrl-C at a question ends the program, and the next start asks nothing")
  func interrupted() throws {
    let first = try play()
    try first.wait(for: "Enter for 1 › ")
    first.type(Terminal.controlC)
    #expect(first.end() == 130)
    let second = try play("--plain")
    try second.wait(for: "1> ")
    #expect(!second.shown.contains("Which voice"))
    second.type(Terminal.controlD)
    #expect(second.end() == 0)
  }

  @Test("an answer that names nothing is asked for again")
  func wrong() throws {
    let terminal = try play()
    try terminal.wait(for: "Enter for 1 › ")
    for answer in ["0", "99", "nobody", "-1", "1 2 3", "99999999999999999999"] {
      terminal.type(answer + "\n")
      try terminal.wait(for: "or Enter alone for the first.")
      try terminal.wait(for: "Enter for 1 › ")
    }
    terminal.type(Terminal.controlD)
    #expect(terminal.end() == 0)
  }

  @Test(
    "asks only what the options leave open",
    arguments: [
      (["--mute"], ["How old"], ["Which voice"]),
      (["--voice", "clara"], ["How old"], ["Which voice"]),
      (["--word", "harbor"], ["Which voice"], ["How old"]),
      (["--level", "starter"], ["Which voice"], ["How old"]),
      (["--level", "starter", "--mute"], [], ["How old", "Which voice"]),
    ] as [([String], [String], [String])])
  func options(options: [String], asked: [String], unasked: [String]) throws {
    let terminal = try Terminal(program, ["play", "--source", "offline"] + options)
    for question in asked {
      try terminal.wait(for: question)
      try terminal.wait(for: question == "How old" ? "Enter to start › " : "Enter for 1 › ")
      terminal.type("\n")
    }
    try terminal.wait(for: asked.isEmpty ? "1 › " : "what you chose.")
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
    for question in unasked { #expect(!terminal.shown.contains(question)) }
  }

  @Test("asks nothing in a pipe, and nothing after practice")
  func never() throws {
    let piped = try program.run("play", "--word", "harbor", input: "harbor\n")
    #expect(piped.status == 0)
    #expect(!piped.output.contains("Which voice"))
    let terminal = try play()
    try terminal.wait(for: "1 › ")
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
    #expect(!terminal.shown.contains("Which voice"))
  }
}
