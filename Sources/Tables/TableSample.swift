internal import Vocabulary

/// The first rows of a table, and what they show about its columns.
package struct TableSample: Hashable, Sendable {
  /// The largest number of rows.
  static let mostRows = 100

  /// The fields of each row.
  package let rows: [[String]]
  /// The usual number of fields, without empty ones at the end.
  package let width: Int

  init(_ rows: [[String]]) {
    self.rows = rows
    var counts: [Int: Int] = [:]
    for row in rows { counts[Self.width(of: row), default: 0] += 1 }
    width = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
  }

  private static func width(of row: [String]) -> Int { (row.lastIndex { !$0.isEmpty } ?? 0) + 1 }

  /// Returns the number of columns of a table whose first row, or another place, names some.
  ///
  /// - Parameter named: the number of columns up to the last name.
  func width(named: Int) -> Int {
    // In a few rows, a separator in a text makes more fields than there are columns.
    let wider = rows.dropFirst().count { Self.width(of: $0) > named }
    return rows.count > 3 && wider * 10 > (rows.count - 1) * 9 ? max(width, named) : named
  }

  /// The columns that only number the rows: one, two, three and so on, perhaps with a sign that is
  /// the same in all of them.
  package var numbering: Set<Int> {
    guard rows.count > 1 else { return [] }
    return Set(
      (0..<width).filter { column in
        // The first row may be a header.
        let numbers = rows.dropFirst().compactMap { Number(in: $0, column) }
        let first = Number(in: rows[0], column)
        return numbers.count == rows.count - 1
          && zip(numbers, numbers.dropFirst()).allSatisfy { $1.follows($0) }
          && (numbers.count > 1 || first.map(numbers[0].follows) ?? (numbers[0].value <= 1))
      })
  }

  /// The columns in which no row has a text.
  package var blank: Set<Int> {
    Set(
      (0..<width).filter { column in
        rows.dropFirst().allSatisfy { !$0.indices.contains(column) || $0[column].asPassage == nil }
      })
  }

  /// The columns with texts of their own, in order.
  package var texts: [Int] {
    let (numbering, blank) = (numbering, blank)
    return (0..<width).filter { !numbering.contains($0) && !blank.contains($0) }
  }

  /// Whether the first row names the columns, although no name is known: it has a name for the
  /// column that numbers the rows, or the name of a language above the first texts.
  package var hasHeader: Bool {
    guard rows.count > 1, let first = rows.first else { return false }
    let numbering = numbering
    if numbering.contains(where: { Number(in: first, $0) == nil }) { return true }
    guard let column = (0..<width).first(where: { !numbering.contains($0) }) else { return false }
    let isLanguage = { (row: [String]) in
      row.indices.contains(column)
        && row[column].asPassage.map { LanguageNames.all.contains($0.lowercased()) } ?? false
    }
    return isLanguage(first) && !rows.dropFirst().contains(where: isLanguage)
  }

  /// A number in a field, such as `3`, `3.`, `(3)` or `week-3`.
  private struct Number {
    let value: Int
    /// The text before the number.
    private let prefix: String

    init?(in row: [String], _ column: Int) {
      guard row.indices.contains(column), let text = row[column].asPassage else { return nil }
      let behind = text.utf8.reversed().prefix { ".)".utf8.contains($0) }.count
      let whole = text.utf8.dropLast(behind)
      let digits = whole.reversed().prefix { (0x30...0x39).contains($0) }.count
      let start = whole.index(whole.endIndex, offsetBy: -digits)
      guard digits < 10, let value = Int(text[start..<whole.endIndex]) else { return nil }
      (self.value, prefix) = (value, String(text[..<start]))
    }

    /// Whether the number is the next one after another.
    func follows(_ other: Number) -> Bool { value == other.value + 1 && prefix == other.prefix }
  }
}

/// The names of languages, as people head the columns of a table with them.
enum LanguageNames {
  static let all: Set<String> = [
    "arabic", "chinese", "czech", "danish", "dutch", "english", "finnish", "french", "german",
    "greek", "hebrew", "hindi", "hungarian", "irish", "italian", "japanese", "korean", "latin",
    "mandarin", "norwegian", "pinyin", "polish", "portuguese", "romanian", "russian", "spanish",
    "swedish", "turkish", "ukrainian", "vietnamese", "welsh",
    "englisch", "deutsch", "französisch", "spanisch", "italienisch", "latein", "russisch",
    "anglais", "allemand", "français", "espagnol", "italien", "inglés", "alemán", "francés",
    "español", "italiano", "inglese", "tedesco", "francese", "spagnolo", "português", "nederlands",
    "engels", "polski", "angielski", "niemiecki", "svenska", "engelska", "dansk", "norsk",
    "русский", "английский", "немецкий", "українська",
  ]
}
