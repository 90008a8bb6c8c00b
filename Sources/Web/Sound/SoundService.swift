internal import Speech

/// Makes, keeps and plays the sounds of all learners.
final class SoundService: Sendable {
  let synthesizer: Synthesizer
  let library: SoundLibrary
  let addresses = SoundAddresses()
  private let speaker: Speaker

  /// - Parameter device: the ALSA device of this computer.
  init(synthesizer: Synthesizer, device: String) {
    self.synthesizer = synthesizer
    library = SoundLibrary(synthesizer: synthesizer)
    speaker = Speaker(synthesizer: synthesizer, device: device)
  }

  /// Plays something on this computer, in place of what is playing.
  ///
  /// - Throws: ``SpeechError`` where there is nothing to play it on.
  func playHere(_ utterances: [Utterance]) async throws {
    try await speaker.open()
    if let failure = speaker.takeFailure() { throw failure }
    speaker.stop()
    speaker.say(utterances)
  }

  /// Waits until what is playing on this computer has been heard.
  func waitUntilQuiet() async { await speaker.waitUntilQuiet() }
}
