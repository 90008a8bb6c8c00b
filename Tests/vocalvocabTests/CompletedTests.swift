import Foundation
import Testing

@Suite("The command completed")
struct CompletedCommandTests {
  let program = try! Program()

  private func practise() throws {
    try program.run(
      "play", "--word", "harbor", "--word", "ocean", "--word", "rhythm",
      input: "harbor\nocean\nxx\nrhythm\n")
  }

  @Test("says before the first word how to begin, and then lists the words")
  func list() throws {
    #expect(
      try program.run("completed").output
        == "No word has been completed yet: 'vocalvocab play' begins.\n")
    try practise()
    let lines = try program.run("completed").output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("harbor: ") && lines[0].contains("1 try, 1×. a place by the coast"))
    #expect(lines[2].contains("2 tries"))
  }

  @Test("asks all completed words again, or those that the learner names")
  func replay() throws {
    let nothing = try program.run("completed", "replay")
    #expect(nothing.output == "No word has been completed yet. 'vocalvocab play' begins.\n")
    try practise()
    let all = try program.run("completed", "replay", input: "harbor\nocean\nrhythm\n")
    #expect(all.output.contains("You completed 3 of 3 words"))
    let some = try program.run("completed", "replay", "ocean", "--mute", input: "/define\nocean\n")
    #expect(
      some.output.contains("You completed 1 of 1 word") && some.output.contains("____") == false)
    let unknown = try program.run("completed", "replay", "nope")
    #expect(
      unknown.status == 1 && unknown.errors.contains("'nope' is not among the completed words"))
    #expect(try program.run("completed", "--json").output.contains(#""timesCompleted" : 3"#))
  }

  @Test("removes words, imports them again, and rebuilds the list from the journal")
  func keep() throws {
    try practise()
    let copy = program.home + "/copy.json"
    try program.run("completed", "--json").output.write(
      toFile: copy, atomically: true, encoding: .utf8)
    #expect(
      try program.run("completed", "remove", "ocean", "harbor").output
        == "Removed: harbor, ocean.\n")
    #expect(try program.run("completed", "remove", "ocean").status == 1)
    #expect(try program.run("completed").output.split(separator: "\n").count == 1)
    #expect(
      try program.run("completed", "import", copy).output
        == "Added 2 words; already on the list: 1.\n")
    try FileManager.default.removeItem(atPath: program.data + "/completed.json")
    #expect(try program.run("completed", "rebuild").output == "The list holds 3 words.\n")
    #expect(try program.run("completed", "--json").output.contains("a place by the coast"))
    let bad = try program.run("completed", "import", "/nowhere")
    #expect(bad.status == 1 && bad.errors.contains("'/nowhere' can't be read"))
  }

  @Test("keeps a list that can't be read under another name, and says so")
  func unreadable() throws {
    try practise()
    try "{".write(toFile: program.data + "/completed.json", atomically: true, encoding: .utf8)
    let result = try program.run("completed")
    #expect(result.errors.contains("completed.json.unreadable-1"))
    try program.run("completed", "rebuild")
    #expect(try program.run("completed").output.split(separator: "\n").count == 3)
  }
}

@Suite("The commands voices and settings")
struct VoicesAndSettingsTests {
  let program = try! Program(.none)

  @Test("voices describes our voices, and lists those of eSpeak NG")
  func voices() throws {
    let lines = try program.run("voices").output.split(separator: "\n")
    for name in ["clara", "martin", "patience", "aurora"] {
      for accent in [("", "en-us"), ("-gb", "en-gb")] {
        let line = try #require(lines.first { $0.hasPrefix("\(name)\(accent.0) (\(accent.1)): ") })
        #expect(line.count > name.count + 20)
      }
    }
    #expect(lines.contains { $0.hasPrefix("en-us (en-us): English (America)") })
    #expect(lines.count > 100)
    let json = try JSONSerialization.jsonObject(
      with: Data(try program.run("voices", "--json").output.utf8))
    #expect((json as? [[String: Any]])?.count == lines.count)
  }

  @Test("settings keeps a new value, shows it, and resets it")
  func settings() throws {
    try program.run("settings", "set", "speed", "1.25")
    try program.run("settings", "set", "tries", "unlimited")
    #expect(try program.run("settings", "get", "speed").output == "1.25\n")
    #expect(try program.run("settings").output.contains("tries: unlimited (the tries in a round"))
    #expect(try program.run("settings", "get", "voice").output == "martin\n")
    try program.run("settings", "reset", "--yes")
    #expect(try program.run("settings", "get", "speed").output == "1\n")
  }
}
