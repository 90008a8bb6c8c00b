import Foundation
import Shows

/// MovieLens 100k: 100,000 ratings of 1,682 films by 943 viewers, with 19 genres (Harper and
/// Konstan, ACM Transactions on Interactive Intelligent Systems 5(4), 2015).
struct MovieLens {
  let shows: [Show]
  let viewers: [Viewer]

  /// A viewer, whose last fifth of ratings is left out.
  struct Viewer: Sendable {
    /// The record of the earlier ratings.
    let record: WatchRecord
    /// The numbers of the films that the viewer rated with 4 or 5 later.
    let wanted: [Int]
  }

  /// Reads the files `u.data` and `u.item` of a folder.
  init(folder: String) throws {
    let items = try String(contentsOfFile: folder + "/u.item", encoding: .isoLatin1)
    let shows = items.split(separator: "\n").map { Self.show(String($0)) }
    let ratings = try String(contentsOfFile: folder + "/u.data", encoding: .utf8)
      .split(separator: "\n").compactMap { MovieRating($0.split(separator: "\t")) }
    let byViewer = Dictionary(grouping: ratings, by: \.viewer)
    self.shows = shows
    viewers = byViewer.keys.sorted().map { number in
      let own = (byViewer[number] ?? []).sorted { ($0.seconds, $0.film) < ($1.seconds, $1.film) }
      let (past, future) = (own.prefix(own.count * 4 / 5), own.dropFirst(own.count * 4 / 5))
      var record = WatchRecord()
      for rating in past { record.join(WatchRecord(rating.tracked(shows[rating.film]))) }
      return Viewer(record: record, wanted: future.filter { $0.stars >= 4 }.map(\.film))
    }
  }

  private static let genres = [
    "unknown", "Action", "Adventure", "Animation", "Children's", "Comedy", "Crime", "Documentary",
    "Drama", "Fantasy", "Film-Noir", "Horror", "Musical", "Mystery", "Romance", "Sci-Fi",
    "Thriller", "War", "Western",
  ]

  private static func show(_ line: String) -> Show {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let flags = cells.dropFirst(5)
    return Show(
      ids: [ServiceID("movielens", cells[0])].compactMap(\.self), title: cells[1], kind: .film,
      year: Int(cells[2].suffix(4)), genres: zip(genres, flags).filter { $1 == "1" }.map(\.0))
  }
}

/// A line of `u.data`.
private struct MovieRating {
  let viewer: Int
  /// The number of the film, from 0.
  let film: Int
  let stars: Int
  let seconds: Int

  init?(_ cells: [Substring]) {
    let numbers = cells.compactMap { Int($0) }
    // Some copies begin with ratings of a viewer 0 whom the data set doesn't have.
    guard numbers.count == 4, numbers[0] > 0 else { return nil }
    (viewer, film, stars, seconds) = (numbers[0], numbers[1] - 1, numbers[2], numbers[3])
  }

  func tracked(_ show: Show) -> TrackedShow {
    let at = Instant(seconds: seconds)
    var tracked = TrackedShow(show, at: at)
    tracked.join(tracked.rating(Rating(halfStars: stars * 2), at: at))
    return tracked
  }
}
