/// The 64-bit FNV-1a hash of bytes, which may come in several pieces.
///
/// The value is the same in every run and on every machine, so it can name a file in a cache. It
/// protects nothing: anybody can make different bytes with the same hash.
///
///     var hash = FNV1a()
///     hash.combine("harbor".utf8)
///     let name = String(hash.value, radix: 16)
///
/// The algorithm and its constants are those of Fowler, Noll and Vo
/// (http://www.isthe.com/chongo/tech/comp/fnv/).
@frozen
public struct FNV1a: Hashable, Sendable {
  /// The hash of all bytes so far.
  @inlinable
  public var value: UInt64 { state }

  @usableFromInline
  var state: UInt64

  /// Creates the hash of no bytes.
  @inlinable
  public init() { state = 0xcbf2_9ce4_8422_2325 }

  /// Creates the hash of some bytes.
  @inlinable
  public init(_ bytes: some Sequence<UInt8>) {
    self.init()
    combine(bytes)
  }

  /// Creates the hash of some bytes, eight at a time: as good for telling that bytes are damaged,
  /// and many times as fast. It differs from the hash of the single bytes.
  public init(wordsOf bytes: ArraySlice<UInt8>) {
    self.init()
    let whole = bytes.count / 8 * 8
    bytes.withUnsafeBytes { bytes in
      for index in stride(from: 0, to: whole, by: 8) {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        state = (state ^ word) &* 0x100_0000_01b3
        // The product moves nothing down, so the highest bits of a word would touch few others.
        state ^= state >> 32
      }
    }
    combine(bytes.dropFirst(whole))
    for shift in stride(from: 0, to: 64, by: 8) {
      combine(UInt8(truncatingIfNeeded: bytes.count >> shift))
    }
  }

  /// Adds one byte.
  @inlinable
  public mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Adds bytes, one after another.
  @inlinable
  public mutating func combine(_ bytes: some Sequence<UInt8>) {
    // A caller that isn't optimised takes each byte from a sequence by many calls.
    guard bytes.withContiguousStorageIfAvailable({ combine(contentsOf: $0) }) == nil else { return }
    for byte in bytes { combine(byte) }
  }

  /// Adds the bytes of a buffer.
  public mutating func combine(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { combine(byte) }
  }
}
