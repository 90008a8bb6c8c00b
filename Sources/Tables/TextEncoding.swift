/// An encoding of the text of a file.
public enum TextEncoding: String, CaseIterable, Hashable, Sendable, Codable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  case utf32LittleEndian = "utf-32le"
  case utf32BigEndian = "utf-32be"
  /// Western Europe, on Windows.
  case windows1252 = "windows-1252"
  /// Central Europe, on Windows.
  case windows1250 = "windows-1250"
  /// Cyrillic letters, on Windows.
  case windows1251 = "windows-1251"
  /// Western Europe, on old Macintosh computers.
  case macintosh
  /// Western Europe, on MS-DOS.
  case dos850 = "ibm850"

  /// The name in a sentence.
  public var title: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
    case .utf32LittleEndian, .utf32BigEndian: "UTF-32"
    case .windows1252: "Windows-1252 (Western Europe)"
    case .windows1250: "Windows-1250 (Central Europe)"
    case .windows1251: "Windows-1251 (Cyrillic)"
    case .macintosh: "Macintosh (Western Europe)"
    case .dos850: "MS-DOS 850 (Western Europe)"
    }
  }
}

extension TextEncoding {
  /// Returns text as UTF-8.
  ///
  /// - Returns: `nil` for bytes that are no text in this encoding.
  func decoded(_ bytes: some RandomAccessCollection<UInt8>) -> [UInt8]? {
    switch self {
    case .utf8: String(validating: bytes, as: UTF8.self).map { Array($0.utf8) }
    case .utf16LittleEndian: Self.utf16(bytes) { UInt16($0) | UInt16($1) << 8 }
    case .utf16BigEndian: Self.utf16(bytes) { UInt16($0) << 8 | UInt16($1) }
    case .utf32LittleEndian: Self.utf32(bytes, isBigEndian: false)
    case .utf32BigEndian: Self.utf32(bytes, isBigEndian: true)
    case .windows1252, .windows1250, .windows1251, .macintosh, .dos850: signs(of: bytes)
    }
  }

  private static func utf16(
    _ bytes: some RandomAccessCollection<UInt8>, unit: (UInt8, UInt8) -> UInt16
  ) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var rest = bytes[...]
    while let first = rest.popFirst(), let second = rest.popFirst() {
      units.append(unit(first, second))
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  private static func utf32(
    _ bytes: some RandomAccessCollection<UInt8>, isBigEndian: Bool
  ) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 4) else { return nil }
    var text = String.UnicodeScalarView()
    var (value, count): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      value = isBigEndian ? value << 8 | UInt32(byte) : value | UInt32(byte) << (8 * count)
      count += 1
      guard count == 4 else { continue }
      guard let scalar = Unicode.Scalar(value) else { return nil }
      text.append(scalar)
      (value, count) = (0, 0)
    }
    return Array(String(text).utf8)
  }

  private func signs(of bytes: some Collection<UInt8>) -> [UInt8]? {
    guard let upperHalf else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 4)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        let sign = upperHalf[Int(byte) - 0x80]
        guard sign != "\u{FFFD}" else { return nil }
        text.append(contentsOf: UTF8.encode(sign)!)
      }
    }
    return text
  }
}
