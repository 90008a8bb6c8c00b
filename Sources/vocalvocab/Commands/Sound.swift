import Speech
import Storage
import Tutor

/// The voice, speed and device that the options and the settings come to.
struct SoundSetup {
  let synthesizer: Synthesizer
  let script: Script
  let device: String

  /// - Throws: ``SettingError`` or ``SpeechError`` for a speed that can't be, ``StorageError``.
  init(_ options: SoundOptions, files: LearnerFiles) async throws {
    try await self.init(
      voice: options.voice, speed: options.speed, device: options.device, files: files)
  }

  /// As the settings have it, but for what is named.
  init(
    voice: String? = nil, speed: String? = nil, device: String?, files: LearnerFiles
  ) async throws {
    let preferences = Preferences(try files.settings.read())
    script = Script(
      voice: voice ?? preferences.voice,
      speed: try speed.map(Preferences.speed) ?? preferences.speed)
    self.device = device ?? preferences.device
    synthesizer = Synthesizer.shared(voices: Environment.voices, cache: files.folders.cache)
    await synthesizer.correct(with: try files.pronunciations.text())
  }

  /// A speaker that is ready: its voice is there, and its device open. The two are got ready beside
  /// each other, for each takes about as long as a word to be synthesised.
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
