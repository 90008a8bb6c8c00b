package import ArgumentParser
import Console
import Languages
import Learner
import Speech
import Spelling
import Storage
import Terminal
import WordService

/// `vocalvocab settings`: the choices that hold for every session.
package struct SettingsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show and change the settings, which hold for every session.",
    discussion: """
      Examples:
        vocalvocab settings
        vocalvocab settings set speed 0.8
        vocalvocab settings reset speed

      The settings, with their values and the value that each has until you choose:
      \(Setting.all.map(help).joined(separator: "\n"))

      --data FOLDER shows and changes the settings of the learner in that folder. Your own \
      settings hold where that learner has chosen nothing.
      """,
    subcommands: [List.self, Get.self, Set.self, Reset.self, Goals.self],
    defaultSubcommand: List.self)

  /// Returns the lines of the help about a setting.
  private static func help(on setting: Setting) -> String {
    let name = "  \(setting.name.padded(to: 15))"
    let rows = "\(setting.meaning): \(setting.values) (\(setting.normal))".wrapped(
      to: 78 - name.count)
    let margin = String(repeating: " ", count: name.count)
    return rows.enumerated().map { ($0.offset == 0 ? name : margin) + $0.element }
      .joined(separator: "\n")
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Show all settings.",
      discussion: """
        Examples:
          vocalvocab settings list
          vocalvocab settings list --json
        """)

    @OptionGroup var table: TableOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let files = try data.files(isReading: true)
      let (settings, own) = (try files.settings.read(), try files.settings.own())
      let screen = Screen(plain: table.plain)
      if table.json { return screen.line(try json(SettingValues(settings, shown: Setting.all))) }
      if table.csv {
        return screen.table(
          ["name", "value", "chosen", "normal", "values", "meaning"],
          Setting.all.map { key in
            [
              key.name, key.effectiveValue(in: settings), "\(key.value(in: own) != nil)",
              key.normal,
              key.values, key.meaning,
            ]
          })
      }
      for key in Setting.all {
        show(key, settings, isChosen: key.value(in: own) != nil, on: screen)
      }
      let goal = try GoalOutlook.chosen(files, Preferences(settings), now: .now)
      if !screen.isPlain { screen.line("") }
      screen.paragraph(
        "\(goal.title): \(goal.sentence) 'vocalvocab settings goals' shows the other goals.")
    }

    private func show(
      _ key: Setting, _ settings: Settings, isChosen: Bool, on screen: Screen
    ) {
      let value = key.effectiveValue(in: settings)
      let normal = value == key.normal ? "" : "; normally \(key.normal)"
      let about = "\(key.meaning): \(key.values)\(normal)"
      if screen.isPlain {
        screen.paragraph("\(key.name): \(value) (\(about))")
      } else {
        screen.paragraph(
          [
            Screen.Piece("\(key.name):"), Screen.Piece(" "),
            Screen.Piece(value, isChosen ? .good : .strong),
          ])
        screen.paragraph(about, indent: 4, tone: .quiet)
      }
    }
  }

  struct Goals: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "goals", abstract: "Show the goals, and what you can expect of each.",
      discussion: """
        Choose one with 'vocalvocab settings set goal keep', or for one session with \
        'vocalvocab play --goal keep'. A test is a list and its day.

        Examples:
          vocalvocab settings goals
          vocalvocab settings set goal "sure week-12 2026-12-04"
        """)

    @OptionGroup var table: TableOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let files = try data.files(isReading: true)
      let goals = try GoalOutlook.all(files, Preferences(try files.settings.read()), now: .now)
      let screen = Screen(plain: table.plain)
      if table.json { return screen.line(try json(goals)) }
      if table.csv {
        return screen.table(
          ["goal", "title", "isChosen", "sentence"],
          goals.map { ["\($0.goal)", $0.title, "\($0.isChosen)", $0.sentence] })
      }
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
      commandName: "get", abstract: "Show one setting.",
      discussion: """
        Example:
          vocalvocab settings get speed
        """)

    @Argument(help: .key, completion: .list(Setting.all.map(\.name))) var key: String
    @OptionGroup var output: OutputOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let key = try Setting(named: key)
      let settings = try data.files(isReading: true).settings.read()
      Screen(plain: true).line(
        output.json
          ? try json(SettingValues(settings, shown: [key]))
          : key.effectiveValue(in: settings).printable)
    }
  }

  struct Set: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Change a setting.",
      discussion: """
        'vocalvocab settings --help' lists the settings with their values.

        Examples:
          vocalvocab settings set speed 0.8
          vocalvocab settings set level starter-everyday
        """)

    @Argument(help: .key, completion: .list(Setting.all.map(\.name))) var key: String
    @Argument(help: "The new value.", completion: .settingValues) var value: String
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let key = try Setting(named: key)
      var trial = Settings()
      try key.set(value, in: &trial)
      let files = try data.files()
      // An unknown voice is an error now, not at the next session.
      if key == .voice { try await files.synthesizer.check(voice: value) }
      // Setting the value in `trial` succeeded above, so this can't fail.
      try files.settings.change { try? key.set(value, in: &$0) }
      let settings = try files.settings.read()
      let screen = Screen(plain: false)
      screen.paragraph(
        "\(key.name): \(key.effectiveValue(in: settings)). Kept in '\(files.settings.path)'."
      )
      let preferences = Preferences(settings)
      let dictionaries = LanguageDictionaries(cache: files.folders.cache)
      if key == .meanings, !dictionaries.tellsMeanings(in: try preferences.meanings) {
        screen.paragraph(Self.missing(try preferences.meanings))
      } else if key == .language, let language = try preferences.language,
        !dictionaries.hasWords(of: language)
      {
        screen.paragraph(Self.missing(language))
      }
      guard key == .goal else { return }
      screen.paragraph(try GoalOutlook.chosen(files, Preferences(settings), now: .now).sentence)
    }

    /// Returns the sentence that a language has no dictionary yet, and what adds one.
    private static func missing(_ language: Language) -> String {
      """
      There is no dictionary of \(language.nameOrCode) here yet: \
      'vocalvocab languages add \(language.withoutRegion.code)' adds it.
      """
    }
  }

  struct Reset: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reset",
      abstract: "Give settings their normal values: one, or all of them.",
      discussion: """
        Examples:
          vocalvocab settings reset speed
          vocalvocab settings reset --yes
        """)

    @Argument(
      help: "The name of the setting; without it, all settings.",
      completion: .list(Setting.all.map(\.name)))
    var key: String?

    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let key = try key.map { try Setting(named: $0) }
      let files = try data.files()
      let screen = Screen(plain: false)
      if let key {
        try files.settings.change { key.reset(in: &$0) }
        let value = key.effectiveValue(in: try files.settings.read())
        return screen.paragraph("\(key.name): \(value) again.")
      }
      guard try confirmation.isConfirmed("Reset all settings in '\(files.settings.path)'?") else {
        return
      }
      try files.settings.change { $0 = Settings() }
      screen.paragraph("All settings in '\(files.settings.path)' have their normal values again.")
    }
  }

  package init() {}
}

extension ArgumentHelp {
  fileprivate static let key: ArgumentHelp =
    "The name of the setting; 'vocalvocab settings' lists them."
}
