internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import ServiceLifecycle

/// VocalVocab in the browser: the pages and the API, over HTTP.
public struct WebServer: Sendable {
  /// Where it is to be found, and how much it takes.
  public struct Options: Sendable {
    /// A name or an address of this computer.
    public var host: String
    /// 0 is any that is free.
    public var port: Int
    /// What everybody has to show; `nil` asks nothing.
    public var token: Token?
    /// How much each address may ask a second, and at once.
    public var requestsPerSecond = 300.0
    public var requestsAtOnce = 1200.0
    /// Connections that may be open.
    public var connections = 1024

    public init(host: String = "127.0.0.1", port: Int = 8080, token: Token? = nil) {
      self.host = host
      self.port = port
      self.token = token
    }

    /// Whether only this computer can reach it.
    public var isLoopback: Bool { ServerName.isLoopback(host) }
  }

  private let options: Options
  private let version: String
  private let classroom: Classroom
  private let log: @Sendable (String) -> Void

  /// - Parameters:
  ///   - version: of the program.
  ///   - log: told what only who runs the server can mend.
  public init(
    _ materials: Materials, _ options: Options, version: String,
    log: @escaping @Sendable (String) -> Void
  ) {
    self.options = options
    self.version = version
    self.log = log
    classroom = Classroom(materials, log: log)
  }

  /// Runs until the process is asked to stop, by SIGINT or SIGTERM; keeps then what is not yet kept.
  ///
  /// - Parameter onReady: told the address when it can be opened.
  /// - Throws: ``ServerError``.
  public func run(onReady: @escaping @Sendable (ServerAddress) async -> Void) async throws {
    let name = BoundName(ServerName(host: options.host, port: options.port))
    let app = Application(
      router: router(name),
      server: .http1(configuration: .bounded),
      configuration: .init(
        address: .hostname(options.host, port: options.port),
        availableConnectionsDelegate: MaximumAvailableConnections(options.connections)),
      onServerRunning: { [options] channel in
        let port = channel.localAddress?.port ?? options.port
        name.set(ServerName(host: options.host, port: port))
        await onReady(ServerAddress(host: options.host, port: port, token: options.token))
      },
      logger: .silent)
    var configuration = ServiceGroupConfiguration(
      services: [app], gracefulShutdownSignals: [.sigterm, .sigint], logger: app.logger)
    configuration.maximumGracefulShutdownDuration = Self.farewell
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch {
      throw ServerError(error, options)
    }
    await close()
  }

  /// Keeps what the sessions have not kept yet.
  func close() async { await classroom.close() }

  /// How long requests that are in progress when the server is to stop may take.
  private static let farewell = Duration.seconds(1)

  /// The routes and the gate before them, as a server of this name has them.
  func router(_ name: BoundName) -> Router<WebContext> {
    let pages = Pages()
    let router = Router(context: WebContext.self)
    router.add(
      middleware: Gate(
        name: name, token: options.token,
        requests: RateLimit(perSecond: options.requestsPerSecond, burst: options.requestsAtOnce),
        pages: pages, log: log))
    var routes = Routes()
    pages.add(to: &routes, classroom, token: options.token)
    API(classroom: classroom, log: log).add(to: &routes, version: version)
    routes.add(to: router)
    return router
  }
}
