import Foundation
import Guide
import Synchronization
import Testing

@testable import SpellingCommands
@testable import vocalvocab

@Suite("Help")
struct HelpTests {
  let program = try! Program()

  /// The command lines of all commands, without those that only the makefile calls.
  private static let commands: [[String]] =
    [[]]
    + [
      "play", "completed", "completed list", "completed replay", "completed remove",
      "completed import", "completed rebuild", "lists", "lists list", "lists show", "lists add",
      "lists remove", "lists edit", "lists import", "lists language", "lists export", "lists test",
      "lists rename",
      "lists copy", "lists delete", "stats", "cards", "cards list", "cards show", "cards search",
      "cards study", "cards review", "cards new", "cards set", "cards rename", "cards remove",
      "cards restore", "cards add", "cards edit", "cards move", "cards attach", "cards import",
      "cards export", "quiz", "quiz take", "quiz history", "plan", "plan list", "plan add",
      "plan done", "plan undo", "plan edit", "plan move", "plan remove", "plan clear",
      "plan restore", "plan test", "plan remind", "plan calendar", "shows", "shows next",
      "shows list", "shows show", "shows search", "shows news", "shows recommend",
      "shows calendar", "shows watched", "shows unwatched",
      "shows undo", "shows add", "shows edit", "shows status", "shows rate", "shows note",
      "shows review", "shows tag", "shows lists", "shows lists show", "shows lists new",
      "shows lists put", "shows lists take", "shows lists rename", "shows lists remove",
      "shows import", "shows export", "shows catalogue", "shows catalogue show",
      "shows catalogue add", "shows catalogue read", "shows catalogue remove", "today", "define",
      "explain", "say",
      "settings",
      "settings list", "settings get", "settings set", "settings reset", "settings goals",
      "voices", "voices list", "voices pronounce", "voices add", "voices remove",
      "languages", "languages list", "languages add", "languages remove", "doctor", "repair",
      "serve", "accounts", "help",
    ].map { $0.split(separator: " ").map(String.init) }

  /// The help texts that were printed, because several tests read each of them.
  private static let printed = Mutex<[String: String]>([:])

  /// - Parameter columns: the width of the terminal; `nil` where the program isn't told.
  private func help(_ command: [String], columns: Int? = nil) throws -> String {
    let key = "\(columns ?? 0) \(command)"
    if let text = Self.printed.withLock({ $0[key] }) { return text }
    let result = try program.run(
      ["help"] + command, environment: columns.map { ["COLUMNS": "\($0)"] } ?? [:])
    #expect(result.status == 0, "\(result.errors)")
    Self.printed.withLock { $0[key] = result.output }
    return result.output
  }

  @Test("every command is known to these tests")
  func whole() throws {
    var found: [String] = []
    func find(_ command: [String]) throws {
      found.append(command.joined(separator: " "))
      for match in try help(command).matches(of: /SUBCOMMANDS:\n((?:  .*\n)+)/) {
        for row in match.1.split(separator: "\n") {
          guard let name = row.wholeMatch(of: /\ \ ([a-z-]+).*/)?.1 else { continue }
          try find(command + [String(name)])
        }
      }
    }
    try find([])
    #expect(found.sorted() == Self.commands.map { $0.joined(separator: " ") }.sorted())
  }

  @Test("each fits 80 columns, has an example, and breaks no word", arguments: commands)
  func layout(command: [String]) throws {
    let text = try help(command)
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(!examples(text).isEmpty, "\(text)")
    // The same words, whatever the width.
    let wide = try help(command, columns: 300)
    #expect(
      text.split(whereSeparator: \.isWhitespace) == wide.split(whereSeparator: \.isWhitespace))
    #expect(try program.run(command + ["--help"]).output == text)
  }

  @Test("each fits a narrow window, and breaks no word", arguments: commands)
  func narrow(command: [String]) throws {
    let words = try help(command, columns: 300).split(whereSeparator: \.isWhitespace)
    for columns in [20, 40] {
      let text = try help(command, columns: columns)
      for line in text.split(separator: "\n") where line.count > columns {
        // A word that is wider than the window stays whole.
        #expect(!line.drop(while: { $0 == " " }).contains(" "), "\(line)")
      }
      #expect(text.split(whereSeparator: \.isWhitespace) == words)
    }
  }

  /// Returns the example lines of a help text.
  private func examples(_ text: String) -> [String] {
    text.matches(of: /Examples?:\n((?:  .*\n)+)/).flatMap {
      $0.1.split(separator: "\n").map { line in
        // A remark may stand behind spaces.
        String(line.drop { $0 == " " }).replacing(/\ {3,}.*/, with: "")
      }
    }
  }

  /// The commands whose rooms read single keys.
  private static let roomsWithKeys = [
    "vocalvocab cards study", "vocalvocab cards review", "vocalvocab quiz", "vocalvocab today",
  ]

  @Test("every example works", arguments: commands)
  func example(command: [String]) throws {
    for example in try examples(help(command)) {
      // The person who runs it sits at a terminal, in a home that has these files and lists.
      let here = try Program(like: Self.prepared.get())
      var line = "cd && \(example)"
      if example.contains(" export ") { line = "cd && rm week-12.csv spanish.csv && \(example)" }
      // A deck that is made is not there yet.
      if example.contains(" cards new ") {
        line =
          """
          cd && vocalvocab cards remove Spanish --yes; vocalvocab cards remove Biology --yes; \
          \(example)
          """
      }
      if example.contains(" languages remove ") {
        line = "cd && vocalvocab languages add es && \(example)"
      }
      if example.contains(" restore ") {
        line = "cd && vocalvocab cards remove Spanish --yes && \(example)"
      }
      // This computer has no browser, and another server may have the usual port.
      let isServer = example.contains(" serve")
      if isServer { line = "exec \(example.replacing("--open", with: "")) --port 0" }
      let terminal = try Terminal(
        here, "-c", line,
        environment: ["PATH": "\(here.home)/bin:/usr/bin:/bin", "EDITOR": "true"]
          .merging(example.contains(" languages ") ? here.ownCache() : [:]) { $1 },
        by: "/bin/sh")
      if isServer {
        // A server runs until it is stopped.
        try terminal.wait(for: "http://")
        terminal.type("\u{3}")
      } else {
        // A question is answered, beeps are counted, a word is tried, and the session ended.
        let hasKeys = Self.roomsWithKeys.contains { example.contains($0) }
        terminal.type(example.contains("--tone") ? "6\n" : hasKeys ? "y\n" : "y\n/quit\n")
        // Several keys at once would be a paste.
        if hasKeys, terminal.shows("leaves.", "done.") {
          terminal.type(example.contains("--spell") ? "/q\n" : "q")
        }
      }
      let status = terminal.end()
      // Nobody is at the service's address.
      let isAway = example.contains(" catalogue read")
      #expect(status == (isServer ? 130 : isAway ? 1 : 0), "\(example): \(terminal.shown)")
    }
  }

  /// A home folder with all that the examples name.
  private static let prepared = Result {
    let here = try Program()
    try prepare(here)
    return here
  }

  private static func prepare(_ here: Program) throws {
    let bin = here.home + "/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    for name in ["vocalvocab", "vocalvocab-server"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(bin)/\(name)",
        withDestinationPath: Program.path.replacing(/vocalvocab$/, with: name))
    }
    let speaking = "exec espeak-ng --stdin --stdout"
    for (name, script) in [
      ("piper", speaking), ("other", speaking), ("nano", ""), ("fortune", "echo Hello."),
      ("../speak-raw", "head -c 44100 /dev/urandom"),
      // A cron of this home's own, and no systemd: no timer of this computer is to change.
      ("crontab", #"[ "$1" = - ] && exec cat >"$HOME/crontab"; cat "$HOME/crontab""#),
      ("systemctl", "exit 1"),
    ] { try here.putScript(script, at: "\(bin)/\(name)") }
    let files = [
      "crontab": "", "week-12.txt": "harbor\nrhythm\n", "words.txt": "harbor\n",
      "week-12.csv": "word,definition\nharbor,a port\n",
      "spanish.csv": "front,back\nbread,pan\n", "biology.md": "C: A [cell] lives.\n",
      "year-4.csv": "1,harbor,3,a port\n2,rhythm,4,a regular beat\n",
      "words.csv": "1,bread,pan,food\n2,sea,mar,water\n",
      "german.csv": "word,meaning\nHaus,house\n",
      "history.csv": "Who was first?,Adams,Washington,Jay,Henry,B\n",
      "animelist.xml": "<myanimelist><anime><series_title>A</series_title></anime></myanimelist>",
      "shows.csv": "title,status\nMaster,watching\n",
      "anime-offline-database.jsonl":
        #"{"title":"Quiet Garden","sources":[],"type":"TV"}"# + "\n",
      "puerto.wav": "RIFF", "harbour.png": "PNG",
      "pairs.tsv": "necessary\tneccesary\n",
      "old.json": #"[{"word": "harbor", "nounDefinition": "a port", "verbDefinition": ""}]"#,
    ]
    for (name, text) in files {
      try text.write(toFile: "\(here.home)/\(name)", atomically: true, encoding: .utf8)
    }
    try here.run("lists", "add", "week-12", "harbor", "rhythm")
    try here.run(
      "play", "--mute", "--word", "harbor", "--word", "rhythm", input: "harbor\nrhythm\n")
    for deck in ["Spanish", "Biology"] {
      try here.run("cards", "new", deck)
      for number in 1...8 { try here.run("cards", "add", deck, "f\(number)", "b\(number)") }
    }
    try here.run("cards", "add", "Spanish", "harbour", "puerto")
    try here.run("play", "--mute", "--word", "necessary", input: "/skip\n/quit\n")
    for number in 1...6 { try here.run("plan", "add", "Task \(number)") }
    try here.run("plan", "remove", "6")
    try here.run("shows", "add", "Harbor Lights", "--episodes", "24")
    try here.run("shows", "watched", "harbor", "1,5")
    try here.run("shows", "catalogue", "add", "\(here.home)/anime-offline-database.jsonl")
    try here.run("shows", "lists", "new", "Favourites")
    try here.run("shows", "lists", "put", "harbor", "Favourites")
    try here.run("plan", "test", "week-12", "--on", "friday")
    try here.run("voices", "add", "piper", "--command", "\(bin)/other")
    try here.run("voices", "pronounce", "gyro", "j'i@roU", "--yes")
  }

  @Test("chapters of the guide stand beside the commands, in the manual page, too")
  func chapters() throws {
    let root = try help([])
    let manual = try program.run("manual").output
    for chapter in Chapter.all {
      #expect(root.contains("\n  \(chapter.name) "), "\(chapter.name)")
      #expect(
        manual.contains("\n.SH \"\(chapter.title.uppercased())\"\n") == (chapter.name != "evidence")
      )
      #expect(!Self.commands.contains([chapter.name]), "a command hides \(chapter.name)")
    }
    let statuses = try help(["exit-statuses"])
    for status in ["0: ", "1: ", "64: ", "128+N: "] { #expect(statuses.contains("\n\(status)")) }
  }

  @Test(
    "a chapter fits the columns of the terminal", arguments: Chapter.all.map(\.name), [40, 80])
  func width(name: String, columns: Int) throws {
    let chapter = try #require(Chapter(named: name))
    let command = "stty cols \(columns); exec \(Program.path) help \(chapter.name)"
    let terminal = try Terminal(program, "-c", command, by: "/bin/sh")
    #expect(terminal.end() == 0)
    let lines = terminal.shown.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(
      whereSeparator: \.isNewline)
    #expect(lines.count > 5)
    let code = Set(
      chapter.blocks.flatMap { block in
        if case .code(let lines) = block { lines } else { [String]() }
      }.map { $0.trimmingCharacters(in: .whitespaces) })
    // A line of code stays as it is.
    for line in lines where !code.contains(line.trimmingCharacters(in: .whitespaces)) {
      #expect(line.count <= columns, "\(line)")
    }
  }

  @Test("the chapter Practising names every request")
  func requests() throws {
    let text = try help(["practice"])
    for request in RoundView.requests.flatMap(\.members) {
      #expect(text.contains("\n\(request.name): "), "\(request.name)")
    }
  }

  @Test("the chapter on JSON names every document, its command and its content")
  func documents() throws {
    let text = try help(["json"]).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for schema in JSONSchema.allCases {
      let command = "\(schema.rawValue): Command \(schema.command); What it holds \(schema.title)"
      #expect(text.contains(command), "\(schema)")
    }
  }
}
