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

extension ServerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .portTaken(let port):
      "Port \(port) is in use: give another with --port."
    case .portForbidden(let port):
      "You may not use port \(port): give one from 1024 on with --port."
    case .noSuchHost(let host):
      "'\(host)' is not an address of this computer: give another with --host, or leave it out."
    case .failed(let reason): "The server could not start (\(reason))."
    }
  }
}
