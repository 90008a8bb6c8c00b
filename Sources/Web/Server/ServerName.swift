internal import ByteText
internal import Glibc
internal import NIOCore
internal import Threads

/// The names under which this server answers.
///
/// An attacker can make a name of another domain lead to this server, and so evade the browser's
/// rules for origins (DNS rebinding). The server therefore answers only to names that no one else
/// controls. A numeric address is safe, because it can't be made to lead elsewhere.
struct ServerName: Sendable {
  private let isLoopback: Bool
  private let names: Set<String>
  private let publicAddress: PublicAddress?
  let port: Int

  init(host: String, port: Int, publicAddress: PublicAddress? = nil) {
    isLoopback = Self.isLoopback(host)
    self.port = port
    self.publicAddress = publicAddress
    var names: Set<String> = ["localhost"]
    if !isLoopback {
      names.insert(host.lowercased())
      let own = Self.ownName
      names.formUnion([own, own + ".local"])
    }
    self.names = names
  }

  /// Returns whether a host is this server.
  ///
  /// - Parameter host: the host and the port, as a request names them.
  func isOurs(host: String?) -> Bool {
    guard var name = host?.lowercased() else { return false }
    if name == publicAddress?.authority { return true }
    if let host = name.bytes.dropping(suffix: ":\(port)") {
      name = String(host)
    } else if port != 80 {
      return false
    }
    if names.contains(name) { return true }
    if let inner = name.bytes.dropping(prefix: "[")?.bytes.dropping(suffix: "]") {
      name = String(inner)
    }
    return isLoopback ? Self.isLoopback(name) && name != "localhost" : Self.isNumeric(name)
  }

  /// Returns whether only this computer can reach a server at a host.
  static func isLoopback(_ host: String) -> Bool {
    if host.lowercased() == "localhost" { return true }
    guard let address = try? SocketAddress(ipAddress: host, port: 0) else { return false }
    switch address {
    case .v4(let address): return UInt32(bigEndian: address.address.sin_addr.s_addr) >> 24 == 127
    case .v6(let address):
      return withUnsafeBytes(of: address.address.sin6_addr) { bytes in
        bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
      }
    case .unixDomainSocket: return false
    }
  }

  static func isNumeric(_ host: String) -> Bool {
    (try? SocketAddress(ipAddress: host, port: 0)) != nil
  }

  /// The computer's name, in lower case.
  static var ownName: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return "localhost" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      .lowercased()
  }
}

/// The server's name, which is complete once the server knows its port.
final class BoundName: Sendable {
  /// The name, and the last host that was ours. The next request nearly always names that host
  /// again.
  private let known: Guarded<(name: ServerName, host: String?)>

  init(_ name: ServerName) { known = Guarded((name: name, host: nil)) }

  /// The port of the name.
  var port: Int { known.withLock { $0.name.port } }

  /// Replaces the name.
  func set(_ name: ServerName) { known.withLock { $0 = (name: name, host: nil) } }

  /// Returns whether a host is this server.
  func isOurs(host: String?) -> Bool {
    known.withLock { known in
      if host != nil, host == known.host { return true }
      guard known.name.isOurs(host: host) else { return false }
      known.host = host
      return true
    }
  }
}
