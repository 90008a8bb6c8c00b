/// Base 32 without padding (RFC 4648, section 6), in which apps take the secret of a second factor.
public enum Base32 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

  /// Returns the text of some bytes.
  public static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var (bits, count) = (0, 0)
    for byte in bytes {
      bits = (bits << 8 | Int(byte)) & 0xFFFF
      count += 8
      while count >= 5 {
        count -= 5
        text.append(digits[bits >> count & 31])
      }
    }
    if count > 0 { text.append(digits[bits << (5 - count) & 31]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes of a text, in which case and spaces don't count; `nil` if it is not one.
  public static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for byte in text.uppercased().utf8 where byte != UInt8(ascii: " ") {
      guard let digit = digits.firstIndex(of: byte) else { return nil }
      bits = (bits << 5 | digit) & 0xFFFF
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }
}
