import TestSupport
import Testing

@testable import Rosters

@Suite("Shown names")
struct ShownNamesTests {
  /// Returns the names that people of one class get.
  private func shown(
    _ people: [(given: String, family: String)], taken: [String] = []
  ) throws -> [String] {
    let names = try people.map { try PersonName(given: $0.given, family: $0.family) }
    return ShownNames.names(
      of: names.map { name in
        .init(
          forms: ShownNames.Forms(name), taken: Set(taken.map { ShownNames.Key($0) }),
          classmates: Array(names.indices))
      })
  }

  @Test("are given names, where these tell people apart")
  func given() throws {
    #expect(try shown([("Mia", "Lopez"), ("Tom", "Berg"), ("Ali", "")]) == ["Mia", "Tom", "Ali"])
  }

  @Test("have no more of a family name than tells two people apart")
  func shortest() throws {
    #expect(
      try shown([("Mia", "Lopez"), ("Mia", "Lang"), ("Mia", "Berg"), ("MIA", "Öz")])
        == ["Mia Lo.", "Mia La.", "Mia B.", "MIA Ö."])
    #expect(try shown([("Mia", "Lo"), ("Mia", "Lopez")]) == ["Mia Lo", "Mia Lop."])
    #expect(
      try shown([("Mia", "van der Berg"), ("Mia", "van Dam")])
        == ["Mia van de.", "Mia van Da."])
  }

  @Test("tell people apart from those who are in the class already")
  func taken() throws {
    #expect(try shown([("Mia", "Lopez")], taken: ["Mia"]) == ["Mia L."])
    #expect(try shown([("Mia", "Lopez")], taken: ["mia", "Mia L"]) == ["Mia Lo."])
  }

  @Test("of two people with one name end with a number")
  func namesakes() throws {
    #expect(
      try shown([("Mia", "Lopez"), ("Mia", "Lopez"), ("Mia", "Lopez")])
        == ["Mia Lopez", "Mia Lopez 2", "Mia Lopez 3"])
  }

  @Test("in one piece stay as they are written")
  func whole() throws {
    #expect(ShownNames.forms(of: try PersonName("Blue  Fox")) == ["Blue Fox"])
  }

  @Test("are different in every class, have at most 40 characters, and are forms of their names")
  func random() throws {
    var random = SeededGenerator(seed: 5)
    let long = String(repeating: "Anna", count: 20)
    let given = ["Mia", "mia", "Tom", "Zoë", "Zoe\u{308}", long, "Jean Luc"]
    let family = ["", "L", "Lo", "Lopez", "Lo pez", "Lang", long, "Öz", "O'Neil"]
    for _ in 0..<300 {
      let people = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        (given.randomElement(using: &random) ?? "Mia", family.randomElement(using: &random) ?? "")
      }
      let names = try shown(people, taken: ["Tom", "Mia Lo."])
      let keys = names.map { ShownNames.Key($0) }
      #expect(Set(keys).count == keys.count, "\(names)")
      #expect(!keys.contains(ShownNames.Key("tom")) && !keys.contains(ShownNames.Key("Mia Lo")))
      for (name, person) in zip(names, people) {
        #expect(name.count <= 40 && !name.isEmpty)
        let forms = ShownNames.Forms(try PersonName(given: person.0, family: person.1))
        #expect(name.count > 35 || forms.index(of: name) != nil, "\(name)")
      }
    }
  }
}

@Suite("A person's name")
struct PersonNameTests {
  @Test("has one space between words, and composed letters")
  func tidy() throws {
    #expect(try PersonName(" Zoe\u{308}\u{A0} Berg ").full.utf8.elementsEqual("Zoë Berg".utf8))
    #expect(try PersonName(given: "Ali", family: " ").full == "Ali")
    #expect(try PersonName(given: "", family: "Ali").given == "Ali")
  }

  @Test(
    "is refused with its flaw",
    arguments: [
      ("", PersonName.Flaw.empty), ("\u{200B}Mia", .invisible), ("Mi\u{AD}a", .invisible),
      ("Mi\u{200D}a", .invisible), (String(repeating: "a", count: 41), .long(limit: 40)),
      ("mia@example.org", .notAName("mia@example.org")), ("../Mia", .notAName("../Mia")),
      ("12", .notAName("12")),
    ])
  func flaws(_ text: String, _ flaw: PersonName.Flaw) {
    #expect(throws: flaw) { try PersonName(text) }
  }

  @Test("may have the joiners of its script")
  func joiners() throws {
    #expect(try PersonName("علی\u{200C}رضا").full.unicodeScalars.contains("\u{200C}"))
  }
}
