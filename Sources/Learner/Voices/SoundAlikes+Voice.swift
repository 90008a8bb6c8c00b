public import Speech
public import WordService

extension SoundAlikes.Engine {
  /// Makes the engine that says single words in a voice.
  public init(_ synthesizer: Synthesizer, voice: String) {
    self.init(version: synthesizer.version) {
      await synthesizer.heteronyms(voice: voice)
    } pronounce: { words in
      try await synthesizer.soundKeys(of: words, voice: voice)
    }
  }
}
