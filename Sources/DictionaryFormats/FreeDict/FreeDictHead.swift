internal import ByteText
internal import Vocabulary

/// The first line of a FreeDict entry: `Haus /hˈaʊs/ <neut, n, sg>`.
struct FreeDictHead {
  /// The word, as it is written.
  let word: String
  let ipa: String?
  let marks: GrammarMarks
  /// The forms of an irregular English verb: `(abode /ɐbˈəʊd/ <>, abode /ɐbˈəʊd/ <>)`.
  let verbForms: [String]

  init(_ line: Substring) {
    var rest = line
    var marks = GrammarMarks()
    while let last = rest.utf8.last, last == UInt8(ascii: " ") || last == UInt8(ascii: ">") {
      guard last == UInt8(ascii: ">") else {
        rest = Substring(rest.utf8.dropLast())
        continue
      }
      guard let start = rest.bytes.lastIndex(of: "<") else { break }
      marks.add(rest[start...].utf8.dropFirst().dropLast())
      rest = rest[..<start]
    }
    self.marks = marks
    guard let (before, ipa, after) = Self.firstPronunciation(rest) else {
      (word, self.ipa, verbForms) = (Self.trimmed(rest), nil, [])
      return
    }
    word = Self.trimmed(before)
    self.ipa = Self.cleaned(ipa)
    verbForms = Self.verbForms(after)
  }

  /// Returns the text before a pronunciation, the pronunciation and the text after it.
  private static func firstPronunciation(
    _ text: Substring
  ) -> (before: Substring, ipa: Substring, after: Substring)? {
    var from = text.startIndex
    while let slash = text[from...].bytes.firstRange(of: " /") {
      from = slash.upperBound
      let inside = text[from...]
      // A slash between two words has a space behind it.
      guard inside.utf8.first != UInt8(ascii: " "), let end = inside.bytes.firstIndex(of: "/")
      else { continue }
      return (text[..<slash.lowerBound], inside[..<end], Substring(inside[end...].utf8.dropFirst()))
    }
    return nil
  }

  /// Returns a pronunciation without the marks of eSpeak NG's change of language, `(en)`; `nil` for
  /// one that isn't whole.
  private static func cleaned(_ ipa: Substring) -> String? {
    guard !ipa.utf8.contains(UInt8(ascii: "?")), !ipa.bytes.contains("°") else { return nil }
    var (text, depth) = ([UInt8](), 0)
    for byte in ipa.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if depth == 0 { text.append(byte) }
      if byte == UInt8(ascii: ")") { depth = max(0, depth - 1) }
    }
    let whole = trimmed(String(decoding: text, as: UTF8.self)[...])
    return whole.isEmpty ? nil : whole
  }

  private static func verbForms(_ text: Substring) -> [String] {
    guard text.bytes.contains("<>") else { return [] }
    var (forms, rest) = ([String](), text)
    while forms.count < 2, let (before, _, after) = firstPronunciation(rest) {
      let form = before.utf8.drop { " (,<>".utf8.contains($0) }
      forms.append(trimmed(Substring(form)))
      rest = after
    }
    return forms.count == 2 && forms.allSatisfy { !$0.isEmpty } ? forms : []
  }

  private static func trimmed(_ text: Substring) -> String {
    String(Substring(text.unicodeScalars.trimmed))
  }
}
