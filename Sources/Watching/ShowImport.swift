package import Learner
internal import ShowSources
package import Shows

/// The changes that an import of shows would make, or has made.
public struct ShowImport: Hashable, Sendable, Encodable {
  /// The way in which a row of the file was matched with a show.
  package enum Fate: String, Hashable, Sendable, Encodable {
    /// The person tracks it.
    case tracked
    /// The catalogue has it.
    case found
    /// A show with the same title, which is another one unless the person says that it is the same.
    case titleOnly
    /// Nobody knows it. It becomes a show of its own, so that nothing is lost.
    case notFound
  }

  /// A show of the file.
  public struct Row: Hashable, Sendable, Encodable {
    /// The line where the file first tells of the show, from 1.
    package let line: Int
    package let title: String
    @OrNull package private(set) var year: Int?
    package let fate: Fate
    /// The show that it is, with its year.
    @OrNull package private(set) var match: String?
    /// The shows with a similar title.
    package let similar: [String]
    @OrNull package private(set) var status: WatchStatus?
    /// The plays in the file.
    package let plays: Int
    @OrNull package private(set) var rating: String?
  }

  package let isPreview: Bool
  /// The name of the format.
  package let format: String
  public let rows: [Row]
  /// The number of shows that are new, and of shows that are there and get something.
  package let added, changed: Int
  /// The number of plays that are new.
  package let plays: Int
  package let reading: FileReading

  /// Whether the import has something to add.
  package var addsNothing: Bool { added + changed == 0 }
}

/// A file of shows, read whole, with what an import of it would change.
struct PlannedImport {
  let file: ShowFile
  let plan: ImportPlan
  let part: WatchRecord

  /// - Parameter confirmed: the numbers of the rows, from 1, that the person took for the show with
  ///   the same title.
  init(
    _ file: ShowFile, confirmed: Set<Int>, into record: WatchRecord, catalogue: Catalogue?,
    at now: Instant
  ) {
    self.file = file
    plan = ImportPlan(file.rows.map(\.show), into: record, catalogue: catalogue)
    if let document = file.record {
      // A document of this program is a part of the record already.
      part = record.missing(from: document)
    } else {
      part = plan.part(confirmed: Set(confirmed.map { $0 - 1 }), at: now)
    }
  }

  func result(isPreview: Bool, in record: WatchRecord, _ catalogue: Catalogue?) -> ShowImport {
    let rows = zip(file.rows, plan.rows).map { row, planned in
      ShowImport.Row(row, planned) { id in
        if let show = record.shows[id] { return show.titleWithYear }
        guard let catalogue, let index = catalogue.index(of: id) else { return nil }
        return TrackedShow(catalogue[index], at: Instant(seconds: 0)).titleWithYear
      }
    }
    let isThere = part.shows.keys.map { record.shows[$0] != nil }
    let plays = part.shows.values.reduce(0) { sum, show in
      sum + show.plays.keys.count { record.shows[show.id]?.plays[$0] == nil }
    }
    return ShowImport(
      isPreview: isPreview, format: file.format.title, rows: rows,
      added: isThere.count { !$0 }, changed: isThere.count { $0 }, plays: plays,
      reading: FileReading(file.report) { $0.reason.predicate })
  }
}

extension WatchRecord {
  /// Returns the shows and lists of another record that have something that this one lacks.
  fileprivate func missing(from other: WatchRecord) -> WatchRecord {
    var part = WatchRecord()
    for (id, show) in other.shows where shows[id].joined(show) != shows[id] {
      part.shows[id] = show
    }
    for (id, list) in other.lists where lists[id].joined(list) != lists[id] {
      part.lists[id] = list
    }
    return part
  }
}

extension ShowImport.Row {
  fileprivate init(
    _ row: ShowFile.Row, _ planned: ImportPlan.Row, title: (ServiceID) -> String?
  ) {
    line = row.line
    (self.title, year) = (row.show.show.title, row.show.show.year)
    (status, plays) = (row.show.status, row.show.plays.count)
    rating = row.show.rating?.description
    var similar: [String] = []
    switch planned.fate {
    case .tracked(let id): (fate, match) = (.tracked, title(id))
    case .found(let id): (fate, match) = (.found, title(id))
    case .titleOnly(let id): (fate, match) = (.titleOnly, title(id))
    case .notFound(let ids):
      (fate, match) = (.notFound, nil)
      similar = ids.compactMap(title)
    }
    self.similar = similar
  }
}
