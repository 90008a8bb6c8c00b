internal import Glibc
internal import NIOCore
internal import Synchronization

/// What this server may be called by. A name of somebody else's domain, which leads here all the same,
/// is how a strange page would get around the rules for origins (DNS rebinding); an address of numbers
/// can't be made to lead elsewhere.
struct ServerName: Sendable {
  private let isLoopback: Bool
  private let names: Set<String>
  let port: Int

  init(host: String, port: Int) {
    isLoopback = Self.isLoopback(host)
    self.port = port
    var names: Set<String> = ["localhost"]
    if !isLoopback {
      names.insert(host.lowercased())
      let own = Self.ownName
      names.formUnion([own, own + ".local"])
    }
    self.names = names
  }

  /// - Parameter host: as a request names it, with the port.
  func isOurs(host: String?) -> Bool {
    guard var name = host?.lowercased() else { return false }
    let ending = ":\(port)"
    if name.hasSuffix(ending) {
      name.removeLast(ending.count)
    } else if port != 80 {
      return false
    }
    if names.contains(name) { return true }
    if name.hasPrefix("["), name.hasSuffix("]") { name = String(name.dropFirst().dropLast()) }
    return isLoopback ? Self.isLoopback(name) && name != "localhost" : Self.isNumeric(name)
  }

  /// Whether only this computer can reach a server there.
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

  private static func isNumeric(_ host: String) -> Bool {
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

/// What the server is called, once it is known which port it has.
final class BoundName: Sendable {
  private struct Known {
    var name: ServerName
    /// What was ours the last time, and nearly always is again.
    var host: String?
  }

  private let known: Mutex<Known>

  init(_ name: ServerName) { known = Mutex(Known(name: name)) }

  func set(_ name: ServerName) { known.withLock { $0 = Known(name: name) } }

  func isOurs(host: String?) -> Bool {
    known.withLock { known in
      if host != nil, host == known.host { return true }
      guard known.name.isOurs(host: host) else { return false }
      known.host = host
      return true
    }
  }
}
