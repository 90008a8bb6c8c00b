extension RosterChange {
  /// The sentence that asks for the step, or tells it.
  package var sentence: String {
    switch self {
    case .closedClass(let place, .notInFile):
      "Close the class \(place.title): the file doesn't have it any more."
    case .closedClass(let place, .removedInFile):
      "Close the class \(place.title): the file says that it has ended."
    case .newClass(let place, _): "Make the class \(place.title)."
    case .tiedClass(let place, _):
      "Note that the class \(place.title) in the file is the one that is here."
    case .renamedClass(let place, let title): "Rename the class \(place.title) to \(title)."
    case .tiedLearner(let person, _, let name):
      person.name == name
        ? "Note that \(name) in the file is the \(person.name) who is here."
        : "Note that \(name) in the file is \(person.name), who is here."
    case .renamedLearner(let person, let name): "Rename \(person.name) to \(name)."
    case .newLearner(let person):
      person.classes.isEmpty
        ? "Add \(person.named)."
        : "Add \(person.named)\(person.comma) to \(person.classTitles)."
    case .joined(let place, let person): "Add \(person.name) to \(place.title)."
    case .tiedTeacher(let person, _, let name):
      person.name == name
        ? "Note that \(name) in the file is the \(person.name) who is here."
        : "Note that \(name) in the file is \(person.name), who is here."
    case .newTeacher(let person):
      person.classes.isEmpty
        ? "Invite \(person.invited) as a teacher."
        : "Invite \(person.invited) as a teacher of \(person.classTitles)."
    case .teacherJoined(let place, let person):
      "Make \(person.name) a teacher of \(place.title)."
    case .newHead(let person):
      person.classes.isEmpty
        ? "Invite \(person.invited) as a head of the school."
        : """
        Invite \(person.invited) as a head of the school, and a teacher of \(person.classTitles).
        """
    case .left(let place, let person, .notInFile):
      """
      Take \(person.name) out of \(place.title): the file doesn't have this learner there any \
      more.
      """
    case .left(let place, let person, .removedInFile):
      "Take \(person.name) out of \(place.title), as the file says."
    case .teacherLeft(let place, let person, .notInFile):
      """
      Make \(person.name) no teacher of \(place.title) any more: the file doesn't have this \
      teacher there.
      """
    case .teacherLeft(let place, let person, .removedInFile):
      "Make \(person.name) no teacher of \(place.title) any more, as the file says."
    }
  }
}

extension RosterChange.Newcomer {
  /// The whole name, with the shown one if that is another.
  fileprivate var named: String {
    name == fullName ? name : "\(fullName), shown as '\(name)'"
  }

  /// The comma that ends the shown name inside a sentence.
  fileprivate var comma: String { name == fullName ? "" : "," }

  /// The name, with the way of the invitation.
  fileprivate var invited: String {
    email.map { "\(fullName) (\($0))" } ?? "\(fullName), with a link,"
  }

  fileprivate var classTitles: String { classes.map(\.title).inWords }
}
