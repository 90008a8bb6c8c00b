public import Faults
public import Tables

/// A reason why a file of shows can't be read. Then nothing of it is taken.
public enum ShowFileError: Error, Hashable, Sendable {
  /// A line shows that the text can't be read.
  case badLine(LineError)
  /// The content is in no format that this program knows.
  case unknownFormat
  /// The content is no database of shows.
  case noDatabase
  /// The file has no show.
  case noShows
  /// The file is a list of manga.
  case onlyManga
  /// No column has the titles of shows.
  case noTitles
  /// The file or a part of it has more bytes than this.
  case tooLarge(limit: Int)
  /// The archive is broken.
  case brokenArchive
  /// The archive needs a password.
  case locked
  /// The archive has none of the files that TV Time writes.
  case notFromTVTime
  /// A library that archives need is not on this computer.
  case missingLibrary(String)
  /// The document is not JSON, or has another form.
  case brokenDocument(reason: String)
  /// A newer version of this program wrote the document.
  case newerVersion(Int)
}

extension ShowFileError: Fault {
  public var kind: FaultKind {
    switch self {
    case .missingLibrary: .unavailable
    default: .unusable
    }
  }

  public var description: String {
    switch self {
    case .badLine(let error): error.sentence(of: "the file")
    case .unknownFormat:
      """
      The file is no list of shows: give MyAnimeList's XML, TV Time's zip, a table with a header, \
      or a list that this program exported.
      """
    case .noDatabase:
      """
      The file is no database of shows: give the .json or .jsonl file of the \
      anime-offline-database.
      """
    case .noShows: "The file has no show: look whether it is the right one."
    case .onlyManga: "The file is a list of manga: export the list of anime."
    case .noTitles: "No column has the titles of shows: name it 'title' in the first row."
    case .tooLarge(let limit): "The file has more than \(limit >> 20) MB: divide it."
    case .brokenArchive: "The archive is damaged: download it again."
    case .locked: "The zip archive needs a password: unpack it, and give the files in it."
    case .notFromTVTime: "The zip archive has none of the files that TV Time writes."
    case .missingLibrary(let name): "Archives need \(name): install it."
    case .brokenDocument(let reason): "The document can't be read: \(reason)."
    case .newerVersion(let version):
      "A newer program wrote the document, in version \(version): update this one."
    }
  }
}
