// This whole file by Character: its texts are meanings of dictionaries.

internal import Languages
internal import Threads
internal import Vocabulary

/// The order of meanings by how common their own words are, for dictionaries that list them in any
/// order: *Unfall* comes before *Akzidens* as a meaning of `accident`.
final class CommonMeanings: Sendable {
  private let language: Language
  /// The levels of the common words; `nil` before they are read.
  private let levels = Guarded<[String: Level]?>(nil)

  /// The most words that a meaning is told with. More are hard to take in, above all by ear.
  private static let mostWords = 3

  /// - Parameter language: the language of the meanings. One without a table of words keeps the
  ///   order.
  init(in language: Language) { self.language = language }

  /// Returns meanings with the common ones first, each with its common words first. A word that
  /// several meanings have stands in the first of them.
  ///
  /// The two most common levels count as one, so that the dictionary's own order decides there.
  func ordered(_ definitions: [Definition]) -> [Definition] {
    let levels = common
    guard !levels.isEmpty else { return definitions }
    func rank(_ word: String) -> Int {
      levels[word].map { $0 <= .everyday ? 0 : 1 } ?? 2
    }
    let ranked = definitions.enumerated().map { place, definition in
      let words = Self.words(of: definition.text)
      let sorted = words.enumerated().sorted {
        (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
      }.map(\.element)
      return (place: place, rank: sorted.first.map(rank) ?? 2, definition, words: sorted)
    }
    var told: Set<String> = []
    return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.compactMap { one in
      let words = one.words.filter { told.insert($0).inserted }.prefix(Self.mostWords)
      guard !words.isEmpty else { return nil }
      var definition = one.2
      definition.text = words.joined(separator: ", ")
      return definition
    }
  }

  /// The levels of the common words, which are read when they are first needed.
  private var common: [String: Level] {
    levels.withLock { levels in
      if let known = levels { return known }
      let read = LanguageWords(of: language).levels.filter { $0.value <= .broad }
      levels = read
      return read
    }
  }

  /// Returns the words of a meaning. Commas in brackets divide nothing.
  private static func words(of text: String) -> [String] {
    var (words, word, depth) = ([String](), "", 0)
    for letter in text {
      if "([".contains(letter) { depth += 1 }
      if ")]".contains(letter) { depth = max(0, depth - 1) }
      if depth == 0, ",;".contains(letter) {
        words.append(word)
        word = ""
      } else {
        word.append(letter)
      }
    }
    return (words + [word]).map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
