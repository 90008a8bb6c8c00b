import Testing

@testable import Learner

@Suite("A remembered value")
struct RememberedTests {
  @Test("is made again only after its basis has changed")
  func again() throws {
    var remembered = Remembered<Int, String>()
    var made = 0
    func value(on basis: Int) -> String {
      remembered.value(on: basis) {
        made += 1
        return "\(basis): \(made)"
      }
    }
    #expect(value(on: 1) == "1: 1" && value(on: 1) == "1: 1")
    #expect(value(on: 2) == "2: 2" && value(on: 1) == "1: 3")
  }

  @Test("stays as it was where making another one fails")
  func failure() throws {
    var remembered = Remembered<Int, String>()
    #expect(remembered.value(on: 1) { "one" } == "one")
    #expect(throws: CancellationError.self) {
      try remembered.value(on: 2) { throw CancellationError() }
    }
    #expect(remembered.value(on: 1) { "made again" } == "one")
  }
}
