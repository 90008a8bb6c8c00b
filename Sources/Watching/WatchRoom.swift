public import Learner
public import Scheduling
package import Shows
public import Storage
internal import Threads

/// The room of one person's shows: what they watch, and how far they are.
///
/// The room reads the person's files before each step. So several pages and programs can change the
/// same record, and so can a person who edits it.
public actor WatchRoom {
  let files: LearnerFiles
  let now: @Sendable () -> Moment
  /// Returns a moment on the person's clock, from seconds since 1970.
  let local: @Sendable (Double) -> Moment
  let library: ShowLibrary
  var catalogue: CatalogueStore { library.catalogue }
  /// Whether the person is a child of a class.
  let isInClass: Bool
  /// The person's name among the people of the server; `nil` for the only person.
  let person: String?
  /// The last recommendations, with what they follow from.
  var lastRecommendations: (basis: RecommendationBasis, shows: ShowRecommendations)?
  /// The addresses of the pictures of shows that searches have found.
  var pictures: [ServiceID: String] = [:]
  /// Whether services are being asked for news.
  var isRefreshing = false
  /// The instant at which a page last had them asked.
  var lastRefresh: Instant?
  var memory: WatchMemory
  /// The search index of the record's own shows.
  private var index: (revision: Int, shows: [TrackedShow], catalogue: Catalogue)?
  /// The names of shows in the record by all of their names.
  private var names: (revision: Int, owners: [ServiceID: ServiceID])?
  /// Whether the document is written a while after a step. A program that ends after its step
  /// writes it at once.
  private let defersDocument: Bool
  private var isWritingSoon = false
  private nonisolated let executor: DedicatedThread

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// - Parameters:
  ///   - files: the person's files.
  ///   - library: the shows that can be found.
  ///   - isInClass: whether the person is a child of a class, who finds nothing for adults.
  ///   - person: the person's name among the people of the server; `nil` for the only person.
  ///   - defersDocument: whether the document is written a while after a step.
  ///   - now: the clock.
  ///   - local: returns a moment on the person's clock, from seconds since 1970.
  public init(
    _ files: LearnerFiles, _ library: ShowLibrary, isInClass: Bool = false,
    person: String? = nil, defersDocument: Bool = false,
    now: @escaping @Sendable () -> Moment = { .now },
    local: @escaping @Sendable (Double) -> Moment = { Moment(here: $0) }
  ) {
    (self.files, self.library, self.now, self.local) = (files, library, now, local)
    (self.isInClass, self.person, self.defersDocument) = (isInClass, person, defersDocument)
    executor = files.thread
    memory = WatchMemory(files)
  }

  // MARK: Reading

  /// Returns what is being watched and what is planned, with the news.
  public func snapshot() throws -> WatchSnapshot {
    let tracked = try tracked()
    return WatchSnapshot(tracked, news: news(), undo: lastSentence)
  }

  /// Returns the tracked shows in the order of their titles.
  ///
  /// - Parameter status: the status that they have; `nil` for any.
  package func shows(_ status: WatchStatus? = nil) throws -> [ShowRow] {
    try tracked().filter { status == nil || $0.status == status }.map { ShowRow($0) }
  }

  /// Returns a show with its episodes.
  ///
  /// - Parameter text: the title, a part of it, or a name at a service.
  /// - Throws: ``WatchError``, `StorageError`.
  package func show(_ text: String) throws -> ShowDetail { ShowDetail(try found(text)) }

  /// Returns the figures of what was watched.
  package func profile() throws -> WatchProfile {
    WatchProfile(try tracked(), lists: try lists().lists.count)
  }

  /// Returns the shows with a status, in the order of their titles.
  func tracked() throws -> [TrackedShow] {
    try memory.follow()
    return memory.record.shows.values.filter(\.isTracked)
      .map { (show: $0, title: $0.facts.title.foldedTitle) }
      .sorted { ($0.title, $0.show.id) < ($1.title, $1.show.id) }.map(\.show)
  }

  /// Returns the search index of the tracked shows, and the shows by their indices in it.
  func trackedIndex() throws -> (shows: [TrackedShow], catalogue: Catalogue) {
    let tracked = try tracked()
    if let index, index.revision == memory.revision { return (index.shows, index.catalogue) }
    let made = Catalogue(tracked.map(\.facts))
    index = (memory.revision, tracked, made)
    return (tracked, made)
  }

  /// Returns the names of shows in the record by all of their names. The record has been read.
  func owners() -> [ServiceID: ServiceID] {
    if let names, names.revision == memory.revision { return names.owners }
    var owners: [ServiceID: ServiceID] = [:]
    for show in memory.record.shows.values.sorted(by: { $0.id < $1.id }) {
      for id in show.ids { owners[id] = owners[id] ?? show.id }
    }
    names = (memory.revision, owners)
    return owners
  }

  /// The people to whom shows are shown that they don't track.
  var audience: Audience {
    if isInClass { return .children }
    // Settings that can't be read are told where they are changed.
    let settings = try? Preferences(files.settings.read())
    return settings?.wantsAdultShows ?? false ? .adults : .everybody
  }

  // MARK: Keeping

  var instant: Instant { Instant(now()) }

  /// A name for a step that no other step has.
  static var newStep: String { Step.current ?? Identifier().text }

  /// Keeps the part of the record that a step changes.
  ///
  /// - Throws: `StorageError`; nothing has then changed.
  func keep(_ part: WatchRecord, _ event: WatchLine.Event, step: String) throws {
    guard !part.isEmpty else { return }
    try memory.append(WatchLine(event, part, at: now(), step: step))
    writeDocument()
  }

  /// Writes the document now, or a while later.
  func writeDocument() {
    guard defersDocument else { return memory.writeDocument() }
    guard !isWritingSoon else { return }
    isWritingSoon = true
    Task { [weak self] in
      // A task that is cancelled writes at once.
      try? await Task.sleep(for: Self.rest)
      await self?.writeSoon()
    }
  }

  private static let rest = Duration.seconds(1)

  private func writeSoon() {
    isWritingSoon = false
    memory.writeDocument()
  }
}

extension String {
  /// A title without capitals, accents and the space around it.
  var foldedTitle: String { (asPassage ?? "").withoutAccents.lowercased() }
}
