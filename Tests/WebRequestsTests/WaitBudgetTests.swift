import Testing

@testable import WebRequests

@Suite("The budget of a session for waiting")
struct WaitBudgetTests {
  let start = ContinuousClock.now

  @Test("a session waits three seconds in all")
  func all() {
    var budget = WaitBudget()
    var waited = Duration.zero
    for number in 0..<20 {
      // The learner types for ten seconds, which cost nothing.
      let begin = start + .seconds(10 * number)
      let wait = budget.beginWait(upTo: .milliseconds(700), at: begin)
      waited += wait
      budget.endWait(at: begin + wait)
    }
    #expect(waited == .seconds(3) && budget.remaining == .zero)
  }

  @Test("a wait costs only the time that it took, and the budget never falls below zero")
  func rest() {
    var budget = WaitBudget()
    #expect(budget.beginWait(upTo: .seconds(2), at: start) == .seconds(2))
    budget.endWait(at: start + .milliseconds(100))
    #expect(budget.beginWait(upTo: .seconds(9), at: start + .seconds(60)) == .milliseconds(2_900))
    budget.endWait(at: start + .seconds(64))
    #expect(budget.remaining == .zero)
    #expect(budget.beginWait(upTo: .seconds(1), at: start + .seconds(70)) == .zero)
    #expect(WaitBudget().remaining == .seconds(3))
  }

  @Test("simultaneous waits cost once")
  func together() {
    var budget = WaitBudget()
    #expect(budget.beginWait(upTo: .seconds(2), at: start) == .seconds(2))
    #expect(budget.beginWait(upTo: .seconds(5), at: start + .seconds(1)) == .seconds(2))
    budget.endWait(at: start + .seconds(2))
    #expect(budget.remaining == .seconds(1))
    budget.endWait(at: start + .milliseconds(2_500))
    #expect(budget.remaining == .milliseconds(500))
  }
}
