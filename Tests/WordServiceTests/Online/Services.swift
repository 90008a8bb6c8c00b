import TestSupport
import WebRequests

@testable import WordService

/// Both services, with a cache and a clock for one test.
struct Services: Sendable {
  /// An address where nothing listens.
  static let away = "http://127.0.0.1:9"

  let folder = Scratch()
  let clock = ManualClock()

  func online(
    words: String = away, dictionary: String = away, budget: Duration = .seconds(3)
  ) throws(OnlineFailure) -> OnlineWords {
    try OnlineWords(
      randomWordAPI: words, dictionaryAPI: dictionary, cache: folder.path,
      clock: { [clock] in clock.now }, waitBudget: WaitBudget(budget), web: WebClient())
  }
}
