import Speech
import Storage
import Tutor

/// The engine, voice, speed and device that the options and the settings choose.
struct SoundSetup {
  let synthesizer: Synthesizer
  let script: Script
  let device: String

  /// Takes what the options or the caller name, and the rest from the settings.
  ///
  /// - Throws: ``SettingError`` or ``SpeechError`` if the speed is wrong; ``StorageError``.
  init(
    _ options: SoundOptions? = nil, device: String? = nil, files: LearnerFiles
  ) async throws {
    let preferences = Preferences(try files.settings.read())
    script = Script(
      voice: options?.voice ?? preferences.voice,
      speed: try options?.speed.map(Preferences.speed) ?? preferences.speed)
    self.device = options?.device ?? device ?? preferences.device
    synthesizer = files.folders.synthesizer
    await synthesizer.correct(with: try files.pronunciations.text())
  }

  /// Returns a speaker whose voice exists and whose device is open.
  ///
  /// The voice is checked while the device opens, because each takes about as long as the synthesis of a
  /// word.
  ///
  /// - Throws: ``SpeechError``.
  func speaker() async throws -> Speaker {
    let speaker = Speaker(synthesizer: synthesizer, device: device)
    async let opened: Void = speaker.open()
    try await synthesizer.check(voice: script.voice)
    try await opened
    return speaker
  }
}

extension Folders {
  /// The speech engine, with our voices.
  var synthesizer: Synthesizer { .shared(voices: Environment.voices, cache: cache) }
}
