/// The number of slips between two spellings: letters that are missing, added, other or swapped
/// with their neighbour (optimal string alignment; Damerau, CACM 7(3), 1964).
enum EditDistance {
  /// The longest text that is compared, in bytes.
  static let longest = 255

  /// Returns the distance if it is at most a bound; `nil` otherwise. The time is at most
  /// `one.count * (2 * bound + 1)` steps.
  static func bounded(
    _ one: some RandomAccessCollection<UInt8>, _ other: some RandomAccessCollection<UInt8>,
    by bound: Int
  ) -> Int? {
    let (rows, columns) = (one.count, other.count)
    guard abs(rows - columns) <= bound, max(rows, columns) <= longest else { return nil }
    guard rows > 0, columns > 0 else { return max(rows, columns) }
    let width = columns + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: width * 3) { cells in
      cells.initialize(repeating: bound + 1)
      defer { cells.deinitialize() }
      for column in 0...min(columns, bound) { cells[column] = column }
      var (before, last, row) = (2 * width, 0, width)
      for number in 1...rows {
        let byte = one[one.index(one.startIndex, offsetBy: number - 1)]
        let (first, end) = (max(1, number - bound), min(columns, number + bound))
        for column in 0..<width { cells[row + column] = bound + 1 }
        if number <= bound { cells[row] = number }
        var least = cells[row]
        if first <= end {
          for column in first...end {
            let otherByte = other[other.index(other.startIndex, offsetBy: column - 1)]
            var cost = cells[last + column - 1] + (byte == otherByte ? 0 : 1)
            cost = min(cost, cells[last + column] + 1, cells[row + column - 1] + 1)
            if number > 1, column > 1,
              byte == other[other.index(other.startIndex, offsetBy: column - 2)],
              one[one.index(one.startIndex, offsetBy: number - 2)] == otherByte
            {
              cost = min(cost, cells[before + column - 2] + 1)
            }
            cells[row + column] = min(cost, bound + 1)
            least = min(least, cells[row + column])
          }
        }
        if least > bound { return nil }
        (before, last, row) = (last, row, before)
      }
      let distance = cells[last + columns]
      return distance <= bound ? distance : nil
    }
  }

  /// Returns the number of slips that a person makes in a word of this many bytes.
  static func bound(for length: Int) -> Int { length < 4 ? 0 : length < 8 ? 1 : 2 }
}
