package import CardPractice
internal import Learner
internal import Plan
package import Planning
package import Scheduling
package import Storage

extension PlanRoom {
  /// - Parameters:
  ///   - files: the learner's files.
  ///   - cards: the learner's decks.
  ///   - now: the clock.
  package init(
    _ files: LearnerFiles, _ cards: CardRoom, now: @escaping @Sendable () -> Moment = { .now }
  ) {
    let decks = DeckFacts {
      try files.decks.names()
    } reviewed: {
      let work = try await cards.work()
      return PracticeFacts.Work(done: work.reviewed, left: work.due)
    } answered: { deck in
      let work = try await cards.work(with: DeckName(deck))
      return PracticeFacts.Work(done: work.answered, left: work.left)
    }
    self.init(files, decks, counting: .ofAllRooms, now: now)
  }
}
