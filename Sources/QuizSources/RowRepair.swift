// This whole file by scalar: its texts are views of bytes and scalars.

internal import Tables
internal import WebRequests

/// The rows with more or fewer fields than there are columns.
///
/// A row has too many where a text has the separator in it. In the explanation at the end it
/// changes nothing else, so the pieces are joined. In any other text it moves the answers and the
/// key, so such a row is left out.
struct RowRepair {
  private let columns: QuestionColumns
  /// The number of columns with a name or a use.
  private let width: Int
  private let separator: String

  init(_ layout: QuestionLayout) {
    columns = layout.columns
    let used = columns.byPart.values.flatMap(\.self).max() ?? -1
    width = max(layout.named, used + 1)
    separator = layout.shape.division.text
  }

  /// Returns a row that fits the columns, or one with the reason why it doesn't.
  func repaired(_ row: QuestionRow) -> QuestionRow {
    guard row.fault != .heading else { return row }
    guard let last = row.fields.lastIndex(where: { $0.cleaned(atMost: 1) != nil }), last >= width
    else {
      // The fields that are too many have no visible sign.
      return withKeyAtEnd(
        row.fault == nil ? row : QuestionRow(row, fields: Array(row.fields.prefix(width))))
    }
    let refused = QuestionRow(
      row, fields: row.fields, fault: row.fault ?? .tooManyFields(last + 1, columns: width))
    if columns.isOpen {
      return isWhole(row.fields) ? QuestionRow(row, fields: row.fields) : refused
    }
    guard isKeyInPlace(row.fields, upTo: last) else { return refused }
    if columns.explanation == width - 1 {
      let end = row.fields[(width - 1)...last].joined(separator: separator)
      return QuestionRow(
        row, fields: row.fields[..<(width - 1)] + [end],
        remark: .joined(fields: last + 1, columns: width))
    }
    // The table has columns without a name.
    return row.fault == nil ? row : refused
  }

  /// Returns a row of few answers with its key in the column of the keys.
  private func withKeyAtEnd(_ row: QuestionRow) -> QuestionRow {
    guard columns.hasLetterAtEnd, let key = columns.keys.first, row.field(key) == nil,
      let last = row.fields.lastIndex(where: { $0.cleaned(atMost: 1) != nil }), last < key,
      let mark = row.fields[last].cleaned(atMost: 60).flatMap(KeyMark.init), mark.isLetter
    else { return row }
    let empty = [String](repeating: "", count: key - last)
    return QuestionRow(row, fields: row.fields[..<last] + empty + [row.fields[last]])
  }

  /// Whether a row with more answers than usual shows no sign of a divided text.
  private func isWhole(_ fields: [String]) -> Bool {
    guard let column = columns.question, fields.indices.contains(column),
      let question = fields[column].cleaned(atMost: 2 * FoundQuestion.longestText),
      let last = question.unicodeScalars.last, "?？؟!.:…_".unicodeScalars.contains(last)
    else { return false }
    let answers = fields[(column + 1)...].filter { $0.cleaned(atMost: 1) != nil }
    // A space after a separator belongs to a text, unless it stands after each.
    let spaced = answers.count { $0.utf8.first == UInt8(ascii: " ") }
    let asks = answers.contains { answer in
      answer.unicodeScalars.contains { "?？؟".unicodeScalars.contains($0) }
    }
    return !asks && (spaced == 0 || spaced == answers.count)
  }

  /// Whether the key stands in its column, and nowhere else, so that the separators that are too
  /// many stand after it.
  private func isKeyInPlace(_ fields: [String], upTo last: Int) -> Bool {
    guard columns.hasChoices, let key = columns.keys.first, key < width else { return false }
    let answers = columns.options.values.compactMap { column in
      fields.indices.contains(column) ? fields[column].cleaned(atMost: 400) : nil
    }
    let isKey = { (index: Int) in
      guard let text = fields[index].cleaned(atMost: 400) else { return false }
      return KeyMark(text) != nil || answers.contains(text)
    }
    return (key...(key + last + 1 - width)).filter(isKey) == [key]
  }
}
