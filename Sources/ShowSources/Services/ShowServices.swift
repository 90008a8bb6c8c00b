/// The services that are asked about shows.
public struct ShowServices: Sendable {
  public let online: OnlineShows
  /// The services that are asked by title, the first one first.
  public let searched: [ShowService]

  public init(_ online: OnlineShows, searched: [ShowService]) {
    (self.online, self.searched) = (online, searched)
  }
}
