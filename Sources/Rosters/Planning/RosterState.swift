/// A school as it stands, for the comparison with a file.
///
/// People with an open invitation belong to its teachers, so that nobody is invited twice.
package struct RosterState: Hashable, Sendable {
  package struct Class: Hashable, Sendable {
    package var id: String
    /// The name that the school's own system gives the class; `nil` if nothing is known.
    package var source: String?
    package var title: String
    package var isClosed: Bool

    package init(id: String, source: String?, title: String, isClosed: Bool = false) {
      (self.id, self.source, self.title, self.isClosed) = (id, source, title, isClosed)
    }
  }

  package struct Learner: Hashable, Sendable {
    package var id: String
    package var source: String?
    /// The name that the class sees.
    package var name: String

    package init(id: String, source: String?, name: String) {
      (self.id, self.source, self.name) = (id, source, name)
    }
  }

  /// Somebody who works at the school.
  package struct Teacher: Hashable, Sendable {
    package var id: String
    package var source: String?
    package var name: String
    package var email: String?
    package var isHead: Bool

    package init(
      id: String, source: String?, name: String, email: String? = nil, isHead: Bool = false
    ) {
      (self.id, self.source, self.name) = (id, source, name)
      (self.email, self.isHead) = (email, isHead)
    }
  }

  /// A person's place in a class, by their identities.
  package struct Place: Hashable, Sendable {
    package var `class`: String
    package var person: String

    package init(class: String, person: String) { (self.class, self.person) = (`class`, person) }
  }

  package var school: String
  package var classes: [Class]
  package var learners: [Learner]
  package var teachers: [Teacher]
  /// The classes of learners, and those of teachers.
  package var learning: Set<Place>
  package var teaching: Set<Place>

  package init(
    school: String, classes: [Class] = [], learners: [Learner] = [], teachers: [Teacher] = [],
    learning: Set<Place> = [], teaching: Set<Place> = []
  ) {
    (self.school, self.classes, self.learners) = (school, classes, learners)
    (self.teachers, self.learning, self.teaching) = (teachers, learning, teaching)
  }
}
