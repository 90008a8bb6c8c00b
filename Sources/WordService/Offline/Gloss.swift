/// The texts of a dictionary, changed so that they can be spoken: without brackets, with
/// abbreviations in full, and with pauses where a speaker would make them. The screen shows the
/// same texts.
enum Gloss {
  /// Returns the definition and the examples of a WordNet gloss, cleaned.
  static func parts(
    of gloss: ArraySlice<UInt8>, isVerb: Bool = false
  ) -> (definition: String, examples: [String]) {
    // Examples are in quotes after a semicolon. Between them are semicolons or an author's name.
    let end = firstExample(in: gloss) ?? gloss.endIndex
    let quotes = gloss[end...].split(separator: quote, omittingEmptySubsequences: false)
    let examples = stride(from: 1, to: quotes.count, by: 2).map { cleaned(Array(quotes[$0])) }
      .filter { !$0.isEmpty }
    return (cleaned(Array(gloss[..<end]), isVerb: isVerb), examples)
  }

  /// Returns a text that can be spoken.
  ///
  /// - Parameter isVerb: whether a bracket may hold the object of a verb, which is spoken without a
  ///   pause.
  static func cleaned(_ text: [UInt8], isVerb: Bool = false) -> String {
    let spoken = tidied(withoutBrackets(text, isVerb: isVerb))
    return spelledOut(String(decoding: spoken, as: UTF8.self))
  }

  /// Returns a text that can be spoken.
  static func cleaned(_ text: String) -> String { cleaned(Array(text.utf8)) }

  private static let quote = UInt8(ascii: "\"")

  private static func firstExample(in gloss: ArraySlice<UInt8>) -> Int? {
    gloss.indices.first { index in
      guard gloss[index] == quote else { return false }
      let before = gloss[..<index].last { $0 != UInt8(ascii: " ") }
      return before == nil || before == UInt8(ascii: ";")
    }
  }

  // MARK: Brackets

  private static func withoutBrackets(_ text: [UInt8], isVerb: Bool) -> [UInt8] {
    var spoken: [UInt8] = []
    spoken.reserveCapacity(text.count)
    var index = 0
    var isQuoted = false
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "("):
        let end = closingBracket(of: index, in: text)
        let inner = withoutBrackets(Array(text[(index + 1)..<min(end, text.count)]), isVerb: false)
        append(inner, to: &spoken, isVerb: isVerb, isLast: !hasLetter(text.dropFirst(end)))
        index = end
      case UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "_"):
        spoken.append(UInt8(ascii: " "))
      case UInt8(ascii: "`"):
        isQuoted = true
      // It ends a quotation that began with `, and is not an apostrophe.
      case UInt8(ascii: "'") where isQuoted && !hasLetter(text.dropFirst(index + 1).prefix(1)):
        isQuoted = false
      case UInt8(ascii: "/"): spoken += " or ".utf8
      case UInt8(ascii: "&"): spoken += " and ".utf8
      default: spoken.append(byte)
      }
      index += 1
    }
    return spoken
  }

  /// Returns the index where a bracket closes, after all brackets inside it; the end of the text if
  /// it never closes.
  private static func closingBracket(of start: Int, in text: [UInt8]) -> Int {
    var depth = 0
    for index in start..<text.count {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return text.count
  }

  private static func append(
    _ inner: [UInt8], to spoken: inout [UInt8], isVerb: Bool, isLast: Bool
  ) {
    // Years and figures in brackets don't help with spelling.
    guard hasLetter(inner[...]), !inner.contains(where: \.isDigit) else { return }
    if !hasLetter(spoken[...]) {
      // A bracket at the start names the field of the meaning: `(law) a decision`.
      if isField(inner) { spoken += "in ".utf8 }
      spoken += inner + Array(": ".utf8)
    } else if isVerb && isObject(inner) {
      spoken += [UInt8(ascii: " ")] + inner + [UInt8(ascii: " ")]
    } else {
      spoken += Array(", ".utf8) + inner + (isLast ? [] : Array(", ".utf8))
    }
  }

  /// Words at the start of a bracket that make it a remark on use instead of the name of a field.
  private static let remarks: Set<String> = [
    "a", "about", "after", "an", "and", "any", "archaic", "as", "at", "be", "before", "by",
    "chiefly", "colloquial", "comparative", "dated", "especially", "ethnic", "figurative",
    "followed", "for", "formal", "formerly", "from", "frequently", "in", "informal", "initially",
    "intensifier", "literary", "mainly", "not", "obsolete", "of", "often", "old", "old-fashioned",
    "on", "only", "plural", "possibly", "postnominal", "postpositive", "predicate", "preceding",
    "prenominal", "rare", "regional", "slang", "sometimes", "superlative", "the", "to", "trade",
    "trademark", "used", "usually", "when", "with", "without",
  ]

  private static func isField(_ inner: [UInt8]) -> Bool {
    let first = inner.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }
    return !remarks.contains(String(decoding: first, as: UTF8.self).lowercased())
  }

  /// Words at the start of a bracket that make it the object of a verb.
  private static let objects: Set<String> = [
    "a", "an", "the", "one", "one's", "oneself", "someone", "something", "somebody", "people",
    "as", "for", "from", "in", "into", "of", "on", "to", "with",
  ]

  private static func isObject(_ inner: [UInt8]) -> Bool {
    let first = inner.prefix { $0 != UInt8(ascii: " ") }
    return objects.contains(String(decoding: first, as: UTF8.self))
  }

  // MARK: Space and stops

  /// Returns a text with single spaces, no space before a stop, one stop in place of several, and
  /// no stop at its end.
  private static func tidied(_ text: [UInt8]) -> [UInt8] {
    var tidy: [UInt8] = []
    tidy.reserveCapacity(text.count)
    for byte in text {
      if byte == UInt8(ascii: " ") || byte < 32 {
        if let last = tidy.last, last != UInt8(ascii: " ") { tidy.append(UInt8(ascii: " ")) }
      } else if isStop(byte) {
        while let last = tidy.last, last == UInt8(ascii: " ") { tidy.removeLast() }
        guard let last = tidy.last else { continue }
        // Of two stops, the second one stays if the first is a comma. Otherwise the first one
        // stays.
        if last == UInt8(ascii: ",") { tidy.removeLast() } else if isStop(last) { continue }
        tidy.append(byte)
      } else {
        tidy.append(byte)
      }
    }
    while let last = tidy.last, last == UInt8(ascii: " ") || isStop(last) { tidy.removeLast() }
    return tidy
  }

  private static func isStop(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":")
  }

  // MARK: Bytes

  private static func hasLetter(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains(where: isLetter)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20).isSmallLetter || byte >= 0x80
  }
}
