// This whole file by scalar: its texts are arrays of scalars.

/// How usual the letters of a text are, which was decoded from bytes with one sign each.
struct Plausibility {
  /// The value, which is larger for letters that languages of Western Europe use more often.
  private(set) var value = 0
  /// The letters in a row that are not ASCII.
  private var run = 0
  private var word = WesternWord()
  /// Whether a letter stands beside one of ASCII.
  private var isMixed = false
  /// Whether a word has three letters or more, of which none is ASCII.
  private var hasWholeRun = false
  private var hasNumero = false
  private var hasCyrillic = false
  private let encoding: TextEncoding

  /// Letters in the order in which languages of Western Europe use them.
  private static let letters = Array("éäöüßèàáíóñçúêôâîåøæëïûòìãõùœ".unicodeScalars)
  /// Signs that texts have.
  private static let signs = Set(
    "“”‘’‚„«»‹›–—…•·°§£€¥©®™¿¡½¼¾±×÷ªº†‡¶²³¹№\u{A0}\u{AD}".unicodeScalars)
  /// Signs that begin a word.
  private static let openings = Set("‚„¿¡“‘".unicodeScalars)
  /// Signs that may stand between two letters.
  private static let inner = Set("’·\u{AD}–—…".unicodeScalars)
  private static let superscripts = Set("¹²³".unicodeScalars)

  /// The letters of Central Europe of which words have several in a row: `żółć`, `příští`.
  private static let alphabets = [
    Set("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ".unicodeScalars),
    Set("áäčďéěíĺľňóôŕřšťúůýžÁÄČĎÉĚÍĹĽŇÓÔŔŘŠŤÚŮÝŽ".unicodeScalars),
  ]
  /// The most of them.
  private static let longestRun = 4

  /// Judges a text.
  ///
  /// - Returns: `nil` for a text that nobody writes.
  init?(_ text: [Unicode.Scalar], in encoding: TextEncoding) {
    self.encoding = encoding
    for (index, scalar) in text.enumerated() {
      guard !scalar.isASCII else {
        run = 0
        if !scalar.isPlainLetter { word = WesternWord() }
        continue
      }
      let before = index > 0 ? text[index - 1] : " "
      let after = index + 1 < text.count ? text[index + 1] : " "
      guard scalar.properties.isAlphabetic, scalar != "ª", scalar != "º" else {
        (run, word) = (0, WesternWord())
        guard canStand(sign: scalar, between: before, and: after) else { return nil }
        continue
      }
      run += 1
      guard canStand(letter: scalar, between: before, and: after) else { return nil }
      if run > 2, scalar.value < 0x250 {
        guard canStand(run: text[(index - run + 1)...index]) else { return nil }
      }
      let isAfterPlain = index >= run && text[index - run].isPlainLetter
      if isAfterPlain || after.isPlainLetter { isMixed = true }
      if run > 2, !isAfterPlain, !after.properties.isAlphabetic { hasWholeRun = true }
    }
    // Cyrillic words in another encoding are such runs. None of them has a letter of ASCII.
    if hasWholeRun, !hasCyrillic, !isMixed { return nil }
    if hasNumero, !hasCyrillic { return nil }
  }

  private mutating func canStand(
    sign: Unicode.Scalar, between before: Unicode.Scalar, and after: Unicode.Scalar
  ) -> Bool {
    guard Self.signs.contains(sign) else { return false }
    if sign == "№" { hasNumero = true }
    let isAfterLetter = before.properties.isAlphabetic
    if isAfterLetter, Self.openings.contains(sign), sign != "‘" { return false }
    if isAfterLetter, after.properties.isAlphabetic, !Self.inner.contains(sign) { return false }
    // The Polish letters ł and ąż of Windows-1250 are these signs.
    if sign == "³", after.properties.isLowercase { return false }
    return !Self.openings.contains(sign) || !Self.superscripts.contains(before)
  }

  private mutating func canStand(
    letter: Unicode.Scalar, between before: Unicode.Scalar, and after: Unicode.Scalar
  ) -> Bool {
    if before.properties.isLowercase, letter.properties.isUppercase { return false }
    guard letter.value < 0x250 else {
      hasCyrillic = true
      value += 1
      return (0x400..<0x530).contains(letter.value) && !before.isPlainLetter
        && !after.isPlainLetter
    }
    value += Self.letters.firstIndex(of: letter).map { Self.letters.count - $0 } ?? 0
    // The Polish letter ś of Windows-1250 is this one.
    if letter == "œ" {
      guard after != "w", !before.properties.isAlphabetic || after.properties.isAlphabetic else {
        return false
      }
    }
    return encoding == .windows1250 || word.take(letter, between: before, and: after)
  }

  /// Returns whether a word may have such letters in a row. No Western language has three.
  private func canStand(run letters: ArraySlice<Unicode.Scalar>) -> Bool {
    encoding == .windows1250 && letters.count <= Self.longestRun && Set(letters).count > 1
      && Self.alphabets.contains { $0.isSuperset(of: letters) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter of ASCII.
  fileprivate var isPlainLetter: Bool {
    (0x61...0x7A).contains(value) || (0x41...0x5A).contains(value)
  }
}
