internal import FoundationEssentials
internal import Vocabulary

/// The offline dictionary in one file that is used without reading it all. It holds the words in
/// order, the places of their definitions, and the askable words of each level and length.
///
/// Every read stays inside the file, and every count is one that fits into it. So a damaged file gives
/// wrong words at worst.
struct WordIndex: Sendable {
  static let noLevel = 255
  static let wordSize = 8
  /// The most bytes of a text. WordNet's longest gloss has 508 bytes.
  static let longestText = 2048
  private static let lengths = WordLength.possible.upperBound + 1
  static let bucketCount = Level.allCases.count * lengths
  static func bucket(level: Int, length: Int) -> Int { level * lengths + length }

  private let bytes: Data
  private let header: Header

  /// - Parameter fingerprint: the hash of the sources.
  /// - Returns: `nil` for bytes that are no index of these sources.
  init?(_ bytes: Data, fingerprint: UInt64) {
    self.bytes = bytes
    var header = Header(fingerprint: fingerprint)
    // The version and the fingerprint.
    guard bytes.starts(with: header.bytes.prefix(16)) else { return nil }
    header.total = Self.number(bytes, 16)
    header.wordCount = Self.number(bytes, 20)
    header.words = Self.number(bytes, 24)
    header.buckets = Self.number(bytes, 28)
    header.askable = Self.number(bytes, 32)
    header.relationCount = Self.number(bytes, 36)
    header.relations = Self.number(bytes, 40)
    for table in header.tables.indices { header.tables[table] = Self.number(bytes, 44 + 4 * table) }
    guard header.total == bytes.count, header.fits else { return nil }
    self.header = header
  }

  /// A hash of the sources.
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
    var place = number(record(word))
    let text = text(at: &place)
    let definitions = list(at: &place) { definition(at: number(at: &$0)) }
    return Entry(
      text: text, definitions: definitions, hidden: list(at: &place) { self.text(at: &$0) })
  }

  /// Returns the spelling of a word.
  func text(_ word: Int) -> String {
    var place = number(record(word))
    return text(at: &place)
  }

  /// Returns the places of a word's definitions. Two words with a common place share a meaning.
  func meanings(_ word: Int) -> [Int] {
    var place = number(record(word))
    _ = text(at: &place)
    return list(at: &place) { number(at: &$0) }
  }

  /// Returns how common a word is; `nil` where no list says.
  func level(_ word: Int) -> Level? {
    let level = Int(byte(record(word) + 4))
    return Level.allCases.indices.contains(level) ? Level.allCases[level] : nil
  }

  /// Returns the regions where a spelling is the usual one; none where no list says.
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
    let place = firstPlace(in: 0..<header.wordCount) {
      isText(at: number(record($0)), before: word)
    }
    return place < header.wordCount && text(place) == word ? place : nil
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

  /// The relation of a compound to its two words.
  static let parts = "parts"

  /// Returns the two words of which a compound is made; none for any other word.
  func parts(of word: String) -> [String] { related(word, Self.parts) }

  /// The relation of a word to the words that may be its other spellings.
  static let spellings = "spellings"

  /// Returns the words that may be other spellings of a word.
  func spellings(of word: String) -> [String] { related(word, Self.spellings) }

  private func related(_ word: String, _ relation: String) -> [String] {
    let first = firstPlace(in: 0..<header.relationCount) {
      isText(at: number(header.relations + 4 * $0), before: word)
    }
    for number in first..<header.relationCount {
      var place = self.number(header.relations + 4 * number)
      guard text(at: &place) == word else { break }
      if text(at: &place) == relation { return list(at: &place) { text(at: &$0) } }
    }
    return []
  }

  /// Returns the places of a level and a length in the list of askable words.
  func askablePlaces(level: Level, length: Int) -> Range<Int> {
    guard let level = Level.allCases.firstIndex(of: level) else { return 0..<0 }
    let bucket = header.buckets + 4 * Self.bucket(level: level, length: length)
    let count = header.askableCount
    let (start, end) = (min(count, number(bucket)), min(count, number(bucket + 4)))
    return start..<max(start, end)
  }

  /// Returns the word at a place of the list of askable words.
  func askableWord(at place: Int) -> Int { number(header.askable + 4 * place) }

  /// Returns a list of a table; an empty one where the table doesn't have it.
  func list(_ number: Int, of table: IndexTable) -> NumberList {
    let place = header.tables[table.rawValue]
    let count = self.number(place)
    guard (0..<count).contains(number) else { return NumberList(index: self, places: 0..<0) }
    let numbers = place + 4 * (count + 2)
    let start = numbers + 4 * self.number(place + 4 * (number + 1))
    let end = min(bytes.count, numbers + 4 * self.number(place + 4 * (number + 2)))
    return NumberList(index: self, places: start..<max(start, end))
  }

  /// The numbers of a list, which are read one at a time.
  struct NumberList: RandomAccessCollection, Sendable {
    fileprivate let index: WordIndex
    fileprivate let places: Range<Int>

    var startIndex: Int { 0 }
    var endIndex: Int { places.count / 4 }
    subscript(place: Int) -> Int { index.number(places.lowerBound + 4 * place) }
  }

  // MARK: Bytes

  private func record(_ word: Int) -> Int { header.words + Self.wordSize * word }

  /// Returns the definition at a place.
  func definition(at gloss: Int) -> Definition {
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
    // Each access to the bytes costs more than a short text.
    bytes.withUnsafeBytes { bytes in
      let text = Self.text(at: place, in: bytes)
      place = text.next
      return String(decoding: text.bytes, as: UTF8.self)
    }
  }

  /// Returns whether the text at a place comes before a word in the order of their bytes.
  private func isText(at place: Int, before word: String) -> Bool {
    bytes.withUnsafeBytes { bytes in
      Self.text(at: place, in: bytes).bytes.lexicographicallyPrecedes(word.utf8)
    }
  }

  /// Returns the text at a place, and the place after it. A text that doesn't lie in the file is empty.
  private static func text(
    at place: Int, in bytes: UnsafeRawBufferPointer
  ) -> (bytes: Slice<UnsafeRawBufferPointer>, next: Int) {
    func byte(_ place: Int) -> Int { bytes.indices.contains(place) ? Int(bytes[place]) : 0 }
    let length = byte(place) | byte(place + 1) << 8
    let start = place + 2
    guard start >= 0, start + length <= bytes.count, length <= longestText else {
      return (bytes[0..<0], start + length)
    }
    return (bytes[start..<(start + length)], start + length)
  }

  private func byte(_ place: Int) -> UInt8 {
    bytes.withUnsafeBytes { $0.indices.contains(place) ? $0[place] : 0 }
  }

  private func number(at place: inout Int) -> Int {
    defer { place += 4 }
    return number(place)
  }

  fileprivate func number(_ place: Int) -> Int { Self.number(bytes, place) }

  private static func number(_ bytes: Data, _ place: Int) -> Int {
    guard place >= 0, place + 4 <= bytes.count else { return 0 }
    return bytes.withUnsafeBytes {
      Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
    }
  }

  /// Returns the first number of a range for which `isBefore` is false. It must be true for all
  /// numbers before that, and false for all after it.
  private func firstPlace(in range: Range<Int>, isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
