internal import ByteText
internal import FoundationEssentials
internal import WebRequests

/// The random-word API, https://random-word-api.herokuapp.com, or another server with the same
/// interface.
struct RandomWordAPI: Sendable {
  static let usualAddress = "https://random-word-api.herokuapp.com"

  /// The lengths of the words in the service's list.
  static let lengths = 2...15
  /// The number of words in a batch. If it were larger than the service's list, the service would
  /// send all its words, sorted.
  static let batch = 20
  /// The rest after the service's rate limit, in seconds. The service allows the next request after
  /// five; the spread keeps many programs from returning at the same moment.
  static let rest = 5.0...6.0

  let base: WebAddress
  let web: WebClient

  /// Asks the service for a batch of different words, and shuffles it.
  ///
  /// - Returns: at most ``batch`` words; an empty list if the service has no words of the length.
  func words(
    ofLength letters: Int, within limit: Duration,
    using generator: inout some RandomNumberGenerator & Sendable
  ) async throws(ServiceFailure) -> [String] {
    // The service answers any other parameter with an error.
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
    // Some lists hold phrases, and some services send an error message in place of words.
    let words = strings.compactMap(\.wrappedValue)
      .filter { $0.utf8.count == letters && $0.utf8.allSatisfy(\.isSmallLetter) }
    guard !words.isEmpty || strings.isEmpty else { throw .notUnderstood }
    // Sorted first, because the order of a set differs between processes.
    return Array(Set(words).sorted().shuffled(using: &generator).prefix(Self.batch))
  }
}

extension WebAnswer {
  /// Whether the answer is `{"Error":"You hit the rate limit, try again in a few seconds"}`. Its
  /// status is 403, like that of a final refusal.
  fileprivate var isRateLimit: Bool {
    String(decoding: body.prefix(1_000), as: UTF8.self).lowercased().bytes.contains("rate limit")
  }
}
