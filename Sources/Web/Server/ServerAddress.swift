internal import NIOCore

/// Where a server is to be found.
public struct ServerAddress: Hashable, Sendable {
  public let host: String
  public let port: Int
  public let token: Token?

  init(host: String, port: Int, token: Token?) {
    self.host = host
    self.port = port
    self.token = token
  }

  /// The address to open in a browser: the one with the token, where there is one.
  public var link: String {
    let name = reachable.contains(":") ? "[\(reachable)]" : reachable
    let base = "http://\(name):\(port)/"
    return token.map { "\(base)?\(Token.parameter)=\($0.text)" } ?? base
  }

  /// By what others call it: where it listens on every network, this computer's address on one.
  private var reachable: String {
    guard host == "0.0.0.0" || host == "::" else { return host }
    let wanted: NIOBSDSocket.ProtocolFamily = host == "::" ? .inet6 : .inet
    // Without a network there is nobody else to tell.
    let devices = (try? System.enumerateDevices()) ?? []
    let addresses = devices.compactMap(\.address)
      .filter { $0.protocol == wanted }.compactMap(\.ipAddress)
    return addresses.first { !ServerName.isLoopback($0) && !$0.hasPrefix("fe80") }
      ?? (host == "::" ? "::1" : "127.0.0.1")
  }
}
