/// The bytes of a list as text: UTF-8 with or without a byte order mark, or UTF-16 with one.
struct ListText {
  static let longestLine = 100_000

  /// Valid UTF-8 without a byte order mark, and without control characters except tabs and line ends.
  let bytes: [UInt8]

  /// - Throws: the error of the first line that is not text, or longer than ``longestLine``.
  init(_ bytes: [UInt8]) throws(LineError) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      self.bytes = try Self.fromUTF16(bytes) { UInt16($0) | UInt16($1) << 8 }
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self.bytes = try Self.fromUTF16(bytes) { UInt16($0) << 8 | UInt16($1) }
    } else {
      self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }
    try checkLines()
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

  private func checkLines() throws(LineError) {
    var line = 1
    var start = 0
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        try checkLine(line, start..<index)
        // A carriage return and a line feed end one line, not two.
        let isHalf = byte == UInt8(ascii: "\n") && index > 0 && bytes[index - 1] == 0x0D
        line += isHalf ? 0 : 1
        start = index + 1
      }
    }
    try checkLine(line, start..<bytes.count)
  }

  private func checkLine(_ line: Int, _ range: Range<Int>) throws(LineError) {
    guard range.count <= Self.longestLine else {
      throw LineError(line: line, .tooLong(limit: Self.longestLine))
    }
    var isASCII = true
    for byte in bytes[range] {
      if byte >= 0x80 {
        isASCII = false
      } else if byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F {
        throw LineError(line: line, .control(Unicode.Scalar(byte)))
      }
    }
    if isASCII { return }
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw LineError(line: line, .notUnicode)
    }
    if let control = text.unicodeScalars.first(where: { (0x80..<0xA0).contains($0.value) }) {
      throw LineError(line: line, .control(control))
    }
  }
}

/// The lines of a text and their numbers. Lines may end as on any machine.
struct NumberedLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index: Int
  private var line = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = 0
  }

  mutating func next() -> (number: Int, bytes: ArraySlice<UInt8>)? {
    guard index < bytes.count else { return nil }
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let end = bytes[index...].firstIndex(where: isEnd) ?? bytes.count
    defer {
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      index = end + (isPair ? 2 : 1)
    }
    line += 1
    return (line, bytes[index..<end])
  }
}
