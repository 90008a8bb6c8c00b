internal import Vocabulary

/// A word for what a person is at a school, as files have it.
enum RoleWord: Hashable {
  case role(RosterRole)
  case parent
  /// Somebody else who works at the school, and has no class here.
  case otherStaff

  /// Reads a word; returns `nil` for an unknown one.
  init?(_ text: String) {
    let word = (text.asPassage ?? "").lowercased()
    guard let found = Self.words[word] else { return nil }
    self = found
  }

  private static let words: [String: RoleWord] = {
    var words: [String: RoleWord] = [:]
    let lists: [(RoleWord, [String])] = [
      (.role(.learner), learners), (.role(.teacher), teachers), (.role(.head), heads),
      (.parent, parents), (.otherStaff, others),
    ]
    for (role, list) in lists {
      for word in list { words[word] = role }
    }
    return words
  }()

  private static let learners = [
    "learner", "student", "pupil", "child", "schüler", "schülerin", "schüler/in", "schüler:in",
    "schüler*in", "lernende", "lernender", "kind", "élève", "eleve", "étudiant", "étudiante",
    "apprenant", "apprenante", "alumno", "alumna", "estudiante", "aluno", "aluna",
  ]
  private static let teachers = [
    "teacher", "lehrer", "lehrerin", "lehrer/in", "lehrer:in", "lehrer*in", "lehrkraft",
    "lehrperson", "enseignant", "enseignante", "professeur", "professeure", "maître", "maîtresse",
    "profesor", "profesora", "maestro", "maestra", "docente",
  ]
  /// The names of OneRoster and of people.
  private static let heads = [
    "head", "principal", "administrator", "siteadministrator", "districtadministrator",
    "systemadministrator", "headteacher", "head teacher", "schulleiter", "schulleiterin",
    "schulleitung", "rektor", "rektorin", "directeur", "directrice", "director", "directora",
  ]
  private static let parents = [
    "parent", "guardian", "relative", "mother", "father", "eltern", "elternteil", "mutter", "vater",
    "erziehungsberechtigte", "erziehungsberechtigter", "mère", "père", "madre", "padre", "tutor",
  ]
  private static let others = ["aide", "proctor", "counselor", "counsellor"]
}
