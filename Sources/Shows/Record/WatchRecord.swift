/// All that a person tracks: the shows, and lists of their own.
public struct WatchRecord: Hashable, Sendable {
  /// The shows by their names in the record.
  public var shows: [ServiceID: TrackedShow] = [:]
  /// The lists by their names in the record.
  public var lists: [String: OwnList] = [:]

  /// Makes an empty record.
  public init() {}

  /// Makes a part of a record with one show.
  public init(_ show: TrackedShow) { shows[show.id] = show }

  /// Makes a part of a record with one list.
  public init(_ list: OwnList) { lists[list.id] = list }

  /// Returns the show with one of these names; `nil` if none is kept. Of several, the one whose
  /// name in the record comes first.
  public func show(named names: some Sequence<ServiceID>) -> TrackedShow? {
    for name in names {
      if let show = shows[name] { return show }
    }
    let names = Set(names)
    return shows.values.filter { !$0.ids.isDisjoint(with: names) }.min { $0.id < $1.id }
  }

  /// Whether nothing is kept.
  public var isEmpty: Bool { shows.values.allSatisfy(\.isEmpty) && lists.isEmpty }
}

extension WatchRecord: Joinable {
  public mutating func join(_ other: WatchRecord) {
    shows.join(other.shows)
    lists.join(other.lists)
  }
}

/// An entry of the journal: the part of the record that a step changed.
public struct WatchEntry: Hashable, Sendable {
  /// The name of the step.
  public let step: String
  public let at: Instant
  public let part: WatchRecord

  public init(step: String, at: Instant, _ part: WatchRecord) {
    (self.step, self.at, self.part) = (step, at, part)
  }

  /// Returns the record that entries leave, in any order and each any number of times.
  public static func record(of entries: some Sequence<WatchEntry>) -> WatchRecord {
    entries.reduce(into: WatchRecord()) { $0.join($1.part) }
  }
}
