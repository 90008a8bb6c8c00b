/// A spelling test on paper, as a voice reads it to a class.
public struct PaperTest: Hashable, Sendable {
  /// One word of the test.
  public struct Item: Hashable, Sendable {
    /// The word to write.
    public let word: String
    /// A sentence with the word.
    public let sentence: String?
    /// The definition of the word, which tells it from others that sound the same.
    public let meaning: String?
    /// The code of the language of the meaning, such as `es`; `nil` for that of the words.
    public let language: String?

    public init(
      word: String, sentence: String? = nil, meaning: String? = nil, language: String? = nil
    ) {
      self.word = word
      self.sentence = sentence
      self.meaning = meaning
      self.language = language
    }
  }

  /// One step of the reading.
  public enum Step: Hashable, Sendable {
    /// A text to say, and the code of its language; `nil` for that of the words.
    case say(String, in: String? = nil)
    /// Time to write, in seconds.
    case pause(Double)
  }

  /// The words in the order of the test.
  public let items: [Item]

  /// Creates a test that keeps the order of the words.
  public init(_ items: [Item]) { self.items = items }

  /// Creates a test with the words in a random order. Generators with the same seed give the same
  /// order.
  public init(_ items: [Item], shuffledBy generator: inout some RandomNumberGenerator) {
    self.items = items.shuffled(using: &generator)
  }

  /// The time to write one word by default, in seconds.
  public static let normalPause = 8.0
  /// The allowed times to write one word, in seconds.
  public static let pauses = 0.0...120.0

  /// Returns the steps for one word: its number, the word, its sentence or definition, the word
  /// again, and time to write.
  ///
  /// - Parameters:
  ///   - index: the word's index in ``items``.
  ///   - pause: the time to write, in seconds.
  ///   - language: the language of the voice, such as `en-us`.
  public func reading(of index: Int, pause: Double, language: String) -> [Step] {
    let item = items[index]
    let word = Step.say(item.word)
    let help =
      item.sentence.map { Step.say($0) }
      ?? item.meaning.map { .say($0, in: item.language) }
    return [.say(Self.announcement(index + 1, language: language)), word]
      + (help.map { [$0, word] } ?? [word]) + [.pause(pause)]
  }

  /// Returns the steps for one word when the voice reads all words again at the end: its number,
  /// the word, and a quarter of the time to write.
  ///
  /// - Parameters:
  ///   - index: the word's index in ``items``.
  ///   - pause: the time to write in the first reading, in seconds.
  ///   - language: the language of the voice, such as `en-us`.
  public func rereading(of index: Int, pause: Double, language: String) -> [Step] {
    [
      .say(Self.announcement(index + 1, language: language)), .say(items[index].word),
      .pause(pause / 4),
    ]
  }

  /// Returns the number as the voice calls it out, without a word before it in languages that we do
  /// not know.
  static func announcement(_ number: Int, language: String) -> String {
    let words = [
      "en": "Number", "es": "Número", "pt": "Número", "fr": "Numéro", "it": "Numero",
      "de": "Nummer", "nl": "Nummer", "sv": "Nummer", "da": "Nummer", "nb": "Nummer",
    ]
    let language = String(language.prefix { $0 != "-" })
    return words[language].map { "\($0) \(number)." } ?? "\(number)."
  }
}
