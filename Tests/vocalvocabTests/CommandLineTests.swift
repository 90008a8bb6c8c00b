import Foundation
import Glibc
import Testing

@Suite("One rule for all commands")
struct CommandLineTests {
  let program = try! Program()

  @Test(
    "a command that only reads makes no folder",
    arguments: [
      ["stats"], ["completed"], ["completed", "list", "--csv"], ["lists"], ["settings"],
      ["settings", "get", "speed"], ["settings", "goals"], ["voices"], ["define", "harbor"],
      ["explain", "harbor", "harber"], ["say", "harbor"], ["voices", "pronounce"], ["repair"],
      ["doctor", "--source", "offline"], ["help", "files"],
    ])
  func reading(arguments: [String]) throws {
    let data = program.home + "/new/folder"
    for more in [[], ["--data", data]] where arguments.first != "help" || more.isEmpty {
      let result = try program.run(arguments + more)
      #expect(result.status == 0, "\(result.errors)")
    }
    for folder in [program.data, program.home + "/new"] {
      #expect(!FileManager.default.fileExists(atPath: folder), "\(folder)")
    }
  }

  @Test("a command that changes something makes its folder")
  func writing() throws {
    let data = program.home + "/new/folder"
    #expect(try program.run("lists", "add", "week", "harbor", "--data", data).status == 0)
    #expect(FileManager.default.fileExists(atPath: data + "/lists/week.json"))
  }

  @Test(
    "output that can't be written is said, and ends with status 1",
    arguments: [
      "stats --csv", "stats --json", "completed --json", "completed --csv", "lists export week -",
      "lists show week --csv", "settings --json", "voices --csv", "say harbor --output -",
      "stats --report -", "lists test week --sheet -", "help practice", "define harbor",
    ])
  func fullDevice(command: String) throws {
    #expect(try program.run("lists", "add", "week", "harbor").status == 0)
    let result = try program.shell("\(command) > /dev/full")
    #expect(result.status == 1)
    #expect(result.errors.contains("No space left on device"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }

  @Test(
    "a reader that wants no more ends the program without a word",
    arguments: ["stats --json", "voices", "voices --csv", "say harbor --output -", "help practice"])
  func brokenPipe(command: String) throws {
    let result = try program.run(
      ["-c", "(\(Program.path) \(command); echo $? >&2) | true"], program: "/bin/sh")
    let said = result.errors.split(separator: "\n")
    #expect(said.count == 1 && ["0", "141"].contains(said.first ?? ""), "\(result.errors)")
  }

  @Test("- is standard input or output wherever a file is named")
  func dash() throws {
    let words = try program.run("explain", "--pairs", "-", input: "harbor\tharber\n")
    #expect(words.output.hasPrefix("harbor\tharber\t"))
    #expect(try program.run("lists", "import", "--yes", "week", "-", input: "harbor\n").status == 0)
    #expect(try program.run("lists", "export", "week", "-").output == "harbor\n")
    #expect(
      try program.run("lists", "test", "week", "--sheet", "-").output.hasPrefix("<!DOCTYPE html>"))
    try program.run("play", "--word", "harbor", "--mute", input: "harbor\n")
    #expect(try program.run("stats", "--report", "-").output.hasPrefix("<!DOCTYPE html>"))
    let kept = try program.run("completed", "--json").output
    #expect(try program.run("completed", "remove", "harbor").status == 0)
    let imported = try program.run("completed", "import", "-", input: kept)
    #expect(imported.output == "Added 1 word; already on the list: 0.\n", "\(imported.errors)")
    let wav = program.home + "/out.wav"
    #expect(try program.shell("say --output - harbor > \(wav)").status == 0)
    let spoken = try Program.samples(at: wav)
    #expect(
      try program.run("say", "--output", "-", "-", input: "harbor\n").output.hasPrefix("RIFF"))
    #expect(spoken.count > 5000)
    #expect(!FileManager.default.fileExists(atPath: program.home + "/-"))
  }

  @Test("--words - takes the words from a pipe, and the answers from the terminal")
  func wordsFromPipe() throws {
    let none = try program.run("play", "--words", "-", "--mute", input: "harbor\n")
    #expect(none.status == 1 && none.errors.contains("there is no terminal for your answers"))
    let piped = try Terminal(
      program, "-c", "printf 'harbor\\nocean\\n' | \(Program.path) play --words - --mute",
      by: "/bin/sh")
    try piped.wait(for: "1 › ")
    piped.type("harbor\n")
    try piped.wait(for: "Streak 1.")
    try piped.wait(for: "2 › ")
    piped.type("ocean\n")
    try piped.wait(for: "You completed 2 of 2 words")
    #expect(piped.end() == 0)
    let typed = try Terminal(program, "play", "--words", "-", "--mute")
    try typed.wait(for: "Ctrl-D on an empty line ends them.")
    typed.type("harbor\n\(Terminal.controlD)")
    try typed.wait(for: "1 › ")
    typed.type("harbor\n")
    try typed.wait(for: "You completed 1 of 1 word")
    #expect(typed.end() == 0)
  }

  @Test(
    "a file that exists stays, unless --force is given",
    arguments: [
      ["say", "harbor", "--output"], ["stats", "--report"], ["lists", "export", "week"],
      ["lists", "test", "week", "--sheet"],
    ])
  func overwriting(arguments: [String]) throws {
    #expect(try program.run("lists", "add", "week", "harbor").status == 0)
    let file = program.home + "/kept.csv"
    try "mine".write(toFile: file, atomically: true, encoding: .utf8)
    let refused = try program.run(arguments + [file])
    #expect(refused.status == 1)
    #expect(refused.errors.contains("exists already") && refused.errors.contains("--force"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    #expect(try program.run(arguments + [file, "--force"]).status == 0)
    #expect(try Data(contentsOf: URL(filePath: file)) != Data("mine".utf8))
  }

  @Test("several words are defined, and one of several parts stands in quotes")
  func define() throws {
    let two = try program.run("define", "harbor", "rhythm", "--plain")
    #expect(two.status == 0)
    #expect(two.output.hasPrefix("harbor") && two.output.contains("\nrhythm"), "\(two.output)")
    #expect(try program.run("define", "ice cream", "--plain").output.hasPrefix("ice cream"))
    let part = try program.run("define", "harbor", "xqzzyk", "ocean", "--plain")
    #expect(part.status == 1 && part.errors.contains("'xqzzyk'"))
    #expect(part.output.hasPrefix("harbor") && part.output.contains("\nocean"))
  }

  @Test("a signal ends every command with 128 and its number", arguments: [SIGINT, SIGTERM])
  func signals(number: Int32) throws {
    let serve = try Terminal(program, "serve", "--port", "0", "--source", "offline")
    try serve.wait(for: "Ctrl-C stops it.")
    serve.signal(number)
    try serve.wait(for: "Stopped.")
    #expect(serve.end() == 128 + number)
  }
}
