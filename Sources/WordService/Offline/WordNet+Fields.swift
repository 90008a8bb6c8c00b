/// The words of WordNet's files.
extension Fields {
  /// Reads the next field as a word, with spaces in place of underscores, and without the mark for
  /// the position of an adjective: `galore(ip)`.
  mutating func word() -> String { Self.word(next()) }

  /// Returns a field as a word.
  static func word(_ bytes: UnsafeRawBufferPointer) -> String {
    let end = bytes.firstIndex(of: UInt8(ascii: "(")) ?? bytes.count
    return String(unsafeUninitializedCapacity: end) { buffer in
      for index in 0..<end {
        let byte = bytes[index]
        buffer[index] = byte == UInt8(ascii: "_") ? UInt8(ascii: " ") : byte
      }
      return end
    }
  }

  /// Reads all further fields as words.
  mutating func words() -> [String] {
    var words: [String] = []
    while case let field = next(), !field.isEmpty { words.append(Self.word(field)) }
    return words
  }
}
