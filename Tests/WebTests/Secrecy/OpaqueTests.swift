import Spelling
import Testing

@Suite("Answers about a round")
struct OpaqueTests {
  private let client: Client

  init() throws { client = try Client() }

  /// How large one answer is.
  private struct Size: Hashable {
    /// The request without the identifiers in its address.
    let asked: String
    let head: Int
    let body: Int

    init(_ answer: Answer) {
      let parts = answer.asked.split(separator: "/", omittingEmptySubsequences: false)
      asked = parts.count > 3 ? String(parts[3]) : answer.asked
      head = answer.head.reduce(0) { $0 + $1.utf8.count + 2 }
      body = answer.bytes.count
    }
  }

  @Test(
    "are equally long whatever the length of the word",
    arguments: [("blorf", "splendigorously"), ("zebra", "hippopotamus")])
  func length(short: String, long: String) async throws {
    let (shortSizes, longSizes) = (try await sizes(short), try await sizes(long))
    #expect(shortSizes == longSizes)
  }

  private func sizes(_ word: String) async throws -> [Size] {
    try client.home.putList(
      "zoo",
      [
        "word": .text(word), "definition": "the \(word) that we saw at the zoo",
        "sentence": "Did you see the \(word)?", "hint": "We saw it.",
      ])
    client.answers = []
    let practice = try await Practice(client, ["words": "list", "list": "zoo"])
    _ = try await client.get("/sessions/\(practice.session["id"].text)")
    for cue: Cue in [.word, .slow, .slow, .define, .part, .sentence] {
      try await practice.hear(cue)
    }
    // A hint tells how many letters the word has, so its own answer may be as long as its sentence.
    let beforeHint = client.answers.count
    try await practice.hint()
    try await practice.hear(.hint)
    try await practice.look()
    try await client.ask(.get, "/play")
    return client.answers.prefix(beforeHint).map(Size.init)
      + client.answers.suffix(1).map(Size.init)
  }

  @Test("have other addresses the next time, so that nobody knows a word by its address")
  func addresses() async throws {
    var addresses: [JSON] = []
    for _ in 0..<2 {
      let practice = try await Practice(client, words: "harbor")
      addresses += [practice.session["id"], practice.round["id"]]
      addresses += practice.round["sounds"].object.values.filter(\.isText)
      try await practice.skip()
    }
    #expect(addresses.count > 8 && Set(addresses).count == addresses.count)
  }

  @Test("sounds hold samples and no text", arguments: Cue.samples)
  func samples(cue: Cue) async throws {
    let practice = try await Practice(client, words: "harbor")
    let answer = try await client.ask(.get, practice.round.sound(cue).text)
    #expect(chunks(of: answer.bytes) == ["fmt ", "data"])
    #expect(answer["Content-Disposition"] == nil && answer["Content-Type"] == "audio/wav")
  }

  /// The names of the parts of a WAV file.
  private func chunks(of wav: [UInt8]) -> [String] {
    guard wav.starts(with: "RIFF".utf8), wav.dropFirst(8).starts(with: "WAVE".utf8) else {
      return []
    }
    var names: [String] = []
    var rest = wav.dropFirst(12)
    while rest.count >= 8 {
      names.append(String(decoding: rest.prefix(4), as: UTF8.self))
      let size = rest.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(8 + size + size % 2)
    }
    return names
  }
}
