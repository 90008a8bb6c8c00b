internal import ByteText

/// A format of files of shows.
public enum ShowFileFormat: String, CaseIterable, Hashable, Sendable {
  /// MyAnimeList's XML, which many other programs write, too.
  case myAnimeList = "mal"
  /// The zip archive of TV Time, or one of the tables in it.
  case tvTime = "tv-time"
  /// A table with a header.
  case csv
  /// The document of this program.
  case document = "json"

  /// The name in a sentence.
  public var title: String {
    switch self {
    case .myAnimeList: "MyAnimeList's XML"
    case .tvTime: "TV Time's archive"
    case .csv: "CSV"
    case .document: "JSON of this program"
    }
  }

  /// The ending of a file's name.
  public var ending: String {
    switch self {
    case .myAnimeList: "xml"
    case .tvTime: "zip"
    case .csv: "csv"
    case .document: "json"
    }
  }

  /// The format that this program writes to a file with a name; `nil` for another ending.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    let format = Self.allCases.first { $0.canBeWritten && name.bytes.hasSuffix(".\($0.ending)") }
    guard let format else { return nil }
    self = format
  }

  /// Whether this program can write the format.
  public var canBeWritten: Bool { self != .tvTime }

  /// The format of a file's content; `nil` for a picture or the like. Where the content fits
  /// several formats, the name decides.
  public init?(content: some Collection<UInt8>, fileName: String) {
    let start = content.prefix(4096).filter { $0 != 0 }
    let name = fileName.lowercased()
    if start.starts(with: [0x50, 0x4B, 0x03, 0x04]) || start.starts(with: [0x50, 0x4B, 0x05, 0x06])
    {
      self = .tvTime
      return
    }
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]
    let mark = marks.first { start.starts(with: $0) }?.count ?? 0
    let first = start.dropFirst(mark).first { $0 > 0x20 }
    let isBinary = content.first == 0x89 || content.first == 0x1F
    switch first {
    case UInt8(ascii: "<"): self = .myAnimeList
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = .document
    case nil: return nil
    default:
      guard !isBinary else { return nil }
      let file = name.bytes.split(separator: "/").last.map(String.init) ?? name
      self = TVTimeArchive.Part(fileName: file) == nil ? .csv : .tvTime
    }
  }
}
