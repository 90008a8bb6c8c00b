package import ArgumentParser
import Console
import Glibc
import Spelling
import Storage
import Terminal
internal import Vocabulary

/// `vocalvocab play`: practises in the terminal.
package struct Play: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Practise: hear a word, type it, keep it.",
    discussion: """
      Without options, it asks words that are due again, and new ones at your level.

      Examples:
        vocalvocab play --length 6-9 --level advanced
        vocalvocab play --pattern ie-ei --ends er
        vocalvocab play --list week-12 --in-order
        vocalvocab play --words week-12.txt --tries unlimited
        vocalvocab play --word harbor --word necessary
        sort -R words.txt | vocalvocab play --words -

      While a word is asked, Enter or Tab says it again. /slow, /define, /sentence, /hint, /skip \
      and /quit are requests; /help lists all of them. 'vocalvocab help practice' tells more.
      """)

  @OptionGroup(title: "The words") var chosen: WordOptions
  @OptionGroup(title: "Drawn words by their spelling") var pattern: PatternOptions
  @OptionGroup(title: "The session") var session: SessionOptions
  @OptionGroup(title: "Sound") var sound: SoundOptions
  @OptionGroup(title: "Files") var data: DataOptions

  package func validate() throws {
    if session.mute, let useless = sound.firstOfSound {
      throw ValidationError("--mute says nothing: leave \(useless) out.")
    }
  }

  package func run() async throws {
    let files = try data.files()
    do {
      try await SessionStart(
        options: session, wishes: try wishes(files), files: files, sound: sound
      ).run()
    } catch let error as WishError {
      // A bad word in a file is not wrong usage of the command.
      guard case .badWord = error, chosen.words != nil else { throw error }
      throw CommandError.impossible(Screen.text(of: error))
    }
  }

  private func wishes(_ files: LearnerFiles) throws -> Wishes {
    var wishes = session.wishes
    (wishes.length, wishes.level, wishes.goal) = (chosen.length, chosen.level, chosen.goal)
    wishes.language = chosen.language
    pattern.choose(in: &wishes)
    if chosen.review { wishes.words = .review }
    if let list = chosen.list {
      wishes.words = .list
      wishes.list = list
      wishes.inOrder = chosen.inOrder ? true : nil
    }
    if !chosen.word.isEmpty {
      wishes.words = .given
      wishes.given = chosen.word
    }
    if let words = chosen.words {
      wishes.words = .given
      // An excluded word is asked if --word names it, but not if only a file has it.
      wishes.given = try files.lists.withoutExcluded(try read(words)).map(\.word)
    }
    return wishes
  }

  /// Reads the words of a file. If the file is standard input, the answers come from the terminal
  /// afterwards.
  private func read(_ file: String) throws -> [WordList.Entry] {
    guard file == InputFile.standardInput else { return try InputFile.words(at: file).words }
    let isTyped = isatty(STDIN_FILENO) == 1
    if isTyped {
      Screen.notices.line(
        "Type or paste the words, one a line; Ctrl-D on an empty line ends them.")
    }
    let words = try InputFile.words(at: file).words
    guard !isTyped else { return words }
    let terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC)
    guard terminal >= 0 else {
      throw CommandError.impossible(
        """
        Standard input held the words, and there is no terminal for your answers: give the words \
        as a file.
        """
      )
    }
    dup2(terminal, STDIN_FILENO)
    close(terminal)
    return words
  }

  package init() {}
}
