extension WordIndex {
  /// The places of the sections of the file. All numbers have four bytes, the least significant
  /// first.
  struct Header {
    static let size = 48
    /// `VVWORDS` and a version. The version changes whenever the same sources give other bytes.
    static let magic = Array("VVWORDS1".utf8)

    let fingerprint: UInt64
    var total = 0
    var wordCount = 0
    var words = 0
    var buckets = 0
    var askable = 0
    var irregularCount = 0
    var irregular = 0

    init(fingerprint: UInt64) { self.fingerprint = fingerprint }

    var bytes: [UInt8] {
      var bytes = Self.magic
      bytes.append(number: Int(fingerprint & 0xFFFF_FFFF))
      bytes.append(number: Int(fingerprint >> 32))
      for number in [total, wordCount, words, buckets, askable, irregularCount, irregular] {
        bytes.append(number: number)
      }
      return bytes + Array(repeating: 0, count: Self.size - bytes.count)
    }
  }
}
