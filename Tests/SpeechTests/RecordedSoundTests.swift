import Foundation
import Testing

@testable import Speech

@Suite("Recordings of people")
struct RecordedSoundTests {
  /// Returns a tone between silences, as a WAV file.
  private func file(
    rate: Int = 44100, hertz: Double = 440, level: Double = 0.3, seconds: Double = 0.5
  ) -> [UInt8] {
    let tone = (0..<Int(Double(rate) * seconds)).map {
      Int16(sin(2 * .pi * hertz * Double($0) / Double(rate)) * level * 32767)
    }
    let silence = [Int16](repeating: 0, count: rate / 2)
    return Sound(samples: silence + tone + silence, sampleRate: rate).wav
  }

  @Test(
    "a recording of any rate and loudness becomes as loud as our voices",
    arguments: [8000, 22050, 44100, 48000])
  func normal(rate: Int) throws {
    let quiet = try #require(Sound(recording: file(rate: rate, level: 0.01)))
    let loud = try #require(Sound(recording: file(rate: rate, level: 0.9)))
    #expect(quiet.sampleRate == 22050)
    // The silence at both ends is cut off.
    #expect((0.5...0.65).contains(Double(loud.samples.count) / 22050))
    let level = { (sound: Sound) in
      let inner = sound.samples.dropFirst(2000).prefix(6000).map { Double($0) / 32768 }
      return (inner.reduce(0) { $0 + $1 * $1 } / Double(inner.count)).squareRoot()
    }
    for sound in [quiet, loud] { #expect(abs(20 * log10(level(sound) / 0.085)) < 1) }
    #expect(loud.samples.first == 0 && loud.samples.last == 0)
  }

  @Test(
    "our voices are as loud as recordings",
    arguments: ["clara", "martin", "flite-slt", "flite-rms"])
  func voices(name: String) async throws {
    let synthesizer = sharedSynthesizer
    var difference = 0.0
    let words = [
      "necessary", "harbor", "thunder", "ocean", "garden", "umbrella", "window", "people",
    ]
    for word in words {
      let said = try await synthesizer.sound(of: Utterance(.text(word), voice: name))
      let recorded = try #require(Sound(recording: said.wav))
      let peak = { (sound: Sound) in Double(sound.samples.map(\.magnitude).max() ?? 1) }
      difference += 20 * log10(peak(said) / peak(recorded))
    }
    #expect(abs(difference / Double(words.count)) < 2, "\(difference / Double(words.count)) dB")
  }

  @Test("a file that is no recording of a word is refused")
  func none() {
    let good = file()
    #expect(Sound(recording: good) != nil)
    #expect(Sound(recording: []) == nil)
    #expect(Sound(recording: Array("<!DOCTYPE html><html></html>".utf8)) == nil)
    #expect(Sound(recording: Array(good.prefix(44))) == nil)
    #expect(Sound(recording: file(level: 0)) == nil)
    #expect(Sound(recording: file(rate: 8000, seconds: 25)) == nil)
    // A recording that was cut off is heard up to its end.
    #expect(Sound(recording: Array(good.prefix(good.count / 2))) != nil)
  }

  @Test("a damaged recording does not stop the program")
  func damaged() {
    var generator = SystemRandomNumberGenerator()
    let good = file(rate: 8000, seconds: 0.1)
    for _ in 0..<300 {
      var bytes = good
      for _ in 0..<8 {
        bytes[Int.random(in: 0..<60, using: &generator)] = .random(in: .min ... .max)
      }
      _ = Sound(recording: bytes)
    }
  }
}
