internal import ShowSources
internal import Shows

/// The shows that a search finds, each once, as they come from several sources.
struct FoundShows {
  /// The most shows that a search returns.
  static let most = 40

  private let text: String
  private let record: WatchRecord
  /// The names of shows in the record by all of their names.
  private let owners: [ServiceID: ServiceID]
  private let audience: Audience
  private var found: [FoundShow] = []
  /// All names of the shows that are found.
  private var names: Set<ServiceID> = []
  private var credits: [ShowCredit] = []
  private var notices: [String] = []

  /// Begins with the tracked shows and those of the catalogue; with none for an empty text.
  init(_ text: String, in room: isolated WatchRoom) throws {
    self.text = text
    let (shows, index) = try room.trackedIndex()
    (record, audience, owners) = (room.memory.record, room.audience, room.owners())
    for number in index.search(text, limit: Self.most) { add(shows[number].facts) }
    let entries = room.catalogue.search(text, limit: Self.most)
    let count = found.count
    add(entries)
    if found.count > count { credits = room.catalogue.credits }
    // Without a service, the catalogue is all that there is.
    if room.library.online == nil || room.catalogue.source != nil,
      let notice = room.catalogue.notice
    {
      notices.append(notice)
    }
  }

  /// Adds shows behind the others. A show that is found already is not added again.
  mutating func add(_ shows: [Show]) {
    for show in shows { add(show) }
  }

  /// Adds shows that air, each with its episode.
  mutating func add(_ airing: [AiringShow]) {
    for show in airing { add(show.show, airs: show.episode) }
  }

  private mutating func add(_ show: Show, airs episode: Episode? = nil) {
    let owner = ([show.ownID] + show.ids).compactMap { owners[$0] }.first
    let tracked = owner.flatMap { record.shows[$0] }
    let ids = show.ids + [tracked?.id ?? show.ownID]
    guard found.count < Self.most, names.isDisjoint(with: ids) else { return }
    guard tracked?.isTracked == true || audience.admits(show) else { return }
    names.formUnion(ids)
    found.append(FoundShow(show, tracked: tracked, for: text, airs: episode))
  }

  mutating func add(credits more: [ShowCredit]) {
    credits += more.filter { !credits.contains($0) }
  }

  mutating func add(notices more: [String]) { notices += more }

  var result: ShowSearch {
    ShowSearch(
      found, notice: notices.isEmpty ? nil : notices.joined(separator: " "),
      credits: credits)
  }
}
