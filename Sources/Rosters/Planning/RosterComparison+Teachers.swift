extension RosterComparison {
  /// Compares the teachers and the heads, and adds their steps.
  mutating func compareTeachers() -> Outcome {
    let people = roster.people.filter { person in
      guard !person.isRemoved else { return false }
      if person.role == .head, let school = classes.school, !person.schools.isEmpty {
        return person.schools.contains(school)
      }
      return person.role == .teacher || person.role == .head
    }
    let matches = TeacherMatching(people, in: state).matches
    var (outcome, withoutClass) = (Outcome(), 0)
    for (index, person) in people.enumerated() {
      let places = teaching[person.key] ?? []
      guard let known = matches[index].map({ state.teachers[$0] }) else {
        if person.role != .head, isComplete, places.isEmpty {
          withoutClass += 1
          continue
        }
        let newcomer = RosterChange.Newcomer(
          name: person.name.shownWhole, fullName: person.name.full, source: person.id,
          email: person.email, classes: places)
        steps.newStaff.append(person.role == .head ? .newHead(newcomer) : .newTeacher(newcomer))
        continue
      }
      let reference = PersonReference(id: known.id, name: known.name)
      var isChanged = false
      if let id = person.id, known.source == nil {
        isChanged = true
        outcome.tied.insert(known.id)
        steps.tiedStaff.append(.tiedTeacher(reference, source: id, fullName: person.name.full))
      }
      if person.role == .head, !known.isHead { notes.append(.headInFile(known.name)) }
      if join(reference, to: places, role: .teacher, &outcome.staying) { isChanged = true }
      if !isChanged { outcome.unchanged += 1 }
    }
    let others = state.teachers.map { ($0.source, $0.id, $0.name) }
    joinOthers(teaching, people: others, role: .teacher, &outcome.staying)
    if withoutClass > 0 {
      notes.append(.withoutClass(learners: 0, teachers: withoutClass))
    }
    // Heads follow the teachers, because their steps need a yes.
    steps.newStaff.sort { !$0.needsYes && $1.needsYes }
    return outcome
  }
}
