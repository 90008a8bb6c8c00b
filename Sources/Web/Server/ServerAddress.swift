internal import NIOCore

/// The address of a running server.
public struct ServerAddress: Hashable, Sendable {
  /// The name or address at which the server listens.
  public let host: String
  /// The port at which the server listens.
  public let port: Int
  /// The access token that every client must present; `nil` for none.
  public let token: Token?

  /// The address to open in a browser, with the token if the server has one.
  public var link: String {
    let name = reachable.contains(":") ? "[\(reachable)]" : reachable
    let base = "http://\(name):\(port)/"
    return token.map { "\(base)?\(Token.parameter)=\($0.text)" } ?? base
  }

  /// The host under which others reach the server. If it listens on every network, this is the
  /// computer's address on one of them.
  private var reachable: String {
    guard host == "0.0.0.0" || host == "::" else { return host }
    let wanted: NIOBSDSocket.ProtocolFamily = host == "::" ? .inet6 : .inet
    // A computer without a network has no other address.
    let devices = (try? System.enumerateDevices()) ?? []
    let addresses = devices.compactMap(\.address)
      .filter { $0.protocol == wanted }.compactMap(\.ipAddress)
    return addresses.first { !ServerName.isLoopback($0) && !$0.hasPrefix("fe80") }
      ?? (host == "::" ? "::1" : "127.0.0.1")
  }
}
