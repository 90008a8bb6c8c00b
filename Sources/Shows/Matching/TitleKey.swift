/// A title as it is compared with others: two spellings of one title have one key.
///
/// Articles at the start or behind a comma don't count, and neither does the way in which a season
/// is numbered (`2nd Season`, `Season 2`, `II`). A year in brackets stands apart.
public struct TitleKey: Hashable, Sendable {
  /// The words that count, with a space between each two.
  public let text: String
  /// The year in brackets at the end of the title.
  public let year: Int?

  public init(_ title: String) {
    (year, text) = Self.parts(title)
  }

  private static func parts(_ title: String) -> (year: Int?, text: String) {
    let (bare, year) = withoutYear(title)
    var words = TitleWords(bare).words
    if words.count > 1, let last = words.last, articles.contains(last), isInverted(bare) {
      words.removeLast()
    } else if words.count > 1, let first = words.first, articles.contains(first) {
      words.removeFirst()
    }
    words = seasonNumbered(words)
    return (year, words.joined(separator: " "))
  }

  private static let articles: Set<String> = ["the", "a", "an"]

  /// Whether a title has its article behind a comma: `Office, The`.
  private static func isInverted(_ title: String) -> Bool {
    guard let comma = title.utf8.lastIndex(of: UInt8(ascii: ",")) else { return false }
    return TitleWords(String(title[comma...])).words.count == 1
  }

  /// Takes a year in brackets from the end of a title.
  private static func withoutYear(_ title: String) -> (title: String, year: Int?) {
    let bytes = Array(title.utf8)
    guard bytes.count > 6, bytes.last == UInt8(ascii: ")"),
      bytes[bytes.count - 6] == UInt8(ascii: "("),
      let year = Int(String(decoding: bytes[(bytes.count - 5)..<(bytes.count - 1)], as: UTF8.self)),
      (1850...2200).contains(year)
    else { return (title, nil) }
    return (String(decoding: bytes.dropLast(6), as: UTF8.self), year)
  }

  // MARK: Seasons

  private static let ordinals: [String: Int] = [
    "1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5, "6th": 6, "7th": 7, "8th": 8, "9th": 9,
    "10th": 10, "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6,
    "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10,
  ]
  /// The Roman numbers of seasons. One alone is a word more often than a number.
  private static let romans: [String: Int] = [
    "ii": 2, "iii": 3, "iv": 4, "vi": 6, "vii": 7, "viii": 8, "ix": 9,
  ]

  /// Returns words with each number of a season as that number alone. The first season is the show
  /// without a number.
  private static func seasonNumbered(_ words: [String]) -> [String] {
    var (numbered, index) = ([String](), 0)
    while index < words.count {
      let (word, next) = (words[index], index + 1 < words.count ? words[index + 1] : nil)
      if let number = ordinals[word], next == "season" {
        if number > 1 { numbered.append(String(number)) }
        index += 2
      } else if word == "season", let next, let number = Int(next), !numbered.isEmpty {
        if number > 1 { numbered.append(String(number)) }
        index += 2
      } else if index > 0, next == nil, let number = romans[word] {
        numbered.append(String(number))
        index += 1
      } else {
        numbered.append(word)
        index += 1
      }
    }
    return numbered.isEmpty ? words : numbered
  }
}
