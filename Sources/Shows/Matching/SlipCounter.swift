/// Counts the slips between one word and many others, as ``EditDistance`` does, but all letters of
/// the word at once, a bit for each (Hyyrö, "A bit-vector algorithm for computing Levenshtein and
/// Damerau edit distances", Nordic Journal of Computing 10, 2003).
struct SlipCounter {
  /// The longest word, in bytes. Only the beginning of a longer one counts.
  static let longest = 64

  /// The number of bytes of the word that count.
  let count: Int
  /// For each byte, a bit for each position of the word that has it.
  private let positions: [UInt64]

  init(_ word: some Collection<UInt8>) {
    count = min(word.count, Self.longest)
    var positions = [UInt64](repeating: 0, count: 256)
    for (number, byte) in word.prefix(Self.longest).enumerated() {
      positions[Int(byte)] |= 1 << UInt64(number)
    }
    self.positions = positions
  }

  /// Returns the number of slips to another word, or to the beginning of it that is nearest.
  ///
  /// - Parameter orBeginning: whether the beginning alone counts.
  func slips(to other: ArraySlice<UInt8>, orBeginning: Bool) -> Int {
    guard count > 0 else { return orBeginning ? 0 : other.count }
    let last: UInt64 = 1 << UInt64(count - 1)
    var (positive, negative) = (UInt64.max, UInt64(0))
    var (diagonal, before) = (UInt64(0), UInt64(0))
    var (score, least) = (count, count)
    for byte in other {
      let equal = positions[Int(byte)]
      let swapped = ((~diagonal & equal) << 1) & before
      diagonal = (((equal & positive) &+ positive) ^ positive) | equal | negative | swapped
      var (up, down) = (negative | ~(diagonal | positive), diagonal & positive)
      if up & last != 0 { score += 1 }
      if down & last != 0 { score -= 1 }
      least = min(least, score)
      up = up << 1 | 1
      down <<= 1
      positive = down | ~(diagonal | up)
      negative = up & diagonal
      before = equal
    }
    return orBeginning ? least : score
  }
}
