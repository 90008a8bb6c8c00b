/// The index of a dictionary in the form of dictd: in each line a headword, and the offset and the
/// length of its text, with tabs between them.
struct DictdIndex {
  /// The bytes of an entry among the unpacked texts.
  struct Span: Hashable {
    let offset: UInt32
    let length: UInt32
    var range: Range<Int> { Int(offset)..<Int(offset) + Int(length) }
  }

  /// The bytes of the entries in the order of the texts. An entry with several names is there
  /// several times.
  private(set) var spans: [Span] = []
  /// The bytes of what the dictionary says of itself, by its names without signs, such as
  /// `00databaseinfo`.
  private(set) var metadata: [String: Span] = [:]
  /// The number of lines that are not in this form.
  private(set) var damaged = 0

  /// The texts of the longest dictionary have 100 MB, and its longest entry has 100 KB.
  private static let most = (bytes: 1 << 30, lengthOfEntry: 1 << 20)

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = rest[..<end]
      rest = rest[min(end + 1, bytes.count)...]
      if !line.isEmpty { add(line) }
    }
    spans.sort { ($0.offset, $0.length) < ($1.offset, $1.length) }
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    let fields = line.split(
      separator: UInt8(ascii: "\t"), maxSplits: 3, omittingEmptySubsequences: false)
    guard fields.count >= 3, let offset = Self.number(fields[1]),
      let length = Self.number(fields[2]), length <= Self.most.lengthOfEntry,
      offset + length <= Self.most.bytes
    else {
      damaged += 1
      return
    }
    let span = Span(offset: UInt32(offset), length: UInt32(length))
    if fields[0].starts(with: "00".utf8),
      case let name = String(decoding: fields[0].filter { $0 != UInt8(ascii: "-") }, as: UTF8.self),
      name.utf8.starts(with: "00database".utf8)
    {
      metadata[name] = span
    } else {
      spans.append(span)
    }
  }

  /// Returns a number in base 64 with the digits `A-Za-z0-9+/`; `nil` for any other text.
  static func number(_ digits: some Sequence<UInt8>) -> Int? {
    var (number, count) = (0, 0)
    for byte in digits {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): digit = 62
      case UInt8(ascii: "/"): digit = 63
      default: return nil
      }
      count += 1
      guard count <= 6 else { return nil }
      number = number << 6 | Int(digit)
    }
    return count > 0 ? number : nil
  }
}
