internal import FoundationEssentials
internal import Vocabulary

/// The offline dictionary in one file that is looked into without being read: words in order, where
/// their definitions stand, and which words there are of each level and length.
///
/// A file that is damaged gives wrong words at worst: nothing is read outside of it.
struct WordIndex: Sendable {
  /// The places of what is in the file. All numbers are four bytes, the smallest first.
  struct Header {
    static let size = 48
    /// `VVWORDS` and a version: another one whenever the same sources give other bytes.
    static let magic = Array("VVWORDS1".utf8)

    let fingerprint: UInt64
    var total = 0
    var wordCount = 0
    var words = 0
    var buckets = 0
    var draws = 0
    var irregularCount = 0
    var irregular = 0

    init(fingerprint: UInt64) { self.fingerprint = fingerprint }

    var bytes: [UInt8] {
      var bytes = Self.magic
      bytes.append(number: Int(fingerprint & 0xFFFF_FFFF))
      bytes.append(number: Int(fingerprint >> 32))
      for number in [total, wordCount, words, buckets, draws, irregularCount, irregular] {
        bytes.append(number: number)
      }
      return bytes + Array(repeating: 0, count: Self.size - bytes.count)
    }
  }

  static let noLevel = 255
  private static let wordSize = 8
  private static let lengths = WordLength.possible.upperBound + 1
  static let bucketCount = Level.allCases.count * lengths
  static func bucket(level: Int, length: Int) -> Int { level * lengths + length }

  private let bytes: Data
  private let header: Header

  /// - Parameter fingerprint: what the index was made from.
  /// - Returns: `nil` for what is no index of that.
  init?(_ bytes: Data, fingerprint: UInt64) {
    self.bytes = bytes
    guard bytes.starts(with: Header.magic) else { return nil }
    var header = Header(fingerprint: fingerprint)
    guard Self.number(bytes, 8) == Int(fingerprint & 0xFFFF_FFFF),
      Self.number(bytes, 12) == Int(fingerprint >> 32)
    else { return nil }
    header.total = Self.number(bytes, 16)
    header.wordCount = Self.number(bytes, 20)
    header.words = Self.number(bytes, 24)
    header.buckets = Self.number(bytes, 28)
    header.draws = Self.number(bytes, 32)
    header.irregularCount = Self.number(bytes, 36)
    header.irregular = Self.number(bytes, 40)
    guard header.total == bytes.count else { return nil }
    self.header = header
  }

  /// What it was made from.
  var fingerprint: UInt64 { header.fingerprint }

  /// How many words there are, numbered in the order of their bytes.
  var count: Int { header.wordCount }

  /// What the index says of a word.
  struct Entry {
    let text: String
    let definitions: [Definition]
    /// The words in them that give it away.
    let hidden: [String]
  }

  func entry(_ word: Int) -> Entry {
    var place = number(record(word))
    let text = text(at: &place)
    let definitions = list(at: &place) { place in
      let gloss = number(place)
      place += 4
      return definition(at: gloss)
    }
    return Entry(
      text: text, definitions: definitions, hidden: list(at: &place) { self.text(at: &$0) })
  }

  func text(_ word: Int) -> String {
    var place = number(record(word))
    return text(at: &place)
  }

  /// Where a word's definitions stand: two words that share one share a meaning.
  func meanings(_ word: Int) -> [Int] {
    var place = number(record(word))
    _ = text(at: &place)
    return list(at: &place) { place in
      defer { place += 4 }
      return number(place)
    }
  }

  func level(_ word: Int) -> Level? {
    let level = Int(byte(record(word) + 4))
    return Level.allCases.indices.contains(level) ? Level.allCases[level] : nil
  }

  func regions(_ word: Int) -> Set<Region> {
    let bits = byte(record(word) + 5)
    return Set(Region.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
  }

  func isUnfit(_ word: Int) -> Bool { byte(record(word) + 6) != 0 }

  /// Whether we have definitions of our own for it.
  func isOwn(_ word: Int) -> Bool { byte(record(word) + 7) != 0 }

  /// The number of a word.
  func find(_ word: String) -> Int? {
    let place = firstPlace(in: 0..<header.wordCount) { text($0).isBefore(word) }
    return place < header.wordCount && text(place) == word ? place : nil
  }

  /// What an irregular form is a form of.
  func irregular(_ form: String, as part: WordNet.Part) -> [String] {
    var number = firstPlace(in: 0..<header.irregularCount) { self.form($0).isBefore(form) }
    while number < header.irregularCount {
      var place = self.number(header.irregular + 4 * number)
      guard text(at: &place) == form else { break }
      let found = text(at: &place)
      if found == part.rawValue { return list(at: &place) { text(at: &$0) } }
      number += 1
    }
    return []
  }

  /// The irregular forms of a lemma.
  func irregularForms(of lemma: String) -> [String] {
    (0..<header.irregularCount).compactMap { number in
      var place = self.number(header.irregular + 4 * number)
      let form = text(at: &place)
      _ = text(at: &place)
      return list(at: &place) { text(at: &$0) }.contains(lemma) ? form : nil
    }
  }

  private func form(_ number: Int) -> String {
    var place = self.number(header.irregular + 4 * number)
    return text(at: &place)
  }

  /// The places in the list of askable words that hold those of a level and a length.
  func draws(level: Level, length: Int) -> Range<Int> {
    guard let level = Level.allCases.firstIndex(of: level) else { return 0..<0 }
    let bucket = header.buckets + 4 * Self.bucket(level: level, length: length)
    let (start, end) = (number(bucket), number(bucket + 4))
    return start..<max(start, end)
  }

  /// The word at a place of that list.
  func draw(_ place: Int) -> Int { number(header.draws + 4 * place) }

  // MARK: Bytes

  private func record(_ word: Int) -> Int { header.words + Self.wordSize * word }

  private func definition(at gloss: Int) -> Definition {
    var place = gloss
    let part = text(at: &place)
    let definition = text(at: &place)
    return Definition(
      partOfSpeech: PartOfSpeech(rawValue: part), text: definition,
      examples: list(at: &place) { text(at: &$0) })
  }

  private func list<Element>(at place: inout Int, _ element: (inout Int) -> Element) -> [Element] {
    let count = byte(place)
    place += 1
    return (0..<count).map { _ in element(&place) }
  }

  private func text(at place: inout Int) -> String {
    let length = Int(byte(place)) | Int(byte(place + 1)) << 8
    let start = place + 2
    place = start + length
    guard start >= 0, place <= bytes.count else { return "" }
    return bytes.withUnsafeBytes { String(decoding: $0[start..<place], as: UTF8.self) }
  }

  private func byte(_ place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

  private func number(_ place: Int) -> Int { Self.number(bytes, place) }

  private static func number(_ bytes: Data, _ place: Int) -> Int {
    guard place >= 0, place + 4 <= bytes.count else { return 0 }
    return bytes.withUnsafeBytes {
      Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
    }
  }

  /// The first of some numbers for which something does not hold that holds for all before it.
  private func firstPlace(in range: Range<Int>, isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension String {
  fileprivate func isBefore(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
