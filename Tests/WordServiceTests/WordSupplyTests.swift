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

  @Test("our own words are drawn with their definitions, and only in spellings of all regions")
  func own() async throws {
    let own = try #require(OfflineDictionary.ownWords())
    let whole = try sharedDictionary.get()
    let levels = try LevelRange("starter-expert")
    let pool = own.pool(length: try WordLength("2-20"), levels: levels)
    #expect(pool.count > 1500)
    for number in 0..<pool.count {
      let word = own.word(at: number, of: pool)
      let known = try #require(whole.word(word.text))
      #expect(word.ownCount > 0 && known.ownCount == word.ownCount, "\(word.text)")
      #expect(known.definitions.starts(with: word.definitions), "\(word.text)")
      let isCompound = known.regions.isEmpty
      #expect(
        isCompound || known.regions.count == Region.allCases.count
          || Self.oneRegion.contains(word.text), "\(word.text): \(known.regions)")
    }
  }

  @Test("words come from another dictionary as soon as the supply has it")
  func another() async throws {
    let supply = WordSupply(
      .offline, dictionary: try #require(OfflineDictionary.ownWords()),
      wanted: WordSupply.Wanted(length: .normal, levels: try LevelRange("expert")))
    #expect(await supply.draw { _ in false } == nil)
    #expect(!supply.canAsk("palimpsest"))
    await supply.use(try sharedDictionary.get(), sounds: nil)
    #expect(try #require(await supply.draw { _ in false }).level == .expert)
    #expect(supply.canAsk("palimpsest"))
  }

  /// The words that other regions don't say, and have no spelling of.
  private static let oneRegion: Set = ["airplane", "cheque", "enquiry", "math"]

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
