internal import Learner
internal import Speech

/// The service that makes, keeps and plays the sounds of all learners.
final class SoundService: Sendable {
  let synthesizer: Synthesizer
  let library: SoundLibrary
  let addresses: SoundAddresses
  private let speaker: Speaker
  private let report: @Sendable () async -> Void

  /// - Parameters:
  ///   - device: this computer's sound device.
  ///   - key: a secret of all servers of the store, for the addresses of the sounds.
  ///   - log: a closure that gets a sentence about each program that could not speak its voice.
  init(
    synthesizer: Synthesizer, device: SoundDevice, key: String,
    log: @escaping @Sendable (String) -> Void
  ) {
    self.synthesizer = synthesizer
    addresses = SoundAddresses(key: key)
    let report = { @Sendable () async in
      guard let failure = await synthesizer.takeProgramFailure() else { return }
      log("\(failure)")
    }
    self.report = report
    library = SoundLibrary(synthesizer: synthesizer, afterEach: report)
    speaker = Speaker(synthesizer: synthesizer, device: device)
  }

  /// Returns a sentence if our voice speaks in place of this one; otherwise `nil`.
  func replacement(of voice: String) async -> String? {
    await synthesizer.isReplaced(voice) ? Voice.sentence(ofReplaced: voice) : nil
  }

  /// Stops the sound that this computer is playing.
  func stopHere() { speaker.stop() }

  /// Stops the sound that this computer is playing, and plays utterances.
  ///
  /// - Throws: `SpeechError` when the sound device can't be used.
  func playHere(_ utterances: [Utterance]) async throws {
    // This comes first, because the device can be opened again only after the last sound has ended.
    speaker.stop()
    try await speaker.open()
    if let failure = speaker.takeFailure() { throw failure }
    let saying = speaker.say(utterances)
    Task { [report] in
      // The next request gets the failure of the device.
      _ = try? await saying.value
      await report()
    }
  }
}
