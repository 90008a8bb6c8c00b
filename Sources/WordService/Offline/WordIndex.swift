internal import FoundationEssentials
internal import Vocabulary

/// The offline dictionary in one file that is used without reading it all. It holds the words in
/// order, the offsets of their definitions, and the askable words of each level and length.
///
/// A damaged file gives wrong words at worst: ``IndexBytes`` reads nothing outside it, and every
/// count is one that fits into it.
struct WordIndex: Sendable {
  static let noLevel = 255
  static let wordSize = 8
  private static let lengths = WordLength.possible.upperBound + 1
  static let bucketCount = Level.allCases.count * lengths
  static func bucket(level: Int, length: Int) -> Int { level * lengths + length }

  private let bytes: Data
  private let header: Header

  /// - Returns: `nil` for bytes that are not an index of this version.
  init?(_ bytes: Data) {
    guard bytes.starts(with: Header.magic) else { return nil }
    let header = bytes.withUnsafeBytes { raw in
      let bytes = IndexBytes(raw)
      let fingerprint = UInt64(bytes.number(8)) | UInt64(bytes.number(12)) << 32
      var header = Header(fingerprint: fingerprint)
      header.total = bytes.number(16)
      header.wordCount = bytes.number(20)
      header.words = bytes.number(24)
      header.buckets = bytes.number(28)
      header.askable = bytes.number(32)
      header.relationCount = bytes.number(36)
      header.relations = bytes.number(40)
      for table in header.tables.indices { header.tables[table] = bytes.number(44 + 4 * table) }
      return header
    }
    guard header.total == bytes.count, header.fits else { return nil }
    (self.bytes, self.header) = (bytes, header)
  }

  /// A hash of the sources from which the index was made.
  var fingerprint: UInt64 { header.fingerprint }

  /// The number of words. Words are numbered in the order of their bytes.
  var count: Int { header.wordCount }

  /// The texts of a word.
  struct Entry {
    let text: String
    let definitions: [Definition]
    /// The words in the definitions that give the word away.
    let hidden: [String]
  }

  /// Returns the texts of a word.
  func entry(_ word: Int) -> Entry {
    read { bytes in
      var offset = bytes.number(record(word))
      return Entry(
        text: bytes.nextText(&offset),
        definitions: bytes.nextList(&offset) { bytes.definition(bytes.nextNumber(&$0)) },
        hidden: bytes.nextList(&offset, bytes.nextText))
    }
  }

  /// Returns the spelling of a word.
  func text(_ word: Int) -> String { read { $0.text($0.number(record(word))) } }

  /// Calls a closure with the number and the letters of each word of a length.
  ///
  /// - Parameters:
  ///   - lengths: the numbers of bytes.
  ///   - body: gets the letters only until it returns.
  func forEachSpelling(
    ofLength lengths: ClosedRange<Int>, _ body: (Int, UnsafeRawBufferPointer) -> Void
  ) {
    read { bytes in
      for word in 0..<header.wordCount {
        let letters = bytes.textBytes(bytes.number(record(word))).bytes
        if lengths.contains(letters.count) { body(word, letters) }
      }
    }
  }

  /// Returns the definition at an offset that ``meanings(_:)`` gave.
  func definition(at offset: Int) -> Definition { read { $0.definition(offset) } }

  /// Returns the offsets of a word's definitions. Two words with a common offset share a meaning.
  func meanings(_ word: Int) -> [Int] {
    read { bytes in
      var offset = bytes.number(record(word))
      _ = bytes.nextText(&offset)
      return bytes.nextList(&offset, bytes.nextNumber)
    }
  }

  /// Returns how common a word is; `nil` if no list says.
  func level(_ word: Int) -> Level? {
    let level = Int(byte(record(word) + 4))
    return Level.allCases.indices.contains(level) ? Level.allCases[level] : nil
  }

  /// Returns the regions where a spelling is the usual one; none if no list says.
  func regions(_ word: Int) -> Set<Region> {
    let bits = byte(record(word) + 5)
    return Set(Region.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
  }

  /// Returns whether a spelling is the usual one in some regions only.
  func isRegional(_ word: Int) -> Bool {
    let bits = byte(record(word) + 5)
    return bits != 0 && bits != (1 << UInt8(Region.allCases.count)) - 1
  }

  /// Returns whether a word is unfit for a school.
  func isUnfit(_ word: Int) -> Bool { byte(record(word) + 6) & 1 != 0 }

  /// Returns how many of a word's definitions are rarely meant; they come last.
  func rareCount(_ word: Int) -> Int { Int(byte(record(word) + 6) >> 1) }

  /// Returns how many of a word's definitions are our own; they come first.
  func ownCount(_ word: Int) -> Int { Int(byte(record(word) + 7)) }

  /// Returns the number of a word; `nil` for a word that is not in the index.
  func find(_ word: String) -> Int? {
    read { bytes in
      let number = bytes.firstNumber(in: 0..<header.wordCount, notBefore: word) {
        bytes.number(record($0))
      }
      guard number < header.wordCount, bytes.text(bytes.number(record(number))) == word else {
        return nil
      }
      return number
    }
  }

  /// The relation of an irregular form to its lemmas.
  static func lemmas(of part: WordNet.Part) -> String { "lemmas of \(part.rawValue)" }

  /// The relation of a lemma to its irregular forms.
  static func forms(of part: WordNet.Part) -> String { "forms of \(part.rawValue)" }

  /// Returns the lemmas of an irregular form.
  func irregularLemmas(of form: String, as part: WordNet.Part) -> [String] {
    related(form, Self.lemmas(of: part))
  }

  /// Returns the irregular forms of a lemma.
  func irregularForms(of lemma: String, as part: WordNet.Part) -> [String] {
    related(lemma, Self.forms(of: part))
  }

  /// The relation of a word to its parts.
  static let parts = "parts"

  /// Returns the parts that explain a word's letters, such as two words, or a stem and an ending.
  /// The word itself is the only part if our list says that it has none; the result is empty if
  /// nothing is known.
  func parts(of word: String) -> [String] { related(word, Self.parts) }

  /// The relation of a word to the words that may be its other spellings.
  static let spellings = "spellings"

  /// Returns the words that may be other spellings of a word.
  func spellings(of word: String) -> [String] { related(word, Self.spellings) }

  private func related(_ word: String, _ relation: String) -> [String] {
    read { bytes in
      let first = bytes.firstNumber(in: 0..<header.relationCount, notBefore: word) {
        bytes.number(header.relations + 4 * $0)
      }
      for number in first..<header.relationCount {
        var offset = bytes.number(header.relations + 4 * number)
        guard bytes.nextText(&offset) == word else { break }
        if bytes.nextText(&offset) == relation { return bytes.nextList(&offset, bytes.nextText) }
      }
      return []
    }
  }

  /// Returns the range of a level and a length in the list of askable words.
  func askableRange(level: Level, length: Int) -> Range<Int> {
    guard let level = Level.allCases.firstIndex(of: level) else { return 0..<0 }
    let bucket = header.buckets + 4 * Self.bucket(level: level, length: length)
    let count = header.askableCount
    let (start, end) = (min(count, number(bucket)), min(count, number(bucket + 4)))
    return start..<max(start, end)
  }

  /// Returns the word at an index of the list of askable words.
  func askableWord(at position: Int) -> Int { number(header.askable + 4 * position) }

  /// Returns a list of a table; an empty one if the table doesn't have it.
  func list(_ number: Int, of table: IndexTable) -> NumberList {
    let table = header.tables[table.rawValue]
    return read { bytes in
      let count = bytes.number(table)
      guard (0..<count).contains(number) else { return NumberList(index: self, offsets: 0..<0) }
      let numbers = table + 4 * (count + 2)
      let start = numbers + 4 * bytes.number(table + 4 * (number + 1))
      let end = min(header.total, numbers + 4 * bytes.number(table + 4 * (number + 2)))
      return NumberList(index: self, offsets: start..<max(start, end))
    }
  }

  /// The numbers of a list, which are read one at a time.
  struct NumberList: RandomAccessCollection, Sendable {
    fileprivate let index: WordIndex
    fileprivate let offsets: Range<Int>

    var startIndex: Int { 0 }
    var endIndex: Int { offsets.count / 4 }
    subscript(position: Int) -> Int { index.number(offsets.lowerBound + 4 * position) }
  }

  // MARK: Bytes

  private func record(_ word: Int) -> Int { header.words + Self.wordSize * word }

  /// Reads everything in one access to the bytes, because each access costs more than a short text.
  private func read<Result>(_ body: (IndexBytes) -> Result) -> Result {
    bytes.withUnsafeBytes { body(IndexBytes($0)) }
  }

  private func byte(_ offset: Int) -> UInt8 { read { $0.byte(offset) } }
  fileprivate func number(_ offset: Int) -> Int { read { $0.number(offset) } }
}
