import Spelling
import Testing

@Suite("The sounds of a round")
struct RoundSoundTests {
  private let client: Client

  init() throws { client = try Client() }

  @Test("each is a WAV file, and an address keeps its sound")
  func files() async throws {
    let practice = try await Practice(client, words: "necessary")
    for cue in Cue.samples {
      let answer = try await client.ask(.get, practice.round.sound(cue).text)
      #expect(answer.status == 200 && answer.type == "audio/wav")
      #expect(answer.bytes.starts(with: "RIFF".utf8) && answer.bytes.count > 8000)
      #expect(try await practice.sound(cue) == answer.bytes)
    }
    let (slow, word) = (try await practice.sound(.slow), try await practice.sound(.word))
    #expect(slow.count > word.count)
  }

  @Test("a word that sounds like another is first said with its meaning")
  func homophone() async throws {
    let practice = try await Practice(client, words: "bear")
    let first = try await practice.sound(.word)
    try await practice.hear(.word)
    #expect(first.count > 2 * (try await practice.sound(.word)).count)
  }

  @Test("the second time, slower is another sound")
  func slower() async throws {
    let practice = try await Practice(client, words: "necessary")
    let first = try await practice.sound(.slow)
    try await practice.hear(.slow)
    #expect(try await practice.sound(.slow) != first)
  }

  @Test("the letters are heard only after the end")
  func letters() async throws {
    let practice = try await Practice(client, words: "necessary")
    #expect(try await refusal { try await practice.hear(.letters) }?.status == 409)
    try await practice.skip()
    let (letters, word) = (try await practice.sound(.letters), try await practice.sound(.word))
    #expect(letters.count > word.count)
  }

  @Test("hearing is counted")
  func counted() async throws {
    let practice = try await Practice(client, words: "harbor")
    let heard = try #require(practice.round["heard"].number)
    try await practice.hear(.word)
    #expect(try await practice.hear(.define)["heard"].number == heard + 1)
  }

  @Test("a sentence is written out once it was asked for")
  func sentence() async throws {
    let practice = try await Practice(client, words: "harbor")
    #expect(practice.round["notes"] == [])
    #expect(try await practice.hear(.sentence)["notes"][0]["text"].text.contains("____"))
  }

  @Test("on this computer the word is played by ALSA")
  func computer() async throws {
    let practice = try await Practice(client, words: "harbor")
    try await practice.hear(.word, on: "computer")
    let home = client.home
    try await waitUntil("something was played") { home.played.count > 8000 }
    #expect(home.played.dropFirst(44).contains { $0 != 0 }, "it is not silence")
  }
}
