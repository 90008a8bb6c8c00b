public import Web

/// The sentences name the options that help.
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
