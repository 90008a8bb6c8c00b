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
    subcommands: [List.self, Get.self, Set.self, Reset.self, Goals.self],
    defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Show all settings.")

    @OptionGroup var list: ListOptions
    @OptionGroup var data: DataOptions

    func run() throws {
      let files = try data.files()
      let settings = try files.settings.read()
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
      let goal = try GoalOutlook.chosen(files, Preferences(settings), now: .now)
      if !screen.isPlain { screen.line("") }
      screen.paragraph(
        "\(goal.title): \(goal.sentence) 'vocalvocab settings goals' shows the other goals.")
    }
  }

  struct Goals: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "goals", abstract: "Show the goals, and what you can expect of each.",
      discussion: """
        Choose one with 'vocalvocab settings set goal keep', or for one session with \
        'vocalvocab play --goal keep'. A test is a list and its day: 'vocalvocab settings set goal \
        "sure week-12 2026-12-04"'.
        """)

    @OptionGroup var list: ListOptions
    @OptionGroup var data: DataOptions

    func run() throws {
      let files = try data.files()
      let goals = try GoalOutlook.all(files, Preferences(try files.settings.read()), now: .now)
      let screen = Screen(plain: false)
      if list.json { return screen.line(try json(goals)) }
      for goal in goals {
        let title = "\(goal.title) (\(goal.goal)\(goal.isChosen ? ", your goal" : ""))"
        if screen.isPlain {
          screen.paragraph("\(title): \(goal.sentence)")
        } else {
          screen.paragraph(title, tone: goal.isChosen ? .strong : .normal)
          screen.paragraph(goal.sentence, indent: 2)
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
      let files = try data.files()
      try files.settings.change { try? key.set(value, in: &$0) }
      if key == .goal {
        let preferences = Preferences(try files.settings.read())
        Screen(plain: false).paragraph(
          try GoalOutlook.chosen(files, preferences, now: .now).sentence)
      }
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
