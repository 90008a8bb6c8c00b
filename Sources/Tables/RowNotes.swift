/// A remark about a row of a file that is left out, or is read in another way than it is written.
package struct RowNote<Reason: Hashable & Sendable>: Hashable, Sendable {
  /// The number of the line where the row begins, from 1.
  package let line: Int
  /// The row as it is written.
  package let text: String
  package let reason: Reason
  /// Whether nothing of the row is taken.
  package let isLeftOut: Bool

  package init(line: Int, text: String, reason: Reason, isLeftOut: Bool) {
    (self.line, self.text, self.reason, self.isLeftOut) = (line, text, reason, isLeftOut)
  }
}

/// The remarks about the rows of a file. A file may have a mistake in every row, so the number of
/// the remarks is bounded; all are counted.
package struct RowNotes<Reason: Hashable & Sendable>: Hashable, Sendable {
  /// The largest number of remarks of each kind.
  package static var most: Int { 200 }
  /// The largest number of remarks about one row.
  package static var mostOfRow: Int { 20 }

  /// The first remarks, in the order of the file.
  package private(set) var notes: [RowNote<Reason>] = []
  /// The number of rows that are left out.
  package private(set) var leftOut = 0
  /// The number of rows that are read in another way.
  package private(set) var changed = 0
  /// The lines of the last remarks. A row with several remarks counts once.
  private var lastLeftOut, lastChanged: Int?

  package init() {}

  package mutating func add(_ note: RowNote<Reason>) {
    if note.isLeftOut {
      if lastLeftOut != note.line { leftOut += 1 }
      lastLeftOut = note.line
    } else {
      if lastChanged != note.line { changed += 1 }
      lastChanged = note.line
    }
    let last = notes.suffix(Self.mostOfRow)
    let isRowFull = last.count == Self.mostOfRow && last.allSatisfy { $0.line == note.line }
    if (note.isLeftOut ? leftOut : changed) <= Self.most, !isRowFull { notes.append(note) }
  }

  /// Returns the lines of the remarks of one kind.
  private func lines(leftOut: Bool) -> Set<Int> {
    Set(notes.lazy.filter { $0.isLeftOut == leftOut }.map(\.line))
  }

  /// Returns the remarks with other reasons.
  package func map<Other>(_ transform: (Reason) -> Other) -> RowNotes<Other> {
    var other = RowNotes<Other>()
    other.notes = notes.map {
      RowNote<Other>(
        line: $0.line, text: $0.text, reason: transform($0.reason), isLeftOut: $0.isLeftOut)
    }
    (other.leftOut, other.changed) = (leftOut, changed)
    (other.lastLeftOut, other.lastChanged) = (lastLeftOut, lastChanged)
    return other
  }

  /// Returns the remarks without those about some lines.
  package func without(_ isOmitted: (_ line: Int) -> Bool) -> RowNotes {
    var others = self
    others.leftOut -= lines(leftOut: true).count(where: isOmitted)
    others.changed -= lines(leftOut: false).count(where: isOmitted)
    others.notes.removeAll { isOmitted($0.line) }
    return others
  }

  /// Adds the remarks of another reader of the same file.
  package mutating func add(_ others: RowNotes) {
    let shared = { [self] isLeftOut in
      lines(leftOut: isLeftOut).intersection(others.lines(leftOut: isLeftOut)).count
    }
    leftOut += others.leftOut - shared(true)
    changed += others.changed - shared(false)
    notes = (notes + others.notes).sorted { $0.line < $1.line }
  }
}

extension RowNotes: CustomStringConvertible {
  package var description: String {
    notes.map { "\($0.line)\($0.isLeftOut ? "-" : "~") \($0.reason)" }.joined(separator: ", ")
  }
}
