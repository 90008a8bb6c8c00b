import ArgumentParser
import Speech
import Storage
import Tutor

struct VoicesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices, ours and the system's.",
    discussion: """
      One of ours speaks any language of the system: --voice es+clara is Clara in Spanish.
      """)

  @Flag(name: .long, help: "Let each of our voices speak.")
  var say = false

  @Flag(name: .long, help: "No colour, one statement a line.")
  var plain = false

  @OptionGroup var list: ListOptions
  @OptionGroup var sound: SoundOptions
  @OptionGroup var data: DataOptions

  func run() async throws {
    let folders = data.folders
    let synthesizer = Synthesizer.shared(voices: Environment.voices, cache: folders.cache)
    let voices = try await synthesizer.voices()
    let screen = Screen(plain: plain)
    if say {
      try await speak(voices.filter(\.isOurs), on: screen)
    } else if list.json {
      screen.line(try json(voices))
    } else {
      show("Ours", voices.filter(\.isOurs), on: screen)
      show("The system's", voices.filter { !$0.isOurs }, on: screen)
    }
  }

  private func show(_ title: String, _ voices: [Voice], on screen: Screen) {
    if screen.isPlain {
      for voice in voices { screen.line("\(voice.name) (\(voice.language)): \(voice.about)") }
      return
    }
    screen.line(screen.styled(title, .strong))
    let width = voices.map(\.name.count).max() ?? 0
    for voice in voices {
      let name = voice.name + String(repeating: " ", count: width - voice.name.count)
      let language = voice.isOurs ? screen.styled("  \(voice.language)", .quiet) : ""
      screen.line("  \(name)\(language)  \(voice.about.printable)")
    }
    screen.line()
  }

  private func speak(_ voices: [Voice], on screen: Screen) async throws {
    let records = try data.records()
    let setup = try SoundSetup(
      sound, settings: try records.settings(), folders: records.folders)
    let speaker = try await setup.speaker()
    for voice in voices {
      screen.line("\(voice.name): \(voice.about.printable)")
      let sentence = "I am \(voice.name.prefix { $0 != "-" }). Listen: necessary, rhythm, harbor."
      _ = try await speaker.say([
        Utterance(.text(sentence), voice: voice.name, speed: setup.script.speed)
      ]).value
    }
  }
}
