import Foundation
import Testing

/// Sound as a card plays it, in real time. These tests take as long as the sounds that they record.
@Suite("Sound in real time", .serialized)
struct RealTimeTests {
  let server: SoundServer
  let program: Program

  init() throws {
    server = try SoundServer()
    program = try Program(.configuration(server.configuration))
  }

  /// Returns the samples of a text that is spoken alone.
  private func sound(of text: String, spelled: Bool = false) throws -> [Int16] {
    let file = program.home + "/alone.wav"
    try program.run(["say", text, "--output", file, "--force"] + (spelled ? ["--spell"] : []))
    return try Program.samples(at: file)
  }

  @Test(
    "the measure of a whole sound notices a missing beginning or end",
    arguments: ["necessary", "a", "harbor"])
  func measure(text: String) throws {
    let sound = try sound(of: text)
    let silence = [Int16](repeating: 0, count: 20_000)
    let first = try #require(sound.firstIndex { abs(Int($0)) > 500 })
    let last = try #require(sound.lastIndex { abs(Int($0)) > 500 })
    #expect(LoudnessCurve(silence + sound + silence).find(LoudnessCurve(sound)).isWhole)
    let eightyMilliseconds = 1764
    for cut in [
      sound.prefix(last - eightyMilliseconds), sound.dropFirst(first + eightyMilliseconds),
    ] {
      #expect(!LoudnessCurve(silence + cut + silence).find(LoudnessCurve(sound)).isWhole)
    }
  }

  @Test("every word, definition, verdict and letter of a session is heard whole, in order")
  func session() throws {
    let result = try program.run(
      "play", "--word", "harbor", "--word", "rhythm", "--tries", "2",
      input: "/define\nharbon\nharbor\naa\nbb\nrhythm\n")
    #expect(result.status == 0 && result.errors.isEmpty)
    usleep(500_000)  // until the recorder has the last sound
    let recording = LoudnessCurve(server.samples)
    var place = 0
    for text in [
      "harbor", "noun. a place by the coast where ships can stay safely",
      "Not yet. Your letter 6 is wrong.", "harbor",
      "Correct.", "rhythm", "The word is", "rhythm", "r-h-y-t-h-m", "rhythm", "Good.",
    ] {
      let isSpelled = text.contains("-")
      let alone = try sound(of: text.filter { $0 != "-" }, spelled: isSpelled)
      let found = recording.find(LoudnessCurve(alone), from: place)
      #expect(found.isWhole, "\(text): \(found)")
      place = found.end
    }
  }

  @Test(
    "/quit, Ctrl-D and Ctrl-C stop a long definition within 50 ms",
    arguments: [("/quit\n", 0), (Terminal.controlD, 0), (Terminal.controlC, 130)]
      as [(String, Int32)])
  func stopped(keys: String, status: Int32) throws {
    let terminal = try Terminal(program, "play", "--word", "aardvark")
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

  @Test("the program ends as soon as its speech has ended")
  func prompt() throws {
    let length = Double(try sound(of: "harbor").count) / 22050
    let result = try program.run("say", "harbor")
    #expect(result.duration < .seconds(length + 1))
  }

  @Test("a sound device that disappears during speech gets one sentence")
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

  @Test("a session goes on after its sound device disappeared, and keeps every try")
  func lostDevice() throws {
    let terminal = try Terminal(program, "play", "--word", "harbor", "--word", "ocean")
    try terminal.wait(for: "1 › ")
    try server.waitForSound()
    server.kill()
    terminal.type("harbor\n")
    try terminal.wait(for: "2 › ")
    terminal.type("ocean\n")
    try terminal.wait(for: "You completed 2 of 2 words")
    #expect(terminal.end() == 0)
    #expect(terminal.shown.contains("vocalvocab: "))
  }

  @Test(
    "a message about a lost sound device appears while the learner types, and keeps the line",
    arguments: [(" › ", "\u{1B}[K\r", []), ("> ", "\n", ["--plain"])])
  func urgentMessage(prompt: String, before: String, options: [String]) throws {
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
    // The verdict and the next word can't be heard either, but the message is not repeated.
    usleep(1_000_000)
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
    let words = terminal.shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.split(separator: "can't play speech").count == 2)
    #expect(terminal.isAsBefore)
  }
}
