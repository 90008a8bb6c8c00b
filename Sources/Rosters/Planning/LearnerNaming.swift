/// The choice of the shown names of new learners, and of those who get another one.
struct LearnerNaming {
  private struct Learner {
    let person: RosterPerson
    let forms: ShownNames.Forms
    let places: [RosterChange.ClassReference]
    /// The learner of the school; `nil` for a new one.
    let known: RosterState.Learner?
  }

  private let state: RosterState
  private var learners: [Learner] = []
  /// The names that each class shows, by the keys of the classes.
  private var shown: [String: [String]] = [:]
  private let classes: [String: [RosterChange.ClassReference]]

  init(_ state: RosterState) {
    self.state = state
    let names = Dictionary(state.learners.map { ($0.id, $0.name) }) { first, _ in first }
    let references = Dictionary(state.classes.map { ($0.id, ClassComparison.reference($0)) }) {
      first, _ in first
    }
    var classes: [String: [RosterChange.ClassReference]] = [:]
    for place in state.learning.sorted(by: { $0.class < $1.class }) {
      if let name = names[place.person] { shown[place.class, default: []].append(name) }
      if let reference = references[place.class] {
        classes[place.person, default: []].append(reference)
      }
    }
    self.classes = classes
  }

  /// Adds a learner who needs a name.
  mutating func add(
    _ person: RosterPerson, _ forms: ShownNames.Forms, _ places: [RosterChange.ClassReference],
    renaming known: RosterState.Learner? = nil
  ) {
    learners.append(Learner(person: person, forms: forms, places: places, known: known))
  }

  /// Notes the name of somebody who joins classes.
  mutating func note(_ name: String, in places: [RosterChange.ClassReference]) {
    for place in places where !(shown[place.key] ?? []).contains(name) {
      shown[place.key, default: []].append(name)
    }
  }

  /// Returns the steps that give the learners their names.
  func changes() -> (renamed: [RosterChange], new: [RosterChange]) {
    let places = learners.map { learner in
      Set((learner.places + (learner.known.flatMap { classes[$0.id] } ?? [])).map(\.key))
    }
    var inClass: [String: [Int]] = [:]
    for (index, keys) in places.enumerated() {
      for key in keys { inClass[key, default: []].append(index) }
    }
    let newcomers = learners.indices.map { index in
      let taken = places[index].flatMap { shown[$0] ?? [] }
      let classmates = Set(places[index].flatMap { inClass[$0] ?? [] })
      return ShownNames.Newcomer(
        forms: learners[index].forms,
        taken: Set(taken.map { ShownNames.Key($0) }), classmates: classmates.sorted())
    }
    var (renamed, new): ([RosterChange], [RosterChange]) = ([], [])
    for (learner, name) in zip(learners, ShownNames.names(of: newcomers)) {
      if let known = learner.known {
        renamed.append(.renamedLearner(.init(id: known.id, name: known.name), to: name))
      } else {
        new.append(
          .newLearner(
            .init(
              name: name, fullName: learner.person.name.full, source: learner.person.id, email: nil,
              classes: learner.places)))
      }
    }
    return (renamed, new)
  }
}
