internal import Tables
internal import Vocabulary

/// The columns of a table in which neither names nor a person say which are the two sides.
///
/// A side that the header names is taken. The other one, or both, are the first columns with texts,
/// the back after the front.
struct CardColumns {
  /// The names of the columns; `nil` without a header.
  let header: [String]?
  let names: ColumnNames<CardPart>

  /// Returns the columns of each part, from 0.
  func columns(_ sample: TableSample) -> [CardPart: [Int]] {
    var columns: [CardPart: [Int]] = [:]
    for (column, name) in (header ?? []).enumerated() {
      if let part = names.part(named: name) { columns[part, default: []].append(column) }
    }
    let hasSide = !CardPart.sides.isDisjoint(with: columns.keys)
    // Without the name of a side, a note may be a side.
    if !hasSide { columns[.notes] = nil }
    for side in [CardPart.front, .back] where columns[side] == nil {
      let taken = Set(columns.values.joined())
      let free = sample.texts.filter { !taken.contains($0) }
      let after = side == .back ? columns[.front]?.first ?? -1 : -1
      let next = free.first { $0 > after } ?? free.first
      if let column = (hasSide ? named(side, among: free) : nil) ?? next {
        columns[side] = [column]
      } else if let note = columns[.notes]?.first {
        columns[side] = [note]
        columns[.notes]?.removeFirst()
      } else {
        // A column that is not there is better than one of times or addresses.
        let unfit = taken.union(sample.stamps)
        columns[side] = (0...max(1, sample.width)).first { !unfit.contains($0) }.map { [$0] }
      }
    }
    return columns
  }

  /// Returns the column whose name has a word for a side, such as `English translation`, in a table
  /// that names the other side.
  private func named(_ side: CardPart, among columns: [Int]) -> Int? {
    guard let header else { return nil }
    return columns.first { column in
      // By Character: a person reads the words.
      let words = header.indices.contains(column) ? header[column].split { !$0.isLetter } : []
      return words.contains { $0.count > 1 && names.part(named: String($0)) == side }
    }
  }
}
