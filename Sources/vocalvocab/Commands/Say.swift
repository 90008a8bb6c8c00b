import ArgumentParser
import Console
import Speech
import Storage

/// `vocalvocab say`: speaks a text.
struct Say: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Speak a text, or write its sound to a file.",
    discussion: """
      Examples:
        vocalvocab say necessary
        vocalvocab say --spell necessary
        vocalvocab say --voice martin-gb --speed 0.7 "She sells sea shells."
        vocalvocab say necessary --output necessary.wav
      """)

  @Argument(help: "The text to speak.")
  var text: [String]

  @Flag(help: "Spell the text, letter by letter.")
  var spell = false

  @Option(
    help: ArgumentHelp(
      "Write the sound to this WAV file instead of playing it.", valueName: "file"))
  var output: String?

  @Flag(help: "Replace the file if it exists.")
  var force = false

  @OptionGroup var sound: SoundOptions
  @OptionGroup var data: DataOptions

  func run() async throws {
    let files = try data.files()
    let setup = try await SoundSetup(sound, files: files)
    let text = text.joined(separator: " ")
    let utterance = spell ? setup.script.letters(text) : setup.script.text(text)
    if let output {
      let sound = try await setup.synthesizer.sound(of: utterance)
      try OutputFile.write(sound.wav, to: output, isReplacing: force)
    } else {
      _ = try await setup.speaker().say([utterance]).value
    }
    await setup.synthesizer.reportProgramFailure()
  }
}
