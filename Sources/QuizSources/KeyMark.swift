// This whole file by scalar: its texts are views of bytes.

/// A cell that names answers by their letters or their numbers, such as `B`, `(2)`, `Option C`,
/// `A,C` or `AC`.
struct KeyMark: Hashable, Sendable {
  let isLetter: Bool
  /// The indices of the letters from 0, or the numbers as they are written.
  let numbers: [Int]

  /// The most bytes of a cell that can be a key.
  private static let longest = 40

  /// - Parameter text: a clean text.
  /// - Returns: `nil` for any other text.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let bytes = Array(text.utf8)
    if let single = Self.single(bytes[...]) ?? Self.named(text) {
      self.init(isLetter: single.isLetter, numbers: [single.number])
    } else if let several = Self.several(bytes) ?? Self.joined(bytes) {
      self = several
    } else {
      return nil
    }
  }

  private init(isLetter: Bool, numbers: [Int]) {
    (self.isLetter, self.numbers) = (isLetter, numbers)
  }

  private typealias Single = (isLetter: Bool, number: Int)

  /// Reads one letter or number with the signs that stand around it in lists.
  private static func single(_ bytes: ArraySlice<UInt8>) -> Single? {
    var rest = bytes
    if let first = rest.first, "([#".utf8.contains(first) { rest = rest.dropFirst() }
    if let last = rest.last, ")].:".utf8.contains(last) { rest = rest.dropLast() }
    if rest.count == 1, let letter = rest.first, let index = index(of: letter) {
      return (true, index)
    }
    // A spreadsheet may write 2 as 2.0.
    if rest.count > 2, rest.suffix(2).elementsEqual(".0".utf8) { rest = rest.dropLast(2) }
    guard (1...2).contains(rest.count), rest.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(String(decoding: rest, as: UTF8.self))
    else { return nil }
    return (false, number)
  }

  /// Reads `Option B`, `answer_2` and the like.
  private static func named(_ text: String) -> Single? {
    guard text.utf8.count <= 20 else { return nil }
    let heading = ColumnHeading(text)
    guard heading.meaning == .option, !heading.hasAside, let ordinal = heading.ordinal,
      heading.words.count == 1
        || heading.words.count == 2 && ColumnWords.option.contains(heading.words[0])
    else { return nil }
    return (ordinal.isLetter, ordinal.number)
  }

  private static let joints: Set<String> = ["and", "und", "et", "y"]

  /// Reads several keys with signs or spaces between them.
  private static func several(_ bytes: [UInt8]) -> KeyMark? {
    let pieces = bytes.split { " ,;|&/[]{}'\"".utf8.contains($0) }
    let keys = pieces.filter { !joints.contains(String(decoding: $0, as: UTF8.self)) }
      .map { single($0) }
    guard pieces.first?.count != bytes.count, let first = keys.first, let first else { return nil }
    var numbers: [Int] = []
    for key in keys {
      guard let key, key.isLetter == first.isLetter, !numbers.contains(key.number) else {
        return nil
      }
      numbers.append(key.number)
    }
    // A fraction is no key.
    guard first.isLetter || !bytes.contains(UInt8(ascii: "/")) else { return nil }
    return KeyMark(isLetter: first.isLetter, numbers: numbers)
  }

  /// Reads several letters in their order without a sign between them.
  private static func joined(_ bytes: [UInt8]) -> KeyMark? {
    let indices = bytes.compactMap(index(of:))
    let isCapital = bytes.first.map { $0 < 0x61 } ?? false
    guard indices.count == bytes.count, (2...9).contains(indices.count),
      bytes.allSatisfy({ ($0 < 0x61) == isCapital }),
      indices.allSatisfy({ $0 < 9 }), zip(indices, indices.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    return KeyMark(isLetter: true, numbers: indices)
  }

  /// Returns the index of a letter in the alphabet, from 0.
  static func index(of letter: UInt8) -> Int? {
    let small = letter | 0x20
    return (0x61...0x7A).contains(small) ? Int(small) - 0x61 : nil
  }
}
