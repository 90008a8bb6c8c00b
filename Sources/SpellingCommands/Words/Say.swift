package import ArgumentParser
import Console
import Glibc
import Speech
import Storage
import Terminal

/// `vocalvocab say`: speaks a text.
package struct Say: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Speak a text, or write its sound to a file.",
    discussion: """
      Examples:
        vocalvocab say necessary
        vocalvocab say --spell necessary
        vocalvocab say --voice martin-gb --speed 0.7 "She sells sea shells."
        vocalvocab say necessary --output necessary.wav
        fortune | vocalvocab say -
      """)

  @Argument(help: "The text to speak, or - for standard input.")
  var text: [String]

  @Flag(help: "Spell the text, letter by letter.")
  var spell = false

  @Option(
    help: ArgumentHelp(
      "Write the sound to this WAV file instead of playing it; - is standard output.",
      valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace the file if it exists.")
  var force = false

  @OptionGroup(title: "Sound") var sound: SoundOptions
  @OptionGroup(title: "Files") var data: DataOptions

  package func validate() throws {
    if force, output == nil {
      throw ValidationError("--force replaces a file: give --output FILE, too.")
    }
    if sound.device != nil, output != nil {
      throw ValidationError("--output writes to a file, and plays nothing: leave --device out.")
    }
    if output == InputFile.standardInput, isatty(STDOUT_FILENO) == 1 {
      throw ValidationError("A terminal can't show sound: give a file, as in '--output word.wav'.")
    }
  }

  package func run() async throws {
    let files = try data.files(isReading: true)
    let setup = try await SoundSetup(sound, files: files)
    let text =
      try text == [InputFile.standardInput] ? InputFile.text() : text.joined(separator: " ")
    let utterance = spell ? setup.style.letters(text) : setup.style.text(text)
    if let output {
      let sound = try await setup.synthesizer.sound(of: utterance)
      try OutputFile.write(sound.wav, to: output, isReplacing: force)
    } else {
      _ = try await setup.speaker().say([utterance]).value
    }
    await setup.synthesizer.reportProgramFailure()
  }

  package init() {}
}
