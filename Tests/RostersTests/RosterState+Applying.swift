@testable import Rosters

extension RosterState {
  /// Takes steps as a server does.
  mutating func apply(_ changes: [RosterChange]) {
    for change in changes { apply(change) }
  }

  private func id(of place: RosterChange.ClassReference) -> String {
    place.id ?? "new \(place.key)"
  }

  private mutating func apply(_ change: RosterChange) {
    switch change {
    case .closedClass(let place, _):
      if let index = classes.firstIndex(where: { $0.id == place.id }) {
        classes[index].isClosed = true
      }
    case .newClass(let place, let source):
      classes.append(Class(id: id(of: place), source: source, title: place.title))
    case .tiedClass(let place, let source):
      if let index = classes.firstIndex(where: { $0.id == place.id }) {
        classes[index].source = source
      }
    case .renamedClass(let place, let title):
      if let index = classes.firstIndex(where: { $0.id == place.id }) {
        classes[index].title = title
      }
    case .tiedLearner(let person, let source, _):
      if let index = learners.firstIndex(where: { $0.id == person.id }) {
        learners[index].source = source
      }
    case .renamedLearner(let person, let name):
      if let index = learners.firstIndex(where: { $0.id == person.id }) {
        learners[index].name = name
      }
    case .newLearner(let person):
      let new = "learner \(learners.count + 1)"
      learners.append(Learner(id: new, source: person.source, name: person.name))
      for place in person.classes { learning.insert(Place(class: id(of: place), person: new)) }
    case .joined(let place, let person):
      learning.insert(Place(class: id(of: place), person: person.id))
    case .tiedTeacher(let person, let source, _):
      if let index = teachers.firstIndex(where: { $0.id == person.id }) {
        teachers[index].source = source
      }
    case .newTeacher(let person), .newHead(let person):
      let new = "teacher \(teachers.count + 1)"
      var isHead = false
      if case .newHead = change { isHead = true }
      teachers.append(
        Teacher(
          id: new, source: person.source, name: person.name, email: person.email, isHead: isHead))
      for place in person.classes { teaching.insert(Place(class: id(of: place), person: new)) }
    case .teacherJoined(let place, let person):
      teaching.insert(Place(class: id(of: place), person: person.id))
    case .left(let place, let person, _):
      learning.remove(Place(class: id(of: place), person: person.id))
    case .teacherLeft(let place, let person, _):
      teaching.remove(Place(class: id(of: place), person: person.id))
    }
  }
}

extension RosterState {
  /// A school with a class 5b, to which everybody belongs.
  static func withClass(_ names: [String], sources: [String?] = []) -> RosterState {
    var state = RosterState(
      school: "Hill School", classes: [Class(id: "k1", source: nil, title: "5b")])
    for (index, name) in names.enumerated() {
      let source = sources.indices.contains(index) ? sources[index] : nil
      state.learners.append(Learner(id: "l\(index + 1)", source: source, name: name))
      state.learning.insert(Place(class: "k1", person: "l\(index + 1)"))
    }
    return state
  }

  /// The names that a class shows, sorted.
  func names(in place: String) -> [String] {
    learners.filter { learning.contains(Place(class: place, person: $0.id)) }.map(\.name).sorted()
  }
}
