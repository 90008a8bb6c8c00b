public import Speech
public import WordService

extension SoundAlikes.Engine {
  /// A voice, as it says words alone.
  public init(_ synthesizer: Synthesizer, voice: String) {
    self.init(version: synthesizer.version) {
      await synthesizer.heteronyms(voice: voice)
    } pronounce: { words in
      try await synthesizer.soundKeys(of: words, voice: voice)
    }
  }
}
