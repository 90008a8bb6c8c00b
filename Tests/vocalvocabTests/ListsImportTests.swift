import Foundation
import Testing

/// The line that a learner without lists gets.
private let noLists = "You have no lists yet: 'vocalvocab lists add NAME WORD' makes one.\n"

@Suite("Lists from files and in files")
struct ListsImportTests {
  let program = try! Program()

  private func file(_ name: String, _ text: String) throws -> String {
    let path = program.home + "/" + name
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test("a learner pastes this week's list, sees its words, and practises it")
  func paste() throws {
    let result = try program.run(
      "lists", "import", "--yes", "week 12", "-",
      input: "Week 12: spelling\n1. harbor - a port\n2. ocean\nrecieve, Harbor, ice cream\n")
    #expect(result.status == 0 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 7)
    #expect(lines[0] == "New: 3: harbor, ocean, ice cream.")
    #expect(lines[1] == "Duplicates, passed over: 1.")
    #expect(lines[2].hasPrefix("Left out, because they look misspelled, 1: recieve (did you mean "))
    #expect(lines[2].contains("receive") && lines[2].hasSuffix("--as-is adds them, too."))
    #expect(lines[3] == "1 row is left out.")
    #expect(lines[4] == "  Line 1 is a heading: write '- ' before it if it is a word.")
    #expect(lines[5] == "    Week 12: spelling")
    #expect(lines[6] == "Added 3 words; the list 'week 12' holds 3 words.")
    #expect(
      try program.run("lists", "show", "week 12").output == "harbor: a port\nocean\nice cream\n")
    let confirmed = try program.run(
      "lists", "import", "--yes", "week 12", "-", "--as-is", input: "recieve\n")
    #expect(confirmed.output.contains("Added 1 word; the list 'week 12' holds 4 words."))
    let play = try program.run(
      "play", "--list", "week 12", "--in-order", "--mute", input: "harbor\n/quit\n")
    #expect(play.output.contains("a port") && play.output.contains("You completed 1 of 1 word"))
  }

  @Test("a file adds a missing definition to a word, and adds nothing the second time")
  func again() throws {
    let plain = try file("a.txt", "harbor\nocean\n")
    let csv = try file(
      "a.csv", "Definition,Word,Sentence,Grade\r\na port,harbor,\"Ships, in a harbor.\",3\r\n")
    try program.run("lists", "import", "--yes", "a", plain)
    let result = try program.run("lists", "import", "--yes", "a", csv)
    #expect(result.output.contains("Column not used: Grade."))
    #expect(result.output.contains("Added 0 words, completed 1; the list 'a' holds 2 words."))
    let third = try program.run("lists", "import", "--yes", "a", csv)
    #expect(third.status == 0 && third.output.hasSuffix("There is nothing to add.\n"))
    try program.run("lists", "import", "--yes", "a", csv, "--replace")
    #expect(try program.run("lists", "show", "a").output == "harbor: a port; Ships, in a harbor.\n")
  }

  @Test("a Spanish list comes from an export of Anki, and is practised")
  func anki() throws {
    let path = try file(
      "deck.txt",
      """
      #separator:tab\n#html:true\n#tags \
      column:3\n<b>ni&ntilde;o</b>[sound:a.mp3]\tchild<br>boy\tx\n
      """
    )
    #expect(try program.run("lists", "import", "--yes", "es", path).status == 0)
    #expect(try program.run("lists", "show", "es").output == "niño: child boy\n")
    let play = try program.run(
      "play", "--list", "es", "--voice", "es", input: "nin\u{303}o\n/quit\n")
    #expect(play.output.contains("You completed 1 of 1 word"))
  }

  @Test("a list is the same after export and import", arguments: ["csv", "anki"])
  func roundTrip(format: String) throws {
    let source = try file(
      "a.csv",
      """
      word,definition,sentence,hint\n\"yes, no\",\"a \"\"b\"\"\nc\",#d,\" - \"\n1. dan,,e & \
      <f>,\ncafé,;,,\n
      """
    )
    try program.run("lists", "import", "--yes", "a", source)
    let path = program.home + "/out"
    #expect(try program.run("lists", "export", "a", path, "--format", format).status == 0)
    try program.run("lists", "import", "--yes", "b", path)
    let (one, other) = (
      try program.run("lists", "show", "a", "--json").output,
      try program.run("lists", "show", "b", "--json").output
    )
    #expect(one == other && one.contains("yes, no"))
  }

  @Test("plain text goes to standard output, and a list that it can't hold is refused")
  func plainText() throws {
    try program.run("lists", "import", "--yes", "a", "-", input: "harbor - a port\nocean\n")
    #expect(try program.run("lists", "export", "a", "-").output == "harbor - a port\nocean\n")
    try program.run(
      "lists", "import", "--yes", "b", "-", input: "word,sentence\nharbor,Ships in a harbor.\n")
    let path = program.home + "/b.txt"
    let result = try program.run("lists", "export", "b", path)
    #expect(result.status == 1 && result.errors.contains("--format csv"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("an export replaces a file only with --force")
  func force() throws {
    try program.run("lists", "import", "--yes", "a", "-", input: "harbor\n")
    let path = try file("a.csv", "mine")
    let refused = try program.run("lists", "export", "a", path)
    #expect(refused.status == 1 && refused.errors.contains("--force"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    #expect(
      try program.run("lists", "export", "a", path, "--force").output
        == "Wrote 1 word to '\(path)'.\n")
  }

  @Test("a wrong file gets one sentence that names the line, and adds nothing")
  func faults() throws {
    let bad = program.home + "/bad.txt"
    try Data("harbor\nz".utf8 + [0xDB] + "z\n".utf8).write(to: URL(filePath: bad))
    let cases: [(arguments: [String], input: String, status: Int32, sentence: String)] = [
      (["n", bad], "", 1, "Line 2 of '\(bad)' is not text in UTF-8: save the file as UTF-8"),
      (["n", "-"], "", 1, "Standard input has no word in it"),
      (["n", "-", "--columns", "word=3"], "a,b\n", 64, "There is no column 3"),
      (["n", "-", "--columns", "words"], "a,b\n", 64, "'words' chooses no columns: write such as"),
      (["n", "/nowhere"], "", 1, "'/nowhere' can't be read (there is no such file)"),
      (["n", program.home], "", 1, "it is a folder"),
      (["../n", "-"], "harbor\n", 64, "'../n' can't be the name of a list"),
      (["n", "-", "--format", "xls"], "harbor\n", 64, "'xls' is invalid"),
    ]
    for one in cases {
      let result = try program.run(["lists", "import", "--yes"] + one.arguments, input: one.input)
      #expect(
        result.status == one.status && result.errors.contains(one.sentence), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1 && result.output.isEmpty)
    }
    #expect(try program.run("lists").output == noLists)
  }

  @Test("a row that can't be read is left out and shown, and the others are added")
  func badRows() throws {
    let long = String(repeating: "a", count: 10_000_000)
    let result = try program.run(
      "lists", "import", "--yes", "n", "-", input: "harbor\n123\nocean\n\(long)\n")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.contains("2 rows are left out.\n"))
    #expect(result.output.contains("  Line 2 has the word '123' without a letter: "))
    #expect(result.output.contains("  Line 4 has more than 100000 bytes: divide it.\n"))
    #expect(result.output.hasSuffix("Added 2 words; the list 'n' holds 2 words.\n"))
    let none = try program.run("lists", "import", "--yes", "m", "-", input: "123\n")
    #expect(none.status == 1 && none.output.contains("Line 1 has the word '123'"))
    #expect(none.errors == "vocalvocab: Standard input has no word in it: give at least one.\n")
  }

  @Test("columns are chosen where the file doesn't name them, and headings make lists")
  func choices() throws {
    let table = "1;harbor;3;a port\n2;ocean;4;water\n"
    let guessed = try program.run("lists", "import", "n", "-", "--format", "csv", input: table)
    #expect(guessed.output.contains("The columns are guessed: 2 is the word"))
    let chosen = try program.run(
      "lists", "import", "--yes", "n", "-", "--columns", "word=2,definition=4", input: table)
    #expect(chosen.output.contains("Columns not used: 1, 3."))
    #expect(try program.run("lists", "show", "n").output == "harbor: a port\nocean: water\n")
    let weeks = "## Week 1\nharbor\nocean\n## Week 2\nrhythm\nisland\n"
    try program.run("lists", "import", "--yes", "year", "-", "--by-heading", input: weeks)
    #expect(try program.run("lists", "show", "year Week 1").output == "harbor\nocean\n")
    #expect(try program.run("lists", "show", "year Week 2").output == "rhythm\nisland\n")
  }

  @Test("a list of 200,000 words is imported")
  func many() throws {
    let text = (0..<200_000).map { "harbor" + String($0, radix: 26).filter(\.isLetter) + "x\($0)" }
      .joined(separator: "\n")
    let result = try program.run("lists", "import", "--yes", "many", "-", input: text)
    #expect(result.output.contains("the list 'many' holds 200,000 words."), "\(result.errors)")
  }

  @Test("at a terminal the learner confirms an import first, unless --yes says so")
  func asking() throws {
    let path = try file("a.txt", "harbor\n")
    let no = try Terminal(program, "lists", "import", "a", path)
    try no.wait(for: "Add them? y or n: ")
    no.type("what\n")
    try no.wait(for: "Add them? y or n: ")
    no.type("n\n")
    try no.wait(for: "Nothing was added.")
    #expect(no.end() == 0)
    #expect(try program.run("lists").output == noLists)
    let yes = try Terminal(program, "lists", "import", "a", path)
    try yes.wait(for: "Add them? y or n: ")
    yes.type("y\n")
    try yes.wait(for: "Added 1 word")
    #expect(yes.end() == 0)
    let unasked = try Terminal(program, "lists", "import", "b", path, "--yes")
    try unasked.wait(for: "Added 1 word")
    #expect(unasked.end() == 0)
  }
}
