import Foundation
import Testing

@Suite("The screen of a terminal")
struct TerminalScreenTests {
  let program = try! Program()

  /// Returns the lines of a screen as text.
  private func lines(_ terminal: Terminal) -> [String] {
    terminal.shown.replacing(/\u{1B}\[[0-9;?]*[a-zA-Z]/, with: "")
      .split(separator: "\r\n", omittingEmptySubsequences: false)
      .map { String($0.split(separator: "\r").last ?? "") }
  }

  /// The columns of a text: none for a combining mark, two for a Chinese character.
  private func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let isMark = scalar.properties.generalCategory == .nonspacingMark
      return sum + (isMark ? 0 : (0x2E80...0xFFDC).contains(scalar.value) ? 2 : 1)
    }
  }

  @Test(
    "lines fit narrow and wide windows, and no escape code is shown as text", arguments: [40, 200])
  func width(columns width: UInt16) throws {
    let words = """
      word,definition
      "ocean","the sea, 海洋在地球表面占大部分的咸水水体是生命的摇篮 and e\u{301}te\u{301} and more words that go on to \
      the next line"
      "harbor","a port"

      """
    try program.run("lists", "import", "--yes", "sea", "-", input: words)
    let terminal = try Terminal(
      program, "play", "--mute", "--list", "sea", "--seed", "1", columns: width)
    // The terminal itself would show keys that come before the prompt, within the program's lines.
    for _ in 0..<3 {
      try terminal.wait(for: "1 › ")
      terminal.type("hxrber and more\n")
      try terminal.wait(for: "Wrong: ")
    }
    try terminal.wait(for: "Now type it once.")
    try terminal.wait(for: "1 › ")
    terminal.type("hrber\n")
    try terminal.wait(for: "Not quite: ")
    try terminal.wait(for: "1 › ")
    terminal.type("/skip\n")
    try terminal.wait(for: "2 › ")
    terminal.type("/help\n")
    try terminal.wait(for: "explains /slow")
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
    for line in lines(terminal) {
      #expect(columns(line) <= min(Int(width), 88), "\(line)")
      #expect(!line.contains("[1;3") && !line.contains("[0m"), "\(line)")
    }
    #expect(lines(terminal).contains { $0.contains("海洋") })
    if width == 200 { #expect(lines(terminal).contains { columns($0) > 80 }) }
  }

  @Test("a line that is much too long shows its extra letters as one mark")
  func longLine() throws {
    let terminal = try Terminal(program, "play", "--mute", "--word", "harbor")
    try terminal.wait(for: "1 › ")
    terminal.type("harborqqqqqqqqqqqqqqqqqqqqqqqqqqqqq\n")
    try terminal.wait(for: "2 tries left.")
    let marks = lines(terminal).filter { $0.contains("q q") || $0.contains("(q)") }
    #expect(marks.isEmpty, "\(marks)")
    #expect(lines(terminal).contains { $0.contains("Wrong: h a r b o r (qqqqq") })
    terminal.type(String(repeating: "paste ", count: 2000) + "\n")
    try terminal.wait(for: "type the word alone")
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
  }

  @Test("/help is short enough that the round stays in sight, and explains each request")
  func help() throws {
    let terminal = try Terminal(program, "play", "--mute", "--word", "harbor")
    try terminal.wait(for: "1 › ")
    let before = lines(terminal).count
    terminal.type("/help\n")
    try terminal.wait(for: "explains /slow")
    try terminal.wait(for: "1 › ")
    #expect(lines(terminal).count - before <= 8)
    for name in [
      "slow", "human", "mine", "define", "part", "sentence", "origin", "hint", "slip", "skip",
      "exclude", "quit",
    ] {
      #expect(terminal.shown.contains("/\(name)"), "\(name)")
      terminal.type("/help \(name)\n")
      try terminal.wait(for: "/\(name) ")
      try terminal.wait(for: ".")
      try terminal.wait(for: "1 › ")
    }
    terminal.type("/help dance\n")
    try terminal.wait(for: "There is no request '/dance'")
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
  }

  @Test(
    "/help tells how to type the letters of the session's language",
    arguments: [
      (
        "de", "Straße",
        "Letters: Ctrl+Shift+U E4 Enter types ä, ö is F6, ü is FC, ß is DF. "
          + "Compose \" a is ä, Compose s s is ß."
      ),
      (
        "es", "niño",
        "ü is FC, ñ is F1. Compose ' a is á, Compose \" u is ü, Compose ~ n is ñ."
      ),
    ])
  func letters(language: String, word: String, help: String) throws {
    let terminal = try Terminal(
      program, "play", "--mute", "--word", word, "--language", language)
    try terminal.wait(for: "1 › ")
    terminal.type("/help\n")
    try terminal.wait(for: "explains /slow")
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
    let shown = terminal.shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(shown.contains(help), "\(shown)")
  }

  @Test("a request in place of a reason is no reason")
  func reason() throws {
    let terminal = try Terminal(program, "play", "--mute", "--word", "harbor", "--word", "ocean")
    try terminal.wait(for: "1 › ")
    terminal.type("/exclude\n")
    try terminal.wait(for: "reason › ")
    terminal.type("/hint\n")
    try terminal.wait(for: "The word is not excluded.")
    try terminal.wait(for: "h")
    try terminal.wait(for: "1 › ")
    terminal.type("/exclude\n")
    try terminal.wait(for: "reason › ")
    terminal.type("/quit\n")
    try terminal.wait(for: "No word was finished.")
    #expect(terminal.end() == 0)
    #expect(try program.run("lists").output.contains("excluded") == false)
  }

  @Test("a window that changes its width in mid-line keeps the line, and later lines fit it")
  func resized() throws {
    let terminal = try Terminal(program, "play", "--mute", "--word", "necessary")
    try terminal.wait(for: "1 › ")
    terminal.type("nec")
    try terminal.wait(for: "nec")
    terminal.resize(to: 40)
    terminal.type("essery\n")
    try terminal.wait(for: "2 tries left.")
    try terminal.wait(for: "1 › ")
    #expect(lines(terminal).contains { $0.hasSuffix("Wrong: n e c e s s [e] r y") })
    let after = lines(terminal).drop { !$0.contains("Wrong:") }
    for line in after { #expect(columns(line) <= 40, "\(line)") }
    terminal.resize(to: 100)
    terminal.type("necessary\n")
    try terminal.wait(for: "Correct: necessary.")
    #expect(terminal.end() == 0)
  }
}
