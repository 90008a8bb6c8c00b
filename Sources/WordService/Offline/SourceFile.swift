internal import FoundationEssentials

/// A text file that is read once, by lines and fields. It is read as bytes, because reading
/// characters takes ten times as long.
struct SourceFile {
  private let bytes: Data

  /// Creates a source from a list that is part of the program.
  init(_ list: EmbeddedList) { bytes = list.bytes }

  /// - Returns: `nil` if the file is missing.
  init?(path: String) {
    guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return nil
    }
    self.bytes = bytes
  }

  /// Calls a closure with the fields of each line.
  func forEachLine(_ body: (inout Fields) -> Void) {
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        var fields = Fields(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        body(&fields)
        start = end + 1
      }
    }
  }

  /// Calls a closure with the fields of each line of one of our own lists, without the empty lines
  /// and the comments, which begin with `#`.
  func forEachEntry(_ body: (inout Fields) -> Void) {
    forEachLine { fields in
      guard let first = fields.line.first, first != UInt8(ascii: "#") else { return }
      body(&fields)
    }
  }

  /// Calls a closure with each line of one of our own lists in which indented lines belong to the
  /// line above them.
  ///
  /// - Parameter body: gets the number of spaces before the text of the line, and the text.
  func forEachIndented(_ body: (_ indentation: Int, _ text: String) -> Void) {
    forEachEntry { fields in
      let indentation = fields.line.prefix { $0 == UInt8(ascii: " ") }.count
      body(indentation, String(decoding: fields.line.dropFirst(indentation), as: UTF8.self))
    }
  }
}

/// The fields of a line, which spaces separate, read one after another.
struct Fields {
  let line: UnsafeRawBufferPointer
  private var position = 0

  init(_ line: UnsafeRawBufferPointer) { self.line = line }

  /// Reads the next field. At the end of the line it is empty.
  mutating func next() -> UnsafeRawBufferPointer {
    while position < line.count, line[position] == UInt8(ascii: " ") { position += 1 }
    let start = position
    while position < line.count, line[position] != UInt8(ascii: " ") { position += 1 }
    return UnsafeRawBufferPointer(rebasing: line[start..<position])
  }

  /// Reads the next field as a number; `nil` if it is not a number.
  mutating func number(radix: Int = 10) -> Int? {
    let digits = next()
    guard !digits.isEmpty, digits.count <= 12 else { return nil }
    var number = 0
    for byte in digits {
      guard let digit = Self.digit(byte), digit < radix else { return nil }
      number = number * radix + digit
    }
    return number
  }

  /// Reads the next field as the number of fields that follow: no more than the line has room for.
  mutating func count(radix: Int = 10) -> Int {
    min(number(radix: radix) ?? 0, line.count - position)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    default: nil
    }
  }

  /// Returns the rest of the line after the next occurrence of a byte; nothing if there is none.
  func rest(after byte: UInt8) -> UnsafeRawBufferPointer {
    let start = line[position...].firstIndex(of: byte).map { $0 + 1 } ?? line.count
    return UnsafeRawBufferPointer(rebasing: line[start...])
  }
}
