internal import Learner
package import Shows
internal import Storage

/// The tastes of the people of one server, as far as they show them. Recommendations count them.
package actor Neighbours {
  /// A closure that returns what people show, by their names.
  package typealias Records = @Sendable () async -> [(person: String, record: WatchRecord)]

  /// A recommender that knows the neighbours.
  struct Known: Sendable {
    let recommender: Recommender
    /// The numbers of the people among the neighbours, by their names.
    let numbers: [String: Int]
    /// A number that changes each time the tastes are read.
    let revision: Int
  }

  private let records: Records
  private var known: Known?
  private var stamp: FileStamp?
  private var readAt: ContinuousClock.Instant?
  private var isReading = false
  private var revision = 0

  /// The time for which the tastes count that were read.
  private static let lifetime = Duration.seconds(600)

  package init(_ records: @escaping Records) { self.records = records }

  /// Returns the recommender that knows the neighbours; `nil` until their tastes are read, which
  /// goes on meanwhile, or if nobody shows any.
  ///
  /// - Parameters:
  ///   - base: the recommender of the catalogue, without neighbours.
  ///   - stamp: the stamp of the catalogue.
  func current(_ base: Recommender, of stamp: FileStamp?) -> Known? {
    let isOld = readAt.map { .now - $0 > Self.lifetime } ?? true
    if isOld || stamp != self.stamp, !isReading {
      isReading = true
      Task { await self.read(base, of: stamp) }
    }
    return stamp == self.stamp ? known : nil
  }

  private func read(_ base: Recommender, of stamp: FileStamp?) async {
    let found = await records()
    let made = await Task.detached { () -> Recommender? in
      guard !found.isEmpty else { return nil }
      let tastes = found.map { Taste($0.record, base.index, onlyShown: true) }
      return Recommender(base.index, neighbours: Neighbourhood(tastes, base.index))
    }.value
    revision += 1
    known = made.map { recommender in
      Known(
        recommender: recommender,
        numbers: Dictionary(
          found.enumerated().map { ($1.person, $0) }, uniquingKeysWith: { one, _ in one }),
        revision: revision)
    }
    (self.stamp, readAt, isReading) = (stamp, .now, false)
  }
}
