internal import ByteText
public import Vocabulary

/// The answers to questions about words that people wrote and read through, because no rule finds
/// them: words that are near in topic but don't fit into a sentence, synonyms and opposites that a
/// learner's dictionary has, and words that only look like relatives.
///
///     CheckedAnswers.embedded.opposites(of: "hot").first?.word   // "cold"
public struct CheckedAnswers: Sendable {
  /// Wrong words for a gap in a sentence.
  public struct Gap: Hashable, Sendable {
    /// The part of speech of the word in the sentence.
    public let part: PartOfSpeech
    /// A word of the sentence for which the wrong words were chosen, in lower case. A sentence
    /// without it is another one.
    public let cue: String
    /// The wrong words, which are near in topic.
    public let wrong: [String]
    /// The meaning with its sentence, for a word that our own dictionary lacks.
    public let definition: Definition?
  }

  /// A word that means nearly the same as another, or the opposite.
  public struct Pair: Hashable, Sendable {
    /// The other word, which is the right answer.
    public let word: String
    /// The meaning of the asked word.
    public let gloss: String
    /// The wrong words, which are near in topic.
    public let wrong: [String]
  }

  /// A family of words, and words that look like relatives.
  public struct Family: Hashable, Sendable {
    /// The words of the family, the asked one included.
    public let members: [String]
    /// The words of each other family that begins alike.
    public let strangers: [[String]]
  }

  /// The lines of each word.
  private typealias Lines = [String: [String]]
  private let gaps: Lines
  private let synonyms: Lines
  private let opposites: Lines
  private let families: Lines

  /// The lists that come with the program.
  public static let embedded = CheckedAnswers(
    gaps: .gaps, synonyms: .synonyms, opposites: .opposites, families: .lookalikes)

  private init(
    gaps: EmbeddedList, synonyms: EmbeddedList, opposites: EmbeddedList, families: EmbeddedList
  ) {
    self.gaps = Self.lines(gaps) { $0.prefix(1) }
    self.synonyms = Self.lines(synonyms, Self.asked)
    self.opposites = Self.lines(opposites, Self.asked)
    self.families = Self.lines(families) { $0[...] }
  }

  /// Returns the lines of a list by the words that are asked about. `#` begins a comment.
  ///
  /// - Parameter asked: returns the words that a line is found by. It gets the words of the first
  ///   field.
  private static func lines(
    _ list: EmbeddedList, _ asked: ([String]) -> ArraySlice<String>
  ) -> Lines {
    var lines: Lines = [:]
    SourceFile(list).forEachEntry { entry in
      let text = String(decoding: entry.line, as: UTF8.self)
      for word in asked(words(fields(text)[0])) { lines[word, default: []].append(text) }
    }
    return lines
  }

  /// Returns the words of a pair that are asked about: both, or the one before an arrow.
  private static func asked(_ pair: [String]) -> ArraySlice<String> {
    pair.contains(oneWay) ? pair.prefix(1) : pair[...]
  }

  /// The sign between two words of which only the first is asked about. People think of another
  /// meaning of the second.
  private static let oneWay = ">"

  /// Returns the fields of a line, which bars separate.
  private static func fields(_ line: String) -> [String] {
    line.bytes.split(separator: " | ").map(String.init)
  }

  private static func words(_ field: String) -> [String] {
    field.split { $0 == "," || $0 == " " }.map(String.init)
  }

  /// Returns the wrong words for sentences with a word, by its line:
  ///
  ///     word part cue | wrong, wrong, wrong
  ///     word part cue | wrong, wrong, wrong | definition | sentence with the word
  public func gaps(of word: String) -> [Gap] {
    (gaps[word] ?? []).compactMap { line in
      let fields = Self.fields(line)
      let head = Self.words(fields[0])
      guard head.count == 3, fields.count >= 2 else { return nil }
      let part = PartOfSpeech(rawValue: head[1])
      return Gap(
        part: part, cue: head[2], wrong: Self.words(fields[1]),
        definition: fields.count > 3
          ? Definition(partOfSpeech: part, text: fields[2], examples: [fields[3]]) : nil)
    }
  }

  /// Returns the synonyms of a word, by its lines:
  ///
  ///     word synonym | meaning of both | wrong, wrong, wrong
  ///     word > synonym | meaning of both | wrong, wrong, wrong
  public func synonyms(of word: String) -> [Pair] { pairs(synonyms, of: word) }

  /// Returns the opposites of a word, by its lines:
  ///
  ///     word opposite | meaning of the word | meaning of the opposite | wrong, wrong, wrong
  public func opposites(of word: String) -> [Pair] { pairs(opposites, of: word) }

  private func pairs(_ lines: Lines, of word: String) -> [Pair] {
    (lines[word] ?? []).compactMap { line in
      let fields = Self.fields(line)
      let pair = Self.words(fields[0]).filter { $0 != Self.oneWay }
      guard pair.count == 2, fields.count >= 3, let wrong = fields.last else { return nil }
      let isSecond = pair[1] == word
      return Pair(
        word: pair[isSecond ? 0 : 1], gloss: fields[isSecond && fields.count > 3 ? 2 : 1],
        wrong: Self.words(wrong))
    }
  }

  /// Returns the family of a word among others that begin alike, by its line:
  ///
  ///     word relative relative | stranger stranger | stranger
  ///
  /// The strangers of a field are a family, too.
  ///
  /// - Returns: `nil` for a word without a line.
  public func family(of word: String) -> Family? {
    guard let groups = families[word]?.first.map({ Self.fields($0).map(Self.words) }),
      let own = groups.first
    else { return nil }
    return Family(members: own, strangers: Array(groups.dropFirst()))
  }

  /// The words with wrong answers for a gap, in the order of the alphabet.
  public var wordsWithGaps: [String] { gaps.keys.sorted() }
  /// The words with synonyms, in the order of the alphabet.
  public var wordsWithSynonyms: [String] { synonyms.keys.sorted() }
  /// The words with opposites, in the order of the alphabet.
  public var wordsWithOpposites: [String] { opposites.keys.sorted() }
  /// The words of families, in the order of the alphabet.
  public var wordsWithFamilies: [String] { families.keys.sorted() }
}
