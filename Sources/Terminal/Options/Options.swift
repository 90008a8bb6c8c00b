package import ArgumentParser
package import Console
import Learner
package import Storage

/// The option for the voice.
package struct VoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Speak in this voice; 'vocalvocab voices' lists the voices.", valueName: "name"),
    completion: .voices)
  package var voice: String?

  package init() {}
}

/// The options for the voice, its speed and the sound device.
package struct SoundOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Speak at this speed, from 0.5 to 2.5; 1 is normal.", valueName: "number"))
  package var speed: String?

  @OptionGroup package var ofVoice: VoiceOptions

  @Option(
    help: ArgumentHelp(
      "Play on this ALSA device; 'vocalvocab doctor --devices' lists the devices.",
      valueName: "name"),
    completion: .devices)
  package var device: String?

  package init() {}
}

extension SoundOptions {
  package var voice: String? { ofVoice.voice }

  /// The first given option that concerns only sound; `nil` if none is given. The option for the
  /// voice does not count, because it also chooses a language.
  package var firstOfSound: String? {
    [("--speed", speed), ("--device", device)].first { $0.1 != nil }?.0
  }
}

extension SoundSetup {
  /// Takes the values of the given options, and the other values from the settings.
  ///
  /// - Throws: ``SettingError`` or ``SpeechError`` if the speed is wrong; ``StorageError``.
  package init(_ options: SoundOptions, files: LearnerFiles) async throws {
    try await self.init(
      voice: options.voice, speed: options.speed, device: options.device, files: files)
  }
}

/// The options for the form of the output.
package struct OutputOptions: ParsableArguments {
  @Flag(help: "Print one statement a line, without colour.")
  package var plain = false

  @Flag(help: "Print JSON; 'vocalvocab help json' describes it.")
  package var json = false

  package func validate() throws {
    if plain, json { throw ValidationError("Choose one of --plain and --json.") }
  }

  package init() {}
}

/// The options for the form of a table.
package struct TableOptions: ParsableArguments {
  @OptionGroup package var output: OutputOptions

  @Flag(help: "Print CSV, for a spreadsheet.")
  package var csv = false

  package var plain: Bool { output.plain }
  package var json: Bool { output.json }

  package func validate() throws {
    if csv, plain || json { throw ValidationError("Choose one of --plain, --json and --csv.") }
  }

  package init() {}
}

/// The option of the commands that ask before they change much.
package struct ConfirmationOptions: ParsableArguments {
  @Flag(help: "Do it without asking.")
  package var yes = false

  /// Asks whether to do something, unless `--yes` says so.
  ///
  /// - Returns: whether to do it.
  /// - Throws: ``CommandError/notAsked(_:)`` if nobody can be asked.
  package func isConfirmed(_ question: String) throws -> Bool {
    guard !yes else { return true }
    guard Question.isPossible else { throw CommandError.notAsked("Nothing was changed") }
    if Question.isConfirmed(question) { return true }
    Screen.notices.line("Nothing was changed.")
    return false
  }

  package init() {}
}
