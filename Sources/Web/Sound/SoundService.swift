internal import Speech

/// The service that makes, keeps and plays the sounds of all learners.
final class SoundService: Sendable {
  let synthesizer: Synthesizer
  let library: SoundLibrary
  let addresses = SoundAddresses()
  private let speaker: Speaker

  /// - Parameter device: the name of this computer's ALSA device.
  init(synthesizer: Synthesizer, device: String) {
    self.synthesizer = synthesizer
    library = SoundLibrary(synthesizer: synthesizer)
    speaker = Speaker(synthesizer: synthesizer, device: device)
  }

  /// Stops what this computer is playing, and plays utterances.
  ///
  /// - Throws: `SpeechError` when the sound device can't be used.
  func playHere(_ utterances: [Utterance]) async throws {
    // First, because the device can be opened anew only when the last sound has ended.
    speaker.stop()
    try await speaker.open()
    if let failure = speaker.takeFailure() { throw failure }
    speaker.say(utterances)
  }
}
