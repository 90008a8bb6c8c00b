internal import ByteText
internal import Vocabulary

/// The title and the licence of a FreeDict dictionary, from its entries `00-database-short` and
/// `00-database-info`.
struct FreeDictMetadata {
  /// The address of the project, which publishes all of the dictionaries.
  private static let address = "https://freedict.org/"

  private let title: String?
  private let text: String

  init(_ index: DictdIndex, _ window: inout FileWindow) throws(DictionaryFileError) {
    let names = ["00databaseshort", "00databaseinfo"]
    let spans = names.compactMap { name in index.metadata[name].map { (name, $0) } }
      .sorted { $0.1.offset < $1.1.offset }
    var texts: [String: String] = [:]
    for (name, span) in spans {
      texts[name] = try window.read(at: span.range) { String(decoding: $0, as: UTF8.self) }
    }
    title = texts[names[0]]?.asPassage
    text = texts[names[1]] ?? ""
  }

  func credit(words: String, meanings: String) -> DictionaryCredit {
    DictionaryCredit(
      title: title ?? "FreeDict \(words)-\(meanings)", licence: licence, address: Self.address,
      date: date(behind: "\nPublication date: ") ?? date(behind: "\n * "))
  }

  /// The licence, which the text names in many words: `Available under the terms of the GNU General
  /// Public License ver. 2.0 and any later version.`
  private var licence: String {
    let words = text.utf8.split { $0 <= 0x20 }.map { String(Substring($0)) }.joined(separator: " ")
    if words.bytes.contains("(GPLv3)"), words.bytes.contains("(AGPLv3)") {
      return "GPL 3.0 and AGPL 3.0"
    }
    let licences = [
      ("Free Documentation License", "GFDL"), ("Attribution-ShareAlike", "CC BY-SA"),
      ("CC BY-SA", "CC BY-SA"), ("ver. 3.0", "GPL 3.0 or later"),
    ]
    return licences.first { words.bytes.contains($0.0) }?.1 ?? "GPL 2.0 or later"
  }

  /// Returns the first day behind some signs, such as that of the last change:
  /// ` * 2019-01-25 Sylvain Leroux:`.
  private func date(behind signs: String) -> String? {
    var rest = text[...]
    while let range = rest.bytes.firstRange(of: signs) {
      rest = rest[range.upperBound...]
      let day = Substring(rest.utf8.prefix(10))
      if Self.isDay(day) { return String(day) }
    }
    return nil
  }

  /// Returns whether a text is a day such as `2019-01-25`.
  private static func isDay(_ text: Substring) -> Bool {
    text.utf8.count == 10
      && text.utf8.enumerated().allSatisfy { index, byte in
        index == 4 || index == 7
          ? byte == UInt8(ascii: "-") : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }
}
