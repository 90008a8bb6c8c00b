internal import Glibc

/// Records in the order of their keys, however many they are. What memory doesn't hold is sorted in
/// parts, which are kept in a file without a name and merged at the end.
struct SortedRecords {
  /// A record: an entry with its key and its headword. Records with the same key and headword stay
  /// in the order in which they were added.
  struct Record: Hashable {
    /// The bytes by which records are ordered: the key, a zero, the headword and a zero.
    var order: [UInt8]
    var content: [UInt8]
  }

  /// The most bytes in memory.
  private let memory: Int
  private let path: String
  private var arena: [UInt8] = []
  private var starts: [Int] = []
  private var file: DictionaryOutput?
  private var runs: [Range<Int>] = []

  /// - Parameters:
  ///   - path: the file for which the records are sorted; the parts are kept beside it.
  ///   - memory: the most bytes that are kept in memory before they are sorted.
  init(for path: String, memory: Int) { (self.path, self.memory) = (path, memory) }

  mutating func add(_ record: Record) throws(PairDictionaryError) {
    starts.append(arena.count)
    arena.append(number: record.order.count)
    arena.append(number: record.content.count)
    arena += record.order
    arena += record.content
    if arena.count >= memory { try endRun() }
  }

  /// Sorts the records in memory, and writes them into the file.
  private mutating func endRun() throws(PairDictionaryError) {
    guard !starts.isEmpty else { return }
    if file == nil {
      file = try DictionaryOutput(for: path)
      file?.hide()
    }
    guard let file else { return }
    sort()
    let start = file.count
    for record in starts { try file.append(arena[record..<end(of: record)]) }
    try file.flush()
    runs.append(start..<file.count)
    arena.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }

  private mutating func sort() {
    arena.withUnsafeBytes { bytes in
      let order = { (start: Int) -> UnsafeRawBufferPointer in
        let count = Int(bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
        return UnsafeRawBufferPointer(rebasing: bytes[start + 8..<start + 8 + count])
      }
      starts.sort { first, second in
        let (one, other) = (order(first), order(second))
        if let start = one.baseAddress, let otherStart = other.baseAddress,
          case let difference = memcmp(start, otherStart, min(one.count, other.count)),
          difference != 0
        {
          return difference < 0
        }
        // Records lie in the order in which they were added.
        return (one.count, first) < (other.count, second)
      }
    }
  }

  private func end(of start: Int) -> Int {
    start + 8 + number(at: start) + number(at: start + 4)
  }

  private func number(at offset: Int) -> Int {
    arena.withUnsafeBytes {
      Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
  }

  /// Gives all records in their order to a closure. Nothing can be added afterwards.
  mutating func visit(
    _ body: (Record) throws(PairDictionaryError) -> Void
  ) throws(PairDictionaryError) {
    if file != nil { try endRun() }
    guard let file else {
      sort()
      for start in starts {
        let content = start + 8 + number(at: start)
        try body(
          Record(
            order: Array(arena[(start + 8)..<content]),
            content: Array(arena[content..<end(of: start)])))
      }
      return
    }
    (arena, starts) = ([], [])
    var readers: [RunReader] = []
    for run in runs {
      var reader = RunReader(file, run)
      if try reader.advance() { readers.append(reader) }
    }
    while var least = readers.indices.first {
      for other in readers.indices.dropFirst()
      where readers[other].order.lexicographicallyPrecedes(readers[least].order) {
        least = other
      }
      try body(readers[least].record)
      if try !readers[least].advance() { readers.remove(at: least) }
    }
  }
}

/// The reader of one sorted part.
private struct RunReader {
  private let file: DictionaryOutput
  private var rest: Range<Int>
  private var buffer: [UInt8] = []
  private var position = 0
  private(set) var record = SortedRecords.Record(order: [], content: [])
  var order: [UInt8] { record.order }

  private static let part = 1 << 17

  init(_ file: DictionaryOutput, _ run: Range<Int>) { (self.file, rest) = (file, run) }

  /// Reads the next record. Returns whether there was one.
  mutating func advance() throws(PairDictionaryError) -> Bool {
    guard try has(8) else { return false }
    let (order, content) = (number(position), number(position + 4))
    guard try has(8 + order + content) else { return false }
    let start = position + 8
    record.order = Array(buffer[start..<start + order])
    record.content = Array(buffer[(start + order)..<(start + order + content)])
    position = start + order + content
    return true
  }

  /// Reads until this many bytes are in the buffer. Returns whether they are there.
  private mutating func has(_ count: Int) throws(PairDictionaryError) -> Bool {
    while buffer.count - position < count, !rest.isEmpty {
      buffer.removeFirst(position)
      position = 0
      let read = try file.read(min(rest.count, max(Self.part, count)), at: rest.lowerBound)
      guard !read.isEmpty else { return false }
      rest = (rest.lowerBound + read.count)..<rest.upperBound
      buffer += read
    }
    return buffer.count - position >= count
  }

  private func number(_ offset: Int) -> Int {
    buffer.withUnsafeBytes {
      Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
  }
}
