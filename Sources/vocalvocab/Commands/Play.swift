import ArgumentParser
import Console
import Storage
import Tutor

/// `vocalvocab play`: practises in the terminal.
struct Play: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Practise: hear a word, type it, keep it.",
    discussion: """
      Without options, it asks words that are due again, and new ones at your level.

      Examples:
        vocalvocab play --length 6-9 --level advanced
        vocalvocab play --pattern ie-ei --ends er
        vocalvocab play --words week-12.txt --tries unlimited
        vocalvocab play --word harbor --word necessary

      While a word is asked, Enter or Tab says it again. /slow, /define, /sentence, /hint, /skip and \
      /quit are requests; /help lists all of them.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Ask words with this number of letters: 6, or a range such as 5-8.", valueName: "letters"))
  var length: String?

  @Option(
    help: ArgumentHelp(
      "Ask words of this level: starter, everyday, broad, advanced, expert, bee, or a range such as "
        + "starter-broad."))
  var level: String?

  @OptionGroup var pattern: PatternOptions

  @Option(help: ArgumentHelp("Ask the words of the list with this name.", valueName: "name"))
  var list: String?

  @Option(help: "Ask this word; repeat the option to ask several words, in their order.")
  var word: [String] = []

  @Option(
    help: ArgumentHelp(
      "Ask the words of this text file, which holds one word a line.", valueName: "file"))
  var words: String?

  @Flag(help: "Ask only the words that are due.")
  var review = false

  @Option(
    help: ArgumentHelp(
      "Practise for this: most, the most words; keep, the words you have met; or, in quotes, sure with a list "
        + "and the day of a test, such as 'sure week-12 2026-12-04'."))
  var goal: String?

  @OptionGroup var session: SessionOptions
  @OptionGroup var sound: SoundOptions
  @OptionGroup var data: DataOptions

  func validate() throws {
    let sources = [list != nil, !word.isEmpty, words != nil, review]
    if sources.count(where: \.self) > 1 {
      throw ValidationError("Give only one of --list, --word, --words and --review.")
    }
    if pattern.isChosen, sources.contains(true) {
      throw ValidationError(
        "--pattern, --starts, --ends and --origin choose among all words: leave out --list, --word, --words "
          + "and --review.")
    }
  }

  func run() async throws {
    let files = try data.files()
    do {
      try await SessionStart(
        options: session, wishes: try wishes(files), files: files, sound: sound
      ).run()
    } catch let error as StorageError {
      // A list that does not exist is wrong usage; a failing disk is not.
      guard case .noList = error else { throw error }
      throw CommandError.wrongUsage(Screen.text(of: error))
    }
  }

  private func wishes(_ files: LearnerFiles) throws -> Wishes {
    var wishes = session.wishes
    (wishes.length, wishes.level, wishes.goal) = (length, level, goal)
    pattern.choose(in: &wishes)
    if review { wishes.words = .review }
    if let list {
      wishes.words = .list
      wishes.list = list
    }
    if !word.isEmpty {
      wishes.words = .given
      wishes.given = word
    }
    if let words {
      wishes.words = .given
      // An excluded word is asked if --word names it, but not if it only stands in a file.
      do {
        wishes.given = try files.lists.withoutExcluded(try InputFile.words(at: words).words)
          .map(\.word)
      } catch {
        throw CommandError.wrongUsage(Screen.text(of: error))
      }
    }
    return wishes
  }
}
