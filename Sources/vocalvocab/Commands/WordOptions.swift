import ArgumentParser

/// The options that choose the words of a session.
struct WordOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Ask words with this number of letters: 6, or a range such as 5-8.", valueName: "letters"))
  var length: String?

  @Option(
    help: ArgumentHelp(
      "Ask words of this level: starter, everyday, broad, advanced, expert, bee, or a range such "
        + "as starter-broad."))
  var level: String?

  @Option(help: ArgumentHelp("Ask the words of the list with this name.", valueName: "name"))
  var list: String?

  @Option(help: "Ask this word; repeat the option to ask several words, in their order.")
  var word: [String] = []

  @Option(
    help: ArgumentHelp(
      "Ask the words of this text file, which holds one word a line; - is standard input.",
      valueName: "file"))
  var words: String?

  @Flag(help: "Ask only the words that are due.")
  var review = false

  @Option(
    help: ArgumentHelp(
      "Practise for this: most, the most words; keep, the words you have met; or, in quotes, sure "
        + "with a list and the day of a test, such as 'sure week-12 2026-12-04'."))
  var goal: String?

  func validate() throws {
    // ``Wishes`` checks everything else.
    let sources = [list != nil, !word.isEmpty, words != nil, review]
    guard sources.count(where: \.self) <= 1 else {
      throw ValidationError("Give only one of --list, --word, --words and --review.")
    }
  }
}
