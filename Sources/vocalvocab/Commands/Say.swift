import ArgumentParser
import Speech
import Storage

struct Say: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Speak a text.",
    discussion: """
      Examples:
        vocalvocab say necessary
        vocalvocab say --spell necessary
        vocalvocab say --voice martin-gb --speed 0.7 "She sells sea shells."
        vocalvocab say necessary --output necessary.wav
      """)

  @Argument(help: "What to say.")
  var text: [String]

  @Flag(name: .long, help: "Spell it, letter by letter.")
  var spell = false

  @Option(
    name: .long,
    help: ArgumentHelp("Write a WAV file instead of playing.", valueName: "file"))
  var output: String?

  @Flag(name: .long, help: "Replace a file that exists.")
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
  }
}
