import Foundation
import LoopbackServer
import Synchronization
import Testing
import Vocabulary

@testable import WordService

@Suite("The supply of words")
struct WordSupplyTests {
  @Test("other words come even where a service repeats words that were asked")
  func repeated() async throws {
    let lists = [["badge", "candy"], ["elbow", "fudge"]]
    let server = try await LoopbackServer { request in
      guard request.target.hasPrefix("/word?") else {
        return .text(404, #"{"title": "No Definitions Found"}"#)
      }
      // The first batch comes twice, then the other.
      let batch = served.next() < 2 ? lists[0] : lists[1]
      return .text(200, "[\"\(batch[0])\", \"\(batch[1])\"]")
    }
    let supply = WordSupply(
      .online, dictionary: try sharedDictionary.get(),
      online: try OnlineWords(
        randomWordAPI: server.address, dictionaryAPI: server.address,
        cache: NSTemporaryDirectory() + "vocalvocab-supply-\(UUID().uuidString)"),
      wanted: WordSupply.Wanted(
        length: try WordLength("5"), levels: try LevelRange("starter-expert")))
    await supply.begin()
    var drawn: [String] = []
    for _ in 0..<6 {
      try await Task.sleep(for: .milliseconds(100))
      let asked = drawn
      drawn.append(try #require(await supply.draw { asked.contains($0) }).text)
    }
    #expect(Set(drawn).count == 6)
    #expect(Set(drawn).isSuperset(of: ["badge", "candy", "elbow", "fudge"]), "\(drawn)")
  }

  private let served = Counter()
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  /// Returns the number of earlier calls.
  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}
