import ArgumentParser
import Languages
import Terminal

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
        + "as starter-broad."),
    completion: .levels)
  var level: String?

  @Option(
    help: ArgumentHelp("Ask the words of the list with this name.", valueName: "name"),
    completion: .lists)
  var list: String?

  @Flag(
    help: ArgumentHelp(
      "Ask all words of the list, in its order. Without this, they come in a random order, and "
        + "those that you have mastered come seldom."))
  var inOrder = false

  @Option(help: "Ask this word; repeat the option to ask several words, in their order.")
  var word: [String] = []

  @Option(
    help: ArgumentHelp(
      "Ask the words of this text file, which holds one word a line; - is standard input.",
      valueName: "file"),
    completion: .file())
  var words: String?

  @Flag(help: "Ask only the words that are due.")
  var review = false

  @Option(
    help: ArgumentHelp(
      "Ask words of this language, such as de, whatever the list and the settings say.",
      valueName: "code"),
    completion: .list(["en"] + LanguageRules.foreign.map(\.code)))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "Practise for this: most, the most words; keep, the words you have met; or, in quotes, sure "
        + "with a list and the day of a test, such as 'sure week-12 2026-12-04'."),
    completion: .list(["most", "keep"]))
  var goal: String?

  func validate() throws {
    // ``Wishes`` checks everything else.
    let sources = [list != nil, !word.isEmpty, words != nil, review]
    guard sources.count(where: \.self) <= 1 else {
      throw ValidationError("Give only one of --list, --word, --words and --review.")
    }
    guard !inOrder || list != nil else {
      throw ValidationError("--in-order is about the words of a list: give --list NAME, too.")
    }
  }
}
