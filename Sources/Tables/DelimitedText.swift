/// The rows of a text with a separator between fields: RFC 4180, but with any separator of one byte
/// and any line end. A quotation mark is a plain character in a field that does not begin with one.
///
/// SwiftCSV 0.10 was considered: its errors name no line, it goes through a text character by
/// character, and it makes a dictionary of every row.
package struct DelimitedText {
  package struct Row {
    /// The number of the line where the row begins.
    package let line: Int
    package let fields: [String]
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private let comment: UInt8?
  private var index = 0
  private var line: Int

  private static let quote = UInt8(ascii: "\"")

  /// - Parameters:
  ///   - bytes: valid UTF-8.
  ///   - comment: the sign at the start of a line that is skipped.
  ///   - line: the number of the first line.
  package init(_ bytes: [UInt8], separator: UInt8, comment: UInt8? = nil, line: Int = 1) {
    self.bytes = bytes
    self.separator = separator
    self.comment = comment
    self.line = line
  }

  /// Returns the next row that is not blank; `nil` at the end.
  package mutating func next() throws(LineError) -> Row? {
    while index < bytes.count {
      if let comment, bytes[index] == comment {
        while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
        passLineEnd()
        continue
      }
      let start = line
      var fields: [String] = []
      repeat { fields.append(try field()) } while passSeparator()
      passLineEnd()
      if fields.count > 1 || fields.first?.isEmpty == false {
        return Row(line: start, fields: fields)
      }
    }
    return nil
  }

  private mutating func field() throws(LineError) -> String {
    var start = index
    while start < bytes.count, isPadding(bytes[start]) { start += 1 }
    if start < bytes.count, bytes[start] == Self.quote {
      index = start + 1
      return try quotedField()
    }
    start = index
    while index < bytes.count, bytes[index] != separator, !bytes[index].isLineEnd { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads a field after its opening quotation mark.
  private mutating func quotedField() throws(LineError) -> String {
    let opening = line
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isLineEnd {
        text.append(UInt8(ascii: "\n"))
        passLineEnd()
        continue
      }
      index += 1
      guard byte == Self.quote else {
        text.append(byte)
        continue
      }
      if index < bytes.count, bytes[index] == Self.quote {
        text.append(byte)
        index += 1
        continue
      }
      while index < bytes.count, isPadding(bytes[index]) { index += 1 }
      guard index == bytes.count || bytes[index] == separator || bytes[index].isLineEnd else {
        throw LineError(line: line, .textAfterQuote)
      }
      return String(decoding: text, as: UTF8.self)
    }
    throw LineError(line: opening, .openQuote)
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
  /// Returns a comma, a semicolon or a tab, whichever makes the most fields of the first row.
  package static func guessedSeparator(_ bytes: [UInt8]) -> UInt8 {
    let signs: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let widths = signs.map { sign in
      var rows = DelimitedText(bytes, separator: sign)
      // A row that can't be read counts as a row without fields.
      return (try? rows.next())?.fields.count ?? 0
    }
    let widest = widths.max().flatMap(widths.firstIndex) ?? 0
    return signs[widest]
  }

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
