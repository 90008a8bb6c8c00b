internal import FoundationEssentials
public import Vocabulary

/// A dictionary of one pair of languages from one source, in a file that is used without reading it
/// all.
///
///     let dictionary = try PairDictionary(at: path)
///     dictionary.entries(for: "casa").first?.senses.first?.text   // "house"
///
/// Its words are numbered from 0 in the order of a printed dictionary, without regard to capitals
/// and accents. A damaged file gives wrong texts at worst: `IndexBytes` reads nothing outside it.
public struct PairDictionary: Sendable {
  private let bytes: Data
  private let header: Header
  /// The languages, the source and the size of the dictionary.
  public let description: Description

  /// Opens a dictionary.
  ///
  /// - Throws: ``PairDictionaryError``, such as ``PairDictionaryError/otherVersion(path:)`` for a
  ///   file that has to be made anew.
  public init(at path: String) throws(PairDictionaryError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
    } catch {
      throw (error as? CocoaError)?.code == .fileReadNoSuchFile
        ? .missing(path: path) : .unreadable(path: path, reason: "this person may not read it")
    }
    guard data.count >= Header.size, data.starts(with: Header.magic.prefix(6)) else {
      throw .damaged(path: path)
    }
    guard data.starts(with: Header.magic) else { throw .otherVersion(path: path) }
    let found = data.withUnsafeBytes { raw -> (Header, Description)? in
      let bytes = IndexBytes(raw)
      guard let header = Header(bytes, total: raw.count), let description = header.read(bytes)
      else { return nil }
      return (header, description)
    }
    guard let found else { throw .damaged(path: path) }
    (bytes, header, description) = (data, found.0, found.1)
  }

  /// The number of different headwords.
  public var count: Int { header.headwords }

  /// Returns the headword with a number.
  public func headword(_ number: Int) -> String {
    read { bytes in
      var offset = bytes.textBytes(record(number, bytes)).next
      return bytes.nextText(&offset)
    }
  }

  /// Returns the entries of the headword with a number.
  public func entries(_ number: Int) -> [DictionaryEntry] {
    read { bytes in
      var offset = bytes.textBytes(record(number, bytes)).next
      let headword = bytes.nextText(&offset)
      return bytes.nextList(&offset) { PairEntryBytes.entry(headword, bytes, &$0) }
    }
  }

  /// Returns the entries of a word: those of the exact spelling, or else those of a spelling that
  /// differs in capitals or in the way that Unicode writes it; none for an unknown word.
  public func entries(for word: String) -> [DictionaryEntry] {
    let numbers = numbers(near: word)
    guard !numbers.isEmpty else { return [] }
    let exact = word.composed
    if let number = numbers.first(where: { headword($0) == exact }) { return entries(number) }
    let folded = PairKey.folded(word)
    return numbers.filter { PairKey.folded(headword($0)) == folded }.flatMap(entries)
  }

  /// Returns the numbers of the headwords that differ from a word in capitals and accents alone.
  public func numbers(near word: String) -> Range<Int> {
    let key = PairKey.order(word)
    return read { bytes in
      let start = firstNumber(notBefore: key, bytes)
      var end = start
      while end < count, isEqual(keyBytes(record(end, bytes), bytes), key) { end += 1 }
      return start..<end
    }
  }

  /// Returns the numbers of the headwords that begin with a text, without regard to capitals and
  /// accents.
  public func numbers(withPrefix prefix: String) -> Range<Int> {
    let key = PairKey.order(prefix)
    guard !key.isEmpty else { return 0..<count }
    return read { bytes in
      let start = firstNumber(notBefore: key, bytes)
      // No byte of UTF-8 is as large as this one.
      let end = firstNumber(notBefore: Array(key.utf8) + [0xFF], bytes)
      return start..<max(start, end)
    }
  }

  // MARK: Bytes

  private func read<Result>(_ body: (IndexBytes) -> Result) -> Result {
    bytes.withUnsafeBytes { body(IndexBytes($0)) }
  }

  private func record(_ number: Int, _ bytes: IndexBytes) -> Int {
    guard (0..<header.headwords).contains(number) else { return header.total }
    return bytes.number(header.table + 4 * number)
  }

  /// Returns the key of a record. Where the key is the headword itself, the record has an empty
  /// one.
  private func keyBytes(_ record: Int, _ bytes: IndexBytes) -> UnsafeRawBufferPointer {
    let key = bytes.textBytes(record)
    return key.bytes.isEmpty ? bytes.textBytes(key.next).bytes : key.bytes
  }

  private func isEqual(_ bytes: UnsafeRawBufferPointer, _ key: String) -> Bool {
    bytes.elementsEqual(key.utf8)
  }

  private func firstNumber(notBefore key: String, _ bytes: IndexBytes) -> Int {
    firstNumber(notBefore: Array(key.utf8), bytes)
  }

  private func firstNumber(notBefore key: [UInt8], _ bytes: IndexBytes) -> Int {
    var (low, high) = (0, header.headwords)
    while low < high {
      let middle = (low + high) / 2
      if keyBytes(record(middle, bytes), bytes).lexicographicallyPrecedes(key) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
