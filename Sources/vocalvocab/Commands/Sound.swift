import Speech
import Storage
import Tutor

/// The voice, speed and device that the options and the settings come to.
struct SoundSetup {
  let synthesizer: Synthesizer
  let script: Script
  let device: String

  /// The voice that a new learner hears.
  static let normalVoice = "martin"
  static let normalDevice = "default"

  /// - Throws: ``WrongUsage`` or ``SpeechError`` for a speed that can't be, ``StorageError``.
  init(_ options: SoundOptions, records: Records) async throws {
    let settings = try records.settings()
    let speed = try options.speed.map(Self.speed) ?? settings.speed.map { try Speed($0) }
    let voice = options.voice ?? settings.voice ?? Self.normalVoice
    script = Script(voice: voice, speed: speed ?? .normal)
    device = options.device ?? settings.device ?? Self.normalDevice
    synthesizer = Synthesizer.shared(voices: Environment.voices, cache: records.folders.cache)
    await synthesizer.correct(with: try records.pronunciations())
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

  /// - Throws: ``WrongUsage`` for what is no number, ``SpeechError`` for one that is out of range.
  static func speed(_ text: String) throws -> Speed {
    guard let number = Double(text) else {
      let range = "\(Speed.range.lowerBound) to \(Speed.range.upperBound)"
      throw WrongUsage(description: "'\(text)' is not a speed: give a number from \(range).")
    }
    return try Speed(number)
  }
}
