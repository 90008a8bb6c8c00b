internal import Faults

extension RosterPlan {
  /// The sentences of the notes.
  package var sentences: [String] { notes.compactMap(\.sentence) }
}

extension RosterPlan.Note {
  /// The sentence; `nil` where nothing is to tell.
  package var sentence: String? {
    switch self {
    case .unchanged(let learners, let teachers):
      Self.people(learners, teachers).map { "Nothing changes for \($0)." }
    case .guessed(let fullName, let name):
      "\(fullName) in the file is probably '\(name)', who is here already."
    case .furtherGuesses(let count):
      "\(count.of("more learner", "more learners")) of the file \(count.are) found by short names."
    case .ambiguous(let name):
      """
      '\(name)' could be several learners of the file, so these are taken as new: rename \
      '\(name)' first if one of them is meant.
      """
    case .furtherAmbiguous(let count):
      "So could \(count.of("more name", "more names"))."
    case .closedClass(let title):
      "The class \(title) is closed here, so nothing changes in it: open it again to import it."
    case .otherSchools(let count):
      "\(count.of("class", "classes")) of other schools \(count.are) left out."
    case .severalSchools(let count):
      """
      The file has classes of \(count) schools, and none of them has the name of this one: all are \
      taken.
      """
    case .withoutClass(let learners, let teachers):
      Self.people(learners, teachers).map {
        "\($0) \((learners + teachers).are) in no class, and left out."
      }
    case .noTarget: "The file names no class: open a class, and import the file there."
    case .unknownEnrollments(let count):
      """
      \(count.of("enrollment", "enrollments")) of unknown people or classes \(count.are) left \
      out: import a complete file first.
      """
    case .withoutRole(let count):
      "\(count.of("person", "people")) without a role in the file \(count.are) left out."
    case .headInFile(let name):
      "\(name) is a head of the school in the file, and a teacher here. This stays as it is."
    }
  }

  /// `3 learners and 1 teacher`; `nil` for nobody.
  private static func people(_ learners: Int, _ teachers: Int) -> String? {
    let parts = [
      learners > 0 ? learners.of("learner", "learners") : nil,
      teachers > 0 ? teachers.of("teacher", "teachers") : nil,
    ]
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : known.inWords
  }
}

extension Int {
  /// The number with its noun.
  func of(_ one: String, _ many: String) -> String { "\(self) \(self == 1 ? one : many)" }

  var are: String { self == 1 ? "is" : "are" }
}

extension [String] {
  /// `a`, or `a and b`, or `a, b and c`.
  var inWords: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  /// A text of a file, as a sentence shows it.
  var shown: String { String(prefix(60)).printable }
}
