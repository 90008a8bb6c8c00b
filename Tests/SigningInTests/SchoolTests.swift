import Accounts
import Foundation
import Learner
import Storage
import Testing

@testable import SigningIn

@Suite("The schools of a server")
struct SchoolTests {
  private let day: TimeInterval = 86_400

  /// Makes a school with one class, and returns both.
  private func school(
    _ home: AccountHome, _ title: String = "Hill"
  ) throws -> (school: School, one: SchoolClass) {
    let school = try home.book.makeSchool(title, by: nil)
    return (school, try home.book.makeClass("5b", of: school.id, teacher: nil, by: nil))
  }

  @Test("have titles of their own, and classes with codes of their own", arguments: Engine.allCases)
  func titles(_ engine: Engine) throws {
    let home = try AccountHome(engine)
    let (hill, one) = try school(home, " Hill  School ")
    #expect(hill.title == "Hill School")
    #expect(throws: AccountError.titleTaken("HILL school")) {
      try home.book.makeSchool("HILL school", by: nil)
    }
    #expect(throws: AccountError.titleTaken("5B")) {
      try home.book.makeClass("5B", of: hill.id, teacher: nil, by: nil)
    }
    let lake = try home.book.makeSchool("Lake", by: nil)
    let other = try home.book.makeClass("5b", of: lake.id, teacher: nil, by: nil)
    #expect(one.code != other.code && one.code.count == 6)
    for bad in ["", " \n", "\u{0}", "\u{200B}", String(repeating: "x", count: 61)] {
      #expect(throws: AccountError.badTitle(bad)) { try home.book.makeSchool(bad, by: nil) }
    }
    // Next year's class may have the title of a closed one.
    var change = AccountBook.ClassChange()
    change.isClosed = true
    _ = try home.book.change(one.id, change)
    _ = try home.book.makeClass("5b", of: hill.id, teacher: nil, by: nil)
    change.isClosed = false
    #expect(throws: AccountError.titleTaken("5b")) { try home.book.change(one.id, change) }
  }

  @Test("find a class by its code, as children type it")
  func codes() throws {
    let home = try AccountHome()
    let (_, one) = try school(home)
    let typed = one.code.lowercased().map { "\($0) " }.joined()
    #expect(try home.book.openClass(withCode: typed).id == one.id)
    for wrong in ["", "BBBBBB", String(one.code.dropLast()), one.code + one.code] {
      #expect(throws: AccountError.wrongCodeOfClass) {
        try home.book.openClass(withCode: wrong)
      }
    }
    var change = AccountBook.ClassChange()
    change.hasNewCode = true
    let changed = try #require(try home.book.change(one.id, change))
    #expect(throws: AccountError.wrongCodeOfClass) {
      try home.book.openClass(withCode: one.code)
    }
    #expect(try home.book.openClass(withCode: changed.code).id == one.id)
  }

  @Test("lose no change of two servers at once", arguments: Engine.allCases)
  func races(_ engine: Engine) throws {
    let home = try AccountHome(engine)
    let (hill, one) = try school(home)
    let other = try home.otherServer()
    let learners = (0..<40).map { _ in Identifier() }
    DispatchQueue.concurrentPerform(iterations: learners.count) { number in
      let book = number % 2 == 0 ? home.book : other
      #expect(throws: Never.self) { try book.add(learners: [learners[number]], to: one.id) }
    }
    #expect(Set(try other.schools.all().schoolClass(one.id)?.learners ?? []) == Set(learners))
    #expect(try home.book.schools.all().school(hill.id) != nil)
  }

  @Test("always have a head, and give the classes of who leaves to the heads")
  func heads() async throws {
    let home = try AccountHome()
    let (hill, one) = try school(home)
    let head = try await home.signUp("head", role: .staff).account
    let teacher = try await home.signUp("teacher", role: .staff).account
    try home.book.add(head.id, to: hill.id, as: .head, by: nil)
    try home.book.add(teacher.id, to: hill.id, as: .teacher, by: nil)
    #expect(throws: AccountError.lastHead) {
      try home.book.remove(head.id, from: hill.id, by: nil)
    }
    #expect(throws: AccountError.lastHead) {
      try home.book.setRole(.teacher, of: head.id, at: hill.id, by: nil)
    }
    #expect(throws: AccountError.worksAtSchool("teacher")) {
      try home.book.setRole(.learner, of: teacher, by: nil)
    }
    // A link for teachers makes no head a teacher.
    try home.book.add(head.id, to: hill.id, as: .teacher, by: nil)
    #expect(try home.book.schools.all().school(hill.id)?.role(of: head.id) == .head)
    var change = AccountBook.ClassChange()
    change.teachers = [teacher.id]
    _ = try home.book.change(one.id, change)
    // An account that is erased leaves the school, too.
    try home.book.erase(teacher, by: nil)
    let all = try home.book.schools.all()
    #expect(all.school(hill.id)?.staff.map(\.account) == [head.id])
    let left = try #require(all.schoolClass(one.id))
    #expect(left.teachers.isEmpty && all.relation(of: head, to: left) == .head)
  }

  @Test("bring back who left a class, and nobody else")
  func former() throws {
    let home = try AccountHome()
    let (_, one) = try school(home)
    let (mia, stranger) = (Identifier(), Identifier())
    try home.book.add(learners: [mia], to: one.id)
    try home.book.remove(learner: mia, from: one.id)
    try home.book.remove(learner: stranger, from: one.id)
    #expect(try !home.book.bringBack(learner: stranger, to: one.id))
    #expect(try home.book.bringBack(learner: mia, to: one.id))
    #expect(try home.book.schools.all().schoolClass(one.id)?.learners == [mia])
  }

  @Test("hold no more people than they can show")
  func full() throws {
    let home = try AccountHome()
    let (_, one) = try school(home)
    try home.book.add(
      learners: (0..<Schools.mostLearners).map { _ in Identifier() }, to: one.id)
    #expect(throws: AccountError.tooManyLearners("5b", Schools.mostLearners)) {
      try home.book.add(learners: [Identifier()], to: one.id)
    }
  }

  // MARK: Retention

  @Test("set the erasure of who has not come for long, but of no owner and no learner of a class")
  func retention() async throws {
    let home = try AccountHome()
    let owner = try await home.signUp("owner", role: .owner).account
    let zoe = try await home.signUp("zoe").account
    let inClass = try await home.signUp("mia").account
    let (_, one) = try school(home)
    let (stays, leaves) = (Identifier(), Identifier())
    try home.book.add(learners: [stays, leaves, try #require(inClass.learner)], to: one.id)
    try home.book.remove(learner: leaves, from: one.id)
    let rule = RetentionRule(months: 12)
    func erasures() throws -> (accounts: Set<String>, learners: Set<Identifier>) {
      let accounts = try home.book.store.all().accounts.filter { $0.erasure != nil }
      let learners = try home.book.schools.all().erasures.map(\.learner)
      return (Set(accounts.map(\.name)), Set(learners))
    }
    home.now += 370 * day
    try home.book.setDueErasures(rule)
    try home.book.setDueErasures(.withoutEnd)
    #expect(try erasures() == ([], []))
    // Who comes again is here again.
    home.now += 5 * day
    try home.book.setDueErasures(rule)
    #expect(try erasures() == (["zoe"], [leaves]))
    // There are 30 days to think again.
    #expect(try home.book.dueForErasure().isEmpty)
    #expect(try home.book.learnersDueForErasure().isEmpty)
    home.now += 31 * day
    #expect(try home.book.dueForErasure().map(\.id) == [zoe.id])
    #expect(try home.book.learnersDueForErasure() == [leaves])
    try home.book.eraseLearner(leaves)
    #expect(try home.book.learnersDueForErasure().isEmpty)
    #expect(try home.book.store.account(owner.id)?.erasure == nil)
    // A backup that brings the learner back is of no use.
    try home.book.add(learners: [leaves], to: one.id)
    #expect(try home.book.learnersDueForErasure() == [leaves])
  }

  @Test("count a log-in and a log-out as a visit")
  func visits() async throws {
    let home = try AccountHome()
    let first = try await home.signUp("zoe")
    home.now += 300 * day
    let second = try #require(try await home.logIn("zoe"))
    try home.book.end(second.session.id, of: first.account.id)
    home.now += 200 * day
    try home.book.setDueErasures(RetentionRule(months: 12))
    #expect(try home.book.store.account(first.account.id)?.erasure == nil)
    home.now += 200 * day
    try home.book.setDueErasures(RetentionRule(months: 12))
    #expect(try home.book.store.account(first.account.id)?.erasure != nil)
  }
}
