/// A position in the bytes of a summary, from which values are read.
public struct SummaryReader: Sendable {
  @usableFromInline let bytes: [UInt8]
  @usableFromInline var index = 0

  /// Creates a reader of bytes that a ``SummaryWriter`` made.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether every byte was read.
  public var isAtEnd: Bool { index == bytes.count }

  /// Reads a number of eight bytes, the lowest first.
  @inlinable
  public mutating func word() throws(UnreadableSummary) -> UInt64 {
    guard bytes.count - index >= 8 else { throw UnreadableSummary() }
    defer { index += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
  }

  /// Reads the number of elements that follow. It is at most the number of bytes that are left,
  /// because each element has at least one byte. So damaged bytes can't ask for much more memory.
  @inlinable
  public mutating func count() throws(UnreadableSummary) -> Int {
    let count = try Int(from: &self)
    guard count >= 0, count <= bytes.count - index else { throw UnreadableSummary() }
    return count
  }

  /// Reads a text that has this number of bytes in UTF-8.
  @inlinable
  public mutating func text(count: Int) throws(UnreadableSummary) -> String {
    guard count >= 0, count <= bytes.count - index else { throw UnreadableSummary() }
    defer { index += count }
    return bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[index..<index + count]), as: UTF8.self)
    }
  }
}
