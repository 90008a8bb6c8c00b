// This whole file by scalar: its texts are views of bytes.

/// The cells of a column of which each has all answers of a question.
enum ChoiceCells {
  /// Divides each cell into its answers.
  ///
  /// - Parameter keys: the keys beside the cells; none if the table has no key.
  /// - Returns: `nil` where it is not certain how the cells are to be divided.
  static func divided(_ cells: [String], keys: [String]) -> [[String]]? {
    let filled = cells.count { !$0.utf8.allSatisfy { $0 <= 0x20 } }
    guard filled > 0 else { return nil }
    // A few cells may be written otherwise.
    let isEnough = { (count: Int) in count * 10 >= filled * 9 }
    let certain: [(String) -> [String]?] = [
      literal, labelled, { pieces($0, "\n") }, { pieces($0, "|") }, { pieces($0, ";") },
    ]
    for divide in certain {
      let answers = cells.map { divide($0) ?? [] }
      if isEnough(answers.count { $0.count > 1 }) { return answers }
    }
    // These signs may also stand inside an answer: then few keys fit.
    for separator in [",", "/"] as [Unicode.Scalar] {
      let answers = cells.map { pieces($0, separator) ?? [] }
      guard isEnough(answers.count { $0.count > 1 }), !keys.isEmpty else { continue }
      let choices = answers.map { AnswerChoices($0) }
      let texts = zip(keys, choices).count { $1.all.count > 1 && $1.indices(of: $0) != nil }
      if isEnough(texts) { return answers }
      let column = KeyColumn(keys, choices)
      let haveLast = zip(column.rights, choices).compactMap { right, choices -> Bool? in
        guard case .answers(let answers) = right else { return nil }
        return answers.contains(choices.end - 1)
      }
      if column.doubt == nil, isEnough(haveLast.count), haveLast.contains(true) { return answers }
    }
    return nil
  }

  /// Divides at a sign. An empty piece between two others keeps its place.
  private static func pieces(_ cell: String, _ separator: Unicode.Scalar) -> [String]? {
    let isBlank = { (piece: String) in piece.utf8.allSatisfy { $0 <= 0x20 } }
    let all = cell.unicodeScalars.split(separator: separator, omittingEmptySubsequences: false)
      .map { String($0) }
    let filled = all.filter { !isBlank($0) }
    guard filled.count > 1, let last = all.lastIndex(where: { !isBlank($0) }) else { return nil }
    let inner = Array(all[...last].drop(while: isBlank))
    // Two signs may stand together between all answers, and lines have empty ones between them.
    let isDoubled = inner.enumerated().allSatisfy {
      isBlank($0.element) != $0.offset.isMultiple(of: 2)
    }
    return separator == "\n" || isDoubled ? filled : inner
  }

  // MARK: Lists of programs

  /// Reads a list as Python or JSON writes it, such as `['a', 'b']`, or `{"A": "x", "B": "y"}`.
  private static func literal(_ cell: String) -> [String]? {
    let bytes = Array(cell.utf8.drop { $0 <= 0x20 })
    guard let first = bytes.first, "[{(".utf8.contains(first),
      let end = bytes.lastIndex(where: { $0 > 0x20 }), end > 0, "]})".utf8.contains(bytes[end])
    else { return nil }
    let inner = bytes[1..<end]
    let texts = quoted(inner)
    if texts.count > 1 {
      guard first == UInt8(ascii: "{"), texts.count.isMultiple(of: 2) else { return texts }
      // A dictionary: its keys are letters or numbers.
      let names = stride(from: 0, to: texts.count, by: 2).map { texts[$0] }
      guard names.allSatisfy({ KeyMark($0) != nil }) else { return texts }
      let values = stride(from: 1, to: texts.count, by: 2).map { texts[$0] }
      // The names may come in another order than that of the alphabet.
      return zip(names, values).map { $0.utf8.count == 1 ? "\($0)) \($1)" : $1 }
    }
    guard texts.isEmpty, first == UInt8(ascii: "[") else { return nil }
    return pieces(String(decoding: inner, as: UTF8.self), ",")
  }

  /// Returns the texts in quotation marks.
  private static func quoted(_ bytes: ArraySlice<UInt8>) -> [String] {
    var texts: [String] = []
    var rest = bytes
    while let start = rest.firstIndex(where: { $0 == 0x22 || $0 == 0x27 }) {
      let mark = rest[start]
      var text: [UInt8] = []
      var index = start + 1
      var isClosed = false
      while index < rest.endIndex {
        let byte = rest[index]
        index += 1
        if byte == UInt8(ascii: "\\"), index < rest.endIndex {
          text.append(rest[index] == UInt8(ascii: "n") ? 0x20 : rest[index])
          index += 1
        } else if byte == mark, endsText(rest[index...]) {
          isClosed = true
          break
        } else {
          text.append(byte)
        }
      }
      guard isClosed else { return [] }
      texts.append(String(decoding: text, as: UTF8.self))
      rest = rest[index...]
    }
    return texts
  }

  /// Whether a quotation mark before these bytes closes a text. An apostrophe doesn't.
  private static func endsText(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let next = rest.first else { return true }
    if next > 0x20 { return ",:]})".utf8.contains(next) }
    // In the lists of some programs, only spaces are between the texts.
    guard let after = rest.first(where: { $0 > 0x20 }) else { return true }
    return ",:]})\"'".utf8.contains(after)
  }

  // MARK: Letters and numbers

  /// Divides a text such as `A) Lima B) Quito` at its letters or numbers.
  private static func labelled(_ cell: String) -> [String]? {
    let bytes = Array(cell.utf8)
    guard let start = bytes.firstIndex(where: { $0 > 0x20 && !"([".utf8.contains($0) }),
      "Aa1".utf8.contains(bytes[start])
    else { return nil }
    var label = bytes[start]
    var parts: [[UInt8]] = []
    var part: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard let end = endOfLabel(label, in: bytes, at: index) else {
        part.append(bytes[index])
        index += 1
        continue
      }
      parts.append(part)
      part = []
      index = end
      label += 1
    }
    parts.append(part)
    // Nothing stands before the first label.
    guard parts.count > 2, parts[0].allSatisfy({ $0 <= 0x20 }) else { return nil }
    return parts.dropFirst().map { part in
      let end = part.lastIndex { !" ;,|/\n".utf8.contains($0) }
      return String(decoding: part[..<(end.map { $0 + 1 } ?? 0)], as: UTF8.self)
    }
  }

  /// Returns the index after a label that begins at an index; `nil` if none does.
  private static func endOfLabel(_ label: UInt8, in bytes: [UInt8], at start: Int) -> Int? {
    guard start == 0 || " ;,|/\n".utf8.contains(bytes[start - 1]) else { return nil }
    var index = start
    if "([".utf8.contains(bytes[index]) { index += 1 }
    guard index + 1 < bytes.count, bytes[index] == label, ")].:".utf8.contains(bytes[index + 1])
    else { return nil }
    let isNumber = label < 0x41 && ".:".utf8.contains(bytes[index + 1])
    // `1.5` is a number.
    if isNumber, index + 2 < bytes.count, bytes[index + 2] > 0x20 { return nil }
    return index + 2
  }
}
