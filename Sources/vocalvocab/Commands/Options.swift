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

extension SoundOptions {
  /// The first given option that only concerns sound; `nil` for none. A voice has a language, too.
  var firstOfSound: String? {
    [("--speed", speed), ("--device", device)].first { $0.1 != nil }?.0
  }
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
struct JSONOptions: ParsableArguments {
  @Flag(help: "Print JSON; 'vocalvocab help json' describes it.")
  var json = false
}

/// The options for a table that other programs read.
struct TableOptions: ParsableArguments {
  @OptionGroup var output: JSONOptions

  @Flag(help: "Print CSV, for a spreadsheet.")
  var csv = false

  var json: Bool { output.json }

  func validate() throws {
    if json, csv { throw ValidationError("Choose one of --json and --csv.") }
  }
}

/// The option for a command that asks before it changes much.
struct ConfirmationOptions: ParsableArguments {
  @Flag(help: "Do it without asking.")
  var yes = false

  /// Asks whether to do something, unless `--yes` says so.
  ///
  /// - Returns: whether to do it.
  /// - Throws: ``CommandError/notAsked(_:)`` where nobody can be asked.
  func isConfirmed(_ question: String) throws -> Bool {
    guard !yes else { return true }
    guard Question.isPossible else { throw CommandError.notAsked("Nothing was changed") }
    if Question.isConfirmed(question) { return true }
    Screen(plain: true).line("Nothing was changed.")
    return false
  }
}
