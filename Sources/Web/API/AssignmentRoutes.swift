internal import Hummingbird
internal import Learner
internal import Scheduling
internal import Storage
internal import Vocabulary

/// The addresses of shared lists and assignments.
extension API {
  private struct Sharing: Body {
    static let fields: Set<String> = ["isShared"]
    let isShared: Bool
  }

  /// The maximum number of assignments in a class.
  private static let mostAssignments = 200

  func addSharedLists(to routes: inout Routes) {
    routes.on(.put, Self.path + "/class/lists/:list", for: .teacher) { call in
      let name = try call.text("list")
      let isShared = try await call.body(Sharing.self).isShared
      let classroom = try visitors.classroom(of: call)
      try checkMayBeShared(name, in: classroom, by: call)
      try classroom.work.change { work in
        if isShared { work.sharedLists.insert(name) } else { work.unshare(name) }
      }
      return Response(status: .noContent)
    }
  }

  func addAssignments(to routes: inout Routes) {
    routes.on(.get, Self.path + "/assignments") { call, learner in
      let today = Moment.now.day
      return try await learner.withFiles { files in
        .json(
          AssignmentsDocument(
            assignments: try files.assignmentProgress().map {
              AssignmentDocument($0, $1, on: today)
            }))
      }
    }
    routes.on(.post, Self.path + "/class/assignments", for: .teacher) { call in
      let body = try await call.body(AssignmentBody.self)
      let classroom = try visitors.classroom(of: call)
      try checkMayBeShared(body.list, in: classroom, by: call)
      let names = Set(classroom.names.compactMap(\.text))
      let assignment = try body.assignment(to: names, on: Moment.now.day)
      let store = classroom.work
      guard try store.work().assignments.count < Self.mostAssignments else {
        throw Problem.conflict(
          "A class has at most \(Self.mostAssignments) assignments: take an old one back first.")
      }
      try store.change { work in
        work.sharedLists.insert(assignment.list)
        work.assignments.append(assignment)
      }
      let words = try store.list(named: assignment.list).words
      return .json(
        ClassAssignmentDocument(assignment, of: words, completed: []), status: .created)
    }
    routes.on(.delete, Self.path + "/class/assignments/:assignment", for: .teacher) { call in
      let id = try call.identifier("assignment").text
      var isKnown = false
      try visitors.classroom(of: call).work.change { work in
        isKnown = work.assignments.contains { $0.id == id }
        work.assignments.removeAll { $0.id == id }
      }
      guard isKnown else { throw Problem.missing("assignment") }
      return Response(status: .noContent)
    }
  }

  /// Checks that the teacher has a list, and that it isn't the list of excluded words. Each learner
  /// has their own list of these.
  ///
  /// - Throws: a ``Problem`` or a `StorageError`.
  private func checkMayBeShared(
    _ name: String, in classroom: Classroom, by call: Call
  ) throws {
    // A list of the same name may be another one.
    guard try visitors.sender(of: call) === classroom.home else {
      throw Problem(
        .forbidden,
        "The class has the lists of the server's own computer: log in as a teacher who was invited "
          + "as one.")
    }
    guard name != WordList.excluded else {
      throw Problem.invalid("Each learner has excluded words of their own: share another list.")
    }
    _ = try classroom.work.list(named: name)
  }
}
