import Speech
import Storage
import Tutor

/// The voice, speed and device that the options and the settings come to, with the engine started.
struct SoundSetup {
  let synthesizer: Synthesizer
  let script: Script
  let device: String

  /// The voice that a new learner hears.
  static let normalVoice = "clara"
  static let normalDevice = "default"

  /// - Throws: ``SpeechError``, and ``WrongUsage`` for a voice that isn't there.
  init(_ options: SoundOptions, settings: Settings, folders: Folders) async throws {
    synthesizer = try Synthesizer.start(voices: Environment.voices, cache: folders.cache)
    let voice = options.voice ?? settings.voice ?? Self.normalVoice
    let speed = try options.speed ?? settings.speed.map { try Speed($0) } ?? .normal
    script = Script(voice: voice, speed: speed)
    device = options.device ?? settings.device ?? Self.normalDevice
    do {
      try await synthesizer.check(voice: voice)
    } catch {
      throw WrongUsage(description: error.description)
    }
  }
}
