import ArgumentParser
import Practice
import Speech
import Storage
import Tutor
import Vocabulary
import WordService

struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show and change what stays the same from session to session.",
    subcommands: [List.self, Get.self, Set.self, Reset.self],
    defaultSubcommand: List.self)

  /// A setting's name, what it means, and how it is read and checked.
  enum Key: String, CaseIterable, ExpressibleByArgument {
    case voice, speed, device, length, level, tries, region, newShare, newPerDay, dailyGoal, source,
      recordings, testPause, randomWordAPI, dictionaryAPI

    var meaning: String {
      switch self {
      case .voice: "the voice"
      case .speed: "how fast it speaks; 1 is normal"
      case .device: "the ALSA device to play on"
      case .length: "letters of a word, one number or a range"
      case .level: "how common the words are, one level or a range; auto follows your rating"
      case .tries: "tries of a round, or 'unlimited'"
      case .region: "whose spellings are called the usual ones, or 'any'"
      case .newShare: "the most of a session that goes to new words while others are due, 0 to 1"
      case .newPerDay: "the most new words a day"
      case .dailyGoal: "how many rounds make a day of practice"
      case .source: "where words come from: auto, online or offline"
      case .recordings: "when a person's recording is heard: never, when-asked or first"
      case .testPause: "seconds to write after each word of a test on paper"
      case .randomWordAPI: "the base address of the random-word service"
      case .dictionaryAPI: "the base address of the dictionary service"
      }
    }

    var normal: String {
      switch self {
      case .voice: SoundSetup.normalVoice
      case .speed: "1"
      case .device: SoundSetup.normalDevice
      case .length: WordLength.normal.description
      case .level: "auto"
      case .tries: Tries.normal.description
      case .region: "any"
      case .newShare: "0.33"
      case .newPerDay: "\(Mix.normal.newPerDay)"
      case .dailyGoal: "\(DailyGoal.normal)"
      case .source: WordSupply.Source.auto.rawValue
      case .recordings: Plan.Recordings.whenAsked.rawValue
      case .testPause: "\(Int(PaperTest.normalPause))"
      case .randomWordAPI: OnlineWords.usualRandomWordAPI
      case .dictionaryAPI: OnlineWords.usualDictionaryAPI
      }
    }

    /// What was set; `nil` when nothing was.
    func value(in settings: Settings) -> String? {
      switch self {
      case .voice: settings.voice
      case .speed: settings.speed.map { speed in Int(exactly: speed).map { "\($0)" } ?? "\(speed)" }
      case .device: settings.device
      case .length: settings.length
      case .level: settings.level
      case .tries: settings.tries
      case .region: settings.region
      case .newShare: settings.newShare.map { "\($0)" }
      case .newPerDay: settings.newPerDay.map { "\($0)" }
      case .dailyGoal: settings.dailyGoal.map { "\($0)" }
      case .source: settings.source
      case .recordings: settings.recordings
      case .testPause: settings.testPause
      case .randomWordAPI: settings.randomWordAPI
      case .dictionaryAPI: settings.dictionaryAPI
      }
    }

    /// - Throws: what is wrong with the value.
    func set(_ value: String, in settings: inout Settings) throws {
      switch self {
      case .voice: settings.voice = value
      case .speed: settings.speed = try SoundSetup.speed(value).multiple
      case .device: settings.device = value
      case .length: settings.length = try WordLength(value).description
      case .level: settings.level = value == "auto" ? nil : try LevelRange(value).description
      case .tries: settings.tries = try Tries(value).description
      case .region: settings.region = try Region.setting(value)?.rawValue ?? "any"
      case .newShare:
        guard let share = Double(value) else {
          throw WrongUsage(description: "'\(value)' is not a share: give a number from 0 to 1.")
        }
        settings.newShare = try Mix(newShare: share, newPerDay: 0).newShare
      case .newPerDay:
        guard let count = Int(value) else {
          throw WrongUsage(description: "'\(value)' is not a number of words: give one from 0 on.")
        }
        settings.newPerDay = try Mix(newShare: 0, newPerDay: count).newPerDay
      case .dailyGoal:
        guard let count = Int(value), count > 0 else {
          throw WrongUsage(description: "'\(value)' is not a number of rounds: give one from 1 on.")
        }
        settings.dailyGoal = count
      case .source: settings.source = try WordSupply.Source.setting(value).rawValue
      case .recordings: settings.recordings = try Plan.Recordings.setting(value).rawValue
      case .testPause:
        _ = try ListsCommand.Test.pause(value)
        settings.testPause = value
      case .randomWordAPI:
        _ = try OnlineWords(randomWordAPI: value, cache: "")
        settings.randomWordAPI = value
      case .dictionaryAPI:
        _ = try OnlineWords(dictionaryAPI: value, cache: "")
        settings.dictionaryAPI = value
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Show all settings.")

    @OptionGroup var list: ListOptions
    @OptionGroup var data: DataOptions

    func run() throws {
      let settings = try data.records().settings()
      let screen = Screen(plain: false)
      if list.json {
        let values = Key.allCases.map { ($0.rawValue, $0.value(in: settings) ?? $0.normal) }
        screen.line(try json(Dictionary(uniqueKeysWithValues: values)))
        return
      }
      for key in Key.allCases {
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

    @Argument(help: "The setting's name.") var key: Key
    @OptionGroup var data: DataOptions

    func run() throws {
      let settings = try data.records().settings()
      Screen(plain: false).line((key.value(in: settings) ?? key.normal).printable)
    }
  }

  struct Set: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Change a setting.")

    @Argument(help: "The setting's name.") var key: Key
    @Argument(help: "Its new value.") var value: String
    @OptionGroup var data: DataOptions

    func run() async throws {
      var trial = Settings()
      try key.set(value, in: &trial)
      if key == .voice {
        // Better told now than at the next session.
        try await Synthesizer.shared(voices: Environment.voices, cache: data.folders.cache)
          .check(voice: value)
      }
      // It was set on trial, so it can be set.
      try data.records().changeSettings { try? key.set(value, in: &$0) }
    }
  }

  struct Reset: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reset",
      abstract: "Give every setting its normal value again.")

    @OptionGroup var data: DataOptions

    func run() throws { try data.records().changeSettings { $0 = Settings() } }
  }
}

extension String {
  /// With spaces behind it, up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
