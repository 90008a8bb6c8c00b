public import ArgumentParser
import Console
import Speech
import Storage
public import Tutor

/// `vocalvocab settings`: the choices that hold for every session.
struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show and change the settings, which hold for every session.",
    subcommands: [List.self, Get.self, Set.self, Reset.self],
    defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Show all settings.")

    @OptionGroup var list: ListOptions
    @OptionGroup var data: DataOptions

    func run() throws {
      let settings = try data.files().settings.read()
      let screen = Screen(plain: false)
      if list.json {
        let values = Setting.allCases.map { ($0.rawValue, $0.value(in: settings) ?? $0.normal) }
        screen.line(try json(Dictionary(uniqueKeysWithValues: values)))
        return
      }
      for key in Setting.allCases {
        let set = key.value(in: settings)
        let value = (set ?? key.normal).printable
        if screen.isPlain {
          screen.line("\(key.rawValue): \(value) (\(key.meaning))")
        } else {
          let name = key.rawValue.padded(to: 15)
          let shown = value.padded(to: 16)
          screen.line("\(name)\(set == nil ? shown : screen.styled(shown, .strong))\(key.meaning)")
        }
      }
    }
  }

  struct Get: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "get", abstract: "Show one setting.")

    @Argument(help: "The name of the setting.") var key: Setting
    @OptionGroup var data: DataOptions

    func run() throws {
      let settings = try data.files().settings.read()
      Screen(plain: false).line((key.value(in: settings) ?? key.normal).printable)
    }
  }

  struct Set: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Change a setting.")

    @Argument(help: "The name of the setting.") var key: Setting
    @Argument(help: "The new value.") var value: String
    @OptionGroup var data: DataOptions

    func run() async throws {
      var trial = Settings()
      try key.set(value, in: &trial)
      if key == .voice {
        // An unknown voice is an error now, not at the next session.
        try await data.files().synthesizer.check(voice: value)
      }
      // The value was set on trial above, so this can't fail.
      try data.files().settings.change { try? key.set(value, in: &$0) }
    }
  }

  struct Reset: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reset",
      abstract: "Set every setting to its normal value.")

    @OptionGroup var data: DataOptions

    func run() throws { try data.files().settings.change { $0 = Settings() } }
  }
}

extension Setting: ExpressibleByArgument {}
