import Foundation
import Testing

@Suite("A narrow window")
struct NarrowScreenTests {
  let program = try! Program()

  /// Returns the text of a screen without its colours.
  private func text(_ terminal: Terminal) -> String {
    terminal.shown.replacing(/\u{1B}\[[0-9;?]*[a-zA-Z]/, with: "")
  }

  /// Checks that every line fits. A word that is wider than the window, such as a path, may not.
  private func check(_ terminal: Terminal, columns: UInt16) {
    for line in text(terminal).split(separator: "\r\n") where line.count > Int(columns) {
      #expect(!line.trimmingCharacters(in: .whitespaces).contains(" "), "\(line)")
    }
  }

  @Test(
    "has errors and notices whose lines end between words",
    arguments: [
      ["settings", "get", "bogus"], ["play", "--speed", "9"], ["lists", "show", "none"],
      ["completed"], ["completed", "remove", "harbor"], ["voices", "pronounce"], ["cards"],
      ["lists"], ["play", "--review", "--mute"], ["plan", "done", "7"], ["cards", "restore"],
    ], [20, 40] as [UInt16])
  func sentences(command: [String], columns: UInt16) throws {
    let terminal = try Terminal(program, command, columns: columns)
    _ = terminal.end()
    check(terminal, columns: columns)
    let piped = try program.run(command)
    #expect(
      text(terminal).split(whereSeparator: \.isWhitespace)
        == (piped.output + piped.errors).split(whereSeparator: \.isWhitespace))
  }

  @Test("has questions whose lines end between words")
  func question() throws {
    try program.run("lists", "add", "week", "harbor")
    let terminal = try Terminal(program, "lists", "delete", "week", columns: 40)
    try terminal.wait(for: "1 word?\r\ny or n: ")
    terminal.type("n\n")
    try terminal.wait(for: "Nothing was changed.")
    #expect(terminal.end() == 0)
    check(terminal, columns: 40)
  }

  @Test("has notices of more than one sentence", arguments: [20, 40] as [UInt16])
  func notices(columns: UInt16) throws {
    let terminal = try Terminal(
      program, "lists", "add", "week", "harbor", "Harbor", "necesary", columns: columns)
    #expect(terminal.end() == 1)
    check(terminal, columns: columns)
    let words = text(terminal).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Given more than once: 1 word. Added 1 word; the list 'week' holds"))
    #expect(words.contains("vocalvocab: Left out, because they look misspelled, 1: necesary"))
  }
}
