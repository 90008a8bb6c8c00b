internal import FoundationEssentials
internal import Vocabulary

/// The definitions that VocalVocab has of its own, from `dictionary.txt`: for the words that a
/// learner meets first, and for those that WordNet doesn't have.
struct OwnWords {
  /// The definitions of each entry, the most common meaning first.
  private(set) var entries: [[Definition]] = []
  /// The spellings of each entry.
  private(set) var spellings: [[String]] = []
  /// The entry of each spelling.
  private(set) var numbers: [String: Int] = [:]

  /// Reads entries.
  ///
  /// - Parameter source: the spellings of a word at the start of a line, with a comma between two.
  ///   Below them, after two spaces, a part of speech, a colon and a definition. Below that, after
  ///   four spaces, an example. `#` begins a comment.
  init(_ source: SourceFile) {
    source.forEachIndented { indentation, text in
      switch indentation {
      case 0: begin(text)
      case 2: define(text)
      default:
        guard let sense = entries.last?.indices.last else { break }
        entries[entries.count - 1][sense].examples.append(text)
      }
    }
  }

  private mutating func begin(_ heading: String) {
    let words = heading.split(separator: ",").map { String($0.drop { $0 == " " }) }
    for word in words { numbers[word] = entries.count }
    spellings.append(words)
    entries.append([])
  }

  private mutating func define(_ text: String) {
    let part = text.prefix { $0 != ":" }
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].append(
      Definition(
        partOfSpeech: PartOfSpeech(rawValue: String(part)),
        text: String(text.dropFirst(part.count + 1).drop { $0 == " " })))
  }

  /// Returns the definitions of a spelling; an empty list for a word without an entry.
  func definitions(of word: String) -> [Definition] { numbers[word].map { entries[$0] } ?? [] }

  /// The dictionary that comes with the program.
  static let embedded = OwnWords(SourceFile(.dictionary))
}
