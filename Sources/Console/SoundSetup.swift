package import Learner
package import Speech
package import Storage

/// The engine, voice, speed and device from the options and the settings.
package struct SoundSetup {
  package let synthesizer: Synthesizer
  package let style: SpeechStyle
  package let device: SoundDevice

  /// Takes the values that the caller gives, and the others from the settings.
  ///
  /// - Throws: ``SettingError`` or ``SpeechError`` if the speed is wrong; ``StorageError``.
  package init(
    voice: String? = nil, speed: String? = nil, device: String? = nil, files: LearnerFiles
  ) async throws {
    let preferences = Preferences(try files.settings.read())
    style = SpeechStyle(
      voice: voice ?? preferences.voice,
      speed: try speed.map(Preferences.speed) ?? preferences.speed)
    self.device = SoundDevice(device ?? preferences.device, leadIn: try preferences.leadIn)
    synthesizer = try files.synthesizer
    await synthesizer.correct(with: try files.pronunciations.read())
  }

  /// Returns a speaker whose voice exists and whose device is open.
  ///
  /// The voice is checked while the device opens, because each takes about as long as the synthesis
  /// of a word.
  ///
  /// - Throws: ``SpeechError``.
  package func speaker() async throws -> Speaker {
    let speaker = Speaker(synthesizer: synthesizer, device: device)
    async let opened: Void = speaker.open()
    try await synthesizer.check(voice: style.voice)
    try await opened
    return speaker
  }
}

extension Folders {
  /// The speech engine, with our voices.
  package var synthesizer: Synthesizer { .shared(voices: Environment.voices, cache: cache) }
}
