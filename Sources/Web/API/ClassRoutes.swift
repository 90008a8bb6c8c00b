internal import HTTPTypes
internal import Hummingbird
internal import Learner
internal import Scheduling

/// The addresses of the class.
extension API {
  func addClass(to routes: inout Routes) {
    routes.on(.get, Self.path + "/class", for: .teacher) { _ in
      let now = Moment.now
      var rows: [ClassDocument.Learner] = []
      var completed: [(name: String, words: [String: Day])] = []
      for name in try learners.names() {
        guard let text = name.text else { continue }
        let learner = try learners.learner(name)
        let review = try await learner.review(at: now)
        rows.append(
          .init(
            learner: LearnerDocument(name, hasPIN: learner.profile.hasPIN, isChosen: false),
            report: review.report, isHere: learner.presence.isHere(),
            stuckAt: await stuckWord(of: learner, at: now),
            missedToday: review.missedToday))
        completed.append((text, review.completed))
      }
      let store = try learners.classWork()
      let assignments = try store.work().assignments.reversed().map {
        // A list that can't be read must not hide the others. The Lists page says what is wrong.
        let words = (try? store.list(named: $0.list))?.words ?? []
        return ClassAssignmentDocument($0, of: words, completed: completed)
      }
      return .json(
        ClassDocument(
          rows, assignments, visitors.requests.waiting(), on: now.day, at: address()))
    }
    addRoster(to: &routes)
    addNameRequests(to: &routes)
    addSharedLists(to: &routes)
    addAssignments(to: &routes)
  }

  /// Returns the word that holds a learner up now; `nil` if none does, or if the learner is not
  /// here.
  private func stuckWord(
    of learner: LearnerSession, at now: Moment
  ) async -> ClassDocument.StuckWord? {
    guard learner.presence.isHere() else { return nil }
    return ClassDocument.StuckWord(await learner.asked, at: now)
  }
}
