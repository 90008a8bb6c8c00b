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

  /// The first remarks, in the order of the file.
  package private(set) var notes: [RowNote<Reason>] = []
  /// The number of rows that are left out.
  package private(set) var leftOut = 0
  /// The number of rows that are read in another way.
  package private(set) var changed = 0

  package init() {}

  package mutating func add(_ note: RowNote<Reason>) {
    if note.isLeftOut { leftOut += 1 } else { changed += 1 }
    if (note.isLeftOut ? leftOut : changed) <= Self.most { notes.append(note) }
  }

  /// Returns the remarks with other reasons.
  package func map<Other>(_ transform: (Reason) -> Other) -> RowNotes<Other> {
    var other = RowNotes<Other>()
    other.notes = notes.map {
      RowNote<Other>(
        line: $0.line, text: $0.text, reason: transform($0.reason), isLeftOut: $0.isLeftOut)
    }
    (other.leftOut, other.changed) = (leftOut, changed)
    return other
  }

  /// Returns the remarks without those about some lines.
  package func without(_ isOmitted: (_ line: Int) -> Bool) -> RowNotes {
    var others = self
    for note in notes where isOmitted(note.line) {
      if note.isLeftOut { others.leftOut -= 1 } else { others.changed -= 1 }
    }
    others.notes.removeAll { isOmitted($0.line) }
    return others
  }

  /// Adds the remarks of another reader of the same file.
  package mutating func add(_ others: RowNotes) {
    notes = (notes + others.notes).sorted { $0.line < $1.line }
    leftOut += others.leftOut
    changed += others.changed
  }
}

extension RowNotes: CustomStringConvertible {
  package var description: String {
    notes.map { "\($0.line)\($0.isLeftOut ? "-" : "~") \($0.reason)" }.joined(separator: ", ")
  }
}
