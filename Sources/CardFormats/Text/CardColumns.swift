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

  /// Returns the places of the columns of each part.
  func places(_ sample: TableSample) -> [CardPart: [Int]] {
    var places: [CardPart: [Int]] = [:]
    for (column, name) in (header ?? []).enumerated() {
      if let part = names.part(named: name) { places[part, default: []].append(column) }
    }
    let hasSide = !CardPart.sides.isDisjoint(with: places.keys)
    // Without the name of a side, a note may be a side.
    if !hasSide { places[.notes] = nil }
    for side in [CardPart.front, .back] where places[side] == nil {
      let taken = Set(places.values.joined())
      let free = sample.texts.filter { !taken.contains($0) }
      let after = side == .back ? places[.front]?.first ?? -1 : -1
      let next = free.first { $0 > after } ?? free.first
      if let column = (hasSide ? named(side, among: free) : nil) ?? next {
        places[side] = [column]
      } else if let note = places[.notes]?.first {
        places[side] = [note]
        places[.notes]?.removeFirst()
      } else {
        // A column that is not there is better than one of times or addresses.
        let unfit = taken.union(sample.stamps)
        places[side] = (0...max(1, sample.width)).first { !unfit.contains($0) }.map { [$0] }
      }
    }
    return places
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
