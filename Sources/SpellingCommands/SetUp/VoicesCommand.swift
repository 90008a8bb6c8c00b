package import ArgumentParser
import Console
import Learner
import Speech
import Storage
import Terminal

/// `vocalvocab voices`: the voices, and corrections of how they say a word.
package struct VoicesCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices, correct how they say a word, and add voices that programs speak.",
    discussion: """
      Examples:
        vocalvocab voices
        vocalvocab voices --say
        vocalvocab voices pronounce gyro
      """,
    subcommands: [List.self, Pronounce.self, Add.self, Remove.self],
    defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List our voices, those of Flite, those of programs, and those of eSpeak NG.",
      discussion: """
        Our voices speak every language of eSpeak NG: --voice es+clara is Clara in Spanish.

        Examples:
          vocalvocab voices
          vocalvocab voices list --say
          vocalvocab voices list --csv
        """)

    @Flag(help: "Let each of our voices, those of Flite and those of programs speak.")
    var say = false

    @OptionGroup var table: TableOptions
    @OptionGroup(title: "Sound") var sound: SoundOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func validate() throws {
      if say, table.json || table.csv {
        throw ValidationError("--say lets the voices speak: leave --json and --csv out.")
      }
      if !say, let useless = sound.firstOfSound {
        throw ValidationError("Only --say speaks: leave \(useless) out, or give --say, too.")
      }
    }

    func run() async throws {
      let voices = try await data.files(isReading: true).synthesizer.voices()
      let screen = Screen(plain: table.plain)
      if say {
        try await speak(voices.filter { $0.maker != .system }, on: screen)
      } else if table.json {
        screen.line(try json(ListedVoice.all(voices)))
      } else if table.csv {
        screen.table(
          ["name", "language", "maker", "about"],
          voices.map { [$0.name, $0.language, $0.maker.rawValue, $0.about] })
      } else {
        for group in VoiceGroup.all(voices) { show(group.title, group.voices, on: screen) }
      }
    }

    private func show(_ title: String, _ voices: [Voice], on screen: Screen) {
      if screen.isPlain {
        for voice in voices { screen.line("\(voice.name) (\(voice.language)): \(voice.about)") }
        return
      }
      screen.line(screen.styled(title, .strong))
      let width = voices.map(\.name.columns).max() ?? 0
      for voice in voices {
        let name = voice.name.padded(to: width)
        let language = voice.maker == .ours ? "  \(voice.language)" : ""
        screen.entry(
          [Screen.Piece("  \(name)"), Screen.Piece(language + "  ", .quiet)], voice.about)
      }
      screen.line()
    }

    private func speak(_ voices: [Voice], on screen: Screen) async throws {
      let setup = try await SoundSetup(sound, files: try data.files(isReading: true))
      let speaker = try await setup.speaker()
      for voice in voices {
        screen.paragraph("\(voice.name): \(voice.about.printable)")
        let style = SpeechStyle(voice: voice.name, speed: setup.style.speed)
        _ = try await speaker.say([style.text(voice.sample)]).value
        await setup.synthesizer.reportProgramFailure()
      }
    }
  }

  package init() {}
}
