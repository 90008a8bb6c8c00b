import Accounts
import Hummingbird
import NIOCore
import SharedResources
import SigningIn
import Speech
import Storage
import Synchronization
import WordService

@testable import Web

/// A web server without a network: its routes behind its gate, over files of its own.
struct Site: Sendable {
  let home: Home
  private let server: WebServer
  /// The accounts; `nil` if people come in without one.
  let accounts: AccountBook?
  private let options: WebServer.Options
  /// The addresses, with those for whom they are.
  let routes: Routes
  private let responder: RouterResponder<WebContext>
  private let said = Messages<String>()
  private let logged = Messages<LoggedRequest>()

  /// The name and the port that the server has.
  static let port = 8080
  static let authority = "127.0.0.1:\(port)"

  /// - Parameters:
  ///   - home: the files that the server works with; those of an earlier site go on in this one.
  ///   - host: the address that the server answers at.
  ///   - publicAddress: the address of a program that forwards requests to the server.
  ///   - forwarders: the addresses of the programs that forward requests.
  ///   - requestsAtOnce: the requests that a sender may make at once, at one a second after them;
  ///     `nil` is as many as a server usually allows.
  ///   - clock: the clock of the limits on guesses and names; `nil` is the real one.
  init(
    _ home: Home? = nil, host: String = "127.0.0.1", access: Access? = nil,
    publicAddress: String? = nil, forwarders: String? = nil, requestsAtOnce: Int? = nil,
    clock: Clock? = nil, accounts mode: AccountMode = .off, ageLimit: Int = 0
  ) throws {
    let home = try home ?? Home()
    self.home = home
    let store = Store(
      home.folders, notes: clock.map { MemoryNotes(now: $0.read) } ?? MemoryNotes())
    accounts =
      mode == .off ? nil : AccountBook(in: try store.files(of: nil), notes: store.notes)
    let resources = ServerResources(
      store: store,
      dictionary: try sharedDictionary.get(),
      languages: LanguageDictionaries(cache: home.folders.cache),
      online: nil, source: .offline,
      synthesizer: sharedSynthesizer, soundAlikes: try sharedTables.get(),
      device: SoundDevice("file:FILE=\(home.sound),FORMAT=wav"), accounts: accounts)
    var options = WebServer.Options(host: host, port: Self.port, access: access)
    options.publicAddress = publicAddress.flatMap(PublicAddress.init)
    options.forwarders = forwarders.flatMap(Forwarders.init)
    options.logRequest = logged.add
    (options.accounts, options.ageLimit) = (mode, ageLimit)
    if let requestsAtOnce {
      (options.requestsAtOnce, options.requestsPerSecond) = (requestsAtOnce, 1)
    }
    self.options = options
    server = WebServer(resources, options, version: "0", log: said.add)
    let name = BoundName(options.name(at: Self.port))
    responder = server.router(name).buildResponder()
    routes = server.routes(name)
  }

  /// The learners of the server.
  var learners: Learners { server.learners }

  /// The sentences that the server wrote for its owner.
  var messages: [String] { said.all }

  /// The requests that the server logged.
  var requests: [LoggedRequest] { logged.all }

  /// Answers a request as if it came over a connection.
  ///
  /// - Parameter sender: the address at the other end.
  func respond(to request: Request, from sender: String) async throws -> Answer {
    let sender = try SocketAddress(ipAddress: sender, port: 40_000)
    let response = try await responder.respond(
      to: request, context: WebContext(sender: sender))
    let body = CollectedBody()
    try await response.body.write(body)
    return Answer(
      asked: "\(request.method.rawValue) \(request.uri.path)", status: response.status.code,
      fields: response.headers, body: body.bytes)
  }

  /// Stops the server as a signal does, and starts another over the same files.
  func restarted() async throws -> Site {
    await server.close()
    return try Site(
      home, host: options.host, access: options.access, accounts: options.accounts)
  }
}

/// The messages that the server wrote for its owner.
private final class Messages<Message: Sendable>: Sendable {
  private let messages = Mutex<[Message]>([])

  var all: [Message] { messages.withLock { $0 } }
  @Sendable func add(_ message: Message) { messages.withLock { $0.append(message) } }
}

/// The content of an answer, put together from its parts.
private final class CollectedBody: ResponseBodyWriter, Sendable {
  private let collected = Mutex(ByteBuffer())

  var bytes: ByteBuffer { collected.withLock { $0 } }

  func write(_ buffer: ByteBuffer) async throws {
    collected.withLock { _ = $0.writeImmutableBuffer(buffer) }
  }

  func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
