import TestSupport
import Testing

@testable import Rosters

@Suite("The plan of an import")
struct RosterPlanTests {
  private typealias Place = RosterState.Place

  private func plan(
    _ text: String, onto state: RosterState, target: String? = nil
  ) throws -> RosterPlan {
    RosterPlan(from: try RosterFile.read(pasting: text), onto: state, targetClass: target)
  }

  /// A school after a first import of the sample.
  private func imported(_ files: SchoolFiles = .sample()) throws -> RosterState {
    var state = RosterState(school: "Hill School")
    state.apply(try RosterPlan(files, state).changes)
    return state
  }

  @Test("makes the classes, learners and teachers of an archive")
  func first() throws {
    let plan = try RosterPlan(.sample(), RosterState(school: "Hill School"))
    #expect(
      plan.steps == [
        "Make the class 5b.", "Make the class 6a, mornings.",
        "Add Mia Lopez, shown as 'Mia Lo.', to 5b.", "Add Mia Lang, shown as 'Mia La.', to 5b.",
        "Add Tom Berg, shown as 'Tom', to 5b and 6a, mornings.",
        "Add Zoë van der \"Velde\", shown as 'Zoë', to 6a, mornings.",
        "Add Ali to 6a, mornings.",
        "Invite Ana Ruiz (ana@example.org) as a teacher of 5b and 6a, mornings.",
        "Invite Bo Chen, with a link, as a teacher of 6a, mornings.",
        "Invite Ida Noor (ida@example.org) as a head of the school.",
      ])
    #expect(plan.changes.filter(\.needsYes).count == 1 && plan.sentences.isEmpty)
  }

  @Test("has no step once it was taken", arguments: ["1.1", "1.2"])
  func again(_ version: String) throws {
    let state = try imported(.sample(version: version))
    let plan = try RosterPlan(.sample(version: version), state)
    #expect(plan.changes.isEmpty, "\(plan.steps)")
    #expect(plan.sentences == ["Nothing changes for 5 learners and 3 teachers."])
  }

  @Test("lets people leave a class only with a yes, and removes nobody")
  func leaving() throws {
    let state = try imported()
    var files = SchoolFiles.sample()
    files.tables["enrollments"]?.removeAll {
      $0["userSourcedId"] == "u3" && $0["classSourcedId"] == "c1" || $0["userSourcedId"] == "t2"
    }
    let plan = try RosterPlan(files, state)
    #expect(
      plan.steps == [
        "Take Tom out of 5b: the file doesn't have this learner there any more.",
        """
        Make Bo Chen no teacher of 6a, mornings any more: the file doesn't have this teacher there.
        """,
      ])
    #expect(plan.changes.allSatisfy { $0.needsYes })
    // A row that can't be read is no reason to leave.
    var broken = SchoolFiles.sample()
    broken.tables["users"]?[0]["givenName"] = "Mi\u{200B}a"
    #expect(try RosterPlan(broken, state).changes.isEmpty)
    // The school's system doesn't know somebody whom a teacher has added.
    var added = state
    added.learners.append(.init(id: "x", source: nil, name: "Guest"))
    added.learning.insert(Place(class: "new c1", person: "x"))
    #expect(try RosterPlan(.sample(), added).changes.isEmpty)
  }

  @Test("closes a class that a complete file has no more, and gives its title to a new one")
  func newYear() throws {
    let state = try imported()
    var files = SchoolFiles.sample()
    files.tables["classes"]?[0]["sourcedId"] = "c7"
    for index in files.tables["enrollments"]?.indices ?? 0..<0
    where files.tables["enrollments"]?[index]["classSourcedId"] == "c1" {
      files.tables["enrollments"]?[index]["classSourcedId"] = "c7"
    }
    let plan = try RosterPlan(files, state)
    #expect(
      plan.steps == [
        "Close the class 5b: the file doesn't have it any more.", "Make the class 5b.",
        "Add Mia Lo. to 5b.", "Add Mia La. to 5b.", "Add Tom to 5b.",
        "Make Ana Ruiz a teacher of 5b.",
      ])
    #expect(plan.changes.map(\.needsYes) == [true, false, false, false, false, false])
    #expect(RosterPlan.freeTitle("5b", besides: ["5B", "6a"]) == "5b 2")
    var next = state
    next.apply(plan.changes)
    #expect(try RosterPlan(files, next).changes.isEmpty)
  }

  @Test("of a file of changes has only what the file says")
  func delta() throws {
    let state = try imported()
    var files = SchoolFiles()
    files.extents = ["users": "delta", "classes": "delta", "enrollments": "delta"]
    files.user("u1", "Mia", "Lopez", "student", ["status": "tobedeleted"])
    files.user("u5", "Alina", "", "student", ["status": "active"])
    files.user("u6", "Kim", "Zed", "student", ["status": "active"])
    files.enroll("u6", in: "c1", status: "active")
    files.enroll("u4", in: "c1", status: "active")
    files.enroll("u3", in: "c2", status: "tobedeleted")
    files.enroll("t2", in: "c2", "teacher", status: "tobedeleted")
    files.enroll("u99", in: "c1", status: "active")
    let plan = try RosterPlan(files, state)
    #expect(
      plan.steps == [
        "Rename Ali to Alina.", "Add Kim Zed, shown as 'Kim', to 5b.", "Add Zoë to 5b.",
        "Take Mia Lo. out of 5b, as the file says.",
        "Take Tom out of 6a, mornings, as the file says.",
        "Make Bo Chen no teacher of 6a, mornings any more, as the file says.",
      ])
    #expect(
      plan.sentences == [
        """
        1 enrollment of unknown people or classes is left out: import a complete file first.
        """
      ])
    var next = state
    next.apply(plan.changes)
    #expect(try RosterPlan(files, next).changes.isEmpty)
    var closing = SchoolFiles()
    closing.extents = ["classes": "delta"]
    closing.class("c2", "", ["status": "tobedeleted"])
    #expect(
      try RosterPlan(closing, state).steps
        == ["Close the class 6a, mornings: the file says that it has ended."])
  }

  @Test("finds a learner without a source by the name, and says so")
  func tied() throws {
    let state = RosterState.withClass(["mia  LOPEZ", "Tom", "Guest"])
    let plan = try RosterPlan(.sample(), state)
    #expect(
      plan.steps.prefix(4) == [
        "Make the class 6a, mornings.",
        "Note that the class 5b in the file is the one that is here.",
        "Note that Mia Lopez in the file is mia  LOPEZ, who is here.",
        "Note that Tom Berg in the file is Tom, who is here.",
      ])
    var next = state
    next.apply(plan.changes)
    #expect(next.names(in: "k1") == ["Guest", "Mia", "Tom", "mia  LOPEZ"])
    #expect(try RosterPlan(.sample(), next).changes.isEmpty)
  }

  @Test("takes nobody for somebody else where two could be meant")
  func ambiguous() throws {
    let state = RosterState.withClass(["Mia"])
    let plan = try RosterPlan(.sample(), state)
    #expect(
      plan.sentences == [
        """
        'Mia' could be several learners of the file, so these are taken as new: rename 'Mia' first \
        if one of them is meant.
        """
      ])
    #expect(plan.steps.contains("Add Mia Lopez, shown as 'Mia Lo.', to 5b."))
    // Somebody with another source is somebody else.
    let other = RosterState.withClass(["Mia Lopez"], sources: ["x9"])
    #expect(
      try RosterPlan(.sample(), other).steps.contains("Add Mia Lopez, shown as 'Mia Lop.', to 5b.")
        == false)
  }

  @Test("of pasted names adds them to the class, and takes nobody out")
  func pasted() throws {
    var state = RosterState.withClass(["Mia Lopez", "Old"])
    state.classes.append(.init(id: "k2", source: nil, title: "6a"))
    state.learners.append(.init(id: "l9", source: "u9", name: "Ali Demir"))
    state.learners.append(.init(id: "l8", source: nil, name: "Bo"))
    state.learning.formUnion([
      Place(class: "k2", person: "l9"), Place(class: "k2", person: "l8"),
    ])
    let text = "Mia Lopez\nAli Demir\nBo\nTom"
    let plan = try plan(text, onto: state, target: "k1")
    #expect(plan.steps == ["Add Bo to 5b.", "Add Tom to 5b.", "Add Ali Demir to 5b."])
    #expect(plan.sentences == ["Nothing changes for 1 learner."])
    var next = state
    next.apply(plan.changes)
    #expect(try self.plan(text, onto: next, target: "k1").changes.isEmpty)
    #expect(
      try self.plan("Zoë", onto: state).sentences == [
        "The file names no class: open a class, and import the file there.",
        "1 learner is in no class, and left out.",
      ])
  }

  @Test("of a table with classes lets people leave these classes, with a yes")
  func table() throws {
    let state = RosterState.withClass(["Mia", "Old"])
    let text = "given name,family name,class\nMia,Lopez,5B\nTom,Berg,5b\nTom,Bay,5b\nAli,Oz,6c"
    let plan = try plan(text, onto: state)
    #expect(
      plan.steps == [
        "Make the class 6c.", "Add Tom Berg, shown as 'Tom Be.', to 5b.",
        "Add Tom Bay, shown as 'Tom Ba.', to 5b.", "Add Ali Oz, shown as 'Ali', to 6c.",
        "Take Old out of 5b: the file doesn't have this learner there any more.",
      ])
    #expect(plan.changes.map(\.needsYes) == [false, false, false, false, true])
    let classless = "given name,family name\nMia,Lopez\nTom,Berg"
    let added = try self.plan(classless, onto: state, target: "k1")
    #expect(added.steps == ["Add Tom Berg, shown as 'Tom', to 5b."])
    #expect(
      added.sentences == [
        "Mia Lopez in the file is probably 'Mia', who is here already.",
        "Nothing changes for 1 learner.",
      ])
  }

  @Test("gives classes with one title different titles, and leaves closed ones alone")
  func titles() throws {
    var files = SchoolFiles.sample()
    files.class("c3", "5b", ["classCode": "MAT-5B"])
    files.class("c4", "5b")
    let state = try imported(files)
    #expect(
      state.classes.map(\.title) == ["5b (GER-5B)", "6a, mornings", "5b (MAT-5B)", "5b"])
    #expect(try RosterPlan(files, state).changes.isEmpty)
    var closed = state
    closed.classes[0].isClosed = true
    let plan = try RosterPlan(files, closed)
    #expect(plan.changes.isEmpty, "\(plan.steps)")
    #expect(plan.sentences.contains { $0.contains("5b (GER-5B) is closed here") })
  }

  @Test("takes the classes of this school alone, if the file has others")
  func schools() throws {
    var files = SchoolFiles.sample()
    files.tables["orgs"]?.append(["sourcedId": "s2", "name": "Lake School", "type": "school"])
    files.class("c8", "9z", ["schoolSourcedId": "s2"])
    files.user("u8", "Eva", "Lake")
    files.enroll("u8", in: "c8")
    let plan = try RosterPlan(files, RosterState(school: "HILL school"))
    #expect(!plan.steps.contains { $0.contains("9z") || $0.contains("Eva") })
    #expect(
      plan.sentences == [
        "1 class of other schools is left out.", "1 learner is in no class, and left out.",
      ])
    let all = try RosterPlan(files, RosterState(school: "Another"))
    #expect(all.steps.contains("Make the class 9z."))
  }

  @Test("never makes a teacher of the school its head")
  func heads() throws {
    var state = try imported()
    for index in state.teachers.indices { state.teachers[index].isHead = false }
    let plan = try RosterPlan(.sample(), state)
    #expect(plan.changes.isEmpty && plan.sentences.contains { $0.hasPrefix("Ida Noor is a head") })
  }

  @Test("finds teachers by their addresses and names")
  func teachers() throws {
    var state = RosterState.withClass([])
    state.teachers = [
      .init(id: "a1", source: nil, name: "A. Ruiz", email: "ANA@example.org"),
      .init(id: "a2", source: nil, name: "bo chen"),
    ]
    let steps = try RosterPlan(.sample(), state).steps
    #expect(steps.contains("Note that Ana Ruiz in the file is A. Ruiz, who is here."))
    #expect(steps.contains("Note that Bo Chen in the file is bo chen, who is here."))
    #expect(steps.contains("Make A. Ruiz a teacher of 5b."))
    #expect(!steps.contains { $0.hasPrefix("Invite Ana") || $0.hasPrefix("Invite Bo") })
  }

  @Test("has steps with different names, which are the same when it is made again")
  func identities() throws {
    let (files, state) = (SchoolFiles.sample(), RosterState.withClass(["Tom", "Old, Bo"]))
    let ids = try RosterPlan(files, state).changes.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(RosterPlan(from: try files.roster(seed: 9), onto: state).changes.map(\.id) == ids)
  }
}
