import ArgumentParser
import Console
import Practice
import Spelling
import Terminal

/// The options of a session that do not choose its words.
package struct SessionOptions: ParsableArguments {
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
      "Practise in this mode: \(Mode.all.map(\.name).joined(separator: ", ")).", valueName: "name"),
    completion: .list(Mode.all.map(\.name)))
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

  package func validate() throws {
    // ``Wishes`` checks everything else.
    guard mute, let known = Mode(named: mode), known.isByEarAlone || known.opening == .sentence
    else { return }
    throw ValidationError("--mode \(mode) needs sound: leave --mute out.")
  }

  /// The options as wishes for a session, without the choice of its words.
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

  package init() {}
}
