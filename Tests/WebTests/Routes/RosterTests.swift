import Scheduling
import Spelling
import Testing

@testable import Web

@Suite("The learners of a class")
struct RosterTests {
  private let `class` = try! Class()
  private var teacher: Client { `class`.teacher }

  @Test("are added from a pasted list, which says of each name what became of it")
  func roster() async throws {
    _ = try await `class`.learner("Zoë")
    let names: JSON = ["Ben", "zoë", "a/b", "Ben", "李雷"]
    let answer = try await teacher.post("/class/roster", ["names": names])["names"].array
    #expect(
      answer.map { $0["outcome"] } == ["added", "joined", "refused", "joined", "added"])
    #expect(answer.map { $0["name"] } == names.array)
    #expect(answer[2]["detail"].text.contains("can't be a learner's name"))
    #expect(answer[0]["detail"] == nil)
    let here = try await teacher.get("/learners")["learners"].array.map { $0["name"].text }
    #expect(Set(here) == ["Ben", "Zoë", "李雷"])
    let many: JSON = .array(Array(repeating: "Ada", count: 201))
    let refused = try await refusal { try await teacher.post("/class/roster", ["names": many]) }
    #expect(refused?.status == 422)
  }

  @Test("get a PIN each, all at once, which only that answer tells")
  func pins() async throws {
    let zoe = try await `class`.learner("Zoë")
    try await zoe.put("/pin", ["pin": "2748"])
    let ben = try await `class`.learner("Ben")
    let pins = try await teacher.post("/class/pins")["pins"].array
    #expect(pins.map { $0["learner"]["name"] } == ["Ben"] && pins[0]["learner"]["hasPIN"] == true)
    // Ben is asked for the PIN at the next step, and Zoë keeps her own.
    #expect(try await refusal { _ = try await ben.get("/statistics") }?.status == 403)
    try await ben.put("/learners/chosen", ["name": "Ben", "pin": pins[0]["pin"]])
    #expect(try await ben.get("/statistics")["rounds"] == 0)
    #expect(try await zoe.get("/statistics")["rounds"] == 0)
    #expect(try await teacher.post("/class/pins")["pins"] == [])
    let shown = try await teacher.get("/class")["learners"].array.map { $0["learner"] }
    #expect(shown.allSatisfy { $0["hasPIN"] == true && $0["pin"] == .absent })
  }

  @Test("get PINs that are four digits, and no row of digits")
  func pin() throws {
    let pins = (0..<2000).map { _ in PIN().digits }
    #expect(try pins.allSatisfy { try PIN($0).digits == $0 })
    #expect(Set(pins).count > 1500)
    let rows: Set = ["0000", "1111", "1234", "3456", "9876", "1357"]
    #expect(rows.isDisjoint(with: pins))
  }

  @Test("show the teacher the words that they missed today, and nobody else")
  func missed() async throws {
    let zoe = try await `class`.learner("Zoë")
    let practice = try await Practice(zoe, words: "harbor", "ocean")
    for _ in 0..<3 { try await practice.type("xx") }
    let shown = try await teacher.get("/class")["learners"][0]
    #expect(
      shown["missedToday"] == [
        ["word": "harbor", "times": 1, "isOld": false, "isRightSince": false]
      ])
    #expect(shown["isHere"] == true)
    let ben = try await `class`.learner("Ben")
    #expect(try await refusal { _ = try await ben.get("/class") }?.status == 403)
  }

  @Test("show the teacher the word that holds a learner up")
  func stuck() async throws {
    let zoe = try await `class`.learner("Zoë")
    let practice = try await Practice(zoe, words: "harbor")
    let fresh = try await teacher.get("/class")["learners"][0]
    #expect(fresh["stuckAt"] == nil && fresh["missedToday"] == [])
    try await practice.type("xx")
    #expect(try await teacher.get("/class")["learners"][0]["stuckAt"] == nil)
    try await practice.type("yy")
    let stuck = try await teacher.get("/class")["learners"][0]["stuckAt"]
    #expect(stuck == ["word": "harbor", "minutes": 0, "wrongTries": 2])
    try await practice.type("harbor")
    #expect(try await teacher.get("/class")["learners"][0]["stuckAt"] == nil)
  }

  @Test("are stuck at a word after a minute and a half, too")
  func slow() {
    func stuck(after seconds: Double, _ wrongTries: Int = 0) -> ClassDocument.StuckWord? {
      ClassDocument.StuckWord(
        AskedWord(
          word: "harbor", since: Moment(seconds: 1000, utcOffset: 0), wrongTries: wrongTries),
        at: Moment(seconds: 1000 + seconds, utcOffset: 0))
    }
    #expect(stuck(after: 89) == nil)
    #expect(stuck(after: 90)?.minutes == 1 && stuck(after: 200)?.minutes == 3)
    #expect(stuck(after: 5, 2)?.wrongTries == 2 && stuck(after: 5, 1) == nil)
    #expect(ClassDocument.StuckWord(nil, at: Moment(seconds: 0, utcOffset: 0)) == nil)
  }
}
