internal import Languages
package import Tables
package import Vocabulary

/// A person's own dictionary: a table with a word and a meaning in each row, and perhaps more. The
/// names in the first row decide which column is which; without names, the first column has the
/// words and the second the meanings.
package struct OwnTable: Sendable {
  /// The entries in the order of the table.
  package private(set) var entries: [DictionaryEntry] = []
  /// The rows that were left out.
  package private(set) var leftOut = LeftOut()

  /// The most bytes of a table.
  package static let mostBytes = 50 << 20

  /// Reads a table in any encoding.
  ///
  /// - Parameter choices: a person's choices where the file doesn't say enough.
  /// - Throws: ``DictionaryFileError``.
  package init(
    _ bytes: [UInt8], _ choices: ReadingChoices = ReadingChoices()
  ) throws(DictionaryFileError) {
    guard bytes.count <= Self.mostBytes else { throw .tooLarge(limit: Self.mostBytes) }
    let text: FileText
    do throws(LineError) {
      text = try FileText(bytes, encoding: choices.encoding)
    } catch {
      throw .badLine(error)
    }
    leftOut.add(.damaged, text.notes.leftOut)
    let table = try Self.table(text, choices)
    for part in [OwnPart.word, .meaning] where table.columns[part] == nil {
      throw .noColumn(part.rawValue)
    }
    for row in table {
      guard row.fault == nil else {
        if row.fault != .heading { leftOut.add(.damaged) }
        continue
      }
      add(OwnRow(row, table))
    }
  }

  private static func table(
    _ text: FileText, _ choices: ReadingChoices
  ) throws(DictionaryFileError) -> Table<OwnPart> {
    do throws(ColumnChoiceError) {
      return try Table(text, choices, names: OwnPart.names, needed: [.word, .meaning]) { sample in
        sample.width > 1 ? [.word: [0], .meaning: [1]] : [.word: [0]]
      }
    } catch {
      throw .badColumns(error)
    }
  }

  private mutating func add(_ row: OwnRow) {
    guard let word = row[.word]?.asWord, word.utf8.count <= 200,
      word.unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return leftOut.add(.symbol) }
    guard let meaning = row[.meaning] else { return leftOut.add(.noMeaning) }
    let examples = row[.example].map {
      [DictionaryEntry.Example($0, translation: row[.translation])]
    }
    entries.append(
      DictionaryEntry(
        word, row[.part].flatMap(OwnWords.part), genders: row[.gender].map(OwnWords.genders) ?? [],
        ipa: row[.pronunciation].map(OwnWords.bare),
        forms: row[.plural].map { [.init($0, .plural)] } ?? [],
        senses: [.init(meaning, examples: examples ?? [])]))
  }
}

/// A row of a person's table.
private struct OwnRow {
  private let row: Table<OwnPart>.Row
  private let table: Table<OwnPart>

  init(_ row: Table<OwnPart>.Row, _ table: Table<OwnPart>) { (self.row, self.table) = (row, table) }

  /// Returns the text of a part, without space around it; `nil` for an empty one.
  subscript(part: OwnPart) -> String? {
    table.fields(part, of: row).first.flatMap { CSV.restored($0).asPassage }
  }
}
