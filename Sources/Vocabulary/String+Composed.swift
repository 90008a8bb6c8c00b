@_spi(_Unicode) internal import Swift

extension String {
  /// The text in Unicode's normal form C, in which most text is written.
  public var composed: String {
    // Below the first combining mark, U+0300, whose first byte is 0xCC, nothing can be composed.
    if utf8.allSatisfy({ $0 < 0xCC }) { return self }
    return String(UnicodeScalarView(_nfc))
  }

  /// The text with plain letters in place of those with accents: `facade` for `façade`.
  public var withoutAccents: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return String(
      UnicodeScalarView(_nfd.filter { $0.properties.canonicalCombiningClass == .notReordered }))
  }

  /// Whether the text has both capitals and small letters.
  public var isCapitalised: Bool {
    contains(where: \.isUppercase) && contains(where: \.isLowercase)
  }

  /// The text with a capital at its beginning.
  public var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
