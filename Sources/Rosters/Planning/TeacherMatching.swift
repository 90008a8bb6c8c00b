/// The teachers and heads of a file who are at the school already. The source finds them, or the
/// address, or the whole name.
struct TeacherMatching {
  /// The places of the school's teachers, by the places of those of the file.
  private(set) var matches: [Int: Int] = [:]
  private var taken: Set<Int> = []

  init(_ people: [RosterPerson], in state: RosterState) {
    let teachers = state.teachers
    match(people, teachers) { $0.id != nil && $0.id == $1.source }
    let isOpen = { (person: RosterPerson, known: RosterState.Teacher) in
      person.id == nil || known.source == nil
    }
    match(people, teachers) { person, known in
      guard isOpen(person, known), let email = person.email else { return false }
      return email.lowercased() == known.email?.lowercased()
    }
    match(people, teachers) { person, known in
      guard isOpen(person, known), person.email == nil || known.email == nil else { return false }
      return NameKey(person.name.full) == NameKey(known.name)
    }
  }

  /// Matches the people who have one teacher to choose.
  private mutating func match(
    _ people: [RosterPerson], _ teachers: [RosterState.Teacher],
    isSame: (RosterPerson, RosterState.Teacher) -> Bool
  ) {
    for (index, person) in people.enumerated() where matches[index] == nil {
      let found = teachers.indices.filter {
        !taken.contains($0) && isSame(person, teachers[$0])
      }
      guard found.count == 1, let known = found.first else { continue }
      matches[index] = known
      taken.insert(known)
    }
  }
}
