internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL

/// What a web server answered.
struct WebAnswer: Hashable, Sendable {
  let status: Int
  /// As it came, such as `application/json; charset=utf-8`.
  let contentType: String?
  let body: [UInt8]

  var isJSON: Bool {
    let type = contentType?.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    return type.map { $0.hasSuffix("/json") || $0.hasSuffix("+json") } ?? false
  }
}

/// Asks web servers, and bounds all that they can do to us: how long they take, how much they send,
/// where they send us. Certificates are checked; there are no cookies and no proxies.
struct WebClient: Sendable {
  static let longestBody = 1 << 20
  static let mostRedirects = 3
  static let connectLimit = Duration.milliseconds(1_500)
  static let userAgent = "VocalVocab/0.1 (spelling trainer)"

  private let certificates: TLSConfiguration?

  /// - Parameter authorities: a PEM file of the certificates to trust instead of the system's.
  init(authorities: String? = nil) {
    certificates = authorities.map { path in
      var configuration = TLSConfiguration.makeClientConfiguration()
      configuration.trustRoots = .file(path)
      return configuration
    }
  }

  /// Asks for an address and follows its redirects.
  ///
  /// - Parameters:
  ///   - accept: the media type that is wanted.
  ///   - limit: for all of it, from the first connection to the last byte of the body.
  func get(
    _ address: WebAddress, accept: String, within limit: Duration
  ) async throws(WebFailure) -> WebAnswer {
    do {
      return try await withThrowingTaskGroup(of: WebAnswer.self) { group in
        group.addTask { try await follow(address, accept) }
        group.addTask {
          try await Task.sleep(for: limit)
          throw WebFailure.tooSlow(limit)
        }
        // What is left of the slower one is cancelled when the first has ended.
        defer { group.cancelAll() }
        guard let first = try await group.next() else { throw WebFailure.cancelled }
        return first
      }
    } catch {
      throw WebFailure(error)
    }
  }

  private func follow(_ address: WebAddress, _ accept: String) async throws -> WebAnswer {
    var address = address
    for _ in 0...Self.mostRedirects {
      let response = try await client.execute(
        request(for: address, accept), deadline: .distantFuture)
      guard let location = response.redirect else { return try await answer(from: response) }
      guard let next = address.redirected(to: location) else { throw WebFailure.lostWay }
      address = next
    }
    throw WebFailure.lostWay
  }

  private func request(for address: WebAddress, _ accept: String) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: address.text)
    request.headers.add(name: "User-Agent", value: Self.userAgent)
    request.headers.add(name: "Accept", value: accept)
    request.tlsConfiguration = certificates
    return request
  }

  /// Reads the body as long as it is no larger than it may be. To let go of the rest closes the
  /// connection.
  private func answer(from response: HTTPClientResponse) async throws -> WebAnswer {
    let announced = response.headers.first(name: "Content-Length").flatMap { Int($0) }
    guard announced ?? 0 <= Self.longestBody else { throw WebFailure.tooLarge }
    var body: [UInt8] = []
    for try await part in response.body {
      guard body.count + part.readableBytes <= Self.longestBody else { throw WebFailure.tooLarge }
      body.append(contentsOf: part.readableBytesView)
    }
    return WebAnswer(
      status: Int(response.status.code),
      contentType: response.headers.first(name: "Content-Type"), body: body)
  }
}

/// Made when it is first used, so that a program that stays offline has neither threads nor sockets
/// for it. It lives as long as the process: a client has to be shut down before it is let go, which
/// takes an answer from the network's thread, and there is nothing to hand back that the end of the
/// process doesn't. One thread is plenty for two hosts.
private let client: HTTPClient = {
  var configuration = HTTPClient.Configuration(
    // We follow redirects ourselves, by our own rule.
    redirectConfiguration: .disallow,
    timeout: .init(connect: .nanoseconds(Int64(WebClient.connectLimit / .nanoseconds(1)))))
  // Whether to try again is for the register of hosts to say.
  configuration.connectionPool.retryConnectionEstablishment = false
  configuration.httpVersion = .http1Only
  return HTTPClient(
    eventLoopGroup: MultiThreadedEventLoopGroup(numberOfThreads: 1), configuration: configuration)
}()

extension HTTPClientResponse {
  /// Where the server sends us instead of answering.
  fileprivate var redirect: String? {
    [301, 302, 303, 307, 308].contains(status.code) ? headers.first(name: "Location") : nil
  }
}

extension WebFailure {
  /// What the libraries throw, told apart as far as a person has to know it.
  fileprivate init(_ error: any Error) {
    switch error {
    case let failure as WebFailure: self = failure
    case is CancellationError: self = .cancelled
    case let error as HTTPClientError:
      switch error {
      case .cancelled: self = .cancelled
      case .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout:
        self = .tooSlow(WebClient.connectLimit)
      default: self = .brokenOff
      }
    case is NIOConnectionError, is IOError: self = .unreachable
    case NIOSSLError.uncleanShutdown: self = .brokenOff
    case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: self = .untrusted
    default: self = .brokenOff
    }
  }
}
