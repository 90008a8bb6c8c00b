/// The rows of a text with a separator between fields: RFC 4180, but with any separator of one byte
/// and any line end. Every text can be read:
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
    /// The place of the row in its source.
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
  package let separator: UInt8
  private var index: Int
  /// The number of the next line.
  private(set) var line: Int
  private var remarks: [RowReason] = []
  /// The largest number of fields of a row up to now.
  private var width = 0
  /// The place where the row begins.
  private var rowStart = 0

  private static let quote = UInt8(ascii: "\"")

  /// - Parameters:
  ///   - bytes: valid UTF-8.
  ///   - index: the place of the first row.
  ///   - line: the number of the first line.
  package init(_ bytes: [UInt8], separator: UInt8, from index: Int = 0, line: Int = 1) {
    (self.bytes, self.separator, self.index, self.line) = (bytes, separator, index, line)
  }

  /// Returns the next row that is not blank; `nil` at the end.
  package mutating func next() -> Row? {
    while index < bytes.count {
      let (start, first) = (index, line)
      (rowStart, remarks) = (start, [])
      var fields: [String] = []
      repeat { fields.append(field()) } while passSeparator()
      let range = start..<index
      passLineEnd()
      guard fields.count > 1 || fields.first?.isEmpty == false else { continue }
      width = max(width, fields.count)
      return Row(line: first, fields, remarks, in: bytes, range)
    }
    return nil
  }

  private mutating func field() -> String {
    var start = index
    while start < bytes.count, isPadding(bytes[start]) { start += 1 }
    if start < bytes.count, bytes[start] == Self.quote, let text = quotedField(from: start + 1) {
      return text
    }
    start = index
    while index < bytes.count, bytes[index] != separator, !bytes[index].isLineEnd { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Takes a field after its opening quotation mark; takes nothing and returns `nil` if nothing
  /// closes it.
  ///
  /// The time is linear. A field that nothing closes is left at the first mark that is not one of a
  /// pair, and a field of a later line can't begin before that mark.
  private mutating func quotedField(from start: Int) -> String? {
    var (place, lines) = (start, [start])
    var text: [UInt8] = []
    var isStray = false
    while place < bytes.count {
      let byte = bytes[place]
      if byte.isLineEnd {
        // A mark inside the text belongs to a line, so the field must end there.
        if isStray { break }
        text.append(UInt8(ascii: "\n"))
        place = bytes.index(afterLineEnd: place)
        lines.append(place)
        continue
      }
      place += 1
      guard byte == Self.quote else {
        text.append(byte)
        continue
      }
      if place < bytes.count, bytes[place] == Self.quote {
        text.append(byte)
        place += 1
        continue
      }
      // A mark after a separator opens the next field.
      if isStray, place > start + 1, bytes[place - 2] == separator { break }
      var end = place
      while end < bytes.count, isPadding(bytes[end]) { end += 1 }
      guard end == bytes.count || bytes[end] == separator || bytes[end].isLineEnd else {
        isStray = true
        text.append(byte)
        continue
      }
      guard !areRows(lines) else { break }
      if isStray { remarks.append(.strayQuote) }
      index = end
      line += lines.count - 1
      return String(decoding: text, as: UTF8.self)
    }
    remarks.append(isStray ? .strayQuote : .openQuote)
    return nil
  }

  /// Returns whether the lines inside a quoted field are rows of the table. Then the field's first
  /// mark is part of a text, and its last one of another.
  ///
  /// - Parameter starts: the place where the field begins, and where each further line does.
  private func areRows(_ starts: [Int]) -> Bool {
    // The last line is only partly inside.
    guard width > 1, starts.count > 4 else { return false }
    return zip([rowStart] + starts.dropFirst(), starts.dropFirst()).allSatisfy { start, end in
      bytes[start..<end].count { $0 == separator } == width - 1
    }
  }

  /// Whether a byte may stand around a quoted field.
  private func isPadding(_ byte: UInt8) -> Bool {
    (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")) && byte != separator
  }

  private mutating func passSeparator() -> Bool {
    guard index < bytes.count, bytes[index] == separator else { return false }
    index += 1
    return true
  }

  private mutating func passLineEnd() {
    guard index < bytes.count else { return }
    index = bytes.index(afterLineEnd: index)
    line += 1
  }
}

extension DelimitedText {
  /// Returns a row for ``next()`` to read, without a line end. Quotes only the fields that need it.
  package static func row(_ fields: [String], separator: Unicode.Scalar) -> String {
    let special: Set<Unicode.Scalar> = [separator, "\"", "\n", "\r", "\t"]
    return fields.map { field in
      // At the start of a row this sign would begin a comment.
      let isPlain =
        field.utf8.first != UInt8(ascii: "#")
        && !field.unicodeScalars.contains(where: special.contains)
      if isPlain { return field }
      let pieces = field.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
      return "\"" + pieces.map { String($0) }.joined(separator: "\"\"") + "\""
    }.joined(separator: String(separator))
  }
}
