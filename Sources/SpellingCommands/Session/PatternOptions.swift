import ArgumentParser
import Practice
import Spelling
import Terminal
import WordService

/// The options that choose words to draw by their spelling or their origin.
struct PatternOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Ask words that invite this mistake: "
        + "\(WordPattern.kinds.map(\.rawValue).joined(separator: ", ")).",
      valueName: "name"),
    completion: .list(WordPattern.kinds.map(\.rawValue)))
  var pattern: String?

  @Option(help: ArgumentHelp("Ask words that begin with these letters.", valueName: "letters"))
  var starts: String?

  @Option(help: ArgumentHelp("Ask words that end with these letters.", valueName: "letters"))
  var ends: String?

  @Option(
    help: ArgumentHelp(
      "Ask words that English took from this language, such as french or greek.",
      valueName: "language"),
    completion: .list(OfflineDictionary.origins.sorted()))
  var origin: String?

  /// Adds the options to the wishes for a session.
  func choose(in wishes: inout Wishes) {
    (wishes.pattern, wishes.starts, wishes.ends, wishes.origin) = (pattern, starts, ends, origin)
  }
}
