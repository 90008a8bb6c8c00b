internal import ZipFiles

/// A file that is compressed as gzip (RFC 1952), as MyAnimeList gives its lists away.
///
/// The library that reads zip archives reads it, too: both formats hold the same stream, with its
/// checksum and its size in another place.
struct GzipFile {
  private let stream: ArraySlice<UInt8>
  /// The checksum and the size of the content, in the last eight bytes, each with its smallest byte
  /// first.
  private let checksum: ArraySlice<UInt8>
  private let size: ArraySlice<UInt8>

  /// The bytes of the fields that every file begins and ends with.
  private static let (head, tail) = (10, 8)
  /// The most bytes that one byte of the stream becomes: 258 for two bits.
  private static let mostGrowth = 1032

  /// Whether bytes begin as a gzip file does.
  static func begins(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// - Throws: ``ShowFileError/brokenArchive``.
  init(_ bytes: [UInt8]) throws(ShowFileError) {
    // The third byte names the method, of which there is only one.
    guard bytes.count > Self.head + Self.tail, bytes[2] == 8 else { throw .brokenArchive }
    let flags = bytes[3]
    var rest = bytes.dropFirst(Self.head)
    if flags & 4 != 0 {
      guard rest.count > 2 else { throw .brokenArchive }
      let start = rest.startIndex
      rest = rest.dropFirst(2 + Int(rest[start]) + Int(rest[start + 1]) << 8)
    }
    // The name of the file and a remark each end with a zero.
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      guard let end = rest.firstIndex(of: 0) else { throw .brokenArchive }
      rest = rest[(end + 1)...]
    }
    if flags & 2 != 0 { rest = rest.dropFirst(2) }
    guard rest.count > Self.tail else { throw .brokenArchive }
    stream = rest.dropLast(Self.tail)
    checksum = rest.suffix(Self.tail).prefix(4)
    size = rest.suffix(4)
  }

  /// Returns the content.
  ///
  /// - Parameter limit: the most bytes that it may have.
  /// - Throws: ``ShowFileError/brokenArchive``, ``ShowFileError/tooLarge(limit:)``,
  ///   ``ShowFileError/missingLibrary(_:)``.
  func content(limit: Int) throws(ShowFileError) -> [UInt8] {
    // A file that was cut off claims any size.
    let claimed = size.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard claimed <= stream.count * Self.mostGrowth else { throw .brokenArchive }
    return try ShowFileError.of { () throws(ZipError) in
      try ZipArchive(zip).read(0, limit: limit)
    }
  }

  /// A zip archive with the same stream as its only entry (APPNOTE.TXT, sections 4.3.7, 4.3.12 and
  /// 4.3.16).
  private var zip: [UInt8] {
    let name = Array("file".utf8)
    // The version, the flags, the method, the time and the day; then the checksum, both sizes and
    // the lengths of the name and of further fields.
    let facts =
      Self.bytes(20, 2) + Self.bytes(0, 2) + Self.bytes(8, 2) + Self.bytes(0, 4) + checksum
      + Self.bytes(stream.count, 4) + size + Self.bytes(name.count, 2) + Self.bytes(0, 2)
    let entry = Array("PK\u{3}\u{4}".utf8) + facts + name + stream
    let directory =
      Array("PK\u{1}\u{2}".utf8) + Self.bytes(20, 2) + facts + Self.bytes(0, 14) + name
    let end =
      Array("PK\u{5}\u{6}".utf8) + Self.bytes(0, 4) + Self.bytes(1, 2) + Self.bytes(1, 2)
      + Self.bytes(directory.count, 4) + Self.bytes(entry.count, 4) + Self.bytes(0, 2)
    return entry + directory + end
  }

  /// Returns a number with its smallest byte first.
  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> ($0 * 8)) : 0 }
  }
}
