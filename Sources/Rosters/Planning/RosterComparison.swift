/// The comparison of a file with a school.
struct RosterComparison {
  typealias Place = RosterState.Place
  typealias ClassReference = RosterChange.ClassReference
  typealias PersonReference = RosterChange.PersonReference

  let roster: Roster
  let state: RosterState
  let classes: ClassComparison
  /// The class of a file that names no classes.
  private let target: ClassReference?
  /// The classes in which the file has people, by the keys of the people.
  private(set) var learning: [String: [ClassReference]] = [:]
  private(set) var teaching: [String: [ClassReference]] = [:]
  var notes: [RosterPlan.Note] = []
  var steps = Steps()

  /// The steps by their kinds, which are taken in this order.
  struct Steps {
    var tied: [RosterChange] = []
    var renamed: [RosterChange] = []
    var new: [RosterChange] = []
    var joined: [RosterChange] = []
    var tiedStaff: [RosterChange] = []
    var newStaff: [RosterChange] = []
    var joinedStaff: [RosterChange] = []
    var left: [RosterChange] = []
    var leftStaff: [RosterChange] = []

    var all: [RosterChange] {
      tied + renamed + new + joined + tiedStaff + newStaff + joinedStaff + left + leftStaff
    }
  }

  init(_ roster: Roster, _ state: RosterState, target: String?) {
    (self.roster, self.state) = (roster, state)
    classes = ClassComparison(roster, state)
    self.target =
      target.flatMap { id in state.classes.first { $0.id == id } }
      .map(ClassComparison.reference)
  }

  var changes: [RosterChange] { classes.closed + classes.made + steps.all }

  mutating func compare() {
    notes = classes.notes
    placePeople()
    let learners = compareLearners()
    let teachers = compareTeachers()
    steps.left = leavings(state.learning, learners, people: learnerNames, role: .learner)
    steps.leftStaff = leavings(state.teaching, teachers, people: teacherNames, role: .teacher)
    notes.append(.unchanged(learners: learners.unchanged, teachers: teachers.unchanged))
  }

  /// Whether the file has everybody of the school's classes.
  var isComplete: Bool {
    if case .oneRoster = roster.kind { roster.scope.enrollments == .bulk } else { false }
  }

  /// Whether a learner whom the file puts into no class is left out. Only a file of OneRoster's
  /// changes may name the class later.
  private var needsPlace: Bool {
    if case .oneRoster = roster.kind { isComplete } else { true }
  }

  // MARK: Places

  /// Finds the classes of the people in the file.
  private mutating func placePeople() {
    var (unknown, hasNoTarget) = (0, false)
    let named = Set(roster.people.map(\.key))
    let sources = Set(
      state.learners.compactMap(\.source) + state.teachers.compactMap(\.source))
    for one in roster.enrollments where !one.isRemoved {
      let place: ClassReference?
      if let key = one.class {
        place = classes.place(key)
        let isKnown = place != nil || classes.skipped.contains(key)
        let isPersonKnown = named.contains(one.person) || sources.contains(one.person)
        if !isKnown || !isPersonKnown { unknown += 1 }
      } else {
        place = target
        if target == nil { hasNoTarget = true }
      }
      guard let place, !classes.closing.contains(place.id ?? "") else { continue }
      if one.role == .learner {
        learning[one.person, default: []].append(place)
      } else {
        teaching[one.person, default: []].append(place)
      }
    }
    if hasNoTarget { notes.append(.noTarget) }
    if unknown > 0 { notes.append(.unknownEnrollments(unknown)) }
  }

  /// The people of the school whom the file has.
  struct Outcome {
    /// The classes that the people stay in, or join.
    var staying: Set<Place> = []
    /// The people whose sources this plan finds.
    var tied: Set<String> = []
    /// The number of people for whom nothing changes.
    var unchanged = 0
  }

  // MARK: Learners

  /// The learners of the file, also those whom only an enrollment names.
  private mutating func learners() -> [RosterPerson] {
    let known = Dictionary(
      state.learners.compactMap { one in one.source.map { ($0, one) } }
    ) { first, _ in first }
    let staff = Set(state.teachers.compactMap(\.source))
    var (learners, withoutRole): ([RosterPerson], Int) = ([], 0)
    for person in roster.people where !person.isRemoved {
      switch person.role {
      case .learner: learners.append(person)
      case .teacher, .head: break
      case nil:
        if known[person.key] != nil {
          learners.append(person)
        } else if !staff.contains(person.key) {
          withoutRole += 1
        }
      }
    }
    if withoutRole > 0 { notes.append(.withoutRole(withoutRole)) }
    return learners
  }

  private mutating func compareLearners() -> Outcome {
    let people = learners()
    let candidates = people.map { person in
      let places = learning[person.key] ?? []
      return LearnerMatching.Candidate(
        person: person, forms: ShownNames.Forms(person.name), classes: places.compactMap(\.id),
        isLeftOut: needsPlace && places.isEmpty)
    }
    let matching = LearnerMatching(candidates, in: state)
    note(matching)
    var naming = LearnerNaming(state)
    var (outcome, withoutClass) = (Outcome(), 0)
    for (index, person) in people.enumerated() {
      let places = learning[person.key] ?? []
      guard let known = matching.matches[index].map({ state.learners[$0] }) else {
        // A complete file names many who are in no class here.
        if candidates[index].isLeftOut {
          withoutClass += 1
        } else {
          naming.add(person, candidates[index].forms, places)
        }
        continue
      }
      let reference = PersonReference(id: known.id, name: known.name)
      var isChanged = false
      if let id = person.id, known.source == nil {
        isChanged = true
        outcome.tied.insert(known.id)
        steps.tied.append(.tiedLearner(reference, source: id, fullName: person.name.full))
      }
      if candidates[index].forms.index(of: known.name) == nil {
        isChanged = true
        naming.add(person, candidates[index].forms, places, renaming: known)
      }
      if join(reference, to: places, role: .learner, &outcome.staying) { isChanged = true }
      naming.note(known.name, in: places)
      if !isChanged { outcome.unchanged += 1 }
    }
    let others = state.learners.map { ($0.source, $0.id, $0.name) }
    joinOthers(learning, people: others, role: .learner, &outcome.staying)
    if withoutClass > 0 {
      notes.append(.withoutClass(learners: withoutClass, teachers: 0))
    }
    let named = naming.changes()
    steps.renamed = named.renamed
    steps.new = named.new
    return outcome
  }

  private mutating func note(_ matching: LearnerMatching) {
    let most = 5
    notes += matching.guesses.prefix(most).map { .guessed(fullName: $0.fullName, name: $0.name) }
    if matching.guesses.count > most {
      notes.append(.furtherGuesses(matching.guesses.count - most))
    }
    notes += matching.ambiguous.prefix(most).map { .ambiguous(name: $0) }
    if matching.ambiguous.count > most {
      notes.append(.furtherAmbiguous(matching.ambiguous.count - most))
    }
  }

  /// Adds a person to those classes that the person is not in.
  ///
  /// - Returns: whether there is one.
  mutating func join(
    _ person: PersonReference, to places: [ClassReference], role: RosterRole,
    _ staying: inout Set<Place>
  ) -> Bool {
    let present = role == .learner ? state.learning : state.teaching
    var isChanged = false
    for place in places {
      if let id = place.id {
        let here = Place(class: id, person: person.id)
        guard staying.insert(here).inserted, !present.contains(here) else { continue }
      }
      isChanged = true
      if role == .learner {
        steps.joined.append(.joined(place, person))
      } else {
        steps.joinedStaff.append(.teacherJoined(place, person))
      }
    }
    return isChanged
  }

  /// Adds the people whom only an enrollment of a file of changes names.
  mutating func joinOthers(
    _ places: [String: [ClassReference]],
    people: [(source: String?, id: String, name: String)], role: RosterRole,
    _ staying: inout Set<Place>
  ) {
    let named = Set(roster.people.map(\.key))
    for person in people {
      guard let source = person.source, !named.contains(source), let places = places[source] else {
        continue
      }
      let reference = PersonReference(id: person.id, name: person.name)
      _ = join(reference, to: places, role: role, &staying)
    }
  }
}
