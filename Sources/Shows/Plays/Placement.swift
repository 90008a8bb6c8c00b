/// The episodes of a show with the plays that belong to each.
///
/// A service may give an episode another number. So a play belongs to the episode that has one of
/// the play's names at a service. A play without such a name, or with one that the show lost since,
/// belongs to the episode with its number; in the second case only if no play belongs to that
/// episode by its name.
public struct Placement: Sendable {
  /// The regular episodes, and then the specials.
  public let episodes: [Episode]
  /// The number of the regular episodes.
  public let regularCount: Int
  /// The counted plays of each episode, by the episode's index.
  public private(set) var plays: [[Play]]
  /// The counted plays that belong to no episode that the show has.
  public private(set) var unplaced: [Play] = []

  private let byName: [ServiceID: Int]
  private let byNumber: [EpisodeKey: Int]

  /// - Parameters:
  ///   - show: the show. If nobody knows its episodes, it has those up to the last play.
  ///   - plays: plays in any order; those that are taken back don't count.
  public init(_ show: Show, _ plays: some Sequence<Play>) {
    let counted = plays.filter(\.isCounted)
    let show = show.reaching(counted.map(\.episode))
    let regular = show.regularEpisodes
    episodes = regular + show.specials
    regularCount = regular.count
    var (byName, byNumber) = ([ServiceID: Int](), [EpisodeKey: Int]())
    for (index, episode) in episodes.enumerated() {
      if let id = episode.id { byName[id] = byName[id] ?? index }
      if let key = episode.numberKey { byNumber[key] = byNumber[key] ?? index }
    }
    (self.byName, self.byNumber) = (byName, byNumber)
    self.plays = Array(repeating: [], count: episodes.count)
    place(counted)
  }

  private mutating func place(_ counted: [Play]) {
    var left: [Play] = []
    var hasNamed = Set<Int>()
    for play in counted {
      if let index = play.allNames.lazy.compactMap({ [byName] in byName[$0] }).first {
        plays[index].append(play)
        hasNamed.insert(index)
      } else {
        left.append(play)
      }
    }
    for play in left {
      let index = byNumber[play.episode]
      if let index, play.names.isEmpty || !hasNamed.contains(index) {
        plays[index].append(play)
      } else {
        unplaced.append(play)
      }
    }
  }

  /// The indices of the regular episodes.
  public var regular: Range<Int> { 0..<regularCount }
  /// The indices of the specials.
  public var specials: Range<Int> { regularCount..<episodes.count }

  /// Returns the counted plays of an episode.
  public func plays(of episode: Episode) -> [Play] { index(of: episode).map { plays[$0] } ?? [] }

  /// Returns the index of an episode; `nil` for one that the show doesn't have.
  func index(of episode: Episode) -> Int? {
    episode.id.flatMap { byName[$0] } ?? episode.numberKey.flatMap { byNumber[$0] }
  }
}
