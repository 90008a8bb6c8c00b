internal import Cards
internal import Tables

/// The cards in the rows of a table.
struct CardRows {
  /// The way in which the texts of a file are written.
  enum Writing {
    /// With the marks of `CardText`.
    case marks
    /// Without marks: each sign stands for itself.
    case plain
    case html
  }

  let table: Table<CardPart>
  let writing: Writing
  /// The names of the columns, to put before notes. An empty name is none.
  let names: [String]
  /// The deck of the cards whose row names none.
  var deck: String?
  /// The tags of all cards.
  var tags: String?
  /// Whether a line that begins with `#` is a comment.
  var hasComments = false
  /// The rows that a person has written.
  var own: [Int: String] = [:]

  /// Adds the cards of all rows.
  func read(into cards: inout TextCards) throws(CardFileError) {
    let parts = self.parts
    for row in table { try read(row, parts, into: &cards) }
  }

  /// The part of each column.
  private var parts: [CardPart?] {
    var parts: [CardPart?] = []
    for (part, columns) in table.columns {
      for column in columns {
        while parts.count <= column { parts.append(nil) }
        parts[column] = part
      }
    }
    return parts
  }

  private func read(
    _ row: Table<CardPart>.Row, _ parts: [CardPart?], into cards: inout TextCards
  ) throws(CardFileError) {
    if let fault = fault(of: row) {
      return cards.leaveOut(line: row.line, text: row.text, because: .row(fault))
    }
    var (fields, losses) = ([CardPart: [String]](), Set<CardCollection.Loss>())
    for (column, field) in row.fields.enumerated() where column < parts.count {
      guard let part = parts[column] else { continue }
      let text = text(field, part, column, &losses)
      if !text.isEmpty { fields[part, default: []].append(text) }
    }
    let back = (fields[.back] ?? []).joined(separator: "\n\n")
    let all = [back] + (back.isEmpty ? [] : fields[.notes] ?? [])
    let tags = (fields[.tags] ?? []) + [self.tags].compactMap(\.self)
    let marks = ["1", "true", "yes"]
    let card = Card(
      id: fields[.id]?.first ?? "", front: (fields[.front] ?? []).joined(separator: "\n\n"),
      back: all.joined(separator: "\n\n"),
      tags: tags.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) },
      isSuspended: fields[.suspended].map { marks.contains($0[0].lowercased()) } ?? false)
    let deck = fields[.deck]?.first ?? deck
    guard try cards.add(card, to: deck, line: row.line, text: row.text) else { return }
    for loss in losses { cards.lose(loss) }
    for remark in row.remarks {
      cards.change(line: row.line, text: row.text, because: .row(remark))
    }
  }

  private func fault(of row: Table<CardPart>.Row) -> RowReason? {
    if hasComments, own[row.line] == nil, row.text.utf8.first == UInt8(ascii: "#") {
      return .comment
    }
    return row.fault ?? (row.fields.count > 1 ? nil : .oneField)
  }

  /// Returns the text of a field; an empty text for a field without one.
  private func text(
    _ field: String, _ part: CardPart, _ column: Int, _ losses: inout Set<CardCollection.Loss>
  ) -> String {
    switch part {
    case .front, .back: return marks(field, &losses)
    case .notes:
      let text = marks(field, &losses)
      let name = names.indices.contains(column) ? MarkedText.escapedLine(names[column]) : ""
      guard !text.isEmpty, !name.isEmpty else { return text }
      return "\(name):\(text.utf8.contains(UInt8(ascii: "\n")) ? "\n" : " ")\(text)"
    case .tags, .deck, .id, .suspended:
      return writing == .marks ? CSV.restored(field.trimmed) : field.trimmed
    }
  }

  /// Returns a text in the marks of `CardText`.
  private func marks(_ field: String, _ losses: inout Set<CardCollection.Loss>) -> String {
    switch writing {
    case .marks: return CSV.restored(field.trimmed)
    case .plain: return MarkedText.escaped(field.trimmed)
    case .html:
      let read = HTMLText(field)
      losses.formUnion(read.losses)
      return read.marks
    }
  }
}
