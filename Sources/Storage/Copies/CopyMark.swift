// This whole file by scalar: its texts are names of files, which are made of bytes.
internal import ByteText

/// The end of a file's name, without the file's ending, with which a program marks a copy.
struct CopyMark {
  /// The name before the mark.
  let before: Substring
  let evidence: CopyName.Evidence

  /// Returns the marks with which a name may end.
  static func all(atEndOf stem: Substring) -> [CopyMark] {
    // Syncthing's mark may have other marks after it.
    if let mark = stem.bytes.firstRange(of: ".sync-conflict-") {
      return [CopyMark(before: stem[..<mark.lowerBound], evidence: .sure)]
    }
    return [inBrackets(stem), ofOwnCloud(stem), asEnding(stem), ofSynology(stem), number(stem)]
      .compactMap(\.self) + ofOneDrive(stem)
  }

  // MARK: In brackets

  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = [
    ")": "(", "]": "[", "\u{FF09}": "\u{FF08}",
  ]

  /// Parts of the words for "conflict" in the languages of Dropbox and in others, in small letters.
  /// They have no accents, because a Mac decomposes the letters of a name.
  private static let conflicts = [
    "conflict", "conflit", "konflikt", "conflikt", "konflik", "modstrid", "motstrid",
    "bercanggah", "bentrok", "ristirii", "конфликт", "конфлікт", "競合", "衝突", "冲突", "충돌",
    "\u{110E}\u{116E}\u{11BC}\u{1103}\u{1169}\u{11AF}", "ขัดแย้ง",
  ]

  /// `week (Ada's conflicted copy 2026-11-23)`, `week (Annas Konflikt-Kopie 2026-11-23)`,
  /// `week (Case Conflict)`, `week (SFConflict Ada 2026-11-23-10-15-00)`, `week [conflicted]`,
  /// `week (1)`.
  private static func inBrackets(_ stem: Substring) -> CopyMark? {
    let scalars = stem.unicodeScalars
    guard let closing = scalars.last, let opening = brackets[closing] else { return nil }
    var (index, depth, start) = (scalars.endIndex, 0, scalars.lastIndex(of: opening))
    while index > scalars.startIndex {
      scalars.formIndex(before: &index)
      if scalars[index] == closing { depth += 1 }
      if scalars[index] == opening { depth -= 1 }
      guard depth == 0 else { continue }
      start = index
      break
    }
    guard let start else { return nil }
    let text = stem[scalars.index(after: start)..<scalars.index(before: scalars.endIndex)]
    guard let evidence = Self.evidence(of: text.lowercased()) else { return nil }
    let before = stem[..<start]
    return CopyMark(before: before.bytes.dropping(suffix: " ") ?? before, evidence: evidence)
  }

  /// - Parameter text: the text in the brackets, in small letters.
  private static func evidence(of text: String) -> CopyName.Evidence? {
    if text.bytes.contains("conflicted copy") { return .sure }
    let hasWord = conflicts.contains { text.bytes.contains($0) }
    let isDated = hasDate(text)
    if hasWord && isDated { return .sure }
    let isNumber = (1...4).contains(text.utf8.count) && text.utf8.allSatisfy(isDigit)
    return hasWord || isDated || isNumber ? .fair : nil
  }

  // MARK: Without brackets

  /// `week_conflict-20261123-101500` and `week_conflict-Ada-20261123-101500`: ownCloud, and the
  /// first Nextcloud.
  private static func ofOwnCloud(_ stem: Substring) -> CopyMark? {
    guard let mark = stem.bytes.firstRange(of: "_conflict-") else { return nil }
    return CopyMark(
      before: stem[..<mark.lowerBound],
      evidence: hasDate(stem[mark.upperBound...]) ? .sure : .fair)
  }

  /// `week.Conflict` and `week.Conflict2`: Resilio; `week.conflict1`: rclone.
  private static func asEnding(_ stem: Substring) -> CopyMark? {
    let unnumbered = withoutNumber(stem).before
    return dropping(".conflict", from: unnumbered.bytes.dropping(suffix: " ") ?? unnumbered)
      .map { CopyMark(before: $0, evidence: .fair) }
  }

  /// `week_Ada-PC_Nov-23-1015-2026_Conflict` and `week_Ada-PC_Nov-23-1015-2026_CaseConflict_1`.
  private static func ofSynology(_ stem: Substring) -> CopyMark? {
    var parts = stem.bytes.split(separator: "_", omittingEmptySubsequences: false)
    if let last = parts.last, !last.isEmpty, last.utf8.allSatisfy(isDigit) { parts.removeLast() }
    guard parts.count >= 4, dropping("conflict", from: parts[parts.count - 1]) != nil else {
      return nil
    }
    let date = shape(of: parts[parts.count - 2])
    guard date.bytes.hasSuffix("-00-0000-0000") || date.bytes.hasSuffix("-00-000000-0000") else {
      return nil
    }
    return CopyMark(before: stem[..<parts[parts.count - 4].endIndex], evidence: .sure)
  }

  /// `week 2`: iCloud.
  private static func number(_ stem: Substring) -> CopyMark? {
    let (before, number) = withoutNumber(stem)
    guard (1...3).contains(number.utf8.count), number.utf8.first != UInt8(ascii: "0"),
      !number.utf8.elementsEqual("1".utf8), let name = before.bytes.dropping(suffix: " ")
    else { return nil }
    return CopyMark(before: name, evidence: .weak)
  }

  /// `week-ADAS-PC`, `week-Adas-MacBook`, `week-ADAS-PC-2`: OneDrive puts the name of the computer
  /// behind the name; `week-host-safeBackup-0001`: its client for Linux.
  private static func ofOneDrive(_ stem: Substring) -> [CopyMark] {
    let backup = stem.bytes.firstRange(of: "-safeBackup-")
    let whole = backup.map { stem[..<$0.lowerBound] } ?? stem
    var marks: [CopyMark] = []
    for hyphen in whole.utf8.indices where whole.utf8[hyphen] == UInt8(ascii: "-") {
      let host = whole.utf8[whole.utf8.index(after: hyphen)...]
      let evidence = backup == nil ? Self.evidence(ofHost: host) : CopyName.Evidence.fair
      guard let evidence else { continue }
      marks.append(CopyMark(before: whole[..<hyphen], evidence: evidence))
    }
    return marks
  }

  /// A computer's name has at least three letters, and capital ones. One of Windows has only
  /// capital letters, at most fifteen with its digits, and perhaps a number after it.
  private static func evidence(ofHost host: Substring.UTF8View) -> CopyName.Evidence? {
    guard (3...64).contains(host.count), host.contains(where: isCapital) else { return nil }
    let isOfWindows =
      host.count <= 18 && host.allSatisfy { isCapital($0) || isDigit($0) || $0 == 0x2D }
    return isOfWindows ? .fair : .weak
  }

  // MARK: Bytes

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  /// Returns a text with a 0 in place of each digit.
  private static func shape(of text: some StringProtocol) -> String {
    String(decoding: text.utf8.map { isDigit($0) ? 0x30 : $0 }, as: UTF8.self)
  }

  /// Returns whether a text has a date, such as `2026-11-23` or `20261123`.
  private static func hasDate(_ text: some StringProtocol) -> Bool {
    let shape = shape(of: text)
    return shape.bytes.contains("0000-00-00") || shape.bytes.contains("00000000")
  }

  /// Divides a text before the number at its end.
  private static func withoutNumber(_ text: Substring) -> (before: Substring, number: Substring) {
    let count = text.utf8.reversed().prefix(while: isDigit).count
    return (Substring(text.utf8.dropLast(count)), Substring(text.utf8.suffix(count)))
  }

  /// Returns the text before an ending of ASCII signs, with small or capital letters; `nil` for a
  /// text that ends otherwise.
  private static func dropping(_ ending: String, from text: Substring) -> Substring? {
    let count = ending.utf8.count
    guard text.utf8.suffix(count).elementsEqual(ending.utf8, by: { $0 | 0x20 == $1 | 0x20 }) else {
      return nil
    }
    return Substring(text.utf8.dropLast(count))
  }
}
