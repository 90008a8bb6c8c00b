import Foundation
import Testing

/// Sound as a card plays it, in real time. These take as long as what they hear.
@Suite("In real time", .serialized)
struct RealTimeTests {
  let server: SoundServer
  let program: Program

  init() throws {
    server = try SoundServer()
    program = try Program(.configuration(server.configuration))
  }

  /// The samples of a text by itself.
  private func sound(of text: String, spelled: Bool = false) throws -> [Int16] {
    let file = program.home + "/alone.wav"
    try program.run(["say", text, "--output", file, "--force"] + (spelled ? ["--spell"] : []))
    return try Program.samples(at: file)
  }

  @Test(
    "the measure of what is whole notices what is cut", arguments: ["necessary", "a", "harbor"])
  func measure(text: String) throws {
    let sound = try sound(of: text)
    let silence = [Int16](repeating: 0, count: 20_000)
    let first = try #require(sound.firstIndex { abs(Int($0)) > 500 })
    let last = try #require(sound.lastIndex { abs(Int($0)) > 500 })
    #expect(Envelope(silence + sound + silence).find(Envelope(sound)).isWhole)
    let eightyMilliseconds = 1764
    for cut in [
      sound.prefix(last - eightyMilliseconds), sound.dropFirst(first + eightyMilliseconds),
    ] {
      #expect(!Envelope(silence + cut + silence).find(Envelope(sound)).isWhole)
    }
  }

  @Test("a session is heard whole: every word, definition, verdict and letter, in order")
  func session() throws {
    let result = try program.run(
      "play", "--word", "harbor", "--word", "rhythm", "--tries", "2",
      input: "/define\nharbon\nharbor\na\nb\nrhythm\n")
    #expect(result.status == 0 && result.errors.isEmpty)
    usleep(500_000)  // for the recorder
    let recording = Envelope(server.samples)
    var place = 0
    for text in [
      "harbor", "noun. a sheltered port where ships can take on or discharge cargo",
      "verb. maintain a theory, thoughts, or feelings",
      "Not yet. Letter 6 is wrong.", "harbor",
      "Correct.", "rhythm", "The word is", "rhythm", "r-h-y-t-h-m", "rhythm", "Good.",
    ] {
      let isSpelled = text.contains("-")
      let alone = try sound(of: text.filter { $0 != "-" }, spelled: isSpelled)
      let found = recording.find(Envelope(alone), from: place)
      #expect(found.isWhole, "\(text): \(found)")
      place = found.end
    }
  }

  @Test(
    "a long definition stops within 50 ms",
    arguments: [("/quit\n", 0), (Terminal.controlD, 0), (Terminal.controlC, 130)]
      as [(String, Int32)])
  func stopped(keys: String, status: Int32) throws {
    let terminal = try Terminal(program, "play", "--word", "necessary")
    try terminal.wait(for: "1 › ")
    terminal.type("/define\n")
    usleep(2_000_000)
    try server.waitForSound()
    let stop = ContinuousClock.now
    terminal.type(keys)
    #expect(terminal.end() == status)
    usleep(500_000)
    let silence = try #require(server.lastSound) - stop
    #expect(silence < .milliseconds(50))
  }

  @Test("what has sounded ends the program without a wait")
  func prompt() throws {
    let length = Double(try sound(of: "harbor").count) / 22050
    let result = try program.run("say", "harbor")
    #expect(result.duration < .seconds(length + 1))
  }

  @Test("a device that goes away while it plays is told in one sentence")
  func vanished() async throws {
    let long = String(repeating: "necessary ", count: 30)
    async let saying = Task.detached { [program] in try program.run("say", long) }.value
    try server.waitForSound()
    server.kill()
    let result = try await saying
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("vocalvocab: "))
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(result.duration < .seconds(15))
  }

  @Test("a session goes on without the device that has gone, and keeps every try")
  func bereft() throws {
    let terminal = try Terminal(program, "play", "--word", "harbor", "--word", "ocean")
    try terminal.wait(for: "1 › ")
    try server.waitForSound()
    server.kill()
    terminal.type("harbor\n")
    try terminal.wait(for: "2 › ")
    terminal.type("ocean\n")
    try terminal.wait(for: "Completed: 2 of 2")
    #expect(terminal.end() == 0)
    #expect(terminal.shown.contains("vocalvocab: "))
  }

  @Test(
    "a device that goes away is told while a word is typed, and what is typed is kept",
    arguments: [(" › ", "\u{1B}[K\r", []), ("> ", "\n", ["--plain"])])
  func interjected(prompt: String, before: String, options: [String]) throws {
    let terminal = try Terminal(
      program, ["play", "--word", "necessary", "--word", "rhythm"] + options)
    try terminal.wait(for: "1" + prompt)
    terminal.type("/define\n")
    try terminal.wait(for: "1" + prompt)
    try server.waitForSound()
    terminal.type("neces")
    try terminal.wait(for: "neces")
    server.kill()
    try terminal.wait(for: before + "vocalvocab: ")
    try terminal.wait(for: "1" + prompt)
    terminal.type("sary\n")
    try terminal.wait(for: "Correct: necessary.")
    try terminal.wait(for: "2" + prompt)
    // Neither the verdict nor the next word can be heard; that is one sentence.
    usleep(1_000_000)
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
    #expect(terminal.shown.split(separator: "can't play speech").count == 2)
    #expect(terminal.isAsBefore)
  }
}
