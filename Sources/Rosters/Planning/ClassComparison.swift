/// The classes of a file beside those of the school.
struct ClassComparison {
  private(set) var closed: [RosterChange] = []
  private(set) var made: [RosterChange] = []
  private(set) var notes: [RosterPlan.Note] = []
  /// The classes of the file that take part, by their keys in the file.
  private(set) var references: [String: RosterChange.ClassReference] = [:]
  /// The keys of the classes that take no part: closed ones, and those of other schools.
  private(set) var skipped: Set<String> = []
  /// The identities of the school's classes that a step closes.
  private(set) var closing: Set<String> = []
  /// The source of this school; `nil` if the file doesn't tell it from others.
  let school: String?

  private let state: RosterState
  private let bySource: [String: RosterState.Class]
  private var matches: [String: RosterState.Class] = [:]

  init(_ roster: Roster, _ state: RosterState) {
    self.state = state
    bySource = Dictionary(
      state.classes.compactMap { one in one.source.map { ($0, one) } }
    ) { first, _ in first }
    let own = roster.schools.filter { NameKey($0.title) == NameKey(state.school) }
    school = roster.schools.count > 1 && own.count == 1 ? own.first?.id : nil
    noteSchools(roster)
    let taking = roster.classes.filter { !skipped.contains($0.key) }
    match(taking)
    close(taking, roster)
    make(taking.filter { !$0.isRemoved })
  }

  /// Returns the class of a key; `nil` for one that takes no part.
  func place(_ key: String) -> RosterChange.ClassReference? {
    if let known = references[key] { return known }
    guard !skipped.contains(key), let known = bySource[key], !known.isClosed else { return nil }
    return Self.reference(known)
  }

  static func reference(_ known: RosterState.Class) -> RosterChange.ClassReference {
    RosterChange.ClassReference(id: known.id, key: known.id, title: known.title)
  }

  private mutating func noteSchools(_ roster: Roster) {
    if let school {
      let others = roster.classes.filter { $0.school != nil && $0.school != school }
      skipped.formUnion(others.map(\.key))
      if !others.isEmpty { notes.append(.otherSchools(classes: others.count)) }
    } else {
      let schools = Set(roster.classes.compactMap(\.school))
      if schools.count > 1 { notes.append(.severalSchools(schools.count)) }
    }
  }

  // MARK: Matching

  private mutating func match(_ classes: [RosterClass]) {
    for one in classes {
      if let id = one.id, let known = bySource[id] { matches[one.key] = known }
    }
    let titles = Dictionary(grouping: classes.filter { !$0.isRemoved }) { NameKey($0.title) }
    var taken = Set(matches.values.map(\.id))
    for one in classes where matches[one.key] == nil && !one.isRemoved {
      let forms = Set(ClassTitles.forms(of: one).map { NameKey($0) })
      let found = state.classes.filter { known in
        !known.isClosed && !taken.contains(known.id) && (one.id == nil || known.source == nil)
          && forms.contains(NameKey(known.title))
      }
      // Of two classes with one title, nobody knows which one it is.
      guard found.count == 1, let known = found.first, titles[NameKey(one.title)]?.count == 1 else {
        continue
      }
      matches[one.key] = known
      taken.insert(known.id)
    }
  }

  // MARK: Steps

  private mutating func close(_ classes: [RosterClass], _ roster: Roster) {
    func close(_ known: RosterState.Class, _ reason: RosterChange.Leaving) {
      guard !known.isClosed, closing.insert(known.id).inserted else { return }
      closed.append(.closedClass(Self.reference(known), reason))
    }
    for one in classes where one.isRemoved {
      skipped.insert(one.key)
      if let known = matches[one.key] { close(known, .removedInFile) }
    }
    guard case .oneRoster = roster.kind, roster.scope.classes == .bulk else { return }
    let named = roster.unreadClasses.union(roster.classes.compactMap(\.id))
    let tied = Set(matches.values.map(\.id))
    for known in state.classes where !tied.contains(known.id) {
      if let source = known.source, !named.contains(source) { close(known, .notInFile) }
    }
  }

  private mutating func make(_ classes: [RosterClass]) {
    let titles = Dictionary(grouping: classes) { NameKey($0.title) }.mapValues(\.count)
    // A class that is closed gives its title back.
    var taken = Set(
      state.classes.filter { !$0.isClosed && !closing.contains($0.id) }.map { NameKey($0.title) })
    func freeTitle(_ one: RosterClass) -> String {
      let forms = ClassTitles.forms(of: one)
      let wanted = titles[NameKey(one.title), default: 1] > 1 ? forms.last : forms.first
      let free =
        forms.first { $0 == wanted && !taken.contains(NameKey($0)) }
        ?? forms.first {
          $0 != forms.first && !taken.contains(NameKey($0))
        }
      let title = free ?? ClassTitles.free(wanted ?? one.title, besides: taken)
      taken.insert(NameKey(title))
      return title
    }
    var (tied, renamed, new): ([RosterChange], [RosterChange], [RosterChange]) = ([], [], [])
    for one in classes {
      guard let known = matches[one.key] else {
        let title = freeTitle(one)
        let reference = RosterChange.ClassReference(id: nil, key: one.key, title: title)
        references[one.key] = reference
        new.append(.newClass(reference, source: one.id))
        continue
      }
      guard !known.isClosed else {
        skipped.insert(one.key)
        notes.append(.closedClass(known.title))
        continue
      }
      let reference = Self.reference(known)
      references[one.key] = reference
      if let id = one.id, known.source == nil { tied.append(.tiedClass(reference, source: id)) }
      if !ClassTitles.isForm(known.title, of: one) {
        renamed.append(.renamedClass(reference, to: freeTitle(one)))
      }
    }
    made = new + tied + renamed
  }
}
