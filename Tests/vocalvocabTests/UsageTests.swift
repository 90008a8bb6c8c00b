import Foundation
import Testing

@Suite("Wrong usage gets one sentence and status 64")
struct UsageTests {
  let program = try! Program()

  @Test(
    arguments: [
      (["play", "--speed", "9"], "Speed 9.0 is too fast: give a number from 0.5 to 2.5"),
      (["play", "--speed", "-1"], "Speed -1.0 is too slow"),
      (["play", "--speed", "fast"], "'fast' is not a speed"),
      (["say", "--speed", "nan", "x"], "Speed nan is too"),
      (["play", "--length", "0"], "'0' is not a word length"),
      (["play", "--length", "9-5"], "'9-5' is not a word length"),
      (["play", "--length", "40"], "'40' is not a word length"),
      (["play", "--level", "hard"], "'hard' is not a level"),
      (["play", "--tries", "-1"], "'-1' is not a number of tries"),
      (["play", "--tries", "0"], "'0' is not a number of tries"),
      (["play", "--count", "0"], "1 to 100,000 words"),
      (["play", "--count", "-3"], "1 to 100,000 words"),
      (["play", "--mode", "sleep"], "'sleep' is not a mode: give listen"),
      (["play", "--word", "a", "--words", "b"], "Give only one of"),
      (["play", "--bogus"], "Unknown option '--bogus'"),
      (["settings", "set", "speed", "9"], "Speed 9.0 is too fast"),
      (["settings", "set", "length", "x"], "'x' is not a word length"),
      (["settings", "get", "bogus"], "There is no setting 'bogus': give voice, speed"),
      (["settings", "get", "sped"], "There is no setting 'sped': did you mean 'speed'?"),
      (["defin", "harbor"], "There is no command 'defin': did you mean 'define'?"),
      (
        ["lists", "improt"],
        "There is no command 'improt' of 'vocalvocab lists': did you mean 'import'?"
      ),
      (["help", "lits"], "There is no command 'lits': did you mean 'lists'?"),
      (["help", "practise"], "did you mean 'practice'?"),
      (["xyzzy"], "There is no command 'xyzzy': 'vocalvocab --help' lists the commands."),
      (
        ["play", "--word", "a", "--level", "bee"],
        "'level' is about words that are drawn, and these words are given"
      ),
      (
        ["play", "--review", "--length", "6"],
        "'length' is about words that are drawn, and a review has the words that are due"
      ),
      (
        ["play", "--list", "a", "--ends", "er"],
        "'ends' is about words that are drawn, and these words come from a list"
      ),
      (
        ["play", "--word", "a", "--goal", "keep"],
        "'goal' is about words that are drawn, and these words are given"
      ),
      (["play", "--mode", "bee", "--tries", "2"], "In the mode bee, a word has one try"),
      (
        ["play", "--mode", "sprint", "--tries", "unlimited"],
        "In the mode sprint, a word has one try"
      ),
      (["play", "--mute", "--speed", "2"], "--mute says nothing: leave --speed out."),
      (["say", "a", "--force"], "--force replaces a file"),
      (["say", "a", "--output", "b.wav", "--device", "null"], "leave --device out"),
      (["stats", "--force"], "--force replaces a report"),
      (["stats", "--json", "--csv"], "Choose one of --plain, --json and --csv."),
      (["define", "harbor", "--plain", "--json"], "Choose one of --plain and --json."),
      (["lists", "--plain", "--csv"], "Choose one of --plain, --json and --csv."),
      (["define", "harbor", "--speed", "2"], "Unknown option '--speed'"),
      (["voices", "--speed", "2"], "Only --say speaks: leave --speed out"),
      (["voices", "--say", "--json"], "leave --json and --csv out"),
      (
        ["lists", "test", "a", "--sheet", "b.html", "--repeat"],
        "--sheet says nothing: leave --repeat out."
      ),
      (["settings", "reset", "speeed"], "did you mean 'speed'?"),
      (["help", "files", "journal"], "The chapter 'files' has no parts"),
      (["help", "json", "defin"], "No document is named 'defin': did you mean 'define'?"),
      (["say"], "Missing expected argument"),
    ] as [([String], String)])
  func usage(arguments: [String], sentence: String) throws {
    let result = try program.run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: program.data + "/journal.jsonl"))
  }

  @Test(
    "what is not there ends with status 1",
    arguments: [
      (["play", "--voice", "nobody"], "There is no voice named 'nobody'"),
      (["play", "--words", "/nowhere"], "'/nowhere' can't be read"),
      (["play", "--list", "none"], "There is no list named 'none'"),
      (["settings", "set", "voice", "nobody"], "There is no voice named 'nobody'"),
      (["define", "xqzzyk"], "'xqzzyk'"),
      (["completed", "remove", "harbor"], "'harbor' is not among the completed words"),
      (["completed", "import", "/nowhere"], "'/nowhere' can't be read"),
      (["completed", "replay", "harbor"], "'harbor' is not among the completed words"),
      (["lists", "show", "none"], "There is no list named 'none'"),
      (["lists", "delete", "none", "--yes"], "There is no list named 'none'"),
      (["lists", "edit", "none"], "There is no list named 'none'"),
      (["voices", "remove", "nobody"], "You have added no voice named 'nobody'"),
      (["serve", "--host", "nope"], "'nope' is not an address of this computer"),
      (["voices", "pronounce", "gyro", "--forget"], "You have not corrected 'gyro'"),
    ])
  func missing(arguments: [String], sentence: String) throws {
    let result = try program.run(arguments)
    #expect(result.status == 1)
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test(
    "help and version are printed with status 0",
    arguments: [
      ["--help"], ["play", "--help"], ["--version"], ["completed", "import", "--help"], ["help"],
      ["help", "lists", "import"], ["lists", "help"],
    ])
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
    #expect(said.status == 1 && said.errors.contains("The setting 'speed' does not work."))
    #expect(said.errors.contains("give a number from 0.5 to 2.5"))
    #expect(said.errors.contains("'vocalvocab settings reset speed' mends it."))
    #expect(try program.run("settings", "reset", "speed").status == 0)
    #expect(try program.run("settings", "get", "speed").output == "1\n")
  }
}
