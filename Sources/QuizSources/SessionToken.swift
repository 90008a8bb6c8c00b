internal import FoundationEssentials
internal import WebRequests

/// The session token of Open Trivia DB, with which no question comes twice. The cache keeps it.
struct SessionToken: Sendable {
  /// The service forgets a token that was not used for six hours
  /// (https://opentdb.com/api_config.php).
  static let lifetime: TimeInterval = 6 * 3_600

  private struct Document: Codable {
    static let format = "vocalvocab.session-token"
    static let version = 1

    var format = Self.format
    var version = Self.version
    /// The base address of the service. Other services don't know the token.
    var service: String
    var token: String
    /// The time of the last request with the token.
    var used: Date
  }

  private let file: CacheFile
  private let service: String
  private let now: @Sendable () -> Date
  private lazy var document = file.read(Document.self)

  init(cache: String, service: WebAddress, now: @escaping @Sendable () -> Date) {
    file = CacheFile(path: cache + "/open-trivia-db.json")
    self.service = service.text
    self.now = now
  }

  /// The token; `nil` without one, and for one that the service has forgotten. A time in the future
  /// comes from a wrong clock.
  var fresh: String? {
    mutating get {
      guard let document, document.format == Document.format,
        document.version == Document.version, document.service == service,
        (0..<Self.lifetime).contains(now().timeIntervalSince(document.used)),
        document.token.isName
      else { return nil }
      return document.token
    }
  }

  /// Keeps a token that was used now.
  mutating func keep(_ token: String) {
    let new = Document(service: service, token: token, used: now())
    document = new
    file.write(new)
  }

  /// Forgets a token that the service no longer knows.
  mutating func forget() { document = nil }
}
