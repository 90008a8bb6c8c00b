import TestSupport
import Testing

@testable import Rosters

@Suite("A table of people")
struct RosterTableTests {
  private func read(_ text: String) throws -> Roster { try RosterFile.read(Array(text.utf8)) }

  /// Returns the people with what a table says of them, and their classes.
  private func told(_ roster: Roster) -> [String] {
    roster.people.map { person in
      let classes = roster.enrollments.filter { $0.person == person.key }.map { $0.class ?? "-" }
      let parts = [person.name.given, person.name.family].compactMap(\.self)
      return "\(parts.isEmpty ? person.name.full : parts.joined(separator: "|")) "
        + "\(person.role?.rawValue ?? "") \(classes.joined(separator: "+"))"
        + (person.email.map { " " + $0 } ?? "") + (person.id.map { " #" + $0 } ?? "")
    }
  }

  @Test("has its columns in any order, by their names, with any separator")
  func anyOrder() throws {
    let columns: [(String, [String])] = [
      ("First Name", ["Mia", "Tom", "Ana"]), ("Surname", ["Lopez", "Berg", "Ruiz"]),
      ("Class", ["5b", "5B", "5b"]), ("E-Mail", ["m@x.org", "", "ana@example.org"]),
      ("Role", ["Student", "", "TEACHER"]), ("ID", ["1", "2", "3"]), ("Room", ["9", "9", "9"]),
    ]
    var random = SeededGenerator(seed: 3)
    for separator in [",", ";", "\t", "|"] {
      for _ in 0..<10 {
        let shuffled = columns.shuffled(using: &random)
        let rows = (0..<3).map { row in shuffled.map { $0.1[row] }.joined(separator: separator) }
        let header = shuffled.map(\.0).joined(separator: separator)
        let roster = try read(([header] + rows).joined(separator: "\r\n"))
        #expect(
          told(roster) == [
            "Mia|Lopez learner 5b #1", "Tom|Berg learner 5b #2",
            "Ana|Ruiz teacher 5b ana@example.org #3",
          ])
        #expect(roster.kind == .table(namesClasses: true) && roster.remarks.isEmpty)
        #expect(roster.classes.map(\.title) == [shuffled.isEmpty ? "" : "5b"])
      }
    }
  }

  @Test(
    "may be in German, French or Spanish",
    arguments: [
      "Name;Vorname;Klasse\nLopez;Mia;5b", "Nachname\tVorname\tKlasse\nLopez\tMia\t5b",
      "Nom,Prénom,Classe\nLopez,Mia,5b", "Nombre;Apellidos;Curso\nMia;Lopez;5b",
      "Nom de famille;Prénom;Classe\nLopez;Mia;5b", "Familienname;Rufname;Lerngruppe\nLopez;Mia;5b",
    ])
  func languages(_ text: String) throws {
    #expect(told(try read(text)) == ["Mia|Lopez learner 5b"])
  }

  @Test("may be in another encoding, and have a title above its header")
  func encoding() throws {
    // Windows-1252 writes ö in one byte.
    let bytes = Array("Klassenliste\n\nVorname;Nachname\nJ".utf8) + [0xF6] + Array("rg;Berg\n".utf8)
    let roster = try RosterFile.read(bytes)
    #expect(told(roster) == ["Jörg|Berg learner -"])
    #expect(roster.sentences == ["Line 1 is left out: it is a heading."])
  }

  @Test("of names in one column is read with them in one piece")
  func oneColumn() throws {
    #expect(told(try read("Name\nMia Lopez\nTom")) == ["Mia Lopez learner -", "Tom learner -"])
    let roster = try read("Student,Class\n\"Lopez, Mia\",5b\n\"Berg, Tom\",5b")
    #expect(told(roster) == ["Mia|Lopez learner 5b", "Tom|Berg learner 5b"])
    #expect(roster.remarks.map(\.reason) == [.familyFirst])
  }

  @Test("loses only the rows that can't be read, each with a remark")
  func badRows() throws {
    let roster = try read(
      """
      name,class,role,email,id
      Mia,5b,,,1
      ,5b,,,2
      Tom,5b,astronaut,,3
      Ana,5b,teacher,nowhere,4
      Vera,5b,parent,v@example.org,5
      Bo,5b,proctor,,6
      Mia,5b,,,1
      Tim,5b,,,1
      Ida,\(String(repeating: "x", count: 70)),,,7
      """)
    #expect(roster.people.map(\.name.full) == ["Mia", "Ana", "Ida"])
    #expect(
      roster.sentences == [
        "Line 3 is left out: it has no name.",
        "Line 4 is left out: its role 'astronaut' is unknown.",
        "Line 5 has no valid e-mail address, so the person gets a link.",
        "Line 8 is left out: line 2 has the same name.",
        "Line 9 is left out: line 2 has the same ID.",
        "Line 10 has a title of more than 60 characters, which is shortened.",
        "1 parent in the file is left out: only learners and teachers are imported.",
        "1 person in the file with other work at the school is left out.",
      ])
  }

  @Test("without IDs takes one name in two classes as two learners, and as one teacher")
  func namesakes() throws {
    let roster = try read(
      "name,class,role\nMia,5a,\nMia,5b,\nMia,5b,\nAna,5a,teacher\nAna,5b,teacher")
    #expect(
      told(roster) == ["Mia learner 5a", "Mia learner 5b", "Ana teacher 5a+5b"])
    #expect(
      roster.sentences == [
        "Line 4 is left out: line 3 has the same name.",
        "Mia is in 5a and 5b: these are taken as two people. A column 'id' would tell.",
      ])
    #expect(
      told(try read("name,class,id\nMia,5a,7\nMia,5b,7")) == ["Mia learner 5a+5b #7"])
  }

  @Test("of too many classes is refused, and so is a spreadsheet")
  func refused() throws {
    let many = "name,class\n" + (0...200).map { "Mia,\($0)\n" }.joined()
    #expect(throws: RosterError.tooManyClasses(limit: 200)) { try read(many) }
    #expect(throws: RosterError.spreadsheet) {
      try RosterFile.read(zipArchive(of: [("xl/workbook.xml", "<x/>")]))
    }
    #expect(throws: RosterError.spreadsheet) { try RosterFile.read([0xD0, 0xCF, 0x11, 0xE0, 0]) }
    #expect(throws: RosterError.tooLarge(limit: 20 << 20)) {
      try RosterFile.read(Array(repeating: 65, count: 20 << 20 + 1))
    }
  }
}
