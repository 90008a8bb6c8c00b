internal import Glibc
internal import NIOCore

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
