internal import ByteText

/// The answer of a web server.
package struct WebAnswer: Hashable, Sendable {
  package let status: Int
  /// The content type as the server sent it, such as `application/json; charset=utf-8`.
  package let contentType: String?
  /// The address of a redirect with any status; it is absolute, or relative to the requested
  /// address.
  package var location: String?
  /// The header `Retry-After`: when the server may be asked again, in seconds or as a date.
  package var retryAfter: String?
  package let body: [UInt8]

  package init(
    status: Int, contentType: String?, location: String? = nil, retryAfter: String? = nil,
    body: [UInt8]
  ) {
    (self.status, self.contentType) = (status, contentType)
    (self.location, self.retryAfter, self.body) = (location, retryAfter, body)
  }

  /// Whether the content type is JSON.
  package var isJSON: Bool {
    let type = contentType?.bytes.split(separator: ";").first?.lowercased().filter {
      !$0.isWhitespace
    }
    return type.map { $0.bytes.hasSuffix("/json") || $0.bytes.hasSuffix("+json") } ?? false
  }
}

/// A client of web servers. It limits the time that they take, the size of their answers, and the
/// number and the targets of their redirects. It checks certificates, uses no cookies, and goes
/// through the proxy that the environment names (`https_proxy`, `http_proxy`, `no_proxy`).
package struct WebClient: Sendable {
  /// The largest recording, in bytes.
  package static let maximumBodySize = 1 << 20
  /// The largest answer of any other kind, in bytes. The longest entry of the Free Dictionary API
  /// has a quarter of this size, and a parser needs a hundred times as much memory.
  static let maximumTextSize = 1 << 18
  static let maximumRedirects = 3
  static let connectTimeLimit = Duration.milliseconds(1_500)
  /// The time without a byte after which a download is given up.
  static let stallLimit = Duration.seconds(60)
  static let userAgent = "VocalVocab/0.1 (spelling trainer)"

  let authorities: String?

  /// - Parameter authorities: a PEM file of certificates to trust in place of the system's.
  package init(authorities: String? = nil) { self.authorities = authorities }

  /// Asks for an address and follows its redirects.
  ///
  /// - Parameters:
  ///   - accept: the media type that is wanted.
  ///   - limit: the time from the first connection to the last byte of the body.
  ///   - maximum: the most bytes of the body; `nil` for those of an answer of this media type.
  ///   - reach: the hosts that the request and its redirects may reach.
  package func get(
    _ address: WebAddress, accept: String, within limit: Duration, atMost maximum: Int? = nil,
    reach: Reach = .anyHost
  ) async throws(WebFailure) -> WebAnswer {
    do {
      return try await withThrowingTaskGroup(of: WebAnswer.self) { group in
        group.addTask { try await follow(address, accept, maximum, reach) }
        group.addTask {
          try await Task.sleep(for: limit)
          throw WebFailure.tooSlow(limit)
        }
        // When the first task has ended, the other one is cancelled.
        defer { group.cancelAll() }
        guard let first = try await group.next() else { throw WebFailure.cancelled }
        return first
      }
    } catch {
      throw error as? WebFailure ?? .cancelled
    }
  }

  private func follow(
    _ address: WebAddress, _ accept: String, _ maximum: Int?, _ reach: Reach
  ) async throws(WebFailure) -> WebAnswer {
    guard let transfers = Transfers.shared else { throw .noClient }
    let usual = accept.bytes.hasPrefix("audio/") ? Self.maximumBodySize : Self.maximumTextSize
    var address = address
    for _ in 0...Self.maximumRedirects {
      let isOnlyPublic = try reach.isOnlyPublic(address)
      let answer = try await transfers.get(
        address, accept: accept, maximumBodySize: maximum ?? usual, isOnlyPublic: isOnlyPublic,
        authorities: authorities)
      guard let location = answer.redirect else { return answer }
      guard let next = address.redirected(to: location) else { throw .badRedirect }
      address = next
    }
    throw .badRedirect
  }
}

extension WebAnswer {
  /// The address that the server redirects to, if any.
  fileprivate var redirect: String? {
    [301, 302, 303, 307, 308].contains(status) ? location : nil
  }
}
