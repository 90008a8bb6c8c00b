internal import ByteText

/// The address under which people open a server that another program, such as nginx, forwards
/// their requests to: `https://spelling.example`.
public struct PublicAddress: Hashable, Sendable, CustomStringConvertible {
  /// Whether the connection of a browser is encrypted.
  let isEncrypted: Bool
  /// The host and, unless it is the usual one, the port, as a browser names them in a request.
  let authority: String

  /// Reads an address.
  ///
  /// - Parameter text: `https://` or `http://`, a name in ASCII or a numeric address, and a port
  ///   where it isn't the usual one. A slash may follow, and no path.
  public init?(_ text: String) {
    let text = text.lowercased()
    let rest: Substring
    if let encrypted = text.bytes.dropping(prefix: "https://") {
      (isEncrypted, rest) = (true, encrypted)
    } else if let plain = text.bytes.dropping(prefix: "http://") {
      (isEncrypted, rest) = (false, plain)
    } else {
      return nil
    }
    let named = String(rest.bytes.dropping(suffix: "/") ?? rest)
    // The text behind the last colon is a port, unless the colon is a part of `[::1]`.
    let parts = named.bytes.split(separator: ":", omittingEmptySubsequences: false)
    let isNumeric6 = named.bytes.hasPrefix("[")
    var host = named
    if isNumeric6 ? !named.bytes.hasSuffix("]") : parts.count > 1 {
      guard let last = parts.last, let port = UInt16(last), "\(port)" == last, port > 0 else {
        return nil
      }
      host = String(named.bytes.dropping(suffix: ":\(last)") ?? "")
      authority = port == (isEncrypted ? 443 : 80) ? host : named
    } else {
      authority = named
    }
    guard isNumeric6 ? Self.isNumeric6(host) : Self.isName(host) else { return nil }
  }

  /// Returns whether a text is a name, or a numeric address of IPv4.
  private static func isName(_ host: String) -> Bool {
    host.utf8.first.map { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") } ?? false
      && host.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  private static func isNumeric6(_ host: String) -> Bool {
    guard let inner = host.bytes.dropping(prefix: "[")?.bytes.dropping(suffix: "]") else {
      return false
    }
    return ServerName.isNumeric(String(inner))
  }

  /// The origin that a browser states for the server's pages.
  public var description: String { "\(isEncrypted ? "https" : "http")://\(authority)" }
}
