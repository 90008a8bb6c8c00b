import Foundation
import Testing

@Suite("Practice at a terminal")
struct TerminalTests {
  let program = try! Program()

  private var journal: [[String: Any]] {
    get throws {
      try String(contentsOfFile: program.data + "/journal.jsonl", encoding: .utf8)
        .split(separator: "\n")
        .map {
          try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }
  }

  @Test("the learner can edit a line, and Tab says the word again meanwhile")
  func editing() throws {
    let terminal = try Terminal(program, "play", "--word", "harbor")
    try terminal.wait(for: "1 › ")
    terminal.type("harbxr" + Terminal.tab)
    terminal.type(Terminal.left + Terminal.backspace + "o\n")
    try terminal.wait(for: "✓")
    try terminal.wait(for: "Streak 1.")
    #expect(terminal.end() == 0)
    #expect(terminal.isAsBefore)
    #expect(try journal.first?["typed"] as? String == "harbor")
    #expect(try journal.first?["heard"] as? Int == 2)
  }

  @Test("Ctrl-C ends a session with its summary and status 130, and keeps every try")
  func interrupted() throws {
    let terminal = try Terminal(program, "play", "--word", "harbor", "--word", "ocean")
    try terminal.wait(for: "1 › ")
    terminal.type("harbor\n")
    try terminal.wait(for: "2 › ")
    terminal.type("oshun\n")
    try terminal.wait(for: "left.")
    try terminal.wait(for: "2 › ")
    terminal.type("oce" + Terminal.controlC)
    try terminal.wait(for: "You completed 1 of 1 word")
    #expect(terminal.end() == 130)
    #expect(terminal.isAsBefore)
    #expect(try journal.map { $0["typed"] as? String } == ["harbor", "oshun"])
    #expect(terminal.shown.hasSuffix("Streak: 1. Best: 1.\r\n"))
    #expect(try program.run("completed", "--plain").output.contains("harbor"))
  }

  @Test(
    """
    SIGHUP, SIGTERM, SIGQUIT and SIGINT end a session with its summary, and a status that names \
    them
    """,
    arguments: [SIGHUP, SIGTERM, SIGQUIT, SIGINT])
  func signals(number: Int32) throws {
    let terminal = try Terminal(program, "play", "--word", "harbor")
    try terminal.wait(for: "1 › ")
    terminal.signal(number)
    try terminal.wait(for: "No word was finished.")
    #expect(terminal.end() == 128 + number)
    #expect(terminal.isAsBefore)
  }

  @Test("a second signal ends the program at once, and the terminal is as before")
  func twice() throws {
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] {
      let terminal = try Terminal(program, "play", "--mute", "--word", "harbor")
      try terminal.wait(for: "1 › ")
      terminal.signal(number)
      terminal.signal(number)
      #expect(terminal.end() == 128 + number)
      #expect(terminal.isAsBefore)
    }
  }

  @Test("Ctrl-D ends a session with its summary and status 0")
  func ended() throws {
    let terminal = try Terminal(program, "play", "--word", "harbor")
    try terminal.wait(for: "1 › ")
    terminal.type(Terminal.controlD)
    try terminal.wait(for: "No word was finished.")
    #expect(terminal.end() == 0)
    #expect(terminal.isAsBefore)
  }

  @Test("the screen never shows the word before its time, and no key brings an earlier line back")
  func secret() throws {
    let terminal = try Terminal(program, "play", "--word", "necessary")
    try terminal.wait(for: "1 › ")
    for request in ["", "/slow", "/define", "/sentence", "/hint", "/hint", "/help"] {
      terminal.type(request + "\n")
      try terminal.wait(for: "1 › ")
    }
    terminal.type("neccesary\n")
    try terminal.wait(for: "2 tries left.")
    try terminal.wait(for: "1 › ")
    terminal.type(Terminal.up + "\n")
    try terminal.wait(for: "1 › ")
    let before = terminal.shown.lowercased()
    for family in ["necessary", "necessit", "necessari"] {
      #expect(!before.contains(family), "\(before)")
    }
    #expect(
      before.components(separatedBy: "neccesary").count == 2,
      "the try appears once, as it was typed")
    terminal.type("/skip\n")
    try terminal.wait(for: "The word is necessary: n e c e s s a r y.")
    try terminal.wait(for: "You missed this word before.")
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
  }

  @Test("NO_COLOR takes the colour away, and --plain and TERM=dumb all escape sequences")
  func colour() throws {
    let colour = /\u{1B}\[[0-9;]*m/
    let colourful = try Terminal(program, "play", "--mute", "--word", "necessary")
    try colourful.wait(for: "1 › ")
    #expect(colourful.shown.contains(colour))
    let grey = try Terminal(
      program, "play", "--mute", "--word", "necessary", environment: ["NO_COLOR": "1"])
    try grey.wait(for: "1 › ")
    grey.type("neccesary\n")
    try grey.wait(for: "  ✗ Wrong: ")
    #expect(!grey.shown.contains(colour))
    for (option, variables) in [("--plain", [:]), ("--mute", ["TERM": "dumb"])] {
      let plain = try Terminal(
        program, "play", "--mute", option, "--word", "necessary", environment: variables)
      try plain.wait(for: "1> ")
      plain.type("necessary\n")
      try plain.wait(for: "Correct: necessary.")
      #expect(plain.end() == 0)
      #expect(!plain.shown.contains("\u{1B}"))
    }
  }

  @Test("the verdict appears less than 10 ms after Enter")
  func quick() throws {
    let terminal = try Terminal(program, "play", "--word", "harbor", "--tries", "unlimited")
    try terminal.wait(for: "1 › ")
    var times: [Duration] = []
    for _ in 0..<15 {
      terminal.type("harber")
      try terminal.wait(for: "harber")
      times.append(
        try ContinuousClock().measure {
          terminal.type("\n")
          try terminal.wait(for: "Wrong")
        })
      try terminal.wait(for: "1 › ")
    }
    let median = times.sorted()[times.count / 2]
    #expect(median < .milliseconds(10), "\(times)")
  }

  @Test("a progress bar shows how the first session prepares the dictionary, and then disappears")
  func firstTime() throws {
    let terminal = try Terminal(
      program, "play", "--mute", "--word", "harbor",
      environment: ["XDG_CACHE_HOME": program.home + "/cache"])
    try terminal.wait(for: "Preparing the dictionary, once  █")
    try terminal.wait(for: "\r\u{1B}[K")
    try terminal.wait(for: "Finding words that sound the same, once  █")
    try terminal.wait(for: "\r\u{1B}[K")
    try terminal.wait(for: "1 › ")
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
    #expect(try !program.run("define", "harbor").errors.contains("Preparing"))
  }
}
