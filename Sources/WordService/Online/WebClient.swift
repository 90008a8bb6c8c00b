internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL

/// The answer of a web server.
struct WebAnswer: Hashable, Sendable {
  let status: Int
  /// The content type as the server sent it, such as `application/json; charset=utf-8`.
  let contentType: String?
  let body: [UInt8]

  /// Whether the content type is JSON.
  var isJSON: Bool {
    let type = contentType?.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    return type.map { $0.hasSuffix("/json") || $0.hasSuffix("+json") } ?? false
  }
}

/// A client of web servers. It bounds the time that they take, the size of their answers, and the
/// number and the targets of their redirects. It checks certificates, and uses neither cookies nor
/// proxies.
struct WebClient: Sendable {
  /// The largest recording, in bytes.
  static let maximumBodySize = 1 << 20
  /// The largest answer of any other kind, in bytes. The longest entry of the Free Dictionary API has a
  /// quarter of it, and a parser needs a hundred times as much memory.
  static let maximumTextSize = 1 << 18
  static let maximumRedirects = 3
  static let connectTimeLimit = Duration.milliseconds(1_500)
  static let userAgent = "VocalVocab/0.1 (spelling trainer)"

  private let certificates: TLSConfiguration?

  /// - Parameter authorities: a PEM file of certificates to trust in place of the system's.
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
  ///   - limit: the time from the first connection to the last byte of the body.
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
        // When the first task has ended, the other one is cancelled.
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
    for _ in 0...Self.maximumRedirects {
      let response = try await client.execute(
        request(for: address, accept), deadline: .distantFuture)
      guard let location = response.redirect else {
        let most = accept.hasPrefix("audio/") ? Self.maximumBodySize : Self.maximumTextSize
        return try await answer(from: response, most: most)
      }
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

  /// Reads the body up to a size. Beyond that, the connection closes with the response.
  private func answer(from response: HTTPClientResponse, most: Int) async throws -> WebAnswer {
    let announced = response.headers.first(name: "Content-Length").flatMap { Int($0) }
    guard announced ?? 0 <= most else { throw WebFailure.tooLarge }
    var body: [UInt8] = []
    for try await part in response.body {
      guard body.count + part.readableBytes <= most else { throw WebFailure.tooLarge }
      body.append(contentsOf: part.readableBytesView)
    }
    return WebAnswer(
      status: Int(response.status.code),
      contentType: response.headers.first(name: "Content-Type"), body: body)
  }
}

/// The HTTP client of the process, made when it is first used, so that an offline program has no
/// threads and sockets for it.
///
/// It lives as long as the process. A client must be shut down before it is released, which needs
/// an answer from the network's thread, and the end of the process releases everything anyway. One
/// thread is enough for two hosts.
private let client: HTTPClient = {
  var configuration = HTTPClient.Configuration(
    // `WebClient.follow` decides which redirects are followed.
    redirectConfiguration: .disallow,
    timeout: .init(connect: .nanoseconds(Int64(WebClient.connectTimeLimit / .nanoseconds(1)))))
  // `HostRegister` decides whether to try again.
  configuration.connectionPool.retryConnectionEstablishment = false
  configuration.httpVersion = .http1Only
  return HTTPClient(
    eventLoopGroup: MultiThreadedEventLoopGroup(numberOfThreads: 1), configuration: configuration)
}()

extension HTTPClientResponse {
  /// The address that the server redirects to, if any.
  fileprivate var redirect: String? {
    [301, 302, 303, 307, 308].contains(status.code) ? headers.first(name: "Location") : nil
  }
}

extension WebFailure {
  /// Creates the failure for an error of the libraries.
  fileprivate init(_ error: any Error) {
    switch error {
    case let failure as WebFailure: self = failure
    case is CancellationError: self = .cancelled
    case let error as HTTPClientError:
      switch error {
      case .cancelled: self = .cancelled
      case .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout:
        self = .tooSlow(WebClient.connectTimeLimit)
      default: self = .brokenOff
      }
    case is NIOConnectionError, is IOError: self = .unreachable
    case NIOSSLError.uncleanShutdown: self = .brokenOff
    case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: self = .untrusted
    default: self = .brokenOff
    }
  }
}
