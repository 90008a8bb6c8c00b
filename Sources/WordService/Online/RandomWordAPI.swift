internal import FoundationEssentials

/// Words from a random-word API: https://random-word-api.herokuapp.com, or a server of one's own that
/// answers like it.
struct RandomWordAPI: Sendable {
  static let usualAddress = "https://random-word-api.herokuapp.com"

  /// Of its list. For any other length it has no words.
  static let lengths = 2...15
  /// The number of words in a batch. As many as it has, or more, would come sorted, all of them.
  static let batch = 20
  /// How long it is to be left in peace when it asks for that, in seconds. It allows the next request
  /// after five; the spread keeps many programs from coming back at once.
  static let rest = 5.0...6.0

  let base: WebAddress
  let web: WebClient

  /// A batch of different words, shuffled.
  ///
  /// - Returns: no more than ``batch``; none where the service has none of that length.
  func words(
    ofLength letters: Int, within limit: Duration,
    using generator: inout some RandomNumberGenerator & Sendable
  ) async throws(ServiceFailure) -> [String] {
    // Any other parameter is answered with an error.
    guard Self.lengths.contains(letters),
      let address = base.appending("/word?number=\(Self.batch)&length=\(letters)&lang=en")
    else { return [] }
    let answer = try await web.ask(address, within: limit)
    switch answer.status {
    case 200: break
    case 403 where answer.isRateLimit, 429:
      throw .rateLimited(.seconds(Double.random(in: Self.rest, using: &generator)))
    case 403: throw .refused
    default: throw .status(answer.status)
    }
    guard answer.isJSON else { throw .notJSON }
    guard let strings = try? JSONDecoder().decode([Lenient<String>].self, from: answer.text) else {
      throw .notUnderstood
    }
    // Other lists hold phrases, and services send their excuses dressed as words.
    let words = Set(strings.compactMap(\.wrappedValue).filter { isWord($0, ofLength: letters) })
    guard !words.isEmpty || strings.isEmpty else { throw .notUnderstood }
    // Sorted first, since a set has an order of its own in every process.
    return Array(words.sorted().shuffled(using: &generator).prefix(Self.batch))
  }
}

private func isWord(_ text: String, ofLength letters: Int) -> Bool {
  text.utf8.count == letters
    && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
}

extension WebAnswer {
  /// `{"Error":"You hit the rate limit, try again in a few seconds"}`, which comes as a 403, as do
  /// final refusals.
  fileprivate var isRateLimit: Bool {
    String(decoding: body.prefix(1_000), as: UTF8.self).lowercased().contains("rate limit")
  }
}
