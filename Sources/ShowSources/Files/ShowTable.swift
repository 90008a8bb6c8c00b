internal import Shows
internal import Tables

/// Shows as rows of a table. A row is a show, or a play of one; rows with the same show become one.
enum ShowTable {
  /// Reads a table with a header, or a column of titles alone.
  ///
  /// - Throws: ``ShowFileError``, `ColumnChoiceError`.
  static func read(
    _ bytes: [UInt8], _ choices: ReadingChoices, into assembly: inout ShowAssembly
  ) throws {
    let text: FileText
    do throws(LineError) {
      text = try FileText(bytes, encoding: choices.encoding)
    } catch {
      throw ShowFileError.badLine(error)
    }
    try choices.checkParts(needed: [ShowPart.title])
    let separator = Separator(of: text, choices) {
      $0.compactMap(ShowPart.names.part(named:)).contains(.title)
    }
    let table = try table(text, by: separator, choices)
    guard table.columns[.title] != nil else { throw ShowFileError.noTitles }
    assembly.report = FileReport(of: text, choices) { .row($0) }
    assembly.report.shape = table.shape
    let scale = RatingScale(table)
    for row in table { ShowTableRow(row, of: table, scale).add(to: &assembly) }
  }

  private static func table(
    _ text: FileText, by separator: Separator, _ choices: ReadingChoices
  ) throws(ColumnChoiceError) -> Table<ShowPart> {
    let preface = try TablePreface(above: separator, in: text, choices) {
      preface, open throws(ColumnChoiceError) in
      try table(text, by: separator, below: preface, open).hasHeader
    }
    return try table(text, by: separator, below: preface, choices)
  }

  private static func table(
    _ text: FileText, by separator: Separator, below preface: TablePreface?,
    _ choices: ReadingChoices
  ) throws(ColumnChoiceError) -> Table<ShowPart> {
    try Table(
      text, by: separator, below: preface, choices, names: ShowPart.names, needed: [.title]
    ) { sample in
      sample.width == 1 ? [.title: [0]] : [:]
    }
  }
}

/// The scale of the ratings in a table, which its first rows show.
enum RatingScale {
  /// Whole numbers up to ten.
  case points
  /// Up to five, with halves.
  case stars
  /// Up to a hundred.
  case percent

  init(_ table: Table<ShowPart>) {
    guard let column = table.columns[.rating]?.first else {
      self = .points
      return
    }
    let numbers = table.sample.rows.compactMap { row in
      row.indices.contains(column) ? Double(row[column]) : nil
    }
    let most = numbers.max() ?? 0
    let hasHalves = numbers.contains { $0 * 2 == ($0 * 2).rounded() && $0 != $0.rounded() }
    self = most > 10 ? .percent : most <= 5 && hasHalves ? .stars : .points
  }

  /// Reads a rating, which may name its scale itself; `nil` for a text that is none.
  func rating(_ text: String) -> Rating? {
    if let rating = Rating(text), text.utf8.contains(UInt8(ascii: "/")) { return rating }
    let digits = text.utf8.last == UInt8(ascii: "%") ? String(text.dropLast()) : text
    guard let number = Double(digits), number > 0, number <= 100 else { return nil }
    let isPercent = self == .percent || digits != text
    switch self {
    case _ where isPercent: return Rating(points: max(1, Int((number / 10).rounded())))
    case .stars: return Rating(halfStars: Int((number * 2).rounded()))
    default: return Rating(points: max(1, Int(number.rounded())))
    }
  }

  /// Whether a text says that there is no rating.
  static func isNone(_ text: String) -> Bool { Double(text) == 0 || text == "-" }
}
