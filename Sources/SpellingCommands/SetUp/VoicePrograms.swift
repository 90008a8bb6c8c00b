import ArgumentParser
import Console
import FoundationEssentials
import Learner
import Speech
import Storage
import Terminal

extension VoicesCommand {
  /// `vocalvocab voices add`: adds a voice that a program speaks.
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Add a voice that a program speaks.",
      discussion: """
        Examples:
          vocalvocab voices add ryan --command 'piper -m ryan.onnx --output_file -'
          vocalvocab voices add ryan --command './speak-raw' --raw 22050
          vocalvocab voices add slow --command 'espeak-ng -s 120 --stdin --stdout'

        The program reads a text from standard input, and writes a sound file, or bare samples, to \
        standard output. It runs in the present folder, without a shell. It is tried before the \
        voice is kept.
        """)

    @Argument(
      help: """
        The name of the voice: small letters, digits and hyphens. The ending -gb tells that it \
        speaks British English.
        """)
    var name: String

    @Option(
      help: ArgumentHelp(
        "The program and its arguments, with the quotes of a shell.", valueName: "command line"))
    var command: String

    @Option(
      help: ArgumentHelp(
        """
        The program writes bare samples, this many a second: signed 16-bit, little-endian, one \
        channel.
        """, valueName: "rate"))
    var raw: Int?

    @OptionGroup(title: "Files") var data: DataOptions

    func validate() throws {
      if let raw, !ProgramVoice.rates.contains(raw) {
        throw ValidationError(
          """
          --raw takes samples a second from \(ProgramVoice.rates.lowerBound) to \
          \(ProgramVoice.rates.upperBound).
          """)
      }
    }

    func run() async throws {
      let voice = try ProgramVoice(
        named: name, commandLine: command, folder: FileManager.default.currentDirectoryPath,
        rawRate: raw)
      let files = try data.files()
      let synthesizer = try files.synthesizer
      let others = try await synthesizer.voices().filter { $0.maker != .program }
      guard !others.contains(where: { $0.name == name }) else {
        throw CommandError.impossible("'\(name)' is a voice already: give another name.")
      }
      try await synthesizer.check(program: voice)
      try files.voices.add(voice.kept)
      Screen.notices.line(
        "Kept. 'vocalvocab settings set voice \(name)' chooses it for every session.")
    }
  }

  /// `vocalvocab voices remove`: removes a voice that a program speaks.
  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a voice that a program speaks.",
      discussion: """
        Example:
          vocalvocab voices remove piper
        """)

    @Argument(help: "The name of the voice.", completion: .addedVoices) var name: String
    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let files = try data.files()
      guard try files.voices.read().contains(where: { $0.name == name }) else {
        throw CommandError.impossible(
          "You have added no voice named '\(name)': 'vocalvocab voices' lists the voices.")
      }
      try files.voices.remove(name)
      let isChosen = try Setting.voice.value(in: files.settings.read()) == name
      if isChosen { try files.settings.change { Setting.voice.reset(in: &$0) } }
      Screen.notices.line(
        isChosen ? "Removed. From now on you hear \(Preferences.normalVoice)." : "Removed.")
    }
  }
}
