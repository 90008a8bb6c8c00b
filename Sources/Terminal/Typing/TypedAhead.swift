import Threads

/// The bytes that the terminal sent after the last line or key, and that are not used yet.
final class TypedAhead: Sendable {
  private let bytes = Guarded<[UInt8]>([])

  /// Whether the bytes end a line.
  var hasLine: Bool { bytes.withLock { $0.contains(where: \.endsLine) } }

  /// Keeps bytes, behind those that are kept already.
  func add(_ more: some Sequence<UInt8> & Sendable) { bytes.withLock { $0 += more } }

  /// Takes all bytes.
  func takeAll() -> [UInt8] {
    bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
  }

  /// Takes the first key; `nil` if there is none.
  func takeKey() -> Key? { bytes.withLock { KeyInput.takeKey(from: &$0) } }
}

extension UInt8 {
  /// Whether the byte ends a line in the line editor: Enter, or Ctrl-D on an empty line.
  var endsLine: Bool { self == 0x0A || self == 0x0D || self == 0x04 }
}
