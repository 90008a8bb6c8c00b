internal import Hashing
public import Vocabulary

extension PairDictionary {
  /// The languages of a dictionary, its source, its size and its credit.
  public struct Description: Hashable, Sendable {
    /// The languages.
    public let pair: LanguagePair
    /// The kind of the source.
    public let source: DictionarySource
    /// The credit that must be shown with its texts.
    public let credit: DictionaryCredit
    /// The number of entries.
    public let entries: Int
    /// The number of different headwords.
    public let headwords: Int
  }

  /// The head of the file: a version, the offsets of the sections, and the description. All numbers
  /// have four bytes, the least significant first.
  struct Header {
    /// `VVPAIR` and a version.
    static let magic = Array("VVPAIR01".utf8)
    static let size = 48
    /// The most bytes of a file, which the offsets can name.
    static let mostBytes = Int(UInt32.max)
    private static let checked = 16

    var total = 0
    var entries = 0
    var headwords = 0
    /// The offsets of the headwords' records, in their order.
    var table = 0
    /// The description, at the end of the file.
    var description = 0

    /// - Returns: `nil` for a head that is damaged, or whose sections don't lie in the file.
    init?(_ bytes: IndexBytes, total: Int) {
      self.total = bytes.number(16)
      entries = bytes.number(20)
      headwords = bytes.number(24)
      table = bytes.number(28)
      description = bytes.number(32)
      guard self.total == total, table >= Self.size, table + 4 * headwords == description,
        description < total
      else { return nil }
      let checksum = UInt64(bytes.number(8)) | UInt64(bytes.number(12)) << 32
      guard Self.checksum(bytes, description..<total) == checksum else { return nil }
    }

    init() {}

    /// Returns a hash of the head's numbers and of the description.
    private static func checksum(_ bytes: IndexBytes, _ description: Range<Int>) -> UInt64 {
      var hash = FNV1a()
      hash.combine((checked..<size).map(bytes.byte))
      hash.combine(description.map(bytes.byte))
      // The upper bit is left out, because a signed number holds the hash.
      return hash.value >> 1
    }

    /// Returns the bytes of the head.
    ///
    /// - Parameter text: the bytes of the description.
    func bytes(_ text: [UInt8]) -> [UInt8] {
      var rest: [UInt8] = []
      for number in [total, entries, headwords, table, description] { rest.append(number: number) }
      rest += Array(repeating: 0, count: Self.size - Self.checked - rest.count)
      var hash = FNV1a()
      hash.combine(rest)
      hash.combine(text)
      var bytes = Self.magic
      bytes.append(number: Int(hash.value >> 1 & 0xFFFF_FFFF))
      bytes.append(number: Int(hash.value >> 33))
      return bytes + rest
    }

    /// Returns the description as the file keeps it.
    static func text(_ pair: LanguagePair, _ source: DictionarySource, _ credit: DictionaryCredit)
      -> [UInt8]
    {
      var bytes: [UInt8] = []
      for text in [pair.words, pair.meanings, source.rawValue, credit.title] {
        bytes.append(text: text)
      }
      for text in [credit.licence, credit.address, credit.date] { bytes.append(text: text ?? "") }
      return bytes
    }

    /// Reads the description; `nil` for one that makes no sense.
    func read(_ bytes: IndexBytes) -> Description? {
      var offset = description
      let texts = (0..<7).map { _ in bytes.nextText(&offset) }
      guard let pair = LanguagePair(words: texts[0], meanings: texts[1]),
        let source = DictionarySource(rawValue: texts[2])
      else { return nil }
      let rest = texts.map { $0.isEmpty ? nil : $0 }
      return Description(
        pair: pair, source: source,
        credit: DictionaryCredit(
          title: texts[3], licence: rest[4], address: rest[5], date: rest[6]),
        entries: entries, headwords: headwords)
    }
  }
}
