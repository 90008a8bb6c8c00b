import ArgumentParser
import Console
import Storage
import Tutor

/// The options for the voice, its speed and the sound device.
struct SoundOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Speak at this speed, from 0.5 to 2.5; 1 is normal.", valueName: "number"))
  var speed: String?

  @Option(
    help: ArgumentHelp(
      "Speak in this voice; 'vocalvocab voices' lists the voices.", valueName: "name"))
  var voice: String?

  @Option(
    help: ArgumentHelp(
      "Play on this ALSA device; 'aplay -L' lists the devices.", valueName: "name"))
  var device: String?
}

extension SoundSetup {
  /// Takes what the options name, and the rest from the settings.
  ///
  /// - Throws: ``SettingError`` or ``SpeechError`` if the speed is wrong; ``StorageError``.
  init(_ options: SoundOptions, files: LearnerFiles) async throws {
    try await self.init(
      voice: options.voice, speed: options.speed, device: options.device, files: files)
  }
}

/// The option for output that other programs read.
struct ListOptions: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false
}
