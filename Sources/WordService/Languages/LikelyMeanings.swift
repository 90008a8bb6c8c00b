// This whole file by Character: its texts are words and meanings of dictionaries.

internal import Languages
internal import Threads
internal import Vocabulary

/// The order of a word's meanings by how likely each is, for dictionaries that list them in any
/// order: `rare` means *selten*, and seldom *blutig*.
///
/// Three things make a meaning likely: the dictionary gives it for many senses of the word, its own
/// word is common in its language, and much of what that word says is said with ours. The last two
/// are what Bayes' rule asks for. A table of words tells the one, the dictionary of the other
/// direction the other.
final class LikelyMeanings: Sendable {
  /// A meaning with a number that grows with its chance. The numbers of one word's meanings can be
  /// compared, and those of its forms.
  struct Meaning: Hashable {
    var definition: Definition
    var weight: Double
  }

  private let language: Language
  /// The ranks of common words; `nil` before they are read.
  private let ranks = Guarded<[String: Int]?>(nil)

  /// The most words that a meaning is told with. More are hard to take in, above all by ear.
  private static let mostWords = 3
  /// A word of a meaning is told if its weight is at least this share of the greatest.
  private static let leastOfWords = 0.2
  /// A second meaning is told if its weight is at least this share of that of the first one of the
  /// same part of speech.
  private static let leastOfMeanings = 0.04
  /// So many words count as equally common. How often `werden` is written says little about one of
  /// its many senses.
  private static let mostCommon = 300.0
  /// The rank of a word that the table lacks, in lengths of the table.
  private static let beyond = 2.0
  /// The same for an English word, such as `go`, and for an English phrase, such as `hoof it`.
  private static let (plainWord, oddPhrase) = (0.1, 16.0)

  /// - Parameter language: the language of the meanings. In one without a table of words, all words
  ///   are equally common.
  init(in language: Language) { self.language = language }

  /// Returns meanings with the likely ones first, each with its likely words first, and without
  /// those that are hardly meant. A word that several meanings of a part of speech have stands in
  /// the first of them.
  ///
  /// - Parameters:
  ///   - word: the word whose meanings they are.
  ///   - reverse: the dictionary of the other direction, if it is here.
  func ordered(
    _ definitions: [Definition], of word: String, by reverse: ReverseRank?
  ) -> [Meaning] {
    let texts = definitions.map { Self.words(of: $0.text) }
    let counts = texts.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let ranks = common
    func weight(_ text: String) -> Double {
      Double(counts[text] ?? 1) * (reverse?.share(of: word, in: text) ?? 1)
        * commonness(of: text, ranks)
    }
    let meanings = zip(definitions, texts).map { definition, texts in
      (definition, words: Self.sorted(texts.map { (text: $0, weight: weight($0)) }, by: \.weight))
    }
    var told: [PartOfSpeech: Set<String>] = [:]
    var best: [PartOfSpeech: Double] = [:]
    return Self.sorted(meanings) { $0.words.first?.weight ?? 0 }.compactMap { definition, words in
      guard let weight = words.first?.weight else { return nil }
      let part = definition.partOfSpeech
      let first = best[part] ?? weight
      best[part] = first
      guard weight >= first * Self.leastOfMeanings else { return nil }
      let kept = words.filter { $0.weight >= weight * Self.leastOfWords }
        .filter { told[part, default: []].insert($0.text).inserted }.prefix(Self.mostWords)
      guard !kept.isEmpty else { return nil }
      var definition = definition
      definition.text = kept.map(\.text).joined(separator: ", ")
      return Meaning(definition: definition, weight: weight)
    }
  }

  /// Returns elements with those of great weight first. Those of equal weight keep their order.
  private static func sorted<Element>(
    _ elements: [Element], by weight: (Element) -> Double
  ) -> [Element] {
    elements.enumerated().map { ($0, weight($1), $1) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.2)
  }

  /// Returns how common a word is: the square root of the inverse of its rank among the words of
  /// its language. A word that the table lacks is rarer than all that it has, and so is a phrase.
  ///
  /// The English table is another one: it lacks common words whose level SCOWL tells, and has the
  /// usual phrases.
  private func commonness(of text: String, _ ranks: [String: Int]) -> Double {
    let text = text.hasPrefix("to ") ? String(text.dropFirst(3)) : text
    let isEnglish = language.isVariety(of: .english)
    let missing = isEnglish ? text.contains(" ") ? Self.oddPhrase : Self.plainWord : Self.beyond
    let rank = ranks[text].map(Double.init) ?? missing * Double(ranks.count)
    return 1 / max(Self.mostCommon, rank).squareRoot()
  }

  /// The ranks of the common words, which are read when they are first needed.
  private var common: [String: Int] {
    ranks.withLock { ranks in
      if let known = ranks { return known }
      let read = LanguageWords.ranks(of: language)
      ranks = read
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
