import Foundation
import Testing

@Suite("The command say")
struct SayTests {
  // Every test, and every case of a test, gets a new suite with a program of its own.
  let program = try! Program()

  @Test(
    "plays and writes exactly the samples of espeak-ng",
    arguments: ["en-us", "en-gb", "es", "en-us+f5"])
  func golden(voice: String) throws {
    let theirs = try Program.output(of: "/usr/bin/espeak-ng", "-v", voice, "--stdout", "necessary")
    let samples = Program.samples(theirs)
    #expect(samples.count > 10_000)
    #expect(try program.run("say", "--voice", voice, "necessary").status == 0)
    // The speaker plays 80 ms of silence first, so that the device is awake.
    let played = try Program.samples(at: program.sound)
    #expect(played.prefix(1764).allSatisfy { $0 == 0 })
    #expect(Array(played.dropFirst(1764)) == samples)
    let file = program.home + "/out.wav"
    #expect(
      try program.run("say", "--voice", voice, "necessary", "--output", file, "--force").status == 0
    )
    #expect(try Program.samples(at: file) == samples)
  }

  @Test(
    "speaks exactly as fast as espeak-ng at the same rate",
    arguments: [("0.5", "88"), ("2", "350"), ("2.5", "438"), ("1", "175")])
  func speed(multiple: String, rate: String) throws {
    let theirs = try Program.output(
      of: "/usr/bin/espeak-ng", "-v", "en-us", "-s", rate, "--stdout", "necessary")
    let file = program.home + "/out.wav"
    try program.run(
      "say", "--voice", "en-us", "--speed", multiple, "necessary", "--output", file, "--force")
    #expect(try Program.samples(at: file) == Program.samples(theirs))
  }

  @Test("spells a word letter by letter")
  func spell() throws {
    let file = program.home + "/out.wav"
    try program.run("say", "cat", "--output", file, "--force")
    let said = try Program.samples(at: file).count
    try program.run("say", "--spell", "cat", "--output", file, "--force")
    #expect(try Program.samples(at: file).count > said * 3 / 2)
  }

  @Test(
    "speaks in our voices, American and British",
    arguments: ["clara", "martin", "patience", "aurora"])
  func ours(voice: String) throws {
    let file = program.home + "/out.wav"
    var sounds: Set<[Int16]> = []
    for name in [voice, voice + "-gb", "en-us", "en-gb", "es+" + voice] {
      let result = try program.run("say", "--voice", name, "necessary", "--output", file, "--force")
      #expect(result.status == 0, "\(result.errors)")
      sounds.insert(try Program.samples(at: file))
    }
    #expect(sounds.count == 5, "each voice sounds different")
  }

  @Test("speaks in the voice of the settings, unless an option names another")
  func settings() throws {
    let file = program.home + "/out.wav"
    try program.run("settings", "set", "voice", "en-gb")
    try program.run("say", "necessary", "--output", file, "--force")
    let british = Program.samples(
      try Program.output(of: "/usr/bin/espeak-ng", "-v", "en-gb", "--stdout", "necessary"))
    #expect(try Program.samples(at: file) == british)
    try program.run("say", "necessary", "--voice", "en-us", "--output", file, "--force")
    #expect(try Program.samples(at: file) != british)
  }

  @Test("without a sound card prints one sentence that says what to do, and no message of ALSA")
  func noCard() throws {
    let result = try Program(.none).run("say", "hello")
    #expect(result.status == 1)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("--device") && result.errors.contains("say --output"))
  }

  @Test("replaces a file only with --force")
  func force() throws {
    let file = program.home + "/mine.wav"
    try "mine".write(toFile: file, atomically: false, encoding: .utf8)
    let refused = try program.run("say", "hello", "--output", file)
    #expect(refused.status == 1 && refused.output.isEmpty)
    #expect(
      refused.errors.contains("'\(file)' exists already") && refused.errors.contains("--force"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    #expect(try program.run("say", "hello", "--output", file, "--force").status == 0)
    #expect(try Program.samples(at: file).count > 1000)
  }

  @Test(
    "says that a sound can't be written to a wrong place",
    arguments: ["/nowhere/x.wav", "/", "/dev/full"])
  func unwritable(path: String) throws {
    let result = try program.run("say", "hello", "--output", path)
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("vocalvocab: '\(path)' can't be written ("))
    #expect(result.errors.contains("choose another place"))
  }

  @Test("works with a home folder whose path is long")
  func homes() throws {
    let file = program.home + "/out.wav"
    let deep = program.home + String(repeating: "/a-long-folder-name", count: 9)
    try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
    let far = try program.run(
      "say", "--voice", "clara", "hi", "--output", file, environment: ["HOME": deep])
    #expect(far.status == 0, "\(far.errors)")
  }
}
