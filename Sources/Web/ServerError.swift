internal import Glibc
internal import NIOCore
internal import NIOPosix

/// What keeps a server from starting.
public enum ServerError: Error, Hashable, Sendable {
  case portTaken(Int)
  /// Ports below 1024 are the system's.
  case portForbidden(Int)
  case noSuchHost(String)
  case failed(reason: String)

  init(_ error: any Error, _ options: WebServer.Options) {
    switch error {
    case let error as ServerError: self = error
    case let error as IOError where error.errnoCode == EADDRINUSE: self = .portTaken(options.port)
    case let error as IOError where error.errnoCode == EACCES: self = .portForbidden(options.port)
    case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
      self = .noSuchHost(options.host)
    case is SocketAddressError: self = .noSuchHost(options.host)
    default: self = .failed(reason: "\(error)")
    }
  }

  /// The next port after another that nobody uses; `nil` where there is none near it.
  public static func freePort(after port: Int, host: String) async -> Int? {
    for candidate in (port + 1)...(port + 50) where candidate < 65_536 {
      let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
      // Whatever is wrong with this one, another may do.
      guard let channel = try? await bootstrap.bind(host: host, port: candidate).get() else {
        continue
      }
      try? await channel.close()
      return candidate
    }
    return nil
  }
}

extension ServerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .portTaken(let port):
      "Port \(port) is in use: give another with --port."
    case .portForbidden(let port):
      "Port \(port) is not yours to use: give one from 1024 on with --port."
    case .noSuchHost(let host):
      "'\(host)' is no address of this computer: give another with --host, or leave it out."
    case .failed(let reason): "The server could not start (\(reason))."
    }
  }
}
