/// One step of an import. Whoever applies a plan takes its steps in their order.
package enum RosterChange: Hashable, Sendable {
  /// A class of a change: one that the school has, or one that an earlier step makes.
  package struct ClassReference: Hashable, Sendable {
    /// The identity; `nil` for a class that the ``newClass(_:source:)`` with the same key makes.
    package let id: String?
    /// The key of the class in the file, or else the identity.
    package let key: String
    package let title: String
  }

  /// A person whom the school has.
  package struct PersonReference: Hashable, Sendable {
    package let id: String
    package let name: String
  }

  /// A person whom the file brings.
  package struct Newcomer: Hashable, Sendable {
    /// The name that others see: of a learner no more than the classes need, of a teacher all.
    package let name: String
    /// The whole name in the file. It is for the preview and the invitation, and is not kept.
    package let fullName: String
    package let source: String?
    /// The address for the invitation of a teacher.
    package let email: String?
    package let classes: [ClassReference]
  }

  /// The reason why somebody leaves a class.
  package enum Leaving: Hashable, Sendable {
    /// The file has the whole class, without the person.
    case notInFile
    /// The file says so.
    case removedInFile
  }

  case closedClass(ClassReference, Leaving)
  case newClass(ClassReference, source: String?)
  /// A class that the school has is the one of the file, because both have the same title.
  case tiedClass(ClassReference, source: String)
  case renamedClass(ClassReference, to: String)
  /// A learner whom the school has is the one of the file, because the names agree.
  case tiedLearner(PersonReference, source: String, fullName: String)
  case renamedLearner(PersonReference, to: String)
  case newLearner(Newcomer)
  case joined(ClassReference, PersonReference)
  /// A teacher or a head whom the school has is the one of the file.
  case tiedTeacher(PersonReference, source: String, fullName: String)
  /// A teacher to be invited.
  case newTeacher(Newcomer)
  case teacherJoined(ClassReference, PersonReference)
  /// A head of the school to be invited.
  case newHead(Newcomer)
  case left(ClassReference, PersonReference, Leaving)
  case teacherLeft(ClassReference, PersonReference, Leaving)

  /// Whether a person must agree to this very step: it takes something away, replaces a name that
  /// somebody may have chosen, or gives a right over the whole school.
  package var needsYes: Bool {
    switch self {
    case .left, .teacherLeft, .closedClass, .renamedLearner, .newHead: true
    case .newClass, .tiedClass, .renamedClass, .tiedLearner, .newLearner, .joined, .tiedTeacher,
      .newTeacher, .teacherJoined:
      false
    }
  }
}

extension RosterChange: Identifiable {
  /// A text that is the same for the same step: a person chooses steps in a preview, and the plan
  /// is made anew before it is applied.
  package var id: String {
    let fields: [String]
    switch self {
    case .newClass(let place, let source): fields = ["new-class", place.key, source ?? ""]
    case .tiedClass(let place, let source): fields = ["tied-class", place.key, source]
    case .renamedClass(let place, let title): fields = ["renamed-class", place.key, title]
    case .tiedLearner(let person, let source, _): fields = ["tied-learner", person.id, source]
    case .renamedLearner(let person, let name): fields = ["renamed-learner", person.id, name]
    case .newLearner(let person): fields = ["new-learner"] + person.fields
    case .joined(let place, let person): fields = ["joined", place.key, person.id]
    case .tiedTeacher(let person, let source, _): fields = ["tied-teacher", person.id, source]
    case .newTeacher(let person): fields = ["new-teacher"] + person.fields
    case .teacherJoined(let place, let person):
      fields = ["teacher-joined", place.key, person.id]
    case .newHead(let person): fields = ["new-head"] + person.fields
    case .left(let place, let person, _): fields = ["left", place.key, person.id]
    case .teacherLeft(let place, let person, _): fields = ["teacher-left", place.key, person.id]
    case .closedClass(let place, _): fields = ["closed-class", place.key]
    }
    return fields.map(\.escaped).joined(separator: ",")
  }
}

extension RosterChange.Newcomer {
  fileprivate var fields: [String] {
    [name, fullName, source ?? "", email ?? ""] + classes.map(\.key)
  }
}

extension String {
  /// The text with `\,` in place of a comma.
  fileprivate var escaped: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "," || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}
