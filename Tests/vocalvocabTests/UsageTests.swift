import Foundation
import Testing

@Suite("Wrong usage gets one sentence and status 64")
struct UsageTests {
  let program = try! Program()

  @Test(arguments: [
    (["play", "--speed", "9"], "Speed 9.0 is too fast: give a number from 0.5 to 2.5"),
    (["play", "--speed", "-1"], "Speed -1.0 is too slow"),
    (["play", "--speed", "fast"], "'fast' is not a speed"),
    (["say", "--speed", "nan", "x"], "Speed nan is too"),
    (["play", "--length", "0"], "'0' is not a word length"),
    (["play", "--length", "9-5"], "'9-5' is not a word length"),
    (["play", "--length", "40"], "'40' is not a word length"),
    (["play", "--voice", "nobody"], "There is no voice named 'nobody'"),
    (["play", "--level", "hard"], "'hard' is not a level"),
    (["play", "--words", "/nowhere"], "'/nowhere' can't be read"),
    (["play", "--list", "none"], "There is no list named 'none'"),
    (["play", "--tries", "-1"], "'-1' is not a number of tries"),
    (["play", "--tries", "0"], "'0' is not a number of tries"),
    (["play", "--count", "0"], "1 to 100,000 words"),
    (["play", "--count", "-3"], "1 to 100,000 words"),
    (["play", "--mode", "sleep"], "'sleep' is not a mode: give listen"),
    (["play", "--word", "a", "--words", "b"], "Give only one of"),
    (["play", "--bogus"], "Unknown option '--bogus'"),
    (["settings", "set", "speed", "9"], "Speed 9.0 is too fast"),
    (["settings", "set", "voice", "nobody"], "There is no voice named 'nobody'"),
    (["settings", "set", "length", "x"], "'x' is not a word length"),
    (["settings", "get", "bogus"], "'bogus' is invalid"),
    (["say"], "Missing expected argument"),
  ])
  func usage(arguments: [String], sentence: String) throws {
    let result = try program.run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: program.data + "/journal.jsonl"))
  }

  @Test(
    "help and version are printed with status 0",
    arguments: [["--help"], ["play", "--help"], ["--version"], ["completed", "import", "--help"]])
  func help(arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(result.status == 0 && !result.output.isEmpty && result.errors.isEmpty)
  }

  @Test(
    "a wrong speed in the settings file gets one sentence, and settings reset mends it",
    arguments: ["1e300", "-7", "0.123456"])
  func settingsFile(speed: String) throws {
    let folder = program.home + "/.config/vocalvocab"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try #"{"format": "vocalvocab.settings", "version": 1, "speed": \#(speed)}"#
      .write(toFile: folder + "/settings.json", atomically: true, encoding: .utf8)
    #expect(try program.run("settings").status == 0)
    let said = try program.run("say", "hello", "--output", program.home + "/out.wav")
    #expect(said.status == 64 && said.errors.contains("give a number from 0.5 to 2.5"))
    #expect(try program.run("settings", "reset").status == 0)
    #expect(try program.run("settings", "get", "speed").output == "1\n")
  }
}
