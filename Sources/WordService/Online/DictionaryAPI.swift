internal import ByteText
internal import FoundationEssentials
internal import WebRequests

/// The Free Dictionary API, https://dictionaryapi.dev, or another server with the same interface.
struct DictionaryAPI: Sendable {
  static let usualAddress = "https://api.dictionaryapi.dev"

  /// The rest after the service's rate limit, which counts the requests of five minutes.
  static let rest = Duration.seconds(300)

  let base: WebAddress
  let web: WebClient

  /// Returns the address of the entry for a word.
  ///
  /// - Returns: `nil` for a text that can't be a word.
  func address(of word: String) -> WebAddress? {
    guard (1...100).contains(word.utf8.count), !word.utf8.allSatisfy({ $0 == UInt8(ascii: ".") })
    else { return nil }
    return base.appending("/api/v2/entries/en/" + word.percentEncoded)
  }

  /// Asks the service for a word.
  ///
  /// - Returns: `nil` if the service does not know the word. It misses many everyday words.
  func entry(for word: String, within limit: Duration) async throws(ServiceFailure) -> OnlineEntry?
  {
    guard let address = address(of: word) else { return nil }
    let answer = try await web.ask(address, within: limit)
    switch answer.status {
    case 200: break
    case 404 where answer.isJSON && answer.saysNotKnown: return nil
    case 429: throw .rateLimited(Self.rest)
    default: throw .status(answer.status)
    }
    guard answer.isJSON else { throw .notJSON }
    guard let found = try? JSONDecoder().decode(DictionaryAnswer.self, from: answer.text) else {
      if answer.saysNotKnown { return nil }
      throw .notUnderstood
    }
    return found.entry(for: word, secureOnly: base.isSecure)
  }
}

extension WebAnswer {
  /// Whether the answer is `{"title":"No Definitions Found", …}`. Other objects are errors of the
  /// service.
  fileprivate var saysNotKnown: Bool {
    struct Message: Decodable {
      var title: String
    }
    // Any other body does not say so.
    let message = try? JSONDecoder().decode(Message.self, from: text)
    return message?.title.lowercased().bytes.contains("no definitions found") ?? false
  }
}
