extension RosterComparison {
  /// A person of the school, with the name that a class sees.
  typealias KnownPerson = (source: String?, name: String)

  var learnerNames: [String: KnownPerson] {
    Dictionary(state.learners.map { ($0.id, ($0.source, $0.name)) }) { first, _ in first }
  }

  var teacherNames: [String: KnownPerson] {
    Dictionary(state.teachers.map { ($0.id, ($0.source, $0.name)) }) { first, _ in first }
  }

  /// Returns the steps of the people who leave classes.
  func leavings(
    _ present: Set<Place>, _ outcome: Outcome, people: [String: KnownPerson], role: RosterRole
  ) -> [RosterChange] {
    let references = Dictionary(state.classes.map { ($0.id, ClassComparison.reference($0)) }) {
      first, _ in first
    }
    let open = Set(state.classes.filter { !$0.isClosed }.map(\.id)).subtracting(classes.closing)
    let whole = wholeClasses(role)
    let removed = removedPlaces(role)
    let gone = Set(roster.people.filter(\.isRemoved).map(\.key))
    let needsSource = needsSource(role)
    var steps: [RosterChange] = []
    for place in present.sorted(by: { ($0.class, $0.person) < ($1.class, $1.person) }) {
      guard open.contains(place.class), !outcome.staying.contains(place),
        let reference = references[place.class], let person = people[place.person]
      else { continue }
      let source = person.source ?? ""
      let isRemoved =
        person.source != nil
        && (gone.contains(source)
          || removed.contains(Place(class: place.class, person: source)))
      let isKnown = person.source != nil || outcome.tied.contains(place.person)
      let isMissing =
        whole.contains(place.class) && (!needsSource || isKnown)
        && !roster.unreadPeople.contains(source)
      guard isRemoved || isMissing else { continue }
      let who = PersonReference(id: place.person, name: person.name)
      let reason: RosterChange.Leaving = isRemoved ? .removedInFile : .notInFile
      steps.append(
        role == .learner ? .left(reference, who, reason) : .teacherLeft(reference, who, reason))
    }
    return steps
  }

  /// Returns the identities of the classes of which the file has everybody with a role.
  private func wholeClasses(_ role: RosterRole) -> Set<String> {
    guard roster.scope.enrollments == .bulk else { return [] }
    switch roster.kind {
    case .names, .table(namesClasses: false): return []
    case .oneRoster: return Set(classes.references.values.compactMap(\.id))
    case .table:
      // A table of teachers says nothing about learners, and few tables name the teachers.
      guard role == .learner else { return [] }
      return Set(learning.values.joined().compactMap(\.id))
    }
  }

  /// Returns whether somebody without a source stays, because the file can't name them.
  private func needsSource(_ role: RosterRole) -> Bool {
    if case .oneRoster = roster.kind { return true }
    return roster.people.contains { $0.role == role && $0.id != nil }
  }

  /// Returns the enrollments that a file of changes ends, with the people's sources.
  private func removedPlaces(_ role: RosterRole) -> Set<Place> {
    Set(
      roster.enrollments.filter { $0.isRemoved && $0.role == role }.compactMap { one in
        guard let place = one.class.flatMap({ classes.place($0)?.id }) else { return nil }
        return Place(class: place, person: one.person)
      })
  }
}
