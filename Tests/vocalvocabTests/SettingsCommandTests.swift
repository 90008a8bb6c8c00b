import Foundation
import Learner
import Testing

@Suite("Settings at the command line")
struct SettingsCommandTests {
  let program = try! Program()

  @Test("a learner's folder has settings of its own, over the usual ones")
  func ofLearner() throws {
    let ada = program.home + "/ada"
    #expect(try program.run("settings", "set", "speed", "0.8").status == 0)
    let set = try program.run("settings", "set", "length", "4", "--data", ada)
    #expect(set.output == "length: 4. Kept in '\(ada)/settings.json'.\n")
    func value(_ key: String, _ more: String...) throws -> String {
      try program.run(["settings", "get", key] + more).output
    }
    #expect(try value("length") == "5-7\n")
    #expect(try value("length", "--data", ada) == "4\n")
    #expect(try value("speed", "--data", ada) == "0.8\n")
    let played = try program.run(
      "play", "--mute", "--count", "1", "--source", "offline", "--data", ada, input: "/skip\n")
    #expect(try #require(played.output.firstMatch(of: /The word is ([^:]+):/)).1.count == 4)
    let reset = try program.run("settings", "reset", "length", "--data", ada)
    #expect(reset.output == "length: 5-7 again.\n")
    let back = try program.run("settings", "reset", "speed", "--data", ada)
    #expect(back.output == "speed: 0.8 again.\n", "the usual setting holds")
  }

  @Test("one setting is reset by its name, and all only when a person says so")
  func resetting() throws {
    try program.run("settings", "set", "speed", "0.8")
    try program.run("settings", "set", "length", "4")
    #expect(
      try program.run("settings", "reset", "speed").output == "speed: 1 again.\n")
    let unasked = try program.run("settings", "reset")
    #expect(unasked.status == 1 && unasked.errors.contains("--yes does it without asking"))
    #expect(try program.run("settings", "get", "length").output == "4\n")
    let asked = try Terminal(program, "settings", "reset")
    try asked.wait(for: "Reset all settings")
    try asked.wait(for: "y or n: ")
    asked.type("y\n")
    try asked.wait(for: "All settings in")
    #expect(asked.end() == 0)
    #expect(try program.run("settings", "get", "length").output == "5-7\n")
  }

  @Test("the list and the help tell the values, the unit and the normal value of each")
  func telling() throws {
    let list = try program.run("settings").output
    #expect(list.contains("speed: 1 (how fast it speaks: 0.5 to 2.5 times the normal speed)\n"))
    let help = try program.run("settings", "--help").output
    for key in try program.run("settings", "--csv").output.split(separator: "\r\n").dropFirst() {
      let name = try #require(key.split(separator: ",").first)
      #expect(help.contains("\n  \(name) ") && list.contains("\(name): "), "\(name)")
    }
    #expect(help.contains("0 to 120 seconds"))
  }

  @Test("JSON has numbers for numbers, and a text where a value may be a word, too")
  func json() throws {
    try program.run("settings", "set", "speed", "0.8")
    let output = try program.run("settings", "--json").output
    let values = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(values["speed"] as? Double == 0.8 && values["newPerDay"] as? Int == 50)
    #expect(values["tries"] as? String == "3" && values["level"] as? String == "auto")
    #expect(
      try program.run("settings", "get", "speed", "--json").output.contains("\"speed\" : 0.8"))
  }

  @Test("each setting of the table is in the list, in JSON, in its schema and in the help")
  func table() throws {
    func object(_ arguments: String...) throws -> [String: Any] {
      let output = try program.run(arguments).output
      return try #require(
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }
    // The tests' own settings name no service on the web.
    #expect(try program.run("settings", "reset", "--yes").status == 0)
    let list = try program.run("settings").output
    let values = try object("settings", "list", "--json")
    let schema = try #require(
      try object("help", "json", "settings")["properties"] as? [String: [String: Any]])
    #expect(Set(values.keys) == Set(Setting.all.map(\.name)))
    #expect(Set(schema.keys) == Set(Setting.all.map(\.name)))
    // The lines of the help are broken where they would be too long.
    let help = try program.run("settings", "--help").output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for setting in Setting.all {
      let about = "\(setting.meaning): \(setting.values)"
      #expect(help.contains(" \(setting.name) \(about) (\(setting.normal))"), "\(setting.name)")
      #expect(list.contains("\(setting.name): \(setting.normal) (\(about))\n"), "\(setting.name)")
      let told = "\(about.prefix(1).uppercased())\(about.dropFirst())."
      #expect(schema[setting.name]?["description"] as? String == told)
      let value = try #require(values[setting.name])
      let number = (value as? NSNumber).map(\.stringValue)
      #expect(number ?? value as? String == setting.normal, "\(setting.name)")
    }
  }

  @Test("each setting takes its normal value, and refuses another in one sentence")
  func refusing() throws {
    for setting in Setting.all {
      let kept = try program.run("settings", "set", setting.name, setting.normal)
      #expect(kept.status == 0, "\(kept.errors)")
      // Any text may be the name of a device, and the engine knows the voices.
      guard setting.name != "device" else { continue }
      let refused = try program.run("settings", "set", setting.name, "1x")
      #expect(refused.status == 64 || setting.name == "voice", "\(setting.name)")
      #expect(refused.errors.contains("1x") && refused.errors.hasSuffix(".\n"), "\(refused.errors)")
      #expect(try program.run("settings", "get", setting.name).output == "\(setting.normal)\n")
    }
  }
}
