internal import HTTPTypes
internal import Hummingbird
internal import Learner
internal import Scheduling
internal import SigningIn

/// The addresses of the class.
extension API {
  func addClass(to routes: inout Routes) {
    routes.on(.get, Self.path + "/class", for: .teacher) { call in
      let now = Moment.now
      let isHere = try Presence.all(in: learners.notes)
      var rows: [ClassDocument.Learner] = []
      var completed: [(name: String, words: [String: Day])] = []
      let pictures = try learners.chosenPictures()
      let classroom = try visitors.classroom(of: call)
      let schools = try learners.schools()
      let isLed = call.account.flatMap { sender in
        classroom.taught.map { schools.relation(of: sender.account, to: $0).has(.leadSchool) }
      }
      for name in classroom.names {
        guard let text = name.text else { continue }
        let learner = try learners.learner(name)
        try learners.noteReading(of: learner, call)
        let review = try await learner.review(at: now)
        rows.append(
          .init(
            learner: LearnerDocument(
              name, picture: pictures[learner.identity], hasPIN: learner.profile.hasPIN,
              isChosen: false),
            report: review.report, isHere: isHere(learner.identity),
            stuckAt: isHere(learner.identity)
              ? ClassDocument.StuckWord(try await learner.asked, at: now) : nil,
            missedToday: review.missedToday,
            erasure: learner.identity.id.flatMap { schools.erasure(ofLearner: $0) }))
        completed.append((text, review.completed))
      }
      let store = classroom.work
      let assignments = try store.work().assignments.reversed().map {
        // A list that can't be read must not hide the others. The Lists page says what is wrong.
        let words = (try? store.list(named: $0.list))?.words ?? []
        return ClassAssignmentDocument($0, of: words, completed: completed)
      }
      return .json(
        ClassDocument(
          rows, assignments, try visitors.requests.waiting(), on: now.day,
          isLed: isLed ?? false, former: try former(of: classroom, schools),
          wayIn(to: classroom, call)))
    }
    addRoster(to: &routes)
    addNameRequests(to: &routes)
    addSharedLists(to: &routes)
    addAssignments(to: &routes)
  }

  /// Returns the learners who left a class.
  private func former(
    of classroom: Classroom, _ schools: Schools
  ) throws -> [ClassDocument.Former] {
    try (classroom.taught?.former ?? []).reversed().compactMap { former in
      let id = former.learner
      guard let name = try learners.learner(identifiedBy: .named(id))?.learner.text else {
        return nil
      }
      return .init(id: id, name: name, erasure: schools.erasure(ofLearner: id))
    }
  }

  /// Returns the link and the code that let learners into a class.
  private func wayIn(
    to classroom: Classroom, _ call: Call
  ) -> (link: String, entrance: ClassDocument.Entrance?) {
    let address = address(call)
    guard let taught = classroom.taught else {
      return (address.link, address.code.map { .init(address: address.entrance, code: $0) })
    }
    // The code of a closed class lets nobody in.
    guard taught.closed == nil else { return (address.entrance, nil) }
    // Browsers keep what is behind a `#` to themselves.
    return (
      "\(address.entrance)log-in#\(taught.code)",
      .init(address: address.entrance, code: taught.code)
    )
  }
}
