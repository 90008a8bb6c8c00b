public import Accounts
internal import Glibc
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import Storage
internal import Synchronization
internal import UnixSignals
package import WebRequests

/// The HTTP server of VocalVocab: its pages and its API.
///
/// ```swift
/// let server = WebServer(resources, WebServer.Options(port: 8080), version: "1.0") { print($0) }
/// try await server.run { address in print(address.link) }
/// ```
public struct WebServer: Sendable {
  /// The address of a server, and its limits on requests and connections.
  public struct Options: Sendable {
    /// A name or an address of this computer, at which the server listens.
    public var host: String
    /// The port; 0 for any free port.
    public var port: Int
    /// The tokens, one of which every client must present; `nil` if clients need no token.
    public var access: Access?
    /// The address under which people open a server that a program forwards requests to; `nil`
    /// without one.
    public var publicAddress: PublicAddress?
    /// The programs that forward requests to this server; `nil` for those on this computer, if
    /// there is a public address.
    public var forwarders: Forwarders?
    /// The people who may make an account. With accounts, people log in, and no token lets anybody
    /// in.
    public var accounts = AccountMode.off
    /// The age from which people may sign up without an invitation, in years; 0 for any age.
    public var ageLimit = 0
    /// How long the server keeps what people did who don't come any more.
    public var retention = RetentionRule.withoutEnd
    /// The server that sends links to people who forgot their password; `nil` without one.
    package var mail: MailServer?
    /// Whether learners of a class may have sound played on this computer.
    public var learnersMayPlay = false
    /// The number of requests that each address may send a second, on average.
    public var requestsPerSecond = 300.0
    /// The number of requests that each address may send at once.
    public var requestsAtOnce = 1200
    /// The number of connections that may be open.
    public var connections = 1024
    /// A closure that gets each request that was answered.
    public var logRequest: @Sendable (LoggedRequest) -> Void = { _ in }

    /// Makes options with the normal limits.
    public init(host: String = "127.0.0.1", port: Int = 8080, access: Access? = nil) {
      self.host = host
      self.port = port
      self.access = access
    }

    /// Whether other computers can reach the server, so that a class may come in.
    public var isClass: Bool {
      accounts != .off || publicAddress != nil || forwarders != nil || !ServerName.isLoopback(host)
    }

    /// The names under which the server answers at a port.
    func name(at port: Int) -> ServerName {
      ServerName(host: host, port: port, publicAddress: publicAddress)
    }

    /// The address of the server at its port.
    public var address: ServerAddress { address(at: port) }

    /// The address of the server at a port.
    ///
    /// - Parameter origin: the origin of a request, whose sender reaches the server there.
    func address(
      at port: Int, for origin: RequestOrigin = RequestOrigin(sender: nil)
    ) -> ServerAddress {
      ServerAddress(
        host: host, port: port, access: access, publicAddress: publicAddress ?? origin.address,
        isClass: isClass)
    }
  }

  private let options: Options
  private let version: String
  let learners: Learners
  private let figures = RequestFigures()
  private let log: @Sendable (String) -> Void

  /// Makes a server. ``run(onReady:)`` starts it.
  ///
  /// - Parameters:
  ///   - resources: the folders, dictionary, services and devices that the server works with.
  ///   - options: the address of the server, and its limits.
  ///   - version: the version of the program.
  ///   - log: a closure that gets a sentence for each fault that only the server's owner can mend.
  public init(
    _ resources: ServerResources, _ options: Options, version: String,
    log: @escaping @Sendable (String) -> Void
  ) {
    self.options = options
    self.version = version
    let recent = RecentSentences()
    let hidesNames = resources.accounts != nil
    self.log = { sentence in
      // Where the names can't be listed, the sentence is about their folder, and has none.
      let names = hidesNames ? (try? resources.store.learners.names()) ?? [] : []
      let shown = sentence.hidingNames(names)
      if recent.isNew(shown) { log(shown) }
    }
    learners = Learners(resources, isClass: options.isClass, log: self.log)
  }

  /// Runs until the process gets SIGINT, SIGQUIT, SIGTERM or SIGHUP. Then writes everything that is
  /// not yet on the disk.
  ///
  /// - Parameter onReady: a closure that gets the address as soon as a browser can open it.
  /// - Returns: the number of the signal that ended the server.
  /// - Throws: ``ServerError`` when the server can't start.
  @discardableResult
  public func run(onReady: @escaping @Sendable (ServerAddress) async -> Void) async throws
    -> Int32
  {
    let name = BoundName(options.name(at: options.port))
    let app = Application(
      router: router(name),
      server: .http1(configuration: .bounded),
      configuration: .init(
        address: .hostname(options.host, port: options.port),
        availableConnectionsDelegate: MaximumAvailableConnections(options.connections)),
      onServerRunning: { [options] channel in
        let port = channel.localAddress?.port ?? options.port
        name.set(options.name(at: port))
        await onReady(options.address(at: port))
      },
      logger: .silent)
    let end = await SignalEnd()
    var configuration = ServiceGroupConfiguration(
      services: [
        .init(service: app), .init(service: SoundStop(library: learners.sounds.library)),
        .init(service: Erasures(learners: learners, rule: options.retention)),
        .init(service: end, successTerminationBehavior: .gracefullyShutdownGroup),
      ],
      logger: app.logger)
    configuration.maximumGracefulShutdownDuration = Self.shutdownLimit
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch {
      throw ServerError(error, options)
    }
    await close()
    return end.number
  }

  /// Writes everything of the sessions that is not yet on the disk.
  func close() async { await learners.close() }

  /// The time that open requests get to finish when the server stops.
  private static let shutdownLimit = Duration.seconds(1)

  /// Returns a router with the request filter and all routes, for a server with this name.
  func router(_ name: BoundName) -> Router<WebContext> {
    let pages = Pages()
    let router = Router(context: WebContext.self)
    router.add(
      middleware: RequestFilter(
        name: name, publicAddress: options.publicAddress,
        forwarders: options.forwarders ?? (options.publicAddress == nil ? nil : .here),
        access: options.access, isClass: options.isClass,
        requests: RequestLimit(
          sharedIn: learners.threads == nil ? nil : learners.store.notes, threads: learners.threads,
          perSecond: options.requestsPerSecond, burst: options.requestsAtOnce),
        learners: learners, pages: pages, log: log, logRequest: options.logRequest, figures: figures
      ))
    routes(name, pages).add(to: router)
    return router
  }

  /// Returns all addresses of a server with this name.
  func routes(_ name: BoundName, _ pages: Pages = Pages()) -> Routes {
    let visitors = Visitors(learners)
    var routes = Routes(visitors)
    pages.add(
      to: &routes, visitors, access: options.access, learnersMayPlay: options.learnersMayPlay)
    let api = API(
      visitors: visitors,
      signUpRule: SignUpRule(options.accounts, ageLimit: options.ageLimit),
      retention: options.retention, mail: options.mail,
      learnersMayPlay: options.learnersMayPlay,
      address: { [options] call in options.address(at: name.port, for: call.origin) }, log: log)
    api.add(to: &routes, version: version)
    api.addPrintedPages(to: &routes, pages)
    HealthRoutes(learners: learners, requests: figures, version: version).add(to: &routes)
    return routes
  }
}

/// A service that ends with the first signal that asks the server to stop.
private final class SignalEnd: Service {
  private let first = Atomic<Int32>(0)
  private let signals: UnixSignalsSequence

  /// Traps the signals from now on.
  init() async {
    signals = await UnixSignalsSequence(trapping: .sigterm, .sigint, .sighup, .sigquit)
  }

  /// The number of the signal; SIGTERM if something else ended the server.
  var number: Int32 {
    let number = first.load(ordering: .relaxed)
    return number > 0 ? number : SIGTERM
  }

  func run() async throws {
    for await signal in signals.cancelOnGracefulShutdown() {
      first.store(signal.rawValue, ordering: .relaxed)
      return
    }
  }
}

/// A service that erases the accounts whose time has come: at the start, and each hour.
private struct Erasures: Service {
  let learners: Learners
  let rule: RetentionRule

  private static let pause = Duration.seconds(3600)

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      while true {
        await learners.eraseDueAccounts(rule)
        try await Task.sleep(for: Self.pause)
      }
    }
  }
}

/// A service that ends all waits for sounds when the server begins to stop, because the server
/// waits for its open requests.
private struct SoundStop: Service {
  let library: SoundLibrary

  func run() async throws {
    try await gracefulShutdown()
    await library.close()
  }
}
