internal import Vocabulary

/// Definitions of our own writing, `words.txt`: for words that everyone must spell and that WordNet
/// has no entry for, or only one that nobody means.
struct OwnWords {
  /// By word, the most common meaning first.
  let definitions: [String: [Definition]]

  /// - Parameter text: a word at the start of a line; below it, two spaces in, a part of speech, a
  ///   colon and a definition; below that, four spaces in, an example. `#` begins a remark.
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
  static let embedded = OwnWords(
    text: String(decoding: PackageResources.words_txt, as: UTF8.self))
}
