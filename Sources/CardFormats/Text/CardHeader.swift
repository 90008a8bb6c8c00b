internal import Tables
internal import Vocabulary

/// The evidence that the first row of a table names the columns, although it doesn't name both
/// sides of a card.
enum CardHeader {
  /// Returns whether the first of some rows names the columns.
  static func isFirst(of rows: [[String]]) -> Bool {
    guard let names = rows.first?.map({ $0.asPassage ?? "" }), rows.count > 1 else { return false }
    let named = names.indices.filter { !names[$0].isEmpty }
    // Two words may be a card.
    guard named.count > 2 else { return false }
    var (parts, kinds) = (Set<CardPart>(), 0)
    for column in named {
      let name = names[column]
      let texts = rows.dropFirst().compactMap { row in
        row.indices.contains(column) ? row[column].asPassage : nil
      }
      // A name stands once in its column.
      guard !texts.contains(name) else { return false }
      // A letter may be a text.
      if name.utf8.count > 1, let part = CardPart.names.part(named: name) { parts.insert(part) }
      if isOneKind(texts, without: name) { kinds += 1 }
    }
    if parts.count > 1 || !parts.isDisjoint(with: CardPart.sides) { return true }
    return kinds > 1 || kinds == 1 && !parts.isEmpty
  }

  /// Returns whether the texts of a column are all of one kind, to which its name doesn't belong:
  /// numbers, or a few texts again and again.
  private static func isOneKind(_ texts: [String], without name: String) -> Bool {
    guard texts.count > 2 else { return false }
    if Double(name) == nil, texts.allSatisfy({ Double($0) != nil }) { return true }
    return Set(texts).count * 2 <= texts.count
  }
}
