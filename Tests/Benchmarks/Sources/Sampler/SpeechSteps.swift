import Speech

/// The steps of the voice.
final class SpeechSteps {
  private let synthesizer: Synthesizer
  private var said = 0

  private static let words = [
    "necessary", "harbor", "rhythm", "separate", "definite", "embarrass", "occasion", "privilege",
  ]

  init(_ synthesizer: Synthesizer) { self.synthesizer = synthesizer }

  /// Says a word up to its first samples.
  func say() async throws -> Duration {
    let utterance = Utterance(.text(Self.words[said % Self.words.count]), voice: "martin")
    said += 1
    return try await ContinuousClock().measure {
      for try await samples in synthesizer.stream(utterance) where !samples.isEmpty { break }
    }
  }
}
