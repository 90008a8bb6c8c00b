/// The learners of a file who are at the school already.
///
/// The source decides. A learner whose source is not known is found by the name, if exactly one
/// learner of the file and one of the school can be meant: first by the whole name in a class, then
/// by the short name there, then by the whole name in the school.
struct LearnerMatching {
  /// A learner of the file.
  struct Candidate {
    let person: RosterPerson
    let forms: ShownNames.Forms
    /// The identities of the school's classes in which the file has the learner.
    let classes: [String]
    /// Whether a complete file has the learner in no class. Then only the source matches. A name
    /// here may still mean this learner, and so no other learner is matched by it.
    let isLeftOut: Bool
  }

  /// The indices of the school's learners, by the indices of those of the file.
  private(set) var matches: [Int: Int] = [:]
  /// The learners without sources who were found by another name than their whole one.
  private(set) var guesses: [(fullName: String, name: String)] = []
  /// The names here that several learners of the file could mean.
  private(set) var ambiguous: [String] = []

  private let candidates: [Candidate]
  private let state: RosterState
  private let members: [String: [Int]]
  private let keys: [NameKey]
  private var taken: Set<Int> = []

  init(_ candidates: [Candidate], in state: RosterState) {
    (self.candidates, self.state) = (candidates, state)
    let indices = Dictionary(zip(state.learners.map(\.id), state.learners.indices)) { $1 }
    members = Dictionary(grouping: state.learning, by: \.class).mapValues { learning in
      learning.compactMap { indices[$0.person] }.sorted()
    }
    keys = state.learners.map { NameKey($0.name) }
    let sources = Dictionary(
      state.learners.enumerated().compactMap { number, known in known.source.map { ($0, number) } }
    ) { first, _ in first }
    for (index, candidate) in candidates.enumerated() {
      if let id = candidate.person.id, let known = sources[id], taken.insert(known).inserted {
        matches[index] = known
      }
    }
    let fullKeys = candidates.map { NameKey($0.person.name.full) }
    claim { this, index in this.classmates(index).filter { this.keys[$0] == fullKeys[index] } }
    claim { this, index in this.closest(index) }
    let byName = Dictionary(grouping: state.learners.indices) { keys[$0] }
    claim { this, index in
      // Many children have the same given name.
      guard candidates[index].person.name.full.utf8.contains(UInt8(ascii: " ")) else { return [] }
      return (byName[fullKeys[index]] ?? []).filter { this.isFree($0, for: index) }
    }
  }

  /// Returns whether a learner of the school can be one of the file whose source is not known.
  private func isFree(_ known: Int, for index: Int) -> Bool {
    !taken.contains(known)
      && (candidates[index].person.id == nil || state.learners[known].source == nil)
  }

  private func classmates(_ index: Int) -> [Int] {
    let known = Set(candidates[index].classes.flatMap { members[$0] ?? [] })
    return known.filter { isFree($0, for: index) }.sorted()
  }

  /// Returns the learners of the classes whose shown names have most of a learner's name.
  private func closest(_ index: Int) -> [Int] {
    let found = classmates(index).compactMap { known -> (known: Int, form: Int)? in
      let form = candidates[index].forms.index(of: state.learners[known].name)
      return form.map { (known, $0) }
    }
    let most = found.map(\.form).max()
    return found.filter { $0.form == most }.map(\.known)
  }

  /// Matches each learner of the file for whom one learner of the school can be meant, unless that
  /// one can be meant by several.
  private mutating func claim(_ choices: (LearnerMatching, Int) -> [Int]) {
    var claims: [Int: [Int]] = [:]
    for index in candidates.indices where matches[index] == nil {
      let found = choices(self, index)
      if found.count == 1, let known = found.first { claims[known, default: []].append(index) }
    }
    for (known, indices) in claims.sorted(by: { $0.key < $1.key }) {
      guard indices.count == 1, let index = indices.first else {
        ambiguous.append(state.learners[known].name)
        continue
      }
      guard !candidates[index].isLeftOut else { continue }
      matches[index] = known
      taken.insert(known)
      // A learner with a source gets a step that says the same.
      let person = candidates[index].person
      if person.id == nil, keys[known] != NameKey(person.name.full) {
        guesses.append((person.name.full, state.learners[known].name))
      }
    }
  }
}
