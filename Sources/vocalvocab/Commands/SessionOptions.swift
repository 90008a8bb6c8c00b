import ArgumentParser
import Console
import Practice
import Scheduling
import Speech
import Storage
import Tutor

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
    let dictionary = offlineDictionary(files.folders)
    if case (.failure(let error), .given) = (dictionary, plan.words) {
      Screen.complain(error)
    }
    let screen = Screen(plain: plain)
    let builder = SessionBuilder(
      dictionary: dictionary,
      online: try source.services(preferences, cache: files.folders.cache),
      synthesizer: setup.synthesizer,
      soundAlikes: { [cache = files.folders.cache] _ in
        guard case .success(let dictionary) = dictionary else { return nil }
        return try await setup.soundAlikes(dictionary, cache: cache)
      },
      onWait: { screen.paragraph("Waiting for the web services.", tone: .quiet) })
    let speaker = try await mute ? nil : setup.speaker()
    let session = try await builder.session(
      plan, of: wishes, files: files, source: try source.source(preferences),
      script: setup.script, isKept: false)
    if let notice = await session.snapshot.notice {
      return screen.paragraph(([notice.description] + notice.remedies).joined(separator: " "))
    }
    var terminal = TerminalSession(
      session: session, speaker: speaker, files: files, screen: screen)
    try await terminal.run()
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
