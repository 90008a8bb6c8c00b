/// A prefix that stands before another word, such as `mis`.
struct Prefix: Sendable {
  let text: String
  /// The first letters of the words before which it has this form, if not all: `im` stands before
  /// `m`, `p` and `b`.
  var firstLetters: String?
  /// The letters before which it has another form.
  var otherLetters = ""
  /// The words of a definition that tell the prefix: what is misspelled is spelled wrongly.
  let cues: Set<String>

  /// Returns whether the prefix has this form before a stem.
  func fits(_ stem: String) -> Bool {
    guard let first = stem.first, stem.count > 1 else { return false }
    return firstLetters?.contains(first) ?? !otherLetters.contains(first)
  }

  /// Returns the prefixes that a word of small letters begins with.
  ///
  /// - Parameter letters: the word in ASCII.
  static func prefixes(of letters: [UInt8]) -> [Prefix] {
    // Few letters begin a prefix.
    guard let first = letters.first, firstOfAll.contains(first) else { return [] }
    return all.filter { letters.starts(with: $0.text.utf8) }
  }

  private static let firstOfAll = Set(all.compactMap(\.text.utf8.first))

  /// Returns whether a text is a prefix.
  static func isPrefix(_ text: String) -> Bool { texts.contains(text) }

  private static let texts = Set(all.map(\.text))

  /// All prefixes.
  static let all: [Prefix] = [
    Prefix(text: "un", cues: cues("not no without lack reverse remove free undo opposite un")),
    Prefix(text: "in", otherLetters: "bplmr", cues: negation),
    Prefix(text: "im", firstLetters: "bmp", cues: negation),
    Prefix(text: "il", firstLetters: "l", cues: negation),
    Prefix(text: "ir", firstLetters: "r", cues: negation),
    Prefix(
      text: "dis",
      cues: cues(
        """
        not no without lack reverse fail remove opposite un lose stop end bad cease deny
        """)),
    Prefix(
      text: "mis",
      cues: cues(
        """
        wrong wrongly incorrectly badly bad ill improper improperly incorrect false falsely \
        inaccurate amiss poor erroneous
        """)),
    Prefix(text: "over", cues: cues("too excess excessive excessively beyond over much")),
    Prefix(
      text: "under",
      cues: cues("too insufficient insufficiently less under below beneath little low")),
    Prefix(
      text: "inter",
      cues: cues("between among mutual mutually each one together reciprocal reciprocally")),
    Prefix(text: "re", cues: cues("again anew back new differently once another more")),
    Prefix(text: "pre", cues: cues("before advance beforehand prior early previous")),
    Prefix(text: "non", cues: cues("not no without un")),
  ]

  private static let negation = cues("not no without lack un")

  private static func cues(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
