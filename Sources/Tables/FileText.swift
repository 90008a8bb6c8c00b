/// The bytes of a file as text: UTF-8 with or without a byte order mark, or UTF-16 with one.
package struct FileText {
  package static let longestLine = 100_000

  /// Valid UTF-8 without a byte order mark. Its only control characters are tabs and line ends.
  package let bytes: [UInt8]

  /// - Throws: the error of the first line that is not text, or is longer than ``longestLine``.
  package init(_ bytes: [UInt8]) throws(LineError) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      self.bytes = try Self.fromUTF16(bytes) { UInt16($0) | UInt16($1) << 8 }
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self.bytes = try Self.fromUTF16(bytes) { UInt16($0) << 8 | UInt16($1) }
    } else {
      self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }
    for line in NumberedLines(self.bytes) { try Self.check(line.bytes, number: line.number) }
  }

  private static func fromUTF16(
    _ bytes: [UInt8], unit: (UInt8, UInt8) -> UInt16
  ) throws(LineError) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      units.append(unit(bytes[index], bytes[index + 1]))
    }
    let lineEnd = UInt16(UInt8(ascii: "\n"))
    if bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) {
      return Array(text.utf8)
    }
    let lines = units.split(separator: lineEnd, omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(validating: $0, as: UTF16.self) == nil }
    throw LineError(line: (bad ?? lines.count - 1) + 1, .notUnicode)
  }

  private static func check(_ line: ArraySlice<UInt8>, number: Int) throws(LineError) {
    guard line.count <= longestLine else {
      throw LineError(line: number, .tooLong(limit: longestLine))
    }
    let isControl = { (byte: UInt8) in byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F }
    if let control = line.first(where: isControl) {
      throw LineError(line: number, .control(Unicode.Scalar(control)))
    }
    if line.allSatisfy({ $0 < 0x80 }) { return }
    guard let text = String(validating: line, as: UTF8.self) else {
      throw LineError(line: number, .notUnicode)
    }
    if let control = text.unicodeScalars.first(where: { (0x80..<0xA0).contains($0.value) }) {
      throw LineError(line: number, .control(control))
    }
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
