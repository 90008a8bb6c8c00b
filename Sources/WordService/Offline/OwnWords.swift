internal import Vocabulary

/// The definitions that VocalVocab has of its own, from `words.txt`: for words that everyone must
/// spell, and for which WordNet has no entry or only a rare meaning.
struct OwnWords {
  /// The definitions by word, the most common meaning first.
  let definitions: [String: [Definition]]

  /// - Parameter text: a word at the start of a line. Below it, after two spaces, a part of speech,
  ///   a colon and a definition. Below that, after four spaces, an example. `#` begins a comment.
  init(text: String) {
    var definitions: [String: [Definition]] = [:]
    var word = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let content = line.drop { $0 == " " }
      switch line.count - content.count {
      case 0:
        word = String(content)
      case 2:
        let part = content.prefix { $0 != ":" }
        let text = content.dropFirst(part.count + 1).drop { $0 == " " }
        definitions[word, default: []].append(
          Definition(partOfSpeech: PartOfSpeech(rawValue: String(part)), text: String(text)))
      default:
        guard let last = definitions[word]?.indices.last else { continue }
        definitions[word]?[last].examples.append(String(content))
      }
    }
    self.definitions = definitions
  }

  /// The list that comes with the program.
  static let embedded = OwnWords(text: String(decoding: PackageResources.words_txt, as: UTF8.self))
}
