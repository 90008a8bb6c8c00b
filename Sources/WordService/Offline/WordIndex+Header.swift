extension WordIndex {
  /// The offsets of the sections of the file. All numbers have four bytes, the least significant
  /// first.
  struct Header {
    static let size = 80
    /// `VVWORDS` and a version. The version changes whenever the same sources give other bytes.
    static let magic = Array("VVWORDSB".utf8)

    let fingerprint: UInt64
    var total = 0
    var wordCount = 0
    var words = 0
    var buckets = 0
    var askable = 0
    var relationCount = 0
    var relations = 0
    /// The offsets of the lists of each ``IndexTable``.
    var tables = [Int](repeating: 0, count: IndexTable.allCases.count)

    /// The number of words in the list of askable words. The list ends where the relations begin,
    /// or earlier.
    var askableCount: Int { max(0, total - askable) / 4 }

    /// Whether the sections lie in the file.
    var fits: Bool {
      words + WordIndex.wordSize * wordCount <= total
        && buckets + 4 * (WordIndex.bucketCount + 1) <= total && askable <= total
        && relations + 4 * relationCount <= total
    }

    init(fingerprint: UInt64) { self.fingerprint = fingerprint }

    var bytes: [UInt8] {
      var bytes = Self.magic
      bytes.append(number: Int(fingerprint & 0xFFFF_FFFF))
      bytes.append(number: Int(fingerprint >> 32))
      let numbers = [total, wordCount, words, buckets, askable, relationCount, relations] + tables
      for number in numbers {
        bytes.append(number: number)
      }
      return bytes + Array(repeating: 0, count: Self.size - bytes.count)
    }
  }
}
