import Scheduling
import Testing

@Suite("A streak of rounds")
struct StreakTests {
  @Test("grows with completed rounds and ends with a missed one; the best stays")
  func streak() {
    var streak = Streak()
    for _ in 0..<2 { streak.record(isCompleted: true) }
    #expect(streak.current == 2)
    streak.record(isCompleted: false)
    #expect(streak.current == 0 && streak.best == 2)
    streak.record(isCompleted: true)
    #expect(streak.current == 1 && streak.best == 2)
  }
}
