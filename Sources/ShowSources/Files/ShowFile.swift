internal import ByteText
public import Shows
public import Tables

/// The shows in a file of another program, read whole. A row that can't be read is left out, and
/// told.
public struct ShowFile: Hashable, Sendable {
  /// A show of the file.
  public struct Row: Hashable, Sendable {
    /// The number of the line where the file first tells of the show, from 1.
    public let line: Int
    public internal(set) var show: ImportedShow

    init(line: Int, _ show: ImportedShow) { (self.line, self.show) = (line, show) }
  }

  public let format: ShowFileFormat
  /// The shows in the order of the file.
  public let rows: [Row]
  /// All that a document of this program holds; `nil` for a file of another program.
  public let record: WatchRecord?
  /// The report of the reader: the encoding, the columns, and the rows that are left out or read in
  /// another way than they are written.
  package let report: FileReport<ShowRowReason>

  /// The most bytes of a file, and the most shows.
  public static let (mostBytes, mostShows) = (200 << 20, 100_000)
  /// The most plays of one show, and of a file.
  static let (mostShowPlays, mostPlays) = (50_000, 1_000_000)

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - name: the name of the file, which decides where the content leaves it open.
  ///   - choices: a person's choices for the reading of a table.
  /// - Throws: ``ShowFileError``; `ColumnChoiceError` for a choice of columns that the table
  ///   doesn't have.
  public init(
    _ bytes: [UInt8], fileName name: String, choices: ReadingChoices = ReadingChoices()
  ) throws {
    guard bytes.count <= Self.mostBytes else {
      throw ShowFileError.tooLarge(limit: Self.mostBytes)
    }
    if GzipFile.begins(bytes) {
      let content = try GzipFile(bytes).content(limit: Self.mostBytes)
      guard !GzipFile.begins(content) else { throw ShowFileError.unknownFormat }
      let bare = name.bytes.dropping(suffix: ".gz").map { String($0) }
      self = try ShowFile(content, fileName: bare ?? name, choices: choices)
      return
    }
    guard let format = ShowFileFormat(content: bytes, fileName: name) else {
      throw ShowFileError.unknownFormat
    }
    var assembly = ShowAssembly()
    var record: WatchRecord?
    switch format {
    case .myAnimeList: try MyAnimeListXML.read(bytes, into: &assembly)
    case .tvTime: try TVTimeArchive.read(bytes, fileName: name, into: &assembly)
    case .csv: try ShowTable.read(bytes, choices, into: &assembly)
    case .document: record = try RecordDocument.read(bytes, into: &assembly)
    }
    (self.format, rows, self.record) = (format, assembly.rows, record)
    report = assembly.report
    guard !rows.isEmpty || record?.isEmpty == false || report.notes.leftOut > 0 else {
      throw ShowFileError.noShows
    }
  }
}
