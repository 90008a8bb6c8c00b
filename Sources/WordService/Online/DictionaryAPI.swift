internal import FoundationEssentials

/// Definitions from the Free Dictionary API: https://dictionaryapi.dev, or a server of one's own that
/// answers like it.
struct DictionaryAPI: Sendable {
  static let usualAddress = "https://api.dictionaryapi.dev"

  /// It allows so many requests in five minutes; when those are used up, five minutes bring more.
  static let rest = Duration.seconds(300)

  let base: WebAddress
  let web: WebClient

  /// - Returns: `nil` for what can't be a word.
  func address(of word: String) -> WebAddress? {
    guard (1...100).contains(word.utf8.count), !word.utf8.allSatisfy({ $0 == UInt8(ascii: ".") })
    else { return nil }
    return base.appending("/api/v2/entries/en/" + word.percentEncoded)
  }

  /// What the service says of a word.
  ///
  /// - Returns: `nil` when it is not known there, which holds for many an everyday word, too.
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
  /// `{"title":"No Definitions Found", …}`: other objects are errors of the service.
  fileprivate var saysNotKnown: Bool {
    struct Message: Decodable {
      var title: String
    }
    // Whatever else it may be, it does not say so.
    let message = try? JSONDecoder().decode(Message.self, from: text)
    return message?.title.lowercased().contains("no definitions found") ?? false
  }
}

extension String {
  /// With `%` and two digits for each byte that is not of RFC 3986's unreserved characters.
  var percentEncoded: String {
    utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
