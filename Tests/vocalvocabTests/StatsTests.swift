import Foundation
import Testing

@Suite("stats")
struct StatsTests {
  let program = try! Program(.none)

  /// Writes a journal of three rounds of today: one completed at the first try, one completed after
  /// a slip, one missed and copied.
  private func practise() throws {
    let at = Date().formatted(.iso8601)
    let entries = [
      #""event":"correct","word":"harbor","tryNumber":1,"outcome":"completed","level":"broad","#
        + #""round":"a""#,
      #""event":"wrong","word":"ocean","tryNumber":1,"mistakes":["swapped"],"round":"b""#,
      #""event":"slip","word":"ocean","round":"b""#,
      #""event":"correct","word":"ocean","tryNumber":1,"slips":1,"outcome":"completed","#
        + #""round":"b""#,
      #""event":"wrong","word":"rhythm","tryNumber":1,"mistakes":["silent-letter","#
        + #""of-the-future"],"round":"c","outcome":"missed""#,
      #""event":"copied","word":"rhythm","round":"c""#,
    ]
    let lines = entries.map { #"{"version":1,"at":"\#(at)","utcOffset":0,\#($0)}"# + "\n" }
    try FileManager.default.createDirectory(
      atPath: program.data, withIntermediateDirectories: true)
    try lines.joined().write(
      toFile: program.data + "/journal.jsonl", atomically: true, encoding: .utf8)
  }

  @Test("says before the first round how to begin")
  func nothing() throws {
    let result = try program.run("stats")
    #expect(
      result.output == "No round has been finished yet: 'vocalvocab play' begins one.\n")
    #expect(result.status == 0 && result.errors == "")
  }

  @Test("counts every way to end a round apart, each with its total")
  func plain() throws {
    try practise()
    let lines = try program.run("stats").output.split(separator: "\n")
    for line in [
      "Rounds: 3, of 3 words.", "Right: 2 of 3 tries, 67 %.",
      "First try, without help: 1 of 3 rounds, 33 %.",
      "First try, after a slip: 1 of 3 rounds, 33 %.",
      "Missed: 1 of 3 rounds, 33 %.", "Copied after a miss: 1 of 1 missed word, 100 %.",
      "Taken back as slips, not counted as tries: 1 of 4 spellings, 25 %.",
      "Letters you don't hear: 1 of 1 wrong try, 100 %: rhythm.",
    ] {
      #expect(lines.contains { $0 == line }, "\(lines)")
    }
  }

  @Test("prints JSON with the same keys before the first round and after")
  func json() throws {
    let read = { (text: String) throws -> [String: Any] in
      try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    let empty = try read(try program.run("stats", "--json").output)
    try practise()
    let some = try read(try program.run("stats", "--json").output)
    #expect(Set(empty.keys) == Set(some.keys) && empty["rating"] is NSNull)
    #expect(some["format"] as? String == "vocalvocab.statistics")
    #expect((some["calendar"] as? [Any])?.count == 365)
    #expect((some["tries"] as? [String: Int]) == ["count": 2, "of": 3])
    #expect(
      (some["mistakes"] as? [[String: Any]])?.map { $0["kind"] as? String } == ["silent-letter"])
  }

  @Test("prints CSV")
  func csv() throws {
    try practise()
    let output = try program.run("stats", "--csv").output
    #expect(output.hasPrefix("section,name,value,of\r\n"))
    #expect(output.contains("\r\nmissed,rhythm,1,1\r\n"))
  }

  @Test("prints only one format at a time")
  func oneWay() throws {
    for arguments in [
      ["--json", "--csv"], ["--json", "--report", "x"], ["--csv", "--report", "x"],
    ] {
      let result = try program.run(["stats"] + arguments)
      #expect(result.status == 64 && result.errors.contains("Choose one of --"))
    }
  }

  @Test("replaces an older report with --force, keeps its permissions, and leaves no other file")
  func report() throws {
    try practise()
    let folder = program.home + "/reports"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = folder + "/report.html"
    try "old".write(toFile: file, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link.html", withDestinationPath: file)
    let refused = try program.run("stats", "--report", file)
    #expect(refused.status == 1 && refused.errors.contains("--force"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")
    let result = try program.run("stats", "--report", folder + "/link.html", "--force")
    #expect(result.status == 0 && result.output == "Wrote the report to '\(folder)/link.html'.\n")
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<h3>Letters you don&#39;t hear</h3>"))
    #expect(
      try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["link.html", "report.html"])
  }

  @Test("reports on a list and on some days alone, and says what it can't report on")
  func scope() throws {
    try practise()
    try program.run("lists", "add", "week", "rhythm", "window")
    let result = try program.run("stats", "--report", "-", "--list", "week", "--since", "7")
    #expect(result.status == 0 && result.output.contains("The list week, since "))
    #expect(result.output.contains("rhythm") && !result.output.contains("harbor"))
    #expect(result.output.contains("window"))
    for (options, status, sentence) in [
      (["--list", "week"], 64, "--list is about the practice on a report: give --report FILE"),
      (["--since", "7"], 64, "--since is about the practice on a report: give --report FILE"),
      (["--report", "-", "--since", "soon"], 64, "'soon' is not a day: give one such as "),
      (["--report", "-", "--since", "2999-01-01"], 64, "has not come yet"),
      (["--report", "-", "--list", "none"], 1, "There is no list named 'none'"),
    ] as [([String], Int32, String)] {
      let refused = try program.run(["stats"] + options)
      #expect(refused.status == status && refused.output.isEmpty, "\(refused)")
      #expect(refused.errors.contains(sentence), "\(refused.errors)")
    }
  }

  @Test(
    "says that a report can't be written to a wrong place",
    arguments: ["/nowhere/report.html", "/dev/full", "/"])
  func nowhere(path: String) throws {
    let result = try program.run("stats", "--report", path)
    #expect(result.status == 1 && result.output == "")
    #expect(result.errors.hasPrefix("vocalvocab: '\(path)' can't be written ("))
    #expect(result.errors.contains("choose another place"))
  }

  @Test("draws bars and a map of the year in a terminal, but not with --plain")
  func terminal() throws {
    try practise()
    let drawn = try Terminal(program, "stats")
    #expect(drawn.end() == 0)
    #expect(drawn.shown.contains("How 3 rounds ended") && drawn.shown.contains("████"))
    #expect(drawn.shown.contains("Mon ") && drawn.shown.contains("·····"))
    let plain = try Terminal(program, "stats", "--plain")
    #expect(plain.end() == 0)
    #expect(plain.shown.contains("First try, without help: 1 of 3 rounds, 33 %."))
    #expect(!plain.shown.contains("█") && !plain.shown.contains("\u{1B}"))
  }
}
