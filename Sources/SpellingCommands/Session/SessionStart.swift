import ArgumentParser
import Console
import Learner
import Speech
package import Spelling
package import Storage
package import Terminal
import Today
import WordService

/// The start of a session in the terminal: the questions to a new learner, the source of the words,
/// and the session itself.
package struct SessionStart {
  let options: SessionOptions
  let wishes: Wishes
  let files: LearnerFiles
  let sound: SoundOptions

  private var screen: Screen { Screen(plain: options.plain) }

  package init(
    options: SessionOptions, wishes: Wishes, files: LearnerFiles, sound: SoundOptions
  ) {
    (self.options, self.wishes) = (options, wishes)
    (self.files, self.sound) = (files, sound)
  }

  /// Holds the session, from its first word to its summary.
  package func run() async throws {
    // Report wrong options before anything is made or opened.
    var plan = try wishes.plan(preferences, files, testWords: files.wordsToAsk(forTestOf:))
    var setup = try await SoundSetup(sound, files: files)
    let speaker = try await options.mute ? nil : setup.speaker()
    var keyboard: Keyboard?
    if Question.isPossible {
      let choices = try await choices(due: try FirstChoice.due(files), plan, setup)
      if !choices.isEmpty {
        let used = Keyboard(isPlain: screen.isPlain, speaker: speaker)
        let run = FirstRun(
          keyboard: used, speaker: speaker, screen: screen, speed: setup.style.speed)
        try await run.ask(choices, files)
        keyboard = used
        plan = try wishes.plan(preferences, files, testWords: files.wordsToAsk(forTestOf:))
        setup = try await SoundSetup(sound, files: files)
      }
    }
    try await begin(plan, setup, speaker, keyboard)
  }

  private var preferences: Preferences { get throws { Preferences(try files.settings.read()) } }

  /// Returns the choices for some settings that the options leave open.
  private func choices(
    due: [Setting], _ plan: SessionPlan, _ setup: SoundSetup
  ) async throws -> [FirstChoice] {
    var choices: [FirstChoice] = []
    if due.contains(.voice), sound.voice == nil, !options.mute {
      let voice = FirstChoice.voice(among: try await setup.synthesizer.voices())
      if voice.options.count > 1 { choices.append(voice) }
    }
    if case .drawn = plan.words, due.contains(.level), wishes.level == nil, wishes.seed == nil {
      choices.append(.level)
    }
    return choices
  }

  /// - Parameter used: the keyboard of the questions to a new learner; `nil` if nothing was asked.
  ///   Then the keyboard is made just before the first word, so that Ctrl-C ends the program
  ///   immediately until then.
  private func begin(
    _ plan: SessionPlan, _ setup: SoundSetup, _ speaker: Speaker?, _ used: Keyboard?
  ) async throws {
    let preferences = try preferences
    let source = try options.source.source(preferences)
    let services = try options.source.services(preferences, cache: files.folders.cache)
    func session(
      _ dictionary: Result<OfflineDictionary, WordServiceError>, _ sounds: SoundAlikes?
    ) async throws -> Session {
      let builder = SessionBuilder(
        dictionary: dictionary, languages: LanguageDictionaries(cache: files.folders.cache),
        online: services, synthesizer: setup.synthesizer,
        soundAlikes: { _ in sounds }, counting: .ofAllRooms,
        onWait: { [screen] in screen.paragraph("Waiting for the web services.", tone: .quiet) })
      return try await builder.session(
        plan, of: wishes, files: files, source: source, style: setup.style, isKept: false)
    }
    func hold(_ session: Session, _ late: LateDictionary? = nil) async throws {
      if let notice = session.notice {
        return screen.paragraph(([notice.description] + notice.remedies).joined(separator: " "))
      }
      var terminal = TerminalSession(
        session: session, speaker: speaker, files: files, screen: screen,
        keyboard: used ?? Keyboard(isPlain: screen.isPlain, speaker: speaker), late: late)
      try await terminal.run()
    }
    let saved = OfflineDictionary(savedIn: files.folders.cache, installed: Environment.words)
    guard saved == nil, plan.mayBeginWithOwnWords, source != .online,
      let late = try await LateDictionary(files.folders, setup)
    else {
      let dictionary = saved.map(Result.success) ?? offlineDictionary(files.folders)
      if case (.failure(let error), .given) = (dictionary, plan.words) { Screen.complain(error) }
      var sounds: SoundAlikes?
      if case .success(let dictionary) = dictionary {
        sounds = try await setup.soundAlikes(dictionary, cache: files.folders.cache)
      }
      return try await hold(session(dictionary, sounds))
    }
    if let session = try? await session(.success(late.own.dictionary), late.own.sounds),
      session.notice == nil
    {
      return try await hold(session, late)
    }
    // Our own words don't fit the learner's wishes, so the first word waits for the dictionary.
    let interruption = used?.interruption
    guard let words = try await late.words(unless: { interruption?.isRaised ?? false }) else {
      throw ExitCode(interruption?.status ?? 1)
    }
    try await hold(session(.success(words.dictionary), words.sounds))
  }
}

extension Notice {
  /// The sentences that name a helpful command.
  fileprivate var remedies: [String] {
    switch self {
    case .nothingDue: ["'vocalvocab play' asks new words."]
    case .doneForToday: ["'vocalvocab settings set newPerDay NUMBER' does that."]
    case .fittingDoneForToday: ["'vocalvocab settings set newPerDay NUMBER' does that."]
    case .testPractised, .noTestWordFits, .allKept, .nothingMet, .noMetWordFits:
      ["'vocalvocab play --goal most' asks new words."]
    case .emptyList: ["'vocalvocab lists import NAME FILE' adds words."]
    case .nothingCompleted: ["'vocalvocab play' begins."]
    case .nothingMissed, .noMissedFits: []
    }
  }
}
