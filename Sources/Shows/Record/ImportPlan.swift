/// The changes of an import. A person looks at them first, and then takes all of them or none.
public struct ImportPlan: Sendable {
  /// The way in which a row of the file was matched with a show.
  public enum Fate: Hashable, Sendable {
    /// A show of the record.
    case tracked(ServiceID)
    /// A show of the catalogue, which is not tracked yet.
    case found(ServiceID)
    /// A show with the same title. It is taken for that one only if the person says so.
    case titleOnly(ServiceID)
    /// Nobody knows the show. It is kept as a show of its own, so that nothing is lost.
    case notFound(similar: [ServiceID])
  }

  /// A show of the file.
  public struct Row: Sendable {
    public let imported: ImportedShow
    public let fate: Fate
    /// The facts of the show of the record or the catalogue; `nil` if it is not found.
    let known: TrackedShow?
  }

  public let rows: [Row]
  private let record: WatchRecord

  /// - Parameters:
  ///   - shows: the shows of the file.
  ///   - record: the record into which they are taken.
  ///   - catalogue: the catalogue, in which the shows are found that are not tracked.
  public init(
    _ shows: some Sequence<ImportedShow>, into record: WatchRecord, catalogue: Catalogue? = nil
  ) {
    let tracked = record.shows.values.sorted { $0.id < $1.id }
    var matcher = TitleMatcher([])
    for show in tracked { matcher.add(show.facts, ids: show.ids) }
    self.record = record
    rows = shows.map { imported in
      Self.row(imported, tracked, matcher, catalogue)
    }
  }

  private static func row(
    _ imported: ImportedShow, _ tracked: [TrackedShow], _ matcher: TitleMatcher,
    _ catalogue: Catalogue?
  ) -> Row {
    let match = matcher.match(imported.show)
    if case .same(let index) = match {
      return Row(imported: imported, fate: .tracked(tracked[index].id), known: tracked[index])
    }
    let found = catalogue.flatMap { $0.match(imported.show) }
    if let found, found.isSure, let show = catalogue?[found.index] {
      return Row(
        imported: imported, fate: .found(show.ownID), known: TrackedShow(show.ownID, facts: show))
    }
    if case .titleOnly(let index) = match {
      return Row(imported: imported, fate: .titleOnly(tracked[index].id), known: tracked[index])
    }
    if let found, let show = catalogue?[found.index] {
      return Row(
        imported: imported, fate: .titleOnly(show.ownID),
        known: TrackedShow(show.ownID, facts: show))
    }
    var similar: [ServiceID] = []
    if case .similar(let indices) = match { similar = indices.map { tracked[$0].id } }
    return Row(imported: imported, fate: .notFound(similar: similar), known: nil)
  }

  /// Returns the part of the record that the import changes. The same file a second time changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - confirmed: the indices of the rows with the same title alone that the person confirmed.
  ///   - at: the instant of the import.
  public func part(confirmed: Set<Int>, at: Instant) -> WatchRecord {
    var (part, united) = (WatchRecord(), record)
    for (index, row) in rows.enumerated() {
      let show = target(of: row, isConfirmed: confirmed.contains(index), at: at)
      // Two rows of a file may be one show.
      var now = united.shows[show.id] ?? TrackedShow(show.id)
      let isNew = now.show == nil
      if isNew { now.show = show.show }
      var change = now.importing(row.imported, at: at)
      if isNew { change.show = show.show }
      guard !change.isEmpty else { continue }
      part.shows[show.id] = part.shows[show.id]?.joined(change) ?? change
      united.shows[show.id] = now.joined(change)
    }
    return part
  }

  /// Returns the show for which a row is taken.
  private func target(of row: Row, isConfirmed: Bool, at: Instant) -> TrackedShow {
    if let known = row.known {
      let isSame = if case .titleOnly = row.fate { isConfirmed } else { true }
      if isSame {
        var show = known
        show.show = known.show.map { Timestamped($0.value, at: at) }
        return show
      }
    }
    return TrackedShow(row.imported.show, at: at)
  }
}

extension TrackedShow {
  /// Makes the record of a show of the catalogue.
  fileprivate init(_ id: ServiceID, facts: Show) {
    self.init(id)
    show = Timestamped(facts, at: Instant(seconds: 0))
  }
}
