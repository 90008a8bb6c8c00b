import TestSupport
import Testing

@testable import Accounts

@Suite("Friends")
struct TiesTests {
  /// Several people and their ties.
  private struct Village {
    var ties: [String: Ties] = [:]

    mutating func take(_ step: Ties.Step, _ one: String, _ other: String) throws {
      let (before, theirs) = (ties[one] ?? Ties(), ties[other] ?? Ties())
      ties[one] = try before.after(step, of: one, with: other, whoHas: theirs)
      ties[other, default: Ties()].note(step, of: one)
    }

    func areFriends(_ one: String, _ other: String) -> Bool {
      Ties.areFriends(one, ties[one] ?? Ties(), other, ties[other] ?? Ties())
    }
  }

  @Test("are two people who both say so")
  func both() throws {
    var village = Village()
    try village.take(.ask, "ada", "ben")
    #expect(!village.areFriends("ada", "ben"))
    #expect(village.ties["ben"]?.asking == ["ada"] && village.ties["ada"]?.asked == ["ben"])
    try village.take(.ask, "ben", "ada")
    #expect(village.areFriends("ada", "ben") && village.areFriends("ben", "ada"))
    #expect(village.ties["ben"]?.asking == [] && village.ties["ada"]?.asked == [])
    try village.take(.part, "ada", "ben")
    #expect(!village.areFriends("ben", "ada") && village.ties["ben"]?.friends == [])
  }

  @Test("are not told of a no, nor of a block")
  func silence() throws {
    for step in [Ties.Step.part, .block] {
      var village = Village()
      try village.take(.ask, "ada", "ben")
      let seen = village.ties["ada"]
      try village.take(step, "ben", "ada")
      #expect(village.ties["ada"] == seen)
    }
    var village = Village()
    try village.take(.block, "ben", "ada")
    try village.take(.ask, "ada", "ben")
    #expect(village.ties["ada"]?.asked == ["ben"] && village.ties["ben"]?.asking == [])
    // Whoever blocks somebody and then asks them has changed their mind.
    try village.take(.ask, "ben", "ada")
    #expect(village.areFriends("ada", "ben"))
  }

  @Test("hold whatever steps people take, in whatever order")
  func random() throws {
    var generator = SeededGenerator(seed: 11)
    let people = ["ada", "ben", "cem", "dan"]
    let steps: [Ties.Step] = [.ask, .ask, .part, .block, .unblock]
    for _ in 0..<300 {
      var village = Village()
      for _ in 0..<40 {
        let one = people.randomElement(using: &generator) ?? "ada"
        let others = people.filter { $0 != one }
        let other = others.randomElement(using: &generator) ?? "ben"
        try village.take(steps.randomElement(using: &generator) ?? .ask, one, other)
        for (person, ties) in village.ties {
          for friend in ties.friends {
            #expect(village.ties[friend]?.friends.contains(person) == true)
          }
          #expect(ties.friends.isDisjoint(with: ties.blocked))
          #expect(ties.friends.isDisjoint(with: ties.asking.union(ties.asked)))
          #expect(ties.asking.isDisjoint(with: ties.blocked))
          #expect(!ties.asked.union(ties.asking).union(ties.friends).contains(person))
        }
      }
    }
  }

  @Test("have bounds")
  func bounds() throws {
    var ties = Ties()
    for number in 0..<Ties.most {
      ties = try ties.after(.ask, of: "ada", with: "person \(number)", whoHas: Ties())
    }
    #expect(throws: AccountError.tooManyFriends) {
      try ties.after(.ask, of: "ada", with: "one more", whoHas: Ties())
    }
    var asked = Ties()
    for number in 0...Ties.most { asked.note(.ask, of: "person \(number)") }
    #expect(asked.asking.count == Ties.most)
  }
}
