/// A show in a file of another program, with all that the file tells of it.
public struct ImportedShow: Hashable, Sendable {
  /// An episode that was watched.
  public struct Play: Hashable, Sendable {
    public let episode: EpisodeKey
    /// The services' own names of the episode.
    public let names: [ServiceID]
    /// The instant at which it was watched; `nil` if the file doesn't tell.
    public let at: Instant?

    public init(_ episode: EpisodeKey, names: [ServiceID] = [], at: Instant? = nil) {
      (self.episode, self.names, self.at) = (episode, names, at)
    }
  }

  /// The facts of the show that the file tells.
  public var show: Show
  public var status: WatchStatus?
  /// The plays in the order of the file; several of one episode are rewatches.
  public var plays: [Play]
  public var rating: Rating?
  public var review: String?
  public var note: String?
  public var tags: [String]

  public init(
    _ show: Show, status: WatchStatus? = nil, plays: [Play] = [], rating: Rating? = nil,
    review: String? = nil, note: String? = nil, tags: [String] = []
  ) {
    (self.show, self.status, self.plays, self.rating) = (show, status, plays, rating)
    (self.review, self.note, self.tags) = (review, note, tags)
  }
}
