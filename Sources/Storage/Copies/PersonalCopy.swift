// This whole file by scalar: its texts are names of files, which are made of bytes.
internal import ByteText

/// The names that people give to copies of their own files, or that a file manager gives to a copy
/// for which they asked: `Copy of week`, `week - Copy (2)`, `week copy 2`, `week (Kopie 3)`.
///
/// People make such copies on purpose, so no program may merge them with the original.
enum PersonalCopy {
  /// The most marks of a name that are looked at.
  private static let mostMarks = 4

  /// Returns the names of the files of which a file may be such a copy, in small letters. It may be
  /// a copy of a copy.
  static func originals(of name: String, endings: Set<Substring>) -> [String] {
    guard let dot = name.bytes.lastIndex(of: "."), endings.contains(name[dot...]) else {
      return []
    }
    var (found, open): ([String], [String]) = ([], [name[..<dot].lowercased()])
    for _ in 0..<mostMarks {
      open = open.flatMap(originals(ofStem:))
      found += open
    }
    return found.map { $0 + name[dot...].lowercased() }
  }

  private static func originals(ofStem stem: String) -> [String] {
    let behind = prefixes.compactMap { stem.bytes.dropping(prefix: $0) }
    let before = [
      inBrackets(stem[...]), asEnding(stem[...]), withoutNumber(stem).flatMap(asEnding),
    ]
    return (behind + before.compactMap(\.self)).map(String.init).filter { !$0.isEmpty }
  }

  // MARK: Words

  /// The words for a copy in the languages of most file managers, the longer ones first. A Mac
  /// decomposes the letters of a name.
  private static let words = [
    "のコピー", "的副本", "的拷贝", "복사본", "αντίγραφο", "másolat", "copy", "copie", "kopie", "copia",
    "cópia", "co\u{301}pia", "kopia", "kopi", "kópia", "kopija", "kopio", "kopya", "копия", "копія",
    "コピー", "副本", "拷贝", "複製", "사본",
  ]
  private static let prefixes = [
    "copy of ", "kopie von ", "kopie van ", "copie de ", "copia de ", "copia di ", "cópia de ",
    "co\u{301}pia de ", "kopi av ", "kopi af ", "kopia av ", "kopia ", "копия ", "копія ",
  ]
  /// The words beside them that count the copies.
  private static let counts: Set<String> = [
    "another", "eine", "weitere", "une", "autre", "otra", "una", "altra", "outra", "ещё",
  ]

  // MARK: Marks at the end

  /// Returns the name before a mark in brackets: `week (Kopie 3)`, `week (3rd copy)`.
  private static func inBrackets(_ stem: Substring) -> Substring? {
    guard let inside = stem.bytes.dropping(suffix: ")"), let open = inside.bytes.lastIndex(of: "(")
    else { return nil }
    let texts = inside[inside.unicodeScalars.index(after: open)...].bytes.split(separator: " ")
      .map(String.init)
    let others = texts.filter { !words.contains($0) }
    guard others.count + 1 == texts.count, texts.count <= 3,
      others.allSatisfy({ counts.contains($0) || isOrdinal($0) })
    else { return nil }
    return withoutSeparator(stem[..<open])
  }

  /// Returns whether a text is a short number, or begins with one: `2`, `3rd`.
  private static func isOrdinal(_ text: String) -> Bool {
    text.utf8.count <= 5 && text.utf8.first.map { (0x30...0x39).contains($0) } ?? false
  }

  /// Returns the name before a word at its end: `week - Copy`, `week copy`, `weekのコピー`.
  private static func asEnding(_ stem: Substring) -> Substring? {
    for word in words {
      guard let before = stem.bytes.dropping(suffix: word) else { continue }
      let name = withoutSeparator(before)
      // Chinese, Japanese and Korean words need no space before them.
      let isJoined = word.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
      if name.utf8.count < before.utf8.count || isJoined { return name }
    }
    return nil
  }

  /// Returns a name without the number of the copy: `week copy 2`, `week - Copy (2)`; `nil` for a
  /// name without such a number.
  private static func withoutNumber(_ stem: String) -> Substring? {
    let inside = stem.bytes.dropping(suffix: ")")
    let digits = (inside ?? stem[...]).utf8
    let count = digits.reversed().prefix { (0x30...0x39).contains($0) }.count
    guard (1...3).contains(count) else { return nil }
    let before = Substring(digits.dropLast(count))
    return withoutSeparator(inside == nil ? before : before.bytes.dropping(suffix: "(") ?? before)
  }

  /// Returns a text without the signs at its end that divide it from a mark.
  private static func withoutSeparator(_ text: Substring) -> Substring {
    let scalars = text.unicodeScalars
    guard let last = scalars.lastIndex(where: { !" -–_.".unicodeScalars.contains($0) }) else {
      return ""
    }
    return Substring(scalars[...last])
  }
}
