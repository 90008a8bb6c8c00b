/// The bytes of a summary, to which values are appended.
public struct SummaryWriter: Sendable {
  /// The bytes so far.
  public private(set) var bytes: [UInt8] = []

  /// Creates a writer without bytes.
  public init() {}

  /// Appends a number in eight bytes, the lowest first.
  public mutating func append(_ word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends the bytes of a text in UTF-8.
  public mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
