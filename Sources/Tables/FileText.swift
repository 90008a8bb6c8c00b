/// The bytes of a file as text in any ``TextEncoding``.
package struct FileText {
  package static let longestLine = 100_000

  /// Valid UTF-8 without a byte order mark. Its only control characters are tabs and line ends.
  package private(set) var bytes: [UInt8]
  /// The encoding of the file.
  package let encoding: TextEncoding
  /// Whether neither a mark nor the bytes themselves make the encoding certain.
  package let isGuessed: Bool
  /// The lines that are not text. Each is left out, or is read in another way.
  package private(set) var notes = RowNotes<RowReason>()

  /// - Parameter encoding: the encoding that a person chose; `nil` for the one that the bytes show.
  /// - Throws: the error of the first line that shows that the file is not text.
  package init(_ bytes: [UInt8], encoding: TextEncoding? = nil) throws(LineError) {
    let marked = EncodingGuess.marked(bytes)
    var content = bytes[...].dropFirst(marked?.mark ?? 0)
    // MS-DOS ends a text with Ctrl-Z, and may fill the last block with zero bytes.
    if let end = content.lastIndex(where: { $0 != 0x1A && $0 != 0 }),
      content[(end + 1)...].first == 0x1A
    {
      content = content[...end]
    }
    let certain = encoding ?? marked?.encoding
    let hasZeros = content.contains(0)
    let wide = certain == nil && hasZeros ? EncodingGuess.wide(Array(content)) : nil
    if let known = certain ?? wide, known != .utf8 {
      guard let text = known.decoded(content) else {
        throw Self.broken(content, in: known)
      }
      (self.bytes, self.encoding, isGuessed) = (text, known, wide != nil)
    } else if String(validating: content, as: UTF8.self) != nil {
      (self.bytes, self.encoding, isGuessed) = (Array(content), .utf8, false)
    } else if certain == nil, !Self.hasUnicodeLetters(content),
      let narrow = EncodingGuess.narrow(content), let text = narrow.decoded(content)
    {
      (self.bytes, self.encoding, isGuessed) = (text, narrow, true)
    } else {
      self.encoding = .utf8
      isGuessed = false
      (self.bytes, notes) = try Self.readingLineByLine(Array(content))
    }
    if let zero = self.bytes.firstIndex(of: 0) {
      let line = NumberedLines(self.bytes).first { $0.bytes.endIndex > zero }?.number ?? 1
      throw LineError(line: line, .zeroByte)
    }
    unifyLineEnds()
    removeControls()
  }

  private static func broken(
    _ bytes: ArraySlice<UInt8>, in encoding: TextEncoding
  ) -> LineError {
    let width =
      switch encoding {
      case .utf16LittleEndian, .utf16BigEndian: 2
      case .utf32LittleEndian, .utf32BigEndian: 4
      default: 1
      }
    // The longest beginning that is text ends in the wrong line.
    var (good, bad) = (0, bytes.count / width + 1)
    while bad - good > 1 {
      let middle = (good + bad) / 2
      let start = bytes.prefix(middle * width)
      // A pair of UTF-16 may be cut in two.
      let isText =
        encoding.decoded(start) != nil || encoding.decoded(start.dropLast(width)) != nil
      if isText { good = middle } else { bad = middle }
    }
    let start = bytes.prefix(good * width)
    let text = encoding.decoded(start) ?? encoding.decoded(start.dropLast(width)) ?? []
    return LineError(line: 1 + text.count { $0 == UInt8(ascii: "\n") }, .notUnicode)
  }

  /// Returns whether bytes have a letter of UTF-8 that is not ASCII, so that the file is in UTF-8
  /// but for some lines.
  private static func hasUnicodeLetters(_ bytes: ArraySlice<UInt8>) -> Bool {
    NumberedLines(Array(bytes)).contains { line in
      line.bytes.contains { $0 >= 0x80 } && String(validating: line.bytes, as: UTF8.self) != nil
    }
  }

  /// Reads a text in which some lines are not UTF-8.
  ///
  /// - Throws: the error of the first such line if most lines are like it.
  private static func readingLineByLine(
    _ bytes: [UInt8]
  ) throws(LineError) -> (bytes: [UInt8], notes: RowNotes<RowReason>) {
    var (text, notes) = ([UInt8](), RowNotes<RowReason>())
    text.reserveCapacity(bytes.count)
    var (firstBad, count, end): (Int?, Int, Int) = (nil, 0, 0)
    for line in NumberedLines(bytes) {
      // The line end of the line before.
      text += bytes[end..<line.bytes.startIndex]
      (count, end) = (line.number, line.bytes.endIndex)
      if String(validating: line.bytes, as: UTF8.self) != nil {
        text += line.bytes
      } else if let other = EncodingGuess.narrow(line.bytes),
        let decoded = other.decoded(line.bytes)
      {
        text += decoded
        notes.add(
          RowNote(
            line: line.number, text: String(decoding: decoded, as: UTF8.self),
            reason: .otherEncoding(other), isLeftOut: false))
      } else {
        firstBad = firstBad ?? line.number
        notes.add(
          RowNote(
            line: line.number, text: String(decoding: line.bytes, as: UTF8.self),
            reason: .notText, isLeftOut: true))
      }
    }
    text += bytes[end...]
    if let firstBad, notes.leftOut * 10 > count { throw LineError(line: firstBad, .notUnicode) }
    return (text, notes)
  }

  // MARK: Signs

  private static let lineEnd = UInt8(ascii: "\n")

  /// Makes a line feed of each sign that ends a line beside the usual ones: vertical tab, form feed
  /// and NEL. The separators of Unicode, U+2028 and U+2029, end lines where nothing else does.
  private mutating func unifyLineEnds() {
    let isRare = { (byte: UInt8) in byte == 0x0B || byte == 0x0C || byte == 0xC2 || byte == 0xE2 }
    guard bytes.contains(where: isRare) else { return }
    let hasUsual = bytes.contains(where: \.isLineEnd)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...].prefix(3)
      if bytes[index] == 0x0B || bytes[index] == 0x0C {
        text.append(Self.lineEnd)
        index += 1
      } else if bytes[index] == 0xC2, rest.starts(with: [0xC2, 0x85]) {
        text.append(Self.lineEnd)
        index += 2
      } else if !hasUsual, bytes[index] == 0xE2,
        rest.elementsEqual([0xE2, 0x80, 0xA8]) || rest.elementsEqual([0xE2, 0x80, 0xA9])
      {
        text.append(Self.lineEnd)
        index += 3
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    bytes = text
  }

  /// Removes control characters, and the lines that are too long.
  private mutating func removeControls() {
    var (text, end, isChanged) = ([UInt8](), 0, false)
    for line in NumberedLines(bytes) {
      text += bytes[end..<line.bytes.startIndex]
      end = line.bytes.endIndex
      guard line.bytes.count <= Self.longestLine else {
        isChanged = true
        let start = String(decoding: line.bytes.prefix(200), as: UTF8.self)
        notes.add(
          RowNote(
            line: line.number, text: start + "…", reason: .tooLong(limit: Self.longestLine),
            isLeftOut: true))
        continue
      }
      let kept = Self.withoutControls(line.bytes)
      if kept.count > 0 {
        isChanged = true
        notes.add(
          RowNote(
            line: line.number, text: String(decoding: kept.bytes, as: UTF8.self),
            reason: .controls(kept.count), isLeftOut: false))
        text += kept.bytes
      } else {
        text += line.bytes
      }
    }
    guard isChanged else { return }
    bytes = text + bytes[end...]
  }

  /// Returns a line without control characters, and their number.
  private static func withoutControls(
    _ line: ArraySlice<UInt8>
  ) -> (bytes: [UInt8], count: Int) {
    let isControl = { (byte: UInt8) in byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F }
    let hasHighControls = line.indices.contains { index in
      line[index] == 0xC2 && index + 1 < line.endIndex && line[index + 1] < 0xA0
    }
    guard hasHighControls || line.contains(where: isControl) else { return ([], 0) }
    var (text, count) = (String.UnicodeScalarView(), 0)
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      if scalar != "\t", scalar.properties.generalCategory == .control {
        count += 1
      } else {
        text.append(scalar)
      }
    }
    return (Array(String(text).utf8), count)
  }
}

/// The lines of a text and their numbers. The line ends of every system count.
package struct NumberedLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package mutating func next() -> (number: Int, bytes: ArraySlice<UInt8>)? {
    guard index < bytes.count else { return nil }
    let end = bytes[index...].firstIndex(where: \.isLineEnd) ?? bytes.count
    defer { index = bytes.index(afterLineEnd: end) }
    line += 1
    return (line, bytes[index..<end])
  }
}

extension UInt8 {
  /// Whether the byte ends a line, alone or as one of a pair.
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension [UInt8] {
  /// Returns the start of the next line. A carriage return and a line feed end one line, not two.
  func index(afterLineEnd end: Int) -> Int {
    end + (self[end...].starts(with: "\r\n".utf8) ? 2 : 1)
  }
}
