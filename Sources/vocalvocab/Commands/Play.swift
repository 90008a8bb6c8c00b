import ArgumentParser
import Practice
import Speech
import Storage
import Tutor
import Vocabulary
import WordService

struct Play: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Practise: hear a word, type it, keep it.",
    discussion: """
      Examples:
        vocalvocab play --length 6-9 --level advanced
        vocalvocab play --words week-12.txt --tries unlimited
        vocalvocab play --word harbor --word necessary

      While a word is asked: Enter or Tab says it again; /slow, /define, /sentence, /hint, /skip, \
      /help and /quit are requests.
      """)

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("Letters of a word: 6, or 5-8.", valueName: "letters"))
  var length: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How common: starter, everyday, broad, advanced, expert, bee, or a range.",
      valueName: "level"))
  var level: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Ask the words of one of your lists.", valueName: "name"))
  var list: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Ask this word; give it again for more, in order.", valueName: "word"))
  var word: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Ask the words of a text file, one a line.", valueName: "file"))
  var words: String?

  @Flag(name: .long, help: "Ask only words that are due, the most overdue first.")
  var review = false

  @OptionGroup var session: SessionOptions
  @OptionGroup var sound: SoundOptions
  @OptionGroup var data: DataOptions

  func validate() throws {
    if [list != nil, !word.isEmpty, words != nil, review].count(where: \.self) > 1 {
      throw ValidationError("Give only one of --list, --word, --words and --review.")
    }
  }

  func run() async throws {
    let files = try data.files()
    let preferences = Preferences(try files.settings.read())
    try await session.practise(try words(files, preferences), files, preferences, sound)
  }

  private func words(_ files: LearnerFiles, _ preferences: Preferences) throws -> Plan.Words {
    if review { return .review }
    if !word.isEmpty { return .given(word.map { WordList.Entry(word: $0) }) }
    do {
      // A word that is named outright is asked; one of a list is not when it was excluded.
      if let words {
        return .given(try files.lists.withoutExcluded(try InputFile.words(at: words).words))
      }
      if let list { return .given(try files.lists.wordsToAsk(ofList: list)) }
    } catch {
      throw WrongUsage(description: Screen.text(of: error))
    }
    return .drawn(
      length: try length.map { try WordLength($0) } ?? preferences.length,
      levels: try level.map(Preferences.levels) ?? preferences.levels)
  }
}
