import Foundation
import Testing

@testable import Accounts

@Suite("Roles")
struct RightTests {
  @Test("of new people need a link, or an age where everybody may sign up")
  func signUp() throws {
    try SignUpRule(.invited, ageLimit: 16).check(isInvited: true, isOfAge: false)
    try SignUpRule(.open, ageLimit: 16).check(isInvited: true, isOfAge: false)
    try SignUpRule(.open, ageLimit: 16).check(isInvited: false, isOfAge: true)
    try SignUpRule(.open, ageLimit: 0).check(isInvited: false, isOfAge: false)
    #expect(throws: AccountError.underAge(16)) {
      try SignUpRule(.open, ageLimit: 16).check(isInvited: false, isOfAge: false)
    }
    #expect(throws: AccountError.needsInvitation) {
      try SignUpRule(.invited, ageLimit: 0).check(isInvited: false, isOfAge: true)
    }
  }

  @Test("have the rights of the guide's table, and no others")
  func table() {
    func rights(_ relation: Relation) -> Set<Right> { Set(Right.allCases.filter(relation.has)) }
    #expect(rights(.owner) == Set(Right.allCases))
    #expect(rights(.head) == [.practise, .readProgress, .teach, .makeClass, .leadSchool])
    #expect(
      rights(.teacher) == [.practise, .readProgress, .teach, .makeClass, .inviteLearners])
    #expect(rights(.parent) == [.practise, .readProgress])
    #expect(rights(.oneself) == [.practise, .readProgress])
    #expect(rights(.stranger) == [.practise])
    // Who works at a school, and who has a child here, has no right on the server itself.
    #expect(
      AccountRole.allCases.map(Relation.init)
        == [.owner, .teacher, .stranger, .stranger, .stranger])
  }

  private let start = Date(timeIntervalSince1970: 1_790_000_000)
  private let day: TimeInterval = 86_400

  @Test("decide how long a browser stays logged in")
  func sessions() {
    let learner = SessionRule(for: .learner)
    #expect(learner.goesOn(since: start, seen: start, at: start + 89 * day))
    #expect(!learner.goesOn(since: start, seen: start, at: start + 90 * day))
    #expect(learner.goesOn(since: start, seen: start + 300 * day, at: start + 364 * day))
    #expect(!learner.goesOn(since: start, seen: start + 364 * day, at: start + 365 * day))
    for role in [AccountRole.teacher, .owner] {
      let rule = SessionRule(for: role)
      #expect(rule.goesOn(since: start, seen: start, at: start + 6.9 * day))
      #expect(!rule.goesOn(since: start, seen: start, at: start + 7 * day))
      #expect(!rule.goesOn(since: start, seen: start + 29.9 * day, at: start + 30 * day))
    }
  }

  @Test("keep nobody logged in for longer because a clock was set back")
  func clockBack() {
    let rule = SessionRule(for: .learner)
    #expect(rule.goesOn(since: start, seen: start, at: start - 1800))
    #expect(!rule.goesOn(since: start, seen: start, at: start - 2 * day))
    #expect(!rule.goesOn(since: start - day, seen: start, at: start - 7200))
  }
}
