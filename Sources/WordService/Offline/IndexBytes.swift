internal import Vocabulary

/// The bytes of an index while they are read.
///
/// Every read stays inside them: a number outside is 0, and a text outside is empty.
struct IndexBytes {
  /// The most bytes of a text. WordNet's longest gloss has 508 bytes.
  static let longestText = 2048

  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  func byte(_ place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

  /// Returns the number of four bytes at an offset.
  func number(_ place: Int) -> Int {
    guard place >= 0, place + 4 <= bytes.count else { return 0 }
    return Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
  }

  /// Returns the text at an offset.
  func text(_ place: Int) -> String { String(decoding: textBytes(place).bytes, as: UTF8.self) }

  /// Returns the bytes of the text at an offset, and the offset after it.
  private func textBytes(_ place: Int) -> (bytes: UnsafeRawBufferPointer, next: Int) {
    let length = Int(byte(place)) | Int(byte(place + 1)) << 8
    let start = place + 2
    guard start >= 0, start + length <= bytes.count, length <= Self.longestText else {
      return (UnsafeRawBufferPointer(rebasing: bytes[0..<0]), start + length)
    }
    return (UnsafeRawBufferPointer(rebasing: bytes[start..<start + length]), start + length)
  }

  /// Returns the definition at an offset.
  func definition(_ place: Int) -> Definition {
    var place = place
    let part = nextText(&place)
    let definition = nextText(&place)
    return Definition(
      partOfSpeech: PartOfSpeech(rawValue: part), text: definition,
      examples: nextList(&place, nextText))
  }

  // MARK: One after another

  /// Returns the text at an offset, and moves the offset behind it.
  func nextText(_ place: inout Int) -> String {
    let text = textBytes(place)
    place = text.next
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Returns the number at an offset, and moves the offset behind it.
  func nextNumber(_ place: inout Int) -> Int {
    defer { place += 4 }
    return number(place)
  }

  /// Returns the list at an offset, and moves the offset behind it.
  func nextList<Element>(_ place: inout Int, _ element: (inout Int) -> Element) -> [Element] {
    let count = byte(place)
    place += 1
    return (0..<count).map { _ in element(&place) }
  }

  // MARK: Search

  /// Returns the first number of a range whose text does not come before a word; the end of the
  /// range if none does.
  ///
  /// - Parameters:
  ///   - range: the numbers, in the order of their texts' bytes.
  ///   - place: returns the offset of a number's text.
  func firstNumber(in range: Range<Int>, notBefore word: String, at place: (Int) -> Int) -> Int {
    var word = word
    return word.withUTF8 { word in
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if textBytes(place(middle)).bytes.lexicographicallyPrecedes(word) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      return low
    }
  }
}
