/// The number of letters to insert, remove or change so that a spelling becomes another one (the
/// table is that of Wagner and Fischer, JACM 21, 1974).
///
/// One value compares a spelling with every word of the dictionary. So it looks at the sets of
/// letters first, which differ too much for most words, keeps the rows of the table, and computes
/// only the part of a row that can stay within the bound.
struct EditDistance {
  private let spelling: [UInt8]
  private let letters: UInt64
  private let bound: Int
  private let hasSwaps: Bool
  /// The lengths of the spellings that can be within the bound.
  let lengths: ClosedRange<Int>
  // The rows of the table for the letter before the last one, the last one, and this one.
  private var beforeLast: [Int]
  private var last: [Int]
  private var row: [Int]

  /// - Parameters:
  ///   - bound: the largest distance that counts.
  ///   - hasSwaps: whether two neighbours in the wrong order are one change, and not two (Damerau,
  ///     CACM 7, 1964).
  init(from spelling: [UInt8], bound: Int, hasSwaps: Bool = true) {
    (self.spelling, self.bound, self.hasSwaps) = (spelling, bound, hasSwaps)
    letters = spelling.withUnsafeBytes(Self.letters)
    lengths = max(0, spelling.count - bound)...spelling.count + bound
    row = Array(repeating: 0, count: lengths.upperBound + 1)
    (beforeLast, last) = (row, row)
  }

  /// Returns the distance to another spelling; `nil` above the bound.
  mutating func distance(to other: [UInt8]) -> Int? {
    other.withUnsafeBytes { distance(to: $0) }
  }

  /// Returns the distance to another spelling; `nil` above the bound.
  mutating func distance(to other: UnsafeRawBufferPointer) -> Int? {
    // A change takes one letter away and adds another one.
    guard lengths.contains(other.count),
      (letters ^ Self.letters(of: other)).nonzeroBitCount <= 2 * bound
    else { return nil }
    let columns = other.count
    for column in 0...columns { row[column] = column }
    for (i, letter) in spelling.enumerated() {
      (beforeLast, last, row) = (last, row, beforeLast)
      let (first, end) = (max(1, i + 1 - bound), min(columns, i + 1 + bound))
      // The cells of the row beside this part count as above the bound.
      row[first - 1] = first == 1 ? i + 1 : bound + 1
      if end < columns { row[end + 1] = bound + 1 }
      var least = row[first - 1]
      for column in stride(from: first, through: end, by: 1) {
        let wanted = other[column - 1]
        var cost = min(
          last[column - 1] + (letter == wanted ? 0 : 1), last[column] + 1, row[column - 1] + 1)
        if hasSwaps, i > 0, column > 1, letter == other[column - 2], spelling[i - 1] == wanted {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        row[column] = cost
        least = min(least, cost)
      }
      if least > bound { return nil }
    }
    return row[columns] <= bound ? row[columns] : nil
  }

  /// Returns the set of a spelling's letters, as bits. Two signs may share a bit.
  private static func letters(of spelling: UnsafeRawBufferPointer) -> UInt64 {
    var letters: UInt64 = 0
    for letter in spelling { letters |= 1 << UInt64(letter & 63) }
    return letters
  }
}
