internal import Glibc
internal import NIOCore

/// A reason why a server can't start.
public enum ServerError: Error, Hashable, Sendable {
  /// Another program uses the port.
  case portTaken(Int)
  /// The system reserves the port, as it does those below 1024.
  case portForbidden(Int)
  /// This computer doesn't have the address.
  case noSuchHost(String)
  /// Any other reason, as the system words it.
  case failed(reason: String)

  init(_ error: any Error, _ options: WebServer.Options) {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: self = .portTaken(options.port)
    case EACCES: self = .portForbidden(options.port)
    case EADDRNOTAVAIL: self = .noSuchHost(options.host)
    default:
      self = error is SocketAddressError ? .noSuchHost(options.host) : .failed(reason: "\(error)")
    }
  }
}
