internal import Shows

/// A person's own lists of shows.
package struct ListedShows: Hashable, Sendable, Encodable {
  package struct List: Hashable, Sendable, Encodable {
    /// The name of the list in the record.
    package let id: String
    package let title: String
    /// Whether friends may see the list.
    package let isShown: Bool
    /// The shows in the order by hand.
    package let shows: [ShowRow]
  }

  /// The lists in the order of their titles.
  package let lists: [List]
}

/// The steps with a person's own lists. Each is in the journal before it returns.
extension WatchRoom {
  /// Returns the lists.
  package func lists() throws -> ListedShows {
    try memory.follow()
    let record = memory.record
    return ListedShows(
      lists: ownLists.map { list in
        ListedShows.List(
          id: list.id, title: list.title?.value ?? "", isShown: list.isShown?.value ?? false,
          shows: list.shows.compactMap { record.shows[$0] }.map { ShowRow($0) })
      })
  }

  /// Begins a list.
  package func addList(titled title: String) throws -> ListedShows {
    let title = title.asPassage ?? ""
    try checkIsNew(title, besides: nil)
    let step = Self.newStep
    let list = try OwnList(titled: title, at: instant, step: step)
    return try keepList(list, step: step)
  }

  /// Gives a list another title, or shows it to friends or hides it. Parts that are `nil` stay.
  ///
  /// - Parameter name: the list's name in the record, or its title.
  package func changeList(
    _ name: String, title: String? = nil, isShown: Bool? = nil
  ) throws -> ListedShows {
    let list = try list(name)
    var part = OwnList(id: list.id)
    if let title = title.map({ $0.asPassage ?? "" }) {
      try checkIsNew(title, besides: list.id)
      part.join(try list.retitling(title, at: instant))
    }
    if let isShown { part.join(list.showing(isShown, at: instant)) }
    return try keepList(part)
  }

  /// Removes a list. Its shows stay.
  package func removeList(_ name: String) throws -> ListedShows {
    try keepList(try list(name).removing(true, at: instant))
  }

  /// Puts a show into a list, or moves it there.
  ///
  /// - Parameter number: the place that the show has afterwards, from 1; `nil` for the end, or for
  ///   the place that it has already.
  package func put(_ show: String, into name: String, at number: Int? = nil) throws -> ListedShows {
    let (list, tracked) = (try list(name), try found(show))
    var part = try list.adding(tracked.id, at: instant)
    if let number {
      part.join(try list.joined(part).moving(tracked.id, to: number - 1, at: instant))
    }
    var record = WatchRecord(part)
    if memory.record.shows[tracked.id]?.show == nil {
      record.shows[tracked.id] = TrackedShow(tracked.id)
      record.shows[tracked.id]?.show = tracked.show
    }
    try keep(record, .listed, step: Self.newStep)
    return try lists()
  }

  /// Takes a show out of a list.
  package func take(_ show: String, outOf name: String) throws -> ListedShows {
    let list = try list(name)
    return try keepList(try list.removing(try found(show).id))
  }

  // MARK: Helpers

  private func keepList(_ part: OwnList, step: String = newStep) throws -> ListedShows {
    if part != OwnList(id: part.id) { try keep(WatchRecord(part), .listed, step: step) }
    return try lists()
  }

  /// The lists that were not removed, in the order of their titles.
  private var ownLists: [OwnList] {
    memory.record.lists.values.filter { $0.title != nil && $0.isRemoved?.value != true }
      .map { (list: $0, title: ($0.title?.value ?? "").foldedTitle) }
      .sorted { ($0.title, $0.list.id) < ($1.title, $1.list.id) }.map(\.list)
  }

  /// Returns the list with a name in the record or a title.
  private func list(_ name: String) throws -> OwnList {
    try memory.follow()
    let lists = ownLists
    let wanted = name.foldedTitle
    let found =
      lists.first { $0.id == name } ?? lists.first { $0.title?.value.foldedTitle == wanted }
    guard let found else {
      throw WatchError.noList(name, titles: lists.compactMap { $0.title?.value })
    }
    return found
  }

  private func checkIsNew(_ title: String, besides id: String?) throws {
    try memory.follow()
    let wanted = title.foldedTitle
    guard !ownLists.contains(where: { $0.id != id && $0.title?.value.foldedTitle == wanted })
    else { throw WatchError.listExists(title) }
  }
}
