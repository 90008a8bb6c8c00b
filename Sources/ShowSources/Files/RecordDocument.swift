internal import FoundationEssentials
internal import Shows
internal import Tables

/// The record of a person as a document, which a person can read and edit.
enum RecordDocument {
  /// The parts of a document, each of which may be damaged.
  private struct Document: Decodable {
    let format: String?
    let version: Int?
    let shows: [Readable<TrackedShow>]?
    let lists: [Readable<OwnList>]?
  }

  /// A value of a list, or the reason why it can't be read.
  private struct Readable<Value: Decodable>: Decodable {
    let value: Result<Value, any Error>

    init(from decoder: any Decoder) { value = Result { try Value(from: decoder) } }
  }

  /// Reads a document. A show that can't be read is left out.
  static func read(
    _ bytes: [UInt8], into assembly: inout ShowAssembly
  ) throws(ShowFileError) -> WatchRecord {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(bytes))
    } catch {
      throw .brokenDocument(reason: reason(error))
    }
    if let format = document.format, format != WatchRecord.format { throw .unknownFormat }
    if let version = document.version, version > WatchRecord.version {
      throw .newerVersion(version)
    }
    guard document.shows != nil || document.lists != nil else { throw .unknownFormat }
    var record = WatchRecord()
    for (number, show) in (document.shows ?? []).prefix(ShowFile.mostShows).enumerated() {
      switch show.value {
      case .success(let show):
        record.join(WatchRecord(show))
        assembly.add(show.imported, line: number + 1, text: show.facts.title)
      case .failure(let error):
        assembly.leaveOut(
          line: number + 1, text: "show \(number + 1)", .damaged(reason(error)))
      }
    }
    let offset = document.shows?.count ?? 0
    for (number, list) in (document.lists ?? []).prefix(ShowFile.mostShows).enumerated() {
      switch list.value {
      case .success(let list): record.join(WatchRecord(list))
      case .failure(let error):
        assembly.leaveOut(
          line: offset + number + 1, text: "list \(number + 1)", .damaged(reason(error)))
      }
    }
    return record
  }

  /// Returns a record as a document.
  static func write(_ record: WatchRecord) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(record), as: UTF8.self) + "\n"
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "it is damaged" }
    switch error {
    case .keyNotFound(let key, _): return "it has no '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let key = context.codingPath.last?.stringValue ?? "document"
      return "its '\(key)' has another form"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "it is not JSON" : context.debugDescription.withoutStop
    @unknown default: return "it is damaged"
    }
  }
}

extension String {
  /// The sentence without the full stop at its end.
  fileprivate var withoutStop: String {
    utf8.last == UInt8(ascii: ".") ? String(dropLast()) : self
  }
}

extension TrackedShow {
  /// The show as the preview of an import shows it.
  fileprivate var imported: ImportedShow {
    var facts = facts
    facts.add(ids: [id])
    return ImportedShow(
      facts, status: status,
      plays: countedPlays.map { .init($0.episode, names: $0.names, at: $0.at) },
      rating: rating?.value, review: review?.value, note: note?.value, tags: tags?.value ?? [])
  }
}
