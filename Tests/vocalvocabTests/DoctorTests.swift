import Foundation
import LoopbackServer
import Testing

@Suite("The command doctor")
struct DoctorTests {
  let program = try! Program()

  /// Returns the lines of the checks, by their names.
  private func lines(_ result: Program.Result) -> [String: String] {
    let lines = result.output.split(separator: "\n").map { $0.split(separator: ": ", maxSplits: 1) }
    return Dictionary(
      lines.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
      uniquingKeysWith: { $1 })
  }

  @Test("finds everything good, and plays a tone")
  func good() throws {
    let result = try program.run("doctor", "--plain", "--source", "offline", "--tone")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    let lines = lines(result)
    for check in [
      "Files", "Settings", "Speech engine", "Voice", "Sound device", "Dictionary", "Server",
    ] {
      #expect(lines[check]?.hasPrefix("good: ") == true, "\(check): \(result.output)")
    }
    #expect(result.output.hasSuffix("You can practise with sound.\n"))
    let samples = try Program.samples(at: program.sound)
    #expect(samples.count { abs(Int($0)) > 4_000 } > 4_000)
  }

  @Test("asks each web service once, and is content without them")
  func services() async throws {
    let entry = """
      [{"word": "harbor", "meanings": [{"partOfSpeech": "noun", "definitions": [
        {"definition": "a place for ships"}]}]}]
      """
    let server = try await LoopbackServer { request in
      .text(200, request.target.hasPrefix("/word?") ? #"["badge"]"# : entry)
    }
    try program.useServices(server.address)
    let good = try program.run("doctor", "--plain")
    #expect(good.status == 0)
    #expect(lines(good)["Word service"] == "good: It answers.", "\(good.output)")
    #expect(lines(good)["Dictionary service"] == "good: It answers.")
    #expect(server.requests.count == 2)
    try program.useServices("http://127.0.0.1:9")
    let away = try program.run("doctor", "--plain")
    #expect(away.status == 0)
    let line = try #require(lines(away)["Word service"])
    #expect(line.hasPrefix("missing: The random-word service at 127.0.0.1:9 can't be reached"))
    #expect(line.hasSuffix("To practise without it: vocalvocab settings set source offline"))
  }

  @Test("says in JSON what is wrong with the sound device, and what mends it")
  func noDevice() throws {
    struct Report: Decodable {
      struct Check: Decodable {
        let check, text: String
        let isGood, isNeeded: Bool
        let command: String?
      }
      let canPractise: Bool
      let checks: [Check]
    }
    let mute = try Program(.none)
    let result = try mute.run("doctor", "--json", "--source", "offline")
    #expect(result.status == 1 && result.errors.isEmpty)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(!report.canPractise)
    let wrong = report.checks.filter { !$0.isGood && $0.isNeeded }
    #expect(wrong.map(\.check) == ["Sound device"])
    #expect(
      wrong.first?.text == "No sound can be played, since there is no sound device 'default'.")
    #expect(
      wrong.first?.command
        == "vocalvocab doctor --devices, then vocalvocab settings set device NAME")
    let full = try mute.shell("doctor --plain --source offline > /dev/full")
    #expect(full.status == 1 && full.errors.contains("Not all could be printed"), "\(full.errors)")
  }

  @Test("the files that are installed with the program are made, or a sentence says why not")
  func prepare() throws {
    let result = try program.run("prepare", "/proc/nowhere")
    #expect(result.status == 1)
    #expect(
      result.errors.contains("'/proc/nowhere/words.index' can't be written"), "\(result.errors)")
  }

  @Test("says what is wrong with a setting, a voice and a folder")
  func wrongChoices() throws {
    func change(_ setting: String) throws {
      try #"{"format": "vocalvocab.settings", "version": 1, \#(setting)}"#.write(
        toFile: program.home + "/.config/vocalvocab/settings.json", atomically: true,
        encoding: .utf8)
    }
    try change(#""speed": 99"#)
    let speed = try program.run("doctor", "--plain", "--source", "offline")
    #expect(speed.status == 1)
    #expect(lines(speed)["Settings"]?.contains("Speed 99.0 is too fast") == true)
    #expect(
      lines(speed)["Settings"]?.hasSuffix("To mend it: vocalvocab settings reset speed") == true)
    try change(#""voice": "nobody""#)
    let voice = try program.run("doctor", "--plain", "--source", "offline")
    #expect(voice.status == 1)
    #expect(
      lines(voice)["Voice"]
        == "wrong: There is no voice named 'nobody': choose another. "
        + "To mend it: vocalvocab settings set voice martin"
    )
    let folder = try program.run(
      "doctor", "--plain", "--source", "offline", "--data", "/dev/null/here")
    #expect(folder.status == 1)
    #expect(lines(folder)["Files"]?.hasPrefix("wrong: ") == true, "\(folder.output)")
  }

  @Test("says that a program without its voices and its server must be installed again")
  func alone() throws {
    let copy = program.home + "/vocalvocab"
    try FileManager.default.copyItem(atPath: Program.path, toPath: copy)
    let result = try program.run("doctor", "--plain", "--source", "offline", program: copy)
    #expect(result.status == 1)
    #expect(lines(result)["Voice"]?.hasSuffix("To mend it: make install") == true)
    #expect(lines(result)["Server"]?.hasSuffix("To mend it: make serve") == true)
  }
}
