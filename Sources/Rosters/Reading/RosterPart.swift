internal import Tables

/// A part of what a row of a school's table says of a person.
enum RosterPart: String, TablePart {
  case name, given, family, `class`, email, role, id

  var isFreeText: Bool { false }

  /// The names that people and programs give to the columns, in English, German, French and
  /// Spanish.
  static let names = ColumnNames<RosterPart>([
    .name: [
      "name", "names", "full name", "fullname", "display name", "student name", "pupil name",
      "learner name", "student", "students", "pupil", "pupils", "learner", "learners", "child",
      "schüler", "schülerin", "schülername", "vollständiger name", "lernende", "nom", "nom complet",
      "élève", "nombre", "nombre completo", "alumno", "alumna", "estudiante",
    ],
    .given: [
      "given name", "given names", "givenname", "first name", "first names", "firstname",
      "forename", "forenames", "vorname", "vornamen", "rufname", "prénom", "prénoms", "prenom",
      "nombres", "nombre de pila", "primer nombre", "given", "first",
    ],
    .family: [
      "family name", "familyname", "last name", "last names", "lastname", "surname", "surnames",
      "nachname", "nachnamen", "familienname", "zuname", "nom de famille", "nom famille",
      "apellido", "apellidos", "family", "last",
    ],
    .class: [
      "class", "class name", "class title", "classroom", "group", "form", "homeroom", "section",
      "course", "klasse", "klassen", "klassenname", "gruppe", "kurs", "lerngruppe", "classe",
      "groupe", "clase", "grupo", "curso",
    ],
    .email: [
      "email", "e mail", "mail", "email address", "e mail address", "emailadresse",
      "e mail adresse", "mailadresse", "adresse e mail", "adresse email", "courriel", "correo",
      "correo electrónico", "correo electronico",
    ],
    .role: ["role", "type", "rolle", "funktion", "rôle", "fonction", "rol", "función"],
    .id: [
      "id", "sourcedid", "sourced id", "student id", "pupil id", "learner id", "student number",
      "identifier", "schüler id", "schülernummer", "personennummer", "kennung", "identifiant",
      "numéro", "identificador", "matrícula",
    ],
  ])

  /// Returns whether a row names the columns of a table with people.
  static func isHeader(_ fields: [String]) -> Bool {
    fields.compactMap(names.part(named:)).contains { [.name, .given, .family].contains($0) }
  }

  /// Returns whether a row names several columns of such a table, and none with people's names.
  static func isHeaderWithoutNames(_ fields: [String]) -> Bool {
    fields.count > 1 && !isHeader(fields) && fields.allSatisfy { names.part(named: $0) != nil }
  }

  /// Returns the columns of each part, with one meaning for a column `name` beside others: in
  /// `Name;Vorname` it has the family name, in `Nombre;Apellidos` the given name.
  static func resolved(_ columns: [RosterPart: [Int]]) -> [RosterPart: [Int]] {
    var columns = columns
    if columns[.given] != nil, columns[.family] == nil {
      columns[.family] = columns.removeValue(forKey: .name)
    } else if columns[.family] != nil, columns[.given] == nil {
      columns[.given] = columns.removeValue(forKey: .name)
    }
    return columns
  }
}
