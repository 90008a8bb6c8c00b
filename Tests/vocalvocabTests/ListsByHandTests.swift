import Foundation
import Testing

@Suite("Lists by hand")
struct ListsByHandTests {
  let program = try! Program()

  private func words(of list: String) throws -> String {
    try program.run("lists", "show", list).output
  }

  @Test("words are added and removed, and the list is renamed, copied and deleted")
  func byHand() throws {
    let added = try program.run("lists", "add", "week", "harbor", "ice cream")
    #expect(added.output == "Added 2 words; the list 'week' holds 2 words.\n")
    let again = try program.run("lists", "add", "week", "Harbor", "ocean")
    #expect(
      again.output
        == "Already on the list: 1 word.\nAdded 1 word; the list 'week' holds 3 words.\n")
    #expect(try program.run("lists", "remove", "week", "ice cream").status == 0)
    #expect(try words(of: "week") == "harbor\nocean\n")
    #expect(try program.run("lists", "copy", "week", "term").status == 0)
    #expect(try program.run("lists", "rename", "week", "week-12").status == 0)
    #expect(try program.run("lists").output == "term: 2 words\nweek-12: 2 words\n")
    #expect(try program.run("lists", "delete", "term", "--yes").output == "Deleted: term.\n")
    #expect(try program.run("lists").output == "week-12: 2 words\n")
  }

  @Test("a word that is given twice for a new list was not on the list already")
  func givenTwice() throws {
    let begun = try program.run("lists", "add", "week", "harbor", "Harbor", "ocean")
    #expect(
      begun.output
        == "Given more than once: 1 word.\nAdded 2 words; the list 'week' holds 2 words.\n")
    let again = try program.run("lists", "add", "week", "ocean", "ocean")
    #expect(
      again.output == """
        Already on the list: 1 word.
        Given more than once: 1 word.
        Added 0 words; the list 'week' holds 2 words.

        """)
  }

  @Test("a list that can't be read is told, and hides no other")
  func unreadable() throws {
    try program.run("lists", "add", "week", "harbor")
    try Data("nonsense".utf8).write(
      to: URL(filePath: program.home + "/.local/share/vocalvocab/lists/bad.json"))
    let plain = try program.run("lists")
    #expect(plain.output == "bad: can't be read\nweek: 1 word\n")
    #expect(plain.errors.contains("bad.json"), "\(plain.errors)")
    #expect(try program.run("lists", "--csv").output == "name,words\r\nbad,\r\nweek,1\r\n")
    let output = try program.run("lists", "--json").output
    let lists = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    #expect(lists.map { $0["words"] as? Int } == [0, 1])
    let problem = try #require(lists[0]["problem"] as? String)
    #expect(plain.errors == "vocalvocab: \(problem)\n" && lists[1]["problem"] is NSNull)
  }

  @Test("a word that looks misspelled stays out until it is confirmed")
  func misspelled() throws {
    let result = try program.run("lists", "add", "week", "harbor", "necesary")
    #expect(result.status == 1)
    #expect(result.output == "Added 1 word; the list 'week' holds 1 word.\n")
    #expect(result.errors.contains("necesary (did you mean necessary"), "\(result.errors)")
    #expect(try program.run("lists", "add", "week", "necesary", "--as-is").status == 0)
    #expect(try words(of: "week") == "harbor\nnecesary\n")
  }

  @Test(
    "a list that has the new name stays, unless --force is given", arguments: ["copy", "rename"])
  func taken(command: String) throws {
    try program.run("lists", "add", "a", "harbor")
    try program.run("lists", "add", "b", "ocean")
    let refused = try program.run("lists", command, "a", "b")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("There is a list named 'b' already"), "\(refused.errors)")
    #expect(try words(of: "b") == "ocean\n")
    #expect(try program.run("lists", command, "a", "b", "--force").status == 0)
    #expect(try words(of: "b") == "harbor\n")
  }

  @Test("a list is deleted only when a person says so")
  func deleting() throws {
    try program.run("lists", "add", "week", "harbor")
    let unasked = try program.run("lists", "delete", "week")
    #expect(unasked.status == 1 && unasked.errors.contains("--yes does it without asking"))
    let no = try Terminal(program, "lists", "delete", "week")
    try no.wait(for: "Delete the list 'week' with its 1 word? y or n: ")
    no.type("n\n")
    try no.wait(for: "Nothing was changed.")
    #expect(no.end() == 0)
    #expect(try words(of: "week") == "harbor\n")
    let yes = try Terminal(program, "lists", "delete", "week")
    try yes.wait(for: "y or n: ")
    yes.type("y\n")
    #expect(yes.end() == 0)
    #expect(try program.run("lists", "show", "week").status == 1)
  }

  @Test("an import from a pipe adds only with --yes")
  func pipe() throws {
    let unasked = try program.run("lists", "import", "week", "-", input: "harbor\n")
    #expect(unasked.status == 1 && unasked.output.contains("New: 1: harbor."))
    #expect(unasked.errors.contains("Nothing was added, because nobody could be asked"))
    #expect(try program.run("lists", "show", "week").status == 1)
  }

  /// Makes an editor that changes its file with `sed`.
  private func editor(_ script: String) -> [String: String] {
    ["EDITOR": "sed -i '\(script)'", "TMPDIR": program.home]
  }

  @Test("the editor gets the list, and what is saved is the list")
  func editing() throws {
    try program.run("lists", "add", "week", "harbor", "ocean")
    let edited = try program.run("lists", "edit", "week", environment: editor("s/ocean/rhythm/"))
    #expect(edited.output == "The list 'week' holds 2 words.\n", "\(edited.errors)")
    #expect(try words(of: "week") == "harbor\nrhythm\n")
    let same = try program.run("lists", "edit", "week", environment: editor("s/xyz//"))
    #expect(same.output == "Nothing was changed.\n")
    #expect(try drafts().isEmpty)
  }

  @Test("a list with sentences is edited as CSV, and loses nothing")
  func editingCSV() throws {
    let csv = "word,definition,sentence\nharbor,a port,Ships lie in the harbor.\n"
    try program.run("lists", "import", "--yes", "week", "-", input: csv)
    let edited = try program.run("lists", "edit", "week", environment: editor("s/a port/a haven/"))
    #expect(edited.status == 0, "\(edited.errors)")
    #expect(try words(of: "week") == "harbor: a haven; Ships lie in the harbor.\n")
  }

  @Test("what can't be read is kept, and the list stays")
  func editingFails() throws {
    try program.run("lists", "add", "week", "harbor")
    let emptied = try program.run("lists", "edit", "week", environment: editor("d"))
    #expect(emptied.status == 1 && emptied.errors.contains("Your text is kept in '"))
    #expect(try drafts().count == 1)
    let failed = try program.run("lists", "edit", "week", environment: ["EDITOR": "false"])
    #expect(failed.status == 1 && failed.errors.contains("The editor 'false' failed"))
    #expect(try words(of: "week") == "harbor\n")
  }

  @Test("a list that was changed meanwhile is not overwritten")
  func editingMeanwhile() throws {
    try program.run("lists", "add", "week", "harbor")
    let script = program.home + "/editor"
    try program.putScript(
      "\(Program.path) lists add week ocean\necho rhythm >> \"$1\"", at: script)
    let edited = try program.run("lists", "edit", "week", environment: ["EDITOR": script])
    #expect(edited.status == 1 && edited.errors.contains("was changed meanwhile"))
    #expect(try words(of: "week") == "harbor\nocean\n")
  }

  private func drafts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: program.home)
      .filter { $0.hasPrefix("vocalvocab-list-") }
  }
}
