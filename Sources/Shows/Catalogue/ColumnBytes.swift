/// Columns that are too short, or that are not what the reader expects.
struct UnreadableColumns: Error {}

/// Bytes that grow by whole columns.
struct ColumnWriter {
  private(set) var bytes: [UInt8] = []

  /// Appends numbers behind their count, in the order of bytes of this computer.
  mutating func append<Number: FixedWidthInteger>(_ numbers: [Number]) {
    withUnsafeBytes(of: UInt64(numbers.count)) { bytes.append(contentsOf: $0) }
    numbers.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }
}

/// Bytes from which whole columns are read, in the order in which they were appended.
struct ColumnReader {
  private let bytes: [UInt8]
  private var index: Int

  init(_ bytes: [UInt8], from index: Int = 0) { (self.bytes, self.index) = (bytes, index) }

  var isAtEnd: Bool { index == bytes.count }

  /// Reads the next column.
  mutating func numbers<Number: FixedWidthInteger>() throws(UnreadableColumns) -> [Number] {
    let width = MemoryLayout<Number>.stride
    guard bytes.count - index >= 8 else { throw UnreadableColumns() }
    let start = index
    let count = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt64.self) }
    index += 8
    guard count <= UInt64((bytes.count - index) / width) else { throw UnreadableColumns() }
    let (size, offset) = (Int(count) * width, index)
    index += size
    return [Number](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
      bytes.withUnsafeBytes { source in
        let from = UnsafeRawBufferPointer(rebasing: source[offset..<offset + size])
        UnsafeMutableRawBufferPointer(buffer).copyMemory(from: from)
      }
      initialized = Int(count)
    }
  }
}
