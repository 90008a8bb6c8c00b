/// Numbered lists of numbers, as they are written into the index.
struct NumberLists {
  /// The indices where the lists begin among the numbers, and the index where the last one ends.
  private var starts: [UInt32] = [0]
  private var numbers: [UInt32] = []

  init() {}

  /// Sorts pairs into lists. Each list keeps the order of its pairs.
  ///
  /// - Parameters:
  ///   - count: the number of lists.
  ///   - pairs: numbers, each with the number of its list. Pairs with any other list are left out.
  init(count: Int, _ pairs: [(list: Int, number: Int)]) {
    var starts = [UInt32](repeating: 0, count: count + 1)
    for pair in pairs where pair.list < count { starts[pair.list + 1] += 1 }
    for list in 0..<count { starts[list + 1] += starts[list] }
    numbers = Array(repeating: 0, count: Int(starts[count]))
    var free = starts
    for pair in pairs where pair.list < count {
      numbers[Int(free[pair.list])] = UInt32(clamping: pair.number)
      free[pair.list] += 1
    }
    self.starts = starts
  }

  /// Adds a list.
  mutating func append(_ list: some Sequence<Int>) {
    for number in list { numbers.append(UInt32(clamping: number)) }
    starts.append(UInt32(clamping: numbers.count))
  }

  /// The numbers of a list.
  typealias List = LazyMapSequence<ArraySlice<UInt32>, Int>

  /// Returns a list; an empty one if there is none of that number.
  subscript(list: Int) -> List {
    let isThere = list >= 0 && list + 1 < starts.count
    let range = isThere ? Int(starts[list])..<Int(starts[list + 1]) : 0..<0
    return numbers[range].lazy.map { Int($0) }
  }

  /// Appends the number of lists, the indices where they begin and end, and the numbers.
  func write(to bytes: inout [UInt8]) {
    bytes.append(number: starts.count - 1)
    for list in [starts, numbers] {
      list.map(\.littleEndian).withUnsafeBytes { bytes += $0 }
    }
  }
}
