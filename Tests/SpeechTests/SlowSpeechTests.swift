import Foundation
import Languages
import Testing

@testable import Speech

@Suite("Slow speech", .serialized)
struct SlowSpeechTests {
  let synthesizer = sharedSynthesizer

  private func sound(
    _ content: Utterance.Content, speed: Double = 1, voice: String = "en-us"
  ) async throws -> Sound {
    try await synthesizer.sound(
      of: Utterance(content, voice: voice, speed: try Speed(speed)))
  }

  @Test(
    "a word said slowly lasts longer than one at the same rate",
    arguments: ["necessary", "harbor", "strength"])
  func stretched(word: String) async throws {
    let slow = try await sound(.slowly(word, .stretched)).spoken
    let rate = try await sound(.text(word), speed: 0.6).spoken
    #expect(slow > rate * 11 / 10, "\(slow) \(rate)")
  }

  @Test("a word said slowly has a gap after each syllable but the last")
  func gaps() async throws {
    #expect(try await sound(.text("lemonade"), speed: 0.6).pauses(from: 0.06) == 0)
    #expect(try await sound(.slowly("lemonade", .stretched)).pauses(from: 0.06) == 2)
  }

  @Test("speech gets slower than the engine can make it, at the same pitch")
  func belowTheSlowest() async throws {
    let slow = try await sound(.slowly("lemonade", .stretched), speed: 0.5)
    let slowest = try await sound(.text("lemonade"), speed: 0.5)
    // The engine can do 80 words a minute at least. The second sound has 87, the first has 52.
    #expect(slow.spoken > slowest.spoken * 16 / 10)
    #expect(abs(slow.pitch / slowest.pitch - 1) < 0.12, "\(slow.pitch) \(slowest.pitch)")
  }

  @Test(
    "a word said by syllables has a pause after each syllable but the last",
    arguments: [
      ("necessary", 4), ("harbor", 2), ("cat", 1), ("ice cream", 2), ("rhythm", 2), ("weariest", 3),
      ("recreate", 3),
    ])
  func syllables(word: String, count: Int) async throws {
    let sound = try await sound(.slowly(word, .bySyllables))
    #expect(sound.pauses(from: 0.2) == count - 1)
  }

  @Test(
    "a text without phonemes is said as it is, or not at all",
    arguments: ["", "\0", "123", "?!", "中"])
  func strange(text: String) async throws {
    for style in [Utterance.SlowStyle.stretched, .bySyllables] {
      _ = try await sound(.slowly(text, style))
    }
    #expect(try await sound(.slowly("123", .stretched)).spoken > 10_000)
  }

  @Test(
    "words of other languages are said by syllables, too",
    arguments: [("es", "palabra", 3), ("de", "Kinder", 2)])
  func languages(voice: String, word: String, count: Int) async throws {
    let sound = try await sound(.slowly(word, .bySyllables), voice: voice)
    #expect(sound.pauses(from: 0.2) == count - 1)
  }
}

@Suite("Syllables")
struct SyllableTests {
  @Test(
    "a vowel takes as many of the consonants before it as can begin a syllable",
    arguments: [
      ("n ˈɛ s ᵻ s ɚ ɹ i", "nɛ.sᵻ.sɚ.ɹi"), ("h ˈɑːɹ b ɚ", "hɑːɹ.bɚ"),
      ("ɛ k s t ɹ ˈiː m", "ɛk.stɹiːm"), ("s ˈɪ ŋ ɚ", "sɪŋ.ɚ"), ("b ˈʌ ʔ n̩", "bʌʔ.n̩"),
      ("k ˈɑː n s ə n t ɹ ˌeɪ t", "kɑːn.sən.tɹeɪt"), ("s t ɹ ˈɛ ŋ θ", "stɹɛŋθ"), ("ʃ", "ʃ"),
      ("s ˈɪə ɹ ɪ  əl", "sɪə.ɹɪ.əl"),
    ])
  func onsets(phonemes: String, syllables: String) {
    let sounds = phonemes.split(separator: " ", omittingEmptySubsequences: false).map {
      Phoneme(mnemonic: String($0), ipa: String($0))
    }
    let found = Syllables.of(sounds, in: .american)
    #expect(found.map { $0.map(\.bareIPA).joined() }.joined(separator: ".") == syllables)
  }
}

extension Sound {
  private static let silence: Int16 = 200

  /// The number of samples from the first audible one to the last.
  var spoken: Int {
    let isHeard = { (sample: Int16) in sample.magnitude > Self.silence }
    guard let first = samples.firstIndex(where: isHeard) else { return 0 }
    return samples.lastIndex(where: isHeard).map { $0 - first } ?? 0
  }

  /// Returns the number of silences inside the sound that last at least so many seconds.
  func pauses(from seconds: Double) -> Int {
    var (pauses, silent, hasBegun) = (0, 0, false)
    for sample in samples {
      if sample.magnitude <= Self.silence {
        silent += 1
        continue
      }
      if hasBegun, Double(silent) >= seconds * Double(sampleRate) { pauses += 1 }
      (silent, hasBegun) = (0, true)
    }
    return pauses
  }

  /// The pitch of the loudest tenth of a second, in Hz, by autocorrelation.
  var pitch: Double {
    let length = sampleRate / 10
    let loudness = { (start: Int) in
      samples[start..<start + length].reduce(0) { $0 + Int($1.magnitude) }
    }
    guard samples.count > 2 * length else { return 0 }
    let starts = stride(from: 0, to: samples.count - 2 * length, by: length / 4)
    guard let start = starts.max(by: { loudness($0) < loudness($1) }) else { return 0 }
    let lags = sampleRate / 350...sampleRate / 60
    let correlation = { (lag: Int) in
      (start..<start + length).reduce(0) { $0 + Int(samples[$1]) * Int(samples[$1 + lag]) }
    }
    let best = lags.max { correlation($0) < correlation($1) } ?? 1
    return Double(sampleRate) / Double(best)
  }
}
