internal import Learner
internal import QuizPractice
internal import SigningIn
internal import Storage
internal import Threads

/// A class as a request sees it: who learns in it, and whose files hold its lists, assignments and
/// quizzes. It is a class of a school, or the server's own class.
struct Classroom: Sendable {
  /// The class of a school; `nil` for the server's own class.
  let taught: SchoolClass?
  /// The files of the class. The server's own class has those of the usual learner.
  let home: LearnerSession
  /// The names of its learners, in the order of the directory.
  let names: [LearnerName]

  /// The shared lists and the assignments.
  var work: ClassStore { home.classWork }

  /// Returns the quizzes that were given to the class.
  func quizzes() async throws -> ClassQuizzes {
    try await home.withFiles { try ClassQuizzes($0) }
  }

  /// Returns whether the class has a learner with a name, in capitals or not, or with the number by
  /// which the server distinguishes the learner from one of another class.
  func has(_ name: LearnerName) -> Bool {
    let wanted = name.text?.lowercased()
    return names.contains {
      $0.text?.lowercased() == wanted || $0.unnumbered?.lowercased() == wanted
    }
  }

  /// Returns the name of a learner of the class.
  ///
  /// - Throws: a ``Problem`` for the name of anybody else, as if there were no such learner.
  func member(_ name: LearnerName) throws(Problem) -> LearnerName {
    guard names.contains(name) else {
      throw .notFound("There is no learner named '\(name.text ?? "")'.")
    }
    return name
  }
}

/// The identity of a learner whose files are being opened.
final class LateIdentity: Sendable {
  /// The identity; `nil` until it is read from the files.
  let value = Guarded<LearnerIdentity?>(nil)
}

/// The classes of a server.
extension Learners {
  /// Returns the schools with their classes; none on a server without accounts.
  ///
  /// - Throws: `StorageError`.
  func schools() throws(StorageError) -> Schools { try accounts?.schools.all() ?? Schools() }

  /// Returns the server's own class: all learners who have nothing to do with a school.
  ///
  /// - Throws: `StorageError` when the files can't be opened.
  func ownClassroom() throws -> Classroom {
    let taken = try peopleOfSchools()
    let names = try names().filter { $0.text != nil }
    return Classroom(
      taught: nil, home: try learner(.usual),
      names: taken.isEmpty
        ? names
        : try names.filter { name in
          try learner(name).identity.id.map { !taken.contains($0) } ?? true
        })
  }

  /// Returns a class of a school.
  ///
  /// - Throws: `StorageError` when the files can't be opened.
  func classroom(_ taught: SchoolClass) throws -> Classroom {
    let members = try taught.learners.compactMap { id in
      // The files of a learner may be gone without a word to the class.
      try learner(identifiedBy: .named(id))?.learner
    }
    return Classroom(
      taught: taught, home: try home(of: taught),
      names: members.sorted { ($0.text ?? "") < ($1.text ?? "") })
  }

  /// Returns the files of a class, which are made if they are not there.
  private func home(of taught: SchoolClass) throws -> LearnerSession {
    let name = LearnerName.schoolClass(taught.id)
    if let home = try? learner(name) { return home }
    // A program that was killed may have made the class without its files. If they can't be made,
    // or can't be read, the error of opening them tells why.
    try? store.learners.make(name.directoryName ?? "")
    return try learner(name)
  }

  /// Returns the work that teachers gave a learner; `nil` for the usual learner and for a class.
  ///
  /// - Parameter identity: the learner's identity, once the files are open.
  func schoolwork(
    of name: LearnerName, _ identity: LateIdentity
  ) throws -> Schoolwork? {
    guard let text = name.text else { return nil }
    let own = Schoolwork.Class(try learner(.usual).classWork)
    return Schoolwork(for: text) { [weak self] () throws(StorageError) in
      guard let self, let id = identity.value.withLock({ $0?.id }),
        let classes = try self.schoolClasses(ofLearner: id)
      else { return [own] }
      do {
        return try classes.map {
          Schoolwork.Class(try self.home(of: $0).classWork, title: $0.title)
        }
      } catch let error as StorageError {
        throw error
      } catch {
        throw StorageError.moved(path: "class")
      }
    }
  }

  /// Returns the classes of schools in which a learner learns now; `nil` for a learner who is in
  /// the server's own class.
  private func schoolClasses(
    ofLearner id: Identifier
  ) throws(StorageError) -> [SchoolClass]? {
    let schools = try schools()
    guard !schools.isEmpty else { return nil }
    let classes = schools.classes(withLearner: id)
    guard classes.isEmpty else { return classes }
    if schools.schoolClass(id) != nil { return [] }
    return try recentPeopleOfSchools().contains(id) ? [] : nil
  }

  /// Returns ``peopleOfSchools()`` as it was a few seconds ago at most. Every reading of settings
  /// asks for it, and each time it takes a look at all accounts.
  private func recentPeopleOfSchools() throws(StorageError) -> Set<Identifier> {
    let now = ContinuousClock.now
    if let recent = recentPeople.withLock({ $0 }), now - recent.at < .seconds(5) {
      return recent.people
    }
    let people = try peopleOfSchools()
    recentPeople.withLock { $0 = (now, people) }
    return people
  }

  /// Returns the identities of all learners whom a school has or had, and of those who work at one
  /// or have a child there. None of them is in the server's own class.
  func peopleOfSchools() throws(StorageError) -> Set<Identifier> {
    let schools = try schools()
    guard let accounts, !schools.isEmpty else { return [] }
    let others = try accounts.store.all().accounts.filter {
      $0.role == .staff || $0.role == .parent || schools.hasStaff($0.id)
    }
    return schools.learners.union(others.compactMap(\.learner))
  }

  /// Returns the files of all classes that know a learner by name: also closed ones, and those that
  /// the learner left.
  func homes(knowing learner: LearnerSession) throws -> [LearnerSession] {
    let known = try schools().classes.filter { one in
      guard let id = learner.identity.id else { return false }
      return one.learners.contains(id) || one.former.contains { $0.learner == id }
    }
    return try [self.learner(.usual)] + known.map { try home(of: $0) }
  }

  /// Returns the files of the classes in which a learner learns.
  func homes(ofLearner learner: LearnerSession) throws -> [LearnerSession] {
    guard let id = learner.identity.id,
      let classes = try schoolClasses(ofLearner: id)
    else { return [try self.learner(.usual)] }
    return try classes.map { try home(of: $0) }
  }

  /// Returns the quizzes that teachers gave a learner.
  func classQuizzes(for learner: LearnerSession) async throws -> [ClassQuiz] {
    var quizzes: [ClassQuiz] = []
    for home in try homes(ofLearner: learner) {
      quizzes += try await home.withFiles { try ClassQuizzes($0).quizzes }
    }
    return quizzes
  }
}
