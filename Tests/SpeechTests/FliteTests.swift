import Foundation
import Testing

@testable import Speech

@Suite("Recorded voices", .serialized)
struct FliteTests {
  let synthesizer = sharedSynthesizer

  private func sound(
    _ content: Utterance.Content, voice: String = "flite-slt", speed: Double = 1,
    parts: [String: String] = [:]
  ) async throws -> Sound {
    try await synthesizer.sound(
      of: Utterance(content, voice: voice, speed: try Speed(speed), parts: parts))
  }

  @Test("the list of voices includes Flite's")
  func listed() async throws {
    let voices = try await synthesizer.voices().filter { $0.maker == .flite }
    #expect(voices.map(\.name) == ["flite-slt", "flite-rms"])
    #expect(voices.allSatisfy { $0.language == "en-us" })
    try await synthesizer.check(voice: "flite-rms")
    await #expect(throws: SpeechError.unknownVoice("flite-kal")) {
      try await synthesizer.check(voice: "flite-kal")
    }
  }

  @Test(
    "a recorded voice sounds as long as Flite's own program makes it", arguments: ["slt", "rms"])
  func oracle(name: String) async throws {
    let path = NSTemporaryDirectory() + "vocalvocab-\(UUID()).wav"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/flite")
    process.arguments = ["-voice", name, "-t", "necessary", "-o", path]
    try process.run()
    process.waitUntilExit()
    let bytes = try Data(contentsOf: URL(filePath: path))
    let seconds = Double(bytes.count - 44) / 2 / 16000
    let sound = try await sound(.text("necessary"), voice: "flite-\(name)")
    #expect(abs(Double(sound.samples.count) / 22050 - seconds) < 0.01)
  }

  @Test("recorded voices follow the speed, spell words, and speak slowly")
  func ways() async throws {
    let word = try await sound(.text("necessary")).spoken
    #expect(try await sound(.text("necessary"), speed: 0.5).spoken > word * 18 / 10)
    #expect(try await sound(.letters("necessary")).pauses(from: 0.1) >= 8)
    #expect(try await sound(.slowly("necessary", .stretched)).spoken > word * 15 / 10)
    #expect(try await sound(.slowly("lemonade", .bySyllables)).pauses(from: 0.2) == 2)
    #expect(try await sound(.text("")).samples.count < 22050)
  }

  @Test("a word with two pronunciations is said in the one for its part of speech")
  func heteronyms() async throws {
    let noun = try await sound(.text("record"), parts: ["record": "noun"])
    let verb = try await sound(.text("record"), parts: ["record": "verb"])
    #expect(noun.samples != verb.samples)
  }

  @Test("a sound of another rate keeps its tones, and loses those that are too high")
  func resampling() {
    for rate in [8000, 16000, 44100, 48000] {
      let tone = { (hertz: Double) in
        (0..<rate).map { Float(sin(2 * .pi * hertz * Double($0) / Double(rate)) * 0.5) }
      }
      let kept = Sound(resampling: tone(1000), from: rate)
      #expect(abs(kept.samples.count - 22050) < 3)
      #expect(abs(Self.rms(kept) - 0.3535) < 0.01)
      #expect(abs(kept.pitchByCrossings - 1000) < 3)
      if rate > 30000 { #expect(Self.rms(Sound(resampling: tone(15000), from: rate)) < 0.001) }
    }
    #expect(Sound(resampling: [], from: 16000).samples.isEmpty)
    #expect(Sound(resampling: [1], from: 0).samples.isEmpty)
  }

  private static func rms(_ sound: Sound) -> Double {
    let inner = sound.samples.dropFirst(500).dropLast(500)
    let squares = inner.map { Double($0) / 32768 * Double($0) / 32768 }
    return (squares.reduce(0, +) / Double(inner.count)).squareRoot()
  }
}

extension Sound {
  fileprivate var pitchByCrossings: Double {
    let rising = zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    return Double(rising) / (Double(samples.count) / Double(sampleRate))
  }
}
