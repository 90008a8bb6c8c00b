import ArgumentParser
import Console
import Practice
import Scheduling
import Speech
import Storage
import Tutor
import WordService

/// The options of a session that do not choose its words.
struct SessionOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Allow this number of tries in a round, or unlimited.", valueName: "number"))
  var tries: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("End the session after this number of words.", valueName: "number"))
  var count: Int?

  @Option(
    help: ArgumentHelp(
      "Practise in this mode: \(Mode.all.map(\.name).joined(separator: ", ")).", valueName: "name"))
  var mode = Mode.listen.name

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "End a sprint after this number of minutes; 2 by default.", valueName: "number"))
  var minutes: Double?

  @Option(
    help: ArgumentHelp(
      "Ask the same words as another session with this number.", valueName: "number"))
  var seed: UInt64?

  @OptionGroup var source: SourceOptions

  @Flag(help: "Accept a letter without its accent.")
  var forgiveAccents = false

  @Flag(help: "Practise without sound, from the definitions.")
  var mute = false

  @Flag(help: "Print one statement a line, without colour and cursor movement.")
  var plain = false

  func validate() throws {
    // ``Wishes`` checks everything else.
    guard mute, let known = Mode(named: mode), known.isByEarAlone || known.opening == .sentence
    else { return }
    throw ValidationError("--mode \(mode) needs sound: leave --mute out.")
  }

  /// The options as wishes for a session. The words are not among them.
  var wishes: Wishes {
    var wishes = Wishes()
    wishes.mode = mode
    wishes.count = count
    wishes.tries = tries
    wishes.minutes = minutes
    wishes.forgivesAccents = forgiveAccents
    wishes.seed = seed
    return wishes
  }

  /// Holds a session in the terminal, from its first word to its summary.
  func practise(_ wishes: Wishes, _ files: LearnerFiles, _ sound: SoundOptions) async throws {
    let preferences = Preferences(try files.settings.read())
    // Report wrong options before anything is made or opened.
    let plan = try wishes.plan(preferences, files)
    let setup = try await SoundSetup(sound, files: files)
    let screen = Screen(plain: plain)
    let folders = files.folders
    let services = try source.services(preferences, cache: folders.cache)
    let wordSource = try source.source(preferences)
    let late =
      try await plan.mayBeginWithOwnWords && wordSource != .online
      ? LateDictionary(folders, setup) : nil
    let speaker = try await mute ? nil : setup.speaker()
    func session(
      _ dictionary: Result<OfflineDictionary, WordServiceError>, _ sounds: SoundAlikes?
    ) async throws -> Session {
      let builder = SessionBuilder(
        dictionary: dictionary, online: services, synthesizer: setup.synthesizer,
        soundAlikes: { _ in sounds },
        onWait: { screen.paragraph("Waiting for the web services.", tone: .quiet) })
      return try await builder.session(
        plan, of: wishes, files: files, source: wordSource, script: setup.script, isKept: false)
    }
    func run(_ session: Session, _ late: LateDictionary? = nil) async throws {
      if let notice = await session.snapshot.notice {
        return screen.paragraph(([notice.description] + notice.remedies).joined(separator: " "))
      }
      var terminal = TerminalSession(
        session: session, speaker: speaker, files: files, screen: screen, late: late)
      try await terminal.run()
    }
    guard let late else {
      let dictionary = offlineDictionary(folders)
      if case (.failure(let error), .given) = (dictionary, plan.words) { Screen.complain(error) }
      var sounds: SoundAlikes?
      if case .success(let dictionary) = dictionary {
        sounds = try await setup.soundAlikes(dictionary, cache: folders.cache)
      }
      return try await run(session(dictionary, sounds))
    }
    // The learner may want words that are not among ours, and then the first word is late.
    if let session = try? await session(.success(late.own.dictionary), late.own.sounds),
      await session.snapshot.notice == nil
    {
      return try await run(session, late)
    }
    guard let words = try await late.words() else { return }
    try await run(session(.success(words.dictionary), words.sounds))
  }
}

extension Notice {
  /// The commands that help.
  fileprivate var remedies: [String] {
    switch self {
    case .nothingDue: ["'vocalvocab play' asks new words."]
    case .doneForToday: ["'vocalvocab settings set newPerDay NUMBER' does that."]
    case .emptyList: ["'vocalvocab lists import NAME FILE' adds words."]
    case .nothingCompleted: ["'vocalvocab play' begins."]
    case .nothingMissed: []
    }
  }
}
