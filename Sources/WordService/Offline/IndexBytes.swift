internal import Vocabulary

/// The bytes of an index while they are read.
///
/// Every read stays inside them: a number outside is 0, and a text outside is empty.
struct IndexBytes {
  /// The most bytes of a text. WordNet's longest gloss has 508 bytes.
  static let longestText = 2048

  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

  /// Returns the number of four bytes at an offset.
  func number(_ offset: Int) -> Int {
    guard offset >= 0, offset + 4 <= bytes.count else { return 0 }
    return Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  /// Returns the text at an offset.
  func text(_ offset: Int) -> String { String(decoding: textBytes(offset).bytes, as: UTF8.self) }

  /// Returns the bytes of the text at an offset, and the offset after it.
  func textBytes(_ offset: Int) -> (bytes: UnsafeRawBufferPointer, next: Int) {
    let length = Int(byte(offset)) | Int(byte(offset + 1)) << 8
    let start = offset + 2
    guard start >= 0, start + length <= bytes.count, length <= Self.longestText else {
      return (UnsafeRawBufferPointer(rebasing: bytes[0..<0]), start + length)
    }
    return (UnsafeRawBufferPointer(rebasing: bytes[start..<start + length]), start + length)
  }

  /// Returns the definition at an offset.
  func definition(_ offset: Int) -> Definition {
    var offset = offset
    let part = nextText(&offset)
    let definition = nextText(&offset)
    return Definition(
      partOfSpeech: PartOfSpeech(rawValue: part), text: definition,
      examples: nextList(&offset, nextText))
  }

  // MARK: One after another

  /// Returns the text at an offset, and moves the offset behind it.
  func nextText(_ offset: inout Int) -> String {
    let text = textBytes(offset)
    offset = text.next
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Returns the number at an offset, and moves the offset behind it.
  func nextNumber(_ offset: inout Int) -> Int {
    defer { offset += 4 }
    return number(offset)
  }

  /// Returns the list at an offset, and moves the offset behind it.
  func nextList<Element>(_ offset: inout Int, _ element: (inout Int) -> Element) -> [Element] {
    let count = byte(offset)
    offset += 1
    return (0..<count).map { _ in element(&offset) }
  }

  // MARK: Search

  /// Returns the first number of a range whose text does not come before a word; the end of the
  /// range if none does.
  ///
  /// - Parameters:
  ///   - range: the numbers, in the order of their texts' bytes.
  ///   - offset: returns the offset of a number's text.
  func firstNumber(in range: Range<Int>, notBefore word: String, at offset: (Int) -> Int) -> Int {
    var word = word
    return word.withUTF8 { word in
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if textBytes(offset(middle)).bytes.lexicographicallyPrecedes(word) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      return low
    }
  }
}
