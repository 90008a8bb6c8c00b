/// A spelling test on paper: what is read to a class, in its order.
public struct PaperTest: Hashable, Sendable {
  public struct Item: Hashable, Sendable {
    public let word: String
    /// What is read after the word: a sentence with it, or what it means.
    public let sentence: String?

    public init(word: String, sentence: String? = nil) {
      self.word = word
      self.sentence = sentence
    }
  }

  /// A step of the reading.
  public enum Step: Hashable, Sendable {
    case say(String)
    /// Time to write, in seconds.
    case pause(Double)
  }

  public let items: [Item]

  /// The words in the order in which they are given.
  public init(_ items: [Item]) { self.items = items }

  /// The words in an order that chance gives: the same for the sheet and for the reading where the
  /// chance is the same.
  public init(_ items: [Item], shuffledBy generator: inout some RandomNumberGenerator) {
    self.items = items.shuffled(using: &generator)
  }

  /// How long a class writes at one word, in seconds, unless something else is chosen.
  public static let normalPause = 8.0
  /// The pauses that make sense, in seconds.
  public static let pauses = 0.0...120.0

  /// One word's turn: its number, the word, its sentence, the word again, and time to write.
  ///
  /// - Parameter language: of the voice, such as `en-us`.
  public func reading(of index: Int, pause: Double, language: String) -> [Step] {
    let item = items[index]
    let texts = [Self.announcement(index + 1, language: language), item.word]
    let rest = item.sentence.map { [$0, item.word] } ?? [item.word]
    return (texts + rest).map(Step.say) + [.pause(pause)]
  }

  /// One word's turn when all are read again at the end: its number, the word, and a quarter of the
  /// time.
  public func rereading(of index: Int, pause: Double, language: String) -> [Step] {
    [
      .say(Self.announcement(index + 1, language: language)), .say(items[index].word),
      .pause(pause / 4),
    ]
  }

  /// A number as it is called out; where we don't know the language's word for it, the number alone.
  static func announcement(_ number: Int, language: String) -> String {
    let words = [
      "en": "Number", "es": "Número", "pt": "Número", "fr": "Numéro", "it": "Numero",
      "de": "Nummer", "nl": "Nummer", "sv": "Nummer", "da": "Nummer", "nb": "Nummer",
    ]
    let language = String(language.prefix { $0 != "-" })
    return words[language].map { "\($0) \(number)." } ?? "\(number)."
  }
}
