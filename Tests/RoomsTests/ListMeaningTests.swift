import Practice
import Speech
import Storage
import Testing
import Vocabulary

@testable import Spelling

@Suite("The meaning that a list gives")
struct ListMeaningTests {
  private let home = try! SessionHome()

  private func session(_ entry: WordList.Entry) async throws -> Session {
    let session = try await home.session(SessionPlan(words: .given([entry])))
    _ = try await session.next()
    return session
  }

  /// Returns the texts that the voice says at a cue.
  private func said(_ session: Session, at cue: Cue) async -> [String] {
    await session.utterances(for: cue).compactMap {
      if case .text(let text) = $0.content { text } else { nil }
    }
  }

  @Test("is the only one that is shown and heard")
  func only() async throws {
    // WordNet has nine meanings of it, with sentences.
    let session = try await session(WordList.Entry(word: "bank", definition: "the side of a river"))
    let shown = try await session.hear(.define).snapshot.round?.definitions ?? []
    #expect(shown.map(\.text) == ["the side of a river"])
    #expect(await said(session, at: .define) == ["noun. the side of a river"])
    #expect(await said(session, at: .sentence) == ["There is no sentence."])
    let told = try await session.submit("bank").round?.word?.definitions ?? []
    #expect(told.map(\.text) == ["the side of a river"])
  }

  @Test("comes with the list's own sentence")
  func sentence() async throws {
    let entry = WordList.Entry(
      word: "bank", definition: "the side of a river", sentence: "We sat on the bank.")
    #expect(await said(try await session(entry), at: .sentence) == ["We sat on the bank."])
  }

  @Test("leaves the dictionary's meanings to a word that has only a sentence")
  func sentenceAlone() async throws {
    let session = try await session(
      WordList.Entry(word: "harbor", sentence: "Our harbor is small."))
    #expect(await said(session, at: .sentence) == ["Our harbor is small."])
    let shown = try await session.hear(.define).snapshot.round?.definitions ?? []
    #expect(shown.first?.text.isEmpty == false)
  }

  @Test(
    "has the part of speech that its first word shows",
    arguments: [
      ("to move fast on foot", "verb. to move fast on foot"),
      ("a race", "noun. a race"), ("fast on foot", "fast on foot"),
    ])
  func part(meaning: String, said: String) async throws {
    let session = try await session(WordList.Entry(word: "run", definition: meaning))
    #expect(await self.said(session, at: .define) == [said])
  }
}
