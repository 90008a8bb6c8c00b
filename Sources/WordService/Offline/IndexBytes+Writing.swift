/// The numbers and texts that ``IndexBytes`` reads.
extension [UInt8] {
  /// Appends the length of a text in two bytes, and then the text.
  mutating func append(text: String) {
    let utf8 = text.utf8.prefix(IndexBytes.longestText)
    append(UInt8(truncatingIfNeeded: utf8.count))
    append(UInt8(truncatingIfNeeded: utf8.count >> 8))
    self += utf8
  }

  /// Appends a number in four bytes, the least significant first.
  mutating func append(number: Int) {
    for shift in stride(from: 0, to: 32, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
