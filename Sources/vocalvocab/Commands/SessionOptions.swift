import ArgumentParser
import Practice
import Scheduling
import Speech
import Storage
import Tutor
import WordService

/// How a session goes, whichever words it asks.
struct SessionOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("Tries of a round: a number, or unlimited.", valueName: "number"))
  var tries: String?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("End after this many words.", valueName: "number"))
  var count: Int?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The way to practise: \(Mode.all.map(\.name).joined(separator: ", ")).", valueName: "name"))
  var mode = Mode.listen.name

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("How long a sprint is; 2 when not said.", valueName: "number"))
  var minutes: Double?

  @Option(
    name: .long, help: ArgumentHelp("Repeat the words of a session.", valueName: "number"))
  var seed: UInt64?

  @OptionGroup var source: SourceOptions

  @Flag(name: .long, help: "A letter without its accent is right, too.")
  var forgiveAccents = false

  @Flag(name: .long, help: "No sound: practise from the definitions.")
  var mute = false

  @Flag(name: .long, help: "No colour, no cursor movement, one statement a line.")
  var plain = false

  func validate() throws {
    guard let known = Mode(named: mode) else {
      throw ValidationError(
        "'\(mode)' is no way to practise: give \(Mode.all.map(\.name).joined(separator: ", ")).")
    }
    if let minutes, !(minutes > 0 && minutes <= 1440) || known.ending != .afterMinutes {
      throw ValidationError("--minutes takes a number above 0, with --mode sprint.")
    }
    if known.isByEarAlone || known.opening == .sentence, mute {
      throw ValidationError("--mode \(mode) needs sound: leave --mute out.")
    }
    if let count, count < 1 {
      throw ValidationError("A session has at least 1 word: give --count a number from 1 on.")
    }
  }

  /// Holds a session in the terminal, from its first word to its summary.
  func practise(
    _ words: Plan.Words, _ files: LearnerFiles, _ preferences: Preferences, _ sound: SoundOptions
  ) async throws {
    var plan = try Plan(words, preferences)
    plan.count = count
    plan.seed = seed
    if let tries { plan.tries = try Tries(tries) }
    plan.mode = Mode(named: mode) ?? .listen
    if let minutes { plan.minutes = minutes }
    plan.forgivesAccents = forgiveAccents
    var dictionary: OfflineDictionary?
    do throws(WordServiceError) {
      dictionary = try offlineDictionary(files.folders)
    } catch {
      // Words that were given can be asked without it.
      guard case .given = words else { throw error }
      Screen.complain(error)
    }
    let supply = try dictionary.map { dictionary in
      WordSupply(
        for: plan, try source.source(preferences), dictionary: dictionary,
        online: try source.services(preferences, cache: files.folders.cache))
    }
    await supply?.begin()
    let setup = try await SoundSetup(sound, files: files)
    let speaker = try await mute ? nil : setup.speaker()
    var sounds: SoundAlikes?
    if let dictionary {
      sounds = try await setup.soundAlikes(dictionary, cache: files.folders.cache)
    }
    let lesson = try Lesson(
      plan, supply: supply, sounds: sounds, files: files, script: setup.script,
      synthesizer: setup.synthesizer)
    guard await lesson.hasWords else {
      guard await lesson.isDone else { throw NoWords(words: words) }
      return Screen(plain: plain).paragraph(
        plan.mode.words == .missed
          ? "You have missed no word: nothing is left to mend." : words.done(plan.mix))
    }
    let session = TerminalSession(
      lesson: lesson, speaker: speaker, files: files, mode: plan.mode,
      screen: Screen(plain: plain))
    try await session.run()
  }
}

extension Plan.Words {
  /// What to say where there is nothing to ask because all is done for today.
  fileprivate func done(_ mix: Mix) -> String {
    if case .review = self { return "Nothing is due today. 'vocalvocab play' asks new words." }
    return """
      You have met \(mix.newPerDay) new words today, and nothing is due: come back tomorrow, or have \
      more with 'vocalvocab settings set newPerDay'.
      """
  }
}

/// There is nothing to ask.
struct NoWords: Error, CustomStringConvertible {
  let words: Plan.Words

  var description: String {
    switch words {
    case .review: "There is no word to review."
    case .drawn(let length, nil):
      "The dictionary has no word of \(length) letters: give another --length."
    case .given:
      "There is no word to ask: give at least one that has letters and was not excluded."
    case .drawn(let length, let levels?):
      """
      The dictionary has no word of \(length) letters at level \(levels): give another --length or \
      --level.
      """
    }
  }
}
