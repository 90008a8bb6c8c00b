internal import ByteText
internal import NIOCore

/// The address of a running server.
public struct ServerAddress: Hashable, Sendable {
  /// The name or address at which the server listens.
  public let host: String
  /// The port at which the server listens.
  public let port: Int
  /// The tokens, one of which every client must present; `nil` if clients need no token.
  public let access: Access?
  /// The address of the program that forwards requests to the server; `nil` without such a program.
  public let publicAddress: PublicAddress?
  /// Whether other computers can reach the server, so that a class may come in.
  public let isClass: Bool

  /// The address to open in a browser, with the learners' token if the server has one.
  public var link: String { link(with: access?.learners) }

  /// The address with the token of a class's teacher; `nil` if the server has no class or no
  /// tokens.
  public var teacherLink: String? {
    isClass ? access.map { link(with: $0.teacher) } : nil
  }

  /// The six letters that let learners in where they open ``entrance``; `nil` if the server has no
  /// class or no tokens.
  public var code: String? { teacherLink == nil ? nil : access?.code.text }

  /// The address without a token, which is short enough to type.
  public var entrance: String { publicAddress.map { "\($0)/" } ?? ownBase }

  /// Whether nobody on the network reads what crosses it: the connection is encrypted, or doesn't
  /// leave this computer.
  public var isPrivate: Bool {
    publicAddress?.isEncrypted ?? ServerName.isLoopback(host)
  }

  private func link(with token: Token?) -> String {
    token.map { "\(entrance)?\(Token.parameter)=\($0.text)" } ?? entrance
  }

  /// The address of the first page, without a forwarding program.
  private var ownBase: String {
    let name = reachable.bytes.contains(":") ? "[\(reachable)]" : reachable
    return "http://\(name):\(port)/"
  }

  /// The host under which other computers reach the server. If it listens on every network, this is
  /// the computer's address on one of them.
  private var reachable: String {
    guard host == "0.0.0.0" || host == "::" else { return host }
    let wanted: NIOBSDSocket.ProtocolFamily = host == "::" ? .inet6 : .inet
    // A computer without a network has no other address.
    let devices = (try? System.enumerateDevices()) ?? []
    let addresses = devices.compactMap(\.address)
      .filter { $0.protocol == wanted }.compactMap(\.ipAddress)
    return addresses.first { !ServerName.isLoopback($0) && !$0.bytes.hasPrefix("fe80") }
      ?? (host == "::" ? "::1" : "127.0.0.1")
  }
}
