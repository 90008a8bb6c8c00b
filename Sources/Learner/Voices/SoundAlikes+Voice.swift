package import Speech
package import WordService

extension SoundAlikes.Engine {
  /// Makes the engine that says single words in a voice.
  package init(_ synthesizer: Synthesizer, voice: String) {
    self.init(version: synthesizer.version) {
      await synthesizer.heteronyms(voice: voice)
    } pronounce: { words in
      try await synthesizer.soundKeys(of: words, voice: voice)
    }
  }
}
