/// The rows of a text with a separator between fields: RFC 4180, but with any separator and any
/// line end. Every text can be read:
///
/// - A quotation mark is a plain character in a field that does not begin with one.
/// - A quotation mark inside a quoted field ends it only where a separator or a line end follows.
/// - A field that begins with a quotation mark which nothing closes is a plain field.
///
/// SwiftCSV 0.10 was considered: its errors name no line, it goes through a text character by
/// character, and it makes a dictionary of every row.
package struct DelimitedText {
  package struct Row: Sendable {
    /// The number of the line where the row begins.
    package let line: Int
    package internal(set) var fields: [String]
    /// The remarks about fields that are read in another way than they are written.
    package internal(set) var remarks: [RowReason]
    private let source: [UInt8]
    /// The range of the row in its source.
    var range: Range<Int>

    init(
      line: Int, _ fields: [String], _ remarks: [RowReason], in source: [UInt8], _ range: Range<Int>
    ) {
      (self.line, self.fields, self.remarks) = (line, fields, remarks)
      (self.source, self.range) = (source, range)
    }

    /// The row as it is written, without its line end.
    package var text: String { String(decoding: source[range], as: UTF8.self) }

    /// Whether no field has a visible sign.
    package var isBlank: Bool {
      fields.allSatisfy { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
    }
  }

  private let bytes: [UInt8]
  /// The bytes between two fields.
  private let separator: [UInt8]
  private let firstOfSeparator: UInt8
  /// The number of lines that a row takes, if each field has a line of its own.
  private let linesOfRow: Int?
  private var index: Int
  /// The number of the next line.
  private(set) var line: Int
  private var remarks: [RowReason] = []
  /// The largest number of fields of a row up to now.
  private var width = 0
  /// Whether the row has a field already.
  private var hasField = false
  /// The offset where the line of the next field begins.
  private var lineStart = 0

  private static let quote = UInt8(ascii: "\"")

  /// - Parameters:
  ///   - bytes: valid UTF-8.
  ///   - index: the offset of the first row.
  ///   - line: the number of the first line.
  package init(_ bytes: [UInt8], by division: Division, from index: Int = 0, line: Int = 1) {
    (self.bytes, self.index, self.line) = (bytes, index, line)
    separator = Array(division.text.utf8)
    firstOfSeparator = separator.first ?? UInt8(ascii: ",")
    linesOfRow = if case .lines(let count) = division { count } else { nil }
  }

  /// Makes the rows of a text with one sign between fields.
  package init(_ bytes: [UInt8], separator: UInt8, from index: Int = 0, line: Int = 1) {
    self.init(bytes, by: .sign(separator), from: index, line: line)
  }

  /// Returns the next row that is not blank; `nil` at the end.
  package mutating func next() -> Row? {
    if let linesOfRow { return row(ofLines: linesOfRow) }
    while index < bytes.count {
      let (start, first) = (index, line)
      (lineStart, remarks) = (start, [])
      var fields: [String] = []
      repeat {
        hasField = !fields.isEmpty
        fields.append(field())
      } while passSeparator()
      let range = start..<index
      passLineEnd()
      guard fields.count > 1 || fields.first?.isEmpty == false else { continue }
      width = max(width, fields.count)
      return Row(line: first, fields, remarks, in: bytes, range)
    }
    return nil
  }

  /// Takes a row of which each field has a line of its own.
  private mutating func row(ofLines count: Int) -> Row? {
    var fields: [String] = []
    var (first, range) = (line, index..<index)
    while index < bytes.count, fields.count < count {
      let start = index
      while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      if !text.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
        if fields.isEmpty { (first, range) = (line, start..<index) }
        fields.append(text)
        range = range.lowerBound..<index
      }
      passLineEnd()
    }
    return fields.isEmpty ? nil : Row(line: first, fields, [], in: bytes, range)
  }

  private mutating func field() -> String {
    var start = index
    while start < bytes.count, isPadding(bytes[start]) { start += 1 }
    if start < bytes.count, bytes[start] == Self.quote, let text = quotedField(from: start + 1) {
      return text
    }
    start = index
    while index < bytes.count, !isSeparator(at: index), !bytes[index].isLineEnd { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Takes a field after its opening quotation mark; takes nothing and returns `nil` if nothing
  /// closes it.
  ///
  /// The time is linear. A field that nothing closes is left at the first mark that is not one of a
  /// pair, and a field of a later line can't begin before that mark.
  private mutating func quotedField(from start: Int) -> String? {
    var (offset, lines) = (start, [start])
    var text: [UInt8] = []
    var isStray = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte.isLineEnd {
        // A mark inside the text belongs to a line, so the field must end there.
        if isStray { break }
        text.append(UInt8(ascii: "\n"))
        offset = bytes.index(afterLineEnd: offset)
        lines.append(offset)
        continue
      }
      offset += 1
      guard byte == Self.quote else {
        text.append(byte)
        continue
      }
      // A mark after a separator opens the next field.
      if isStray, offset - 1 - separator.count >= start,
        isSeparator(at: offset - 1 - separator.count)
      {
        break
      }
      if offset < bytes.count, bytes[offset] == Self.quote {
        text.append(byte)
        offset += 1
        continue
      }
      var end = offset
      while end < bytes.count, isPadding(bytes[end]) { end += 1 }
      guard end == bytes.count || isSeparator(at: end) || bytes[end].isLineEnd else {
        isStray = true
        text.append(byte)
        continue
      }
      guard !areRows(lines, isUnlikely: isStray || isWholeRow(to: end)) else { break }
      if isStray { remark(.strayQuote) }
      index = end
      line += lines.count - 1
      if lines.count > 1 { lineStart = lines[lines.count - 1] }
      return String(decoding: text, as: UTF8.self)
    }
    remark(isStray && lines.count == 1 ? .strayQuote : .openQuote)
    return nil
  }

  /// Adds a remark to those of the row, once.
  private mutating func remark(_ reason: RowReason) {
    if !remarks.contains(reason) { remarks.append(reason) }
  }

  /// Returns whether the lines inside a quoted field are rows of the table. Then the field's first
  /// mark is part of a text, and its last one of another.
  ///
  /// - Parameters:
  ///   - starts: the offset where the field begins, and where each further line does.
  ///   - isUnlikely: whether the field is unlikely to be one. Then fewer lines show that they are
  ///     rows.
  private func areRows(_ starts: [Int], isUnlikely: Bool) -> Bool {
    // The last line is only partly inside.
    let ends = starts.dropFirst()
    guard ends.count >= (isUnlikely ? Self.fewRows : Self.manyRows) else { return false }
    let lines = zip([lineStart] + ends, ends).map { $0..<$1 }
    var count = width
    if count < 2, isUnlikely { count = lines[0].count(where: isSeparator) + 1 }
    guard count > 1, lines.allSatisfy({ $0.count(where: isSeparator) == count - 1 }) else {
      return false
    }
    // In a sentence, a space follows each comma.
    return ends.count >= Self.manyRows
      || lines.contains { line in line.contains { isSeparator(at: $0) && !isSpaced(at: $0) } }
  }

  /// The numbers of lines that show that the lines of a field are rows.
  private static let (fewRows, manyRows) = (2, 4)

  /// Whether a space or a line end follows the separator at an offset.
  private func isSpaced(at offset: Int) -> Bool {
    let next = offset + separator.count
    return next < bytes.count && (bytes[next] == UInt8(ascii: " ") || bytes[next].isLineEnd)
  }

  /// Whether a quoted field up to an offset would be the whole row, though other rows have several
  /// fields.
  private func isWholeRow(to end: Int) -> Bool {
    !hasField && width > 1 && (end == bytes.count || bytes[end].isLineEnd)
  }

  /// Whether a byte may stand around a quoted field.
  private func isPadding(_ byte: UInt8) -> Bool {
    (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")) && byte != firstOfSeparator
  }

  private func isSeparator(at offset: Int) -> Bool {
    bytes[offset] == firstOfSeparator
      && (separator.count == 1 || bytes[offset...].starts(with: separator))
  }

  private mutating func passSeparator() -> Bool {
    guard index < bytes.count, isSeparator(at: index) else { return false }
    index += separator.count
    return true
  }

  private mutating func passLineEnd() {
    guard index < bytes.count else { return }
    index = bytes.index(afterLineEnd: index)
    line += 1
  }
}
