import Foundation
import TestSupport
import Testing

@testable import Speech

@Suite("Voices that programs speak", .serialized)
struct ProgramVoiceTests {
  let synthesizer = sharedSynthesizer
  private let folder = NSTemporaryDirectory() + "vocalvocab-\(UUID())"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Returns a voice that a command speaks.
  private func voice(_ command: String, name: String = "tester", raw: Int? = nil) throws
    -> ProgramVoice
  {
    try ProgramVoice(named: name, commandLine: command, folder: folder, rawRate: raw)
  }

  private func engine(maximumBytes: Int = 50_000_000) -> ProgramEngine {
    ProgramEngine(sounds: ProgramSounds(folder: folder + "/sounds", maximumBytes: maximumBytes))
  }

  @Test(
    "a command line is split as a shell splits it",
    arguments: [
      "piper --model en.onnx -f -", "a 'b c' d", "a \"b c\"d 'e'\"f\"", #"a\ b "c\"d\\e\f" 'g\h'"#,
      "  a\t'' \"\" ", "'a b'", "a\"\"",
      "'a'\u{301} b", "a \u{301}b \"c d\"\u{20DD}", "a\\ \u{301}b 'c\\\u{301}'",
      "\"\\\"\u{301} x\" y", "$HOME * `x` ; | > y &",
    ])
  func words(line: String) throws {
    // A shell splits them into the same words, unless it expands something.
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [
      "-c", "import json, shlex, sys; print(json.dumps(shlex.split(sys.argv[1])))", line,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    #expect(ProgramVoice.words(of: line) == (try JSONDecoder().decode([String].self, from: bytes)))
  }

  @Test(
    "a command without a program or with an open quote is refused",
    arguments: [
      "", "  ", "'a", "a \"b", "a\\", "a \"", "\"", "a\0b", "'a\0b'", "''",
    ])
  func badCommands(line: String) {
    #expect(throws: SpeechError.badCommand(line)) { try voice(line) }
  }

  @Test(
    "a name that could be another voice's is refused",
    arguments: [
      "", "es", "es-419", "abc", "Amy1", "amy", "../amy", "amyy+f5", "a b cd", "amyyé",
      String(repeating: "a", count: 41),
    ])
  func badNames(name: String) {
    #expect(throws: SpeechError.badVoiceName(name)) { try voice("cat", name: name) }
  }

  @Test(
    "real programs speak: sound files, bare samples, and a folder of their own",
    arguments: [
      ("espeak-ng -v en-us --stdin --stdout", nil),
      ("sh -c 'flite -voice slt -o flite.wav && cat flite.wav'", nil),
      ("sh -c 'espeak-ng --stdin --stdout | tail -c +45'", 22050),
    ] as [(String, Int?)])
  func real(command: String, raw: Int?) async throws {
    let sound = try #require(
      await engine().sound(of: "necessary", by: voice(command, raw: raw)))
    #expect((0.4...1.3).contains(Double(sound.samples.count) / 22050))
    let peak = sound.samples.map(\.magnitude).max() ?? 0
    #expect((4000...30000).contains(peak), "\(peak)")
  }

  @Test(
    "a program that fails gives a reason, soon, and leaves nothing running",
    arguments: [
      (
        "no-such-program",
        .notStarted(program: "no-such-program", reason: "No such file or directory")
      ),
      ("sh -c 'echo no model >&2; exit 3'", .failed(status: 3, said: "no model")),
      ("sh -c 'kill -9 $$'", .killed(signal: 9)), ("true", .silent), ("echo hello", .noSound),
      ("sh -c 'espeak-ng --stdout hello | head -c 60'", .noSound),
      ("cat /dev/zero", .tooMuch), ("sh -c 'sleep 60 & sleep 60'", .tooSlow(seconds: 1)),
      ("sh -c 'exec >&- 2>&-; sleep 60'", .tooSlow(seconds: 1)),
      ("sh -c 'while :; do echo e >&2; done'", .tooSlow(seconds: 1)),
    ] as [(String, ProgramFailure)])
  func failures(command: String, reason: ProgramFailure) throws {
    let voice = try voice(command)
    let began = ContinuousClock.now
    #expect(throws: reason) {
      let bytes = try ProgramRun.output(
        of: voice.command, in: folder, reading: "hello", within: .seconds(1))
      guard Sound(recording: bytes) != nil else { throw ProgramFailure.noSound }
    }
    #expect(ContinuousClock.now - began < .seconds(5))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "! ps -eo ppid,args | grep -q '^ *1 sleep 60'"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("a program that leaves a child behind is done when it ends itself")
  func child() throws {
    let began = ContinuousClock.now
    let bytes = try ProgramRun.output(
      of: ["sh", "-c", "cat; sleep 60 & exit 0"], in: folder, reading: "hello",
      within: .seconds(10))
    #expect(bytes == Array("hello\n".utf8) && ContinuousClock.now - began < .seconds(5))
  }

  @Test("a program gets no descriptor but the standard ones")
  func descriptors() throws {
    let bytes = try ProgramRun.output(
      of: ["ls", "/proc/self/fd"], in: folder, reading: "", within: .seconds(5))
    // The fourth is the folder that it lists.
    #expect(String(decoding: bytes, as: UTF8.self) == "0\n1\n2\n3\n")
  }

  @Test("a sound is kept by text, name and command, for the owner alone")
  func cache() async throws {
    let command = "sh -c 'echo run >>runs; espeak-ng --stdin --stdout'"
    let (engine, voice) = (engine(), try voice(command))
    let first = try #require(await engine.sound(of: "harbor", by: voice))
    #expect(await engine.sound(of: "harbor", by: voice) == first)
    #expect(await self.engine().sound(of: "harbor", by: voice) == first)
    let runs = { try String(contentsOfFile: folder + "/runs", encoding: .utf8).count / 4 }
    #expect(try runs() == 1)
    _ = await engine.sound(of: "garden", by: voice)
    _ = await engine.sound(of: "harbor", by: try self.voice(command, name: "another"))
    #expect(try runs() == 3)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder + "/sounds") {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/sounds/\(name)")
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test("beyond the bound, the oldest sounds are removed")
  func bound() async throws {
    let (engine, voice) = (engine(maximumBytes: 100_000), try voice("espeak-ng --stdin --stdout"))
    for word in ["one", "two", "three", "four", "five", "six", "seven"] {
      _ = await engine.sound(of: word, by: voice)
    }
    let kept = ProgramSounds(folder: folder + "/sounds")
    #expect(kept.sound(of: "seven", by: voice) != nil && kept.sound(of: "one", by: voice) == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/sounds")
    let bytes = try names.reduce(0) {
      $0 + (try Data(contentsOf: URL(filePath: "\(folder)/sounds/\($1)")).count)
    }
    #expect(bytes <= 100_000 && bytes > 40_000)
  }

  @Test("our voice speaks where the program fails, and one failure is told")
  func replacement() async throws {
    synthesizer.use(programs: [try voice("false", name: "broken")])
    defer { synthesizer.use(programs: []) }
    let ours = try await synthesizer.sound(of: Utterance(.text("harbor"), voice: "martin")).spoken
    for _ in 0..<2 {
      let said = try await synthesizer.sound(of: Utterance(.text("harbor"), voice: "broken"))
      // The engine's voices are a little different each time.
      #expect(abs(said.spoken - ours) < ours / 50)
    }
    #expect(
      await synthesizer.takeProgramFailure()
        == .programFailed(voice: "broken", reason: .failed(status: 1, said: "")))
    #expect(await synthesizer.takeProgramFailure() == nil)
  }

  @Test("our voice says what a program can't: letters, phonemes, slow speech and heteronyms")
  func ours() async throws {
    synthesizer.use(programs: [
      try voice("espeak-ng -v en-us -s 100 --stdin --stdout", name: "program")
    ])
    defer { synthesizer.use(programs: []) }
    for content in [
      .letters("ab"), .phonemes("l'Ed"), .slowly("lemonade", .bySyllables), .text("record"),
    ] as [Utterance.Content] {
      var utterance = Utterance(content, voice: "program", parts: ["record": "verb"])
      let said = try await synthesizer.sound(of: utterance).spoken
      utterance.voice = "martin"
      let ours = try await synthesizer.sound(of: utterance).spoken
      #expect(abs(said - ours) < ours / 50)
    }
    var word = Utterance(.text("lemonade"), voice: "program")
    let said = try await synthesizer.sound(of: word)
    word.speed = try Speed(0.5)
    let slow = try await synthesizer.sound(of: word)
    let times = Double(slow.samples.count) / Double(said.samples.count)
    #expect(abs(times - 2) < 0.2)
    word.speed = try Speed(2)
    #expect(try await synthesizer.sound(of: word).samples.count < said.samples.count * 6 / 10)
    word.voice = "martin"
    #expect(try await synthesizer.sound(of: word) != said)
    #expect(
      try await synthesizer.voices().filter { $0.maker == .program }.map(\.name) == ["program"])
    try await synthesizer.check(voice: "program")
  }
}
