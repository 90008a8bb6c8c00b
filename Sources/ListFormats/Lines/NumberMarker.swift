// This whole file by scalar: its texts are arrays of scalars.

/// A number or a letter that counts the words of a list: `1.`, `(2)`, `3:`, `d)`.
enum NumberMarker {
  private static let closing = Set(")]）".unicodeScalars)
  /// The most digits of such a number.
  private static let mostDigits = 6

  /// Returns the length of a number at the start of a line, with the sign that ends it.
  static func length(in line: Scalars, _ style: LineStyle) -> Int? {
    guard let first = line.first else { return nil }
    if first.isEnclosedNumber { return 1 }
    let isOpened = first == "(" || first == "[" || first == "（"
    let isSigned = first == "#" || first == "№"
    let inside = isOpened || isSigned ? line.dropFirst() : line
    let digits = inside.prefix(mostDigits + 1).prefix { $0.isDigit }.count
    guard digits <= mostDigits else { return nil }
    guard digits > 0 else {
      return isSigned ? nil : letterLength(in: inside, isOpened: isOpened, style)
    }
    let start = digits + (isOpened || isSigned ? 1 : 0)
    let rest = inside.dropFirst(digits)
    guard let sign = rest.first else { return nil }
    let next = rest.dropFirst().first
    let isNumberBehind = next.map(\.isDigit) ?? false
    if isOpened { return closing.contains(sign) && !isNumberBehind ? start + 1 : nil }
    if isSigned {
      let skipped = ".):".unicodeScalars.contains(sign) ? 1 : 0
      return rest.dropFirst(skipped).first?.isSpace ?? true ? start + skipped : nil
    }
    switch sign {
    case ".", ")", "．", "、", "）":
      if sign == ".", next == ")" { return start + 2 }
      return isNumberBehind ? nil : start + 1
    case ":", "：": return next.map { $0.isSpace || $0.isLetter } ?? true ? start + 1 : nil
    case "\t": return start
    case "\u{FE0F}": return next == "\u{20E3}" ? start + 2 : nil
    default: break
    }
    let gap = rest.prefix { $0 == " " || $0 == "\u{A0}" }.count
    let behind = rest.dropFirst(gap)
    if let dash = behind.first, "-–—".unicodeScalars.contains(dash),
      behind.dropFirst().first?.isSpace ?? false
    {
      return start + gap + 1
    }
    return style.hasBareNumbers && sign.isSpace ? start : nil
  }

  /// Returns the length of a letter or a Roman number at the start of a line.
  private static func letterLength(
    in inside: Scalars, isOpened: Bool, _ style: LineStyle
  ) -> Int? {
    let letters = inside.prefix(5).prefix { $0.isASCII && $0.isLetter }
    let isRoman = letters.allSatisfy { "ivxIVX".unicodeScalars.contains($0) }
    guard letters.count == 1 || !letters.isEmpty && letters.count < 5 && isRoman,
      let sign = inside.dropFirst(letters.count).first
    else { return nil }
    if isOpened { return closing.contains(sign) ? letters.count + 2 : nil }
    if sign == ")" || sign == "）" { return letters.count + 1 }
    let isFollowed = inside.dropFirst(letters.count + 1).first?.isSpace ?? false
    return style.hasLetters && sign == "." && isFollowed ? letters.count + 1 : nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a number in a circle or in brackets: `①`.
  fileprivate var isEnclosedNumber: Bool {
    (0x2460..<0x2500).contains(value) || (0x2776..<0x2794).contains(value)
  }
}
