/// A column of byte strings that stand one after another in one piece of memory.
struct ByteColumn: Sendable {
  private var bytes: [UInt8] = []
  /// The offset behind each string.
  private var ends: [UInt32] = []

  init() {}

  init(from reader: inout ColumnReader) throws(UnreadableColumns) {
    (bytes, ends) = (try reader.numbers(), try reader.numbers())
    guard ends.ascend(to: bytes.count) else { throw UnreadableColumns() }
  }

  func write(to writer: inout ColumnWriter) {
    writer.append(bytes)
    writer.append(ends)
  }

  /// The number of strings.
  var count: Int { ends.count }

  /// The bytes of memory that the column takes.
  var memory: Int { bytes.capacity + ends.capacity * MemoryLayout<UInt32>.stride }

  mutating func append(_ text: some Sequence<UInt8>) {
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
  }

  /// The bytes of a string.
  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  /// Returns a string as text.
  func text(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }

  /// Gives back memory that was kept for further strings.
  mutating func shrink() {
    bytes = Array(bytes[...])
    ends = Array(ends[...])
  }

  /// Returns the first index in an order of the strings whose string is not less than a text.
  ///
  /// - Parameter order: the indices of strings, sorted by the strings.
  func lowerBound(of text: [UInt8], in order: [UInt32]) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if self[Int(order[middle])].lexicographicallyPrecedes(text) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

/// A column of lists of numbers that stand one after another in one piece of memory.
struct ListColumn: Sendable {
  private var numbers: [UInt32] = []
  private var ends: [UInt32] = []

  init() {}

  init(from reader: inout ColumnReader) throws(UnreadableColumns) {
    (numbers, ends) = (try reader.numbers(), try reader.numbers())
    guard ends.ascend(to: numbers.count) else { throw UnreadableColumns() }
  }

  func write(to writer: inout ColumnWriter) {
    writer.append(numbers)
    writer.append(ends)
  }

  /// The bytes of memory that the column takes.
  var memory: Int { (numbers.capacity + ends.capacity) * MemoryLayout<UInt32>.stride }

  mutating func append(_ list: some Sequence<UInt32>) {
    numbers.append(contentsOf: list)
    ends.append(UInt32(numbers.count))
  }

  /// The numbers of a list.
  subscript(index: Int) -> ArraySlice<UInt32> {
    numbers[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }
}

extension [UInt32] {
  /// Whether the offsets never go back and end at a count.
  func ascend(to count: Int) -> Bool {
    Int(last ?? 0) == count && zip(self, dropFirst()).allSatisfy { $0 <= $1 }
  }
}
