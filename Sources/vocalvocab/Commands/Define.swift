import ArgumentParser
import Speech
import Storage
import Tutor
import Vocabulary
import WordService

struct Define: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "define",
    abstract: "Show what a word means, how common it is and how it is said.")

  @Argument(help: "The word.")
  var word: String

  @Flag(name: .long, help: "No colour, one statement a line.")
  var plain = false

  @OptionGroup var list: ListOptions

  private struct Entry: Encodable {
    let word: String
    let pronunciation: String
    let level: Level?
    let definitions: [Definition]
  }

  func run() async throws {
    let folders = Folders(environment: Environment.variables)
    let dictionary = try offlineDictionary(folders)
    guard let found = dictionary.word(word) else {
      throw NotFound(word: word)
    }
    let synthesizer = Synthesizer.shared(voices: Environment.voices, cache: folders.cache)
    let entry = Entry(
      word: found.text,
      pronunciation: try await synthesizer.pronunciation(of: found.text, voice: "en-us"),
      level: found.level, definitions: found.definitions)
    let screen = Screen(plain: plain)
    if list.json {
      screen.line(try json(entry))
    } else {
      show(entry, on: screen)
    }
  }

  private func show(_ entry: Entry, on screen: Screen) {
    let level = entry.level.map { "level \($0.rawValue)" } ?? "in no word list"
    screen.line(
      "\(screen.styled(entry.word, .strong))  /\(entry.pronunciation)/  "
        + screen.styled(level, .quiet))
    var part: PartOfSpeech?
    for definition in entry.definitions {
      if definition.partOfSpeech != part, !screen.isPlain {
        screen.line()
        screen.line("  " + screen.styled(definition.partOfSpeech.rawValue, .quiet))
      }
      part = definition.partOfSpeech
      let opening = screen.isPlain ? "\(definition.partOfSpeech.rawValue): " : "• "
      screen.paragraph(opening + definition.text, indent: 2)
      for example in definition.examples {
        screen.paragraph("“\(example)”", indent: 4, tone: .quiet)
      }
    }
  }
}

struct NotFound: Error, CustomStringConvertible {
  let word: String
  var description: String {
    "The dictionary has no entry for '\(word)': check the spelling, or try its basic form."
  }
}
