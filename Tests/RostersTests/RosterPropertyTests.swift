import TestSupport
import Testing

@testable import Rosters

@Suite("A roster")
struct RosterPropertyTests {
  /// Makes the files of a random school with many people of the same names.
  private func school(_ random: inout SeededGenerator) -> SchoolFiles {
    var files = SchoolFiles()
    files.version = Bool.random(using: &random) ? "1.1" : "1.2"
    files.tables["orgs"] = [["sourcedId": "s1", "name": "Hill School", "type": "school"]]
    let titles = ["5a", "5b", "5A", "Maths"]
    let classes = (0..<Int.random(in: 1...5, using: &random)).map { "c\($0)" }
    for place in classes {
      let code = Bool.random(using: &random) ? "K-\(place)" : ""
      files.class(place, titles.randomElement(using: &random) ?? "5a", ["classCode": code])
    }
    let given = ["Mia", "mia", "Tom", "Zoë", "Ali"]
    let family = ["Lopez", "Lang", "Lo", "", "Berg"]
    for number in 0..<Int.random(in: 0...20, using: &random) {
      let isTeacher = random.isTrue(chance: 0.2)
      let email = random.isTrue(chance: 0.5) ? "p\(number)@example.org" : ""
      files.user(
        "u\(number)", given.randomElement(using: &random) ?? "Mia",
        family.randomElement(using: &random) ?? "", isTeacher ? "teacher" : "student",
        ["email": email])
      for place in classes.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random)) {
        files.enroll("u\(number)", in: place, isTeacher ? "teacher" : "student")
      }
    }
    return files
  }

  /// Makes a school that was filled by hand.
  private func state(_ random: inout SeededGenerator) -> RosterState {
    let names = ["Mia", "Mia Lopez", "Mia L.", "Tom", "Zoë Berg", "Ali", "Mia Lo."]
    var state = RosterState.withClass(
      Array(names.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))))
    state.classes.append(.init(id: "k2", source: nil, title: "Maths"))
    if let first = state.learners.first {
      state.learning.insert(.init(class: "k2", person: first.id))
    }
    state.teachers = [.init(id: "t", source: nil, name: "Tom Berg", email: "p3@example.org")]
    return state
  }

  @Test("that was imported whole leaves nothing to import, and every class with different names")
  func idempotence() throws {
    var random = SeededGenerator(seed: 48)
    for round in 0..<300 {
      var state = state(&random)
      for _ in 0..<3 {
        let files = school(&random)
        let roster = try files.roster(seed: UInt64(round))
        let plan = RosterPlan(from: roster, onto: state)
        let ids = plan.changes.map(\.id)
        #expect(Set(ids).count == ids.count, "\(ids)")
        state.apply(plan.changes)
        let again = RosterPlan(from: roster, onto: state)
        #expect(again.changes.isEmpty, "\(round): \(again.steps) after \(plan.steps)")
        let titles = state.classes.filter { !$0.isClosed }.map { NameKey($0.title) }
        #expect(Set(titles).count == titles.count, "\(titles)")
      }
    }
  }

  @Test("of names, or of a table without IDs, leaves nothing to import, either")
  func idempotenceOfTexts() throws {
    var random = SeededGenerator(seed: 49)
    let given = ["Mia", "mia", "Tom", "Zoë", "Ali"]
    let family = ["Lopez", "Lang", "Lo", "Berg"]
    for round in 0..<600 {
      var state = state(&random)
      let kind = Int.random(in: 0...2, using: &random)
      var text = ["", "given name,family name,class\n", "given name,family name\n"][kind]
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let first = given.randomElement(using: &random) ?? "Mia"
        let last = family.randomElement(using: &random) ?? "Lo"
        let place = ["5b", "Maths", "7x"].randomElement(using: &random) ?? "5b"
        text += ["\(first) \(last)\n", "\(first),\(last),\(place)\n", "\(first),\(last)\n"][kind]
      }
      let roster = try RosterFile.read(pasting: text)
      let plan = RosterPlan(from: roster, onto: state, targetClass: "k1")
      if kind != 1 { #expect(plan.changes.allSatisfy { !$0.needsYes }) }
      state.apply(plan.changes)
      let again = RosterPlan(from: roster, onto: state, targetClass: "k1")
      #expect(again.changes.isEmpty, "\(round): \(again.steps) after \(plan.steps): \(text)")
    }
  }

  @Test("of damaged bytes never traps")
  func mutations() throws {
    var random = SeededGenerator(seed: 7)
    let table = Array(
      "Vorname;Name;Klasse;E-Mail;Rolle\nMia;\"Lo;pez\";5b;;\nAna;Ruiz;;a@b.c;x".utf8)
    let names = Array("1. Mia\n- Zoë Berg\nLopez, Tom\n".utf8)
    let archive = SchoolFiles.sample().zip()
    let texts = SchoolFiles.sample(version: "1.2").files()
    let state = RosterState.withClass(["Mia"])
    var readable = 0
    for round in 0..<2000 {
      let bytes: [UInt8]
      switch round % 4 {
      case 0: bytes = mutated(table, &random)
      case 1: bytes = mutated(names, &random)
      case 2: bytes = mutated(archive, &random)
      default:
        let place = Int.random(in: texts.indices, using: &random)
        var files = texts
        files[place].text = String(
          decoding: mutated(Array(files[place].text.utf8), &random), as: UTF8.self)
        bytes = zipArchive(of: files)
      }
      do throws(RosterError) {
        let roster = try RosterFile.read(bytes)
        readable += 1
        let plan = RosterPlan(from: roster, onto: state, targetClass: "k1")
        for change in plan.changes { #expect(!change.sentence.isEmpty && !change.id.isEmpty) }
        for remark in plan.remarks { #expect(!remark.sentence.isEmpty) }
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
    #expect(readable > 700, "\(readable)")
  }

  private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    let signs = Array(",;\t\"\r\n\u{0}\u{FEFF}é@.".utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0...4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
      case 3: bytes.replaceSubrange(place..., with: bytes[..<place].suffix(40))
      default: bytes.insert(contentsOf: bytes[place...].prefix(30), at: place)
      }
    }
    return bytes
  }
}
