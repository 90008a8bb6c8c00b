internal import ByteText
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The programs that forward people's requests to this server, such as nginx. Only what they say of
/// the first sender of a request is believed: anybody else can write what they like.
public struct Forwarders: Hashable, Sendable {
  private let networks: [Network]

  /// The programs on this computer.
  static let here = Forwarders([Network("127.0.0.0/8"), Network("::1")].compactMap(\.self))

  private init(_ networks: [Network]) { self.networks = networks }

  /// Reads addresses such as `127.0.0.1` and networks such as `10.0.0.0/8`, with commas between
  /// them; `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.bytes.split(separator: ",", omittingEmptySubsequences: false)
    let networks = parts.compactMap { Network(String($0).trimmingSpaces) }
    guard networks.count == parts.count else { return nil }
    self.networks = networks
  }

  func has(_ address: SocketAddress?) -> Bool {
    guard let bytes = address?.addressBytes else { return false }
    return networks.contains { $0.has(bytes) }
  }

  /// Returns the origin of a request.
  ///
  /// - Parameter connected: the address at the other end of the connection.
  func origin(of request: Request, from connected: SocketAddress?) -> RequestOrigin {
    guard has(connected) else { return RequestOrigin(sender: connected) }
    let standard = ForwardedElement.all(of: request.headers[.name("Forwarded")] ?? "")
    let usual = request.headers.list(.name("X-Forwarded-For"))
    var origin = RequestOrigin(sender: connected, isForwarded: true)
    // A program that writes one of the two fields may pass on the other one as the sender wrote it.
    // So where they disagree, neither is believed.
    let senders = [standard.map(\.sender), usual].filter { !$0.isEmpty }.map(first)
    if let sender = senders.first, senders.allSatisfy({ $0 == sender }) {
      origin.sender = sender ?? connected
    }
    let scheme = request.headers.list(.name("X-Forwarded-Proto")).last ?? standard.last?.scheme
    origin.isEncrypted = scheme.map { $0.lowercased() == "https" }
    let authority = request.headers.list(.name("X-Forwarded-Host")).last ?? standard.last?.authority
    // A program that says nothing of the host passes the browser's own on.
    origin.authority = (authority ?? request.head.authority)?.lowercased()
    return origin
  }

  /// Returns the last sender that is not one of the programs. The part of the list before it comes
  /// from that sender, and may be false.
  private func first(of senders: [String]) -> SocketAddress? {
    let addresses = senders.map(SocketAddress.init(forwarded:))
    let known = addresses.filter { !has($0) }
    return (known.last ?? addresses.first) ?? nil
  }
}

/// The origin of a request: its first sender, and the address that the browser opened.
struct RequestOrigin: Sendable {
  /// The network address; `nil` without one.
  var sender: SocketAddress?
  /// Whether a program forwarded the request.
  var isForwarded = false
  /// Whether the browser's connection was encrypted; `nil` if no program says so.
  var isEncrypted: Bool?
  /// The host and the port that the browser named; `nil` if no program forwarded the request.
  var authority: String?

  /// The address at which the browser reaches the server, as the forwarding program says; `nil` if
  /// none does.
  var address: PublicAddress? {
    authority.flatMap { PublicAddress("\(isEncrypted == true ? "https" : "http")://\($0)") }
  }
}

/// A network: the addresses that begin with the same bits.
private struct Network: Hashable, Sendable {
  private let bytes: [UInt8]
  private let bits: Int

  /// Reads an address, or the address of a network with the number of its bits.
  init?(_ text: String) {
    let parts = text.bytes.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let bytes = (try? SocketAddress(ipAddress: parts[0], port: 0))?.addressBytes else {
      return nil
    }
    self.bytes = bytes
    let most = bytes.count * 8
    switch parts.count {
    case 1: bits = most
    case 2:
      guard let given = Int(parts[1]), "\(given)" == parts[1], (0...most).contains(given) else {
        return nil
      }
      bits = given
    default: return nil
    }
  }

  func has(_ address: [UInt8]) -> Bool {
    guard address.count == bytes.count else { return false }
    let (whole, rest) = bits.quotientAndRemainder(dividingBy: 8)
    guard address.prefix(whole) == bytes.prefix(whole) else { return false }
    return rest == 0 || (address[whole] ^ bytes[whole]) >> (8 - rest) == 0
  }
}

/// An element of the header field `Forwarded` (RFC 7239), which one program wrote.
private struct ForwardedElement {
  private(set) var sender = ""
  private(set) var scheme: String?
  private(set) var authority: String?

  /// Reads a header field. The first program's element comes first.
  static func all(of field: String) -> [ForwardedElement] {
    guard !field.isEmpty else { return [] }
    return parts(of: field[...], at: ",").map { element in
      var result = ForwardedElement()
      for pair in parts(of: element, at: ";") {
        let sides = parts(of: pair, at: "=")
        guard sides.count == 2 else { continue }
        let value = unquoted(String(sides[1]).trimmingSpaces)
        switch String(sides[0]).trimmingSpaces.lowercased() {
        case "for": result.sender = value
        case "proto": result.scheme = value
        case "host": result.authority = value
        default: break
        }
      }
      return result
    }
  }

  /// Splits a text at a sign that doesn't stand between quotation marks.
  private static func parts(of text: Substring, at separator: Unicode.Scalar) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var isQuoted = false
    var isEscaped = false
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if isEscaped {
        isEscaped = false
      } else if isQuoted, scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isQuoted.toggle()
      } else if scalar == separator, !isQuoted {
        parts.append(text[start..<index])
        start = text.unicodeScalars.index(after: index)
      }
    }
    return parts + [text[start...]]
  }

  private static func unquoted(_ value: String) -> String {
    guard value.utf8.count >= 2,
      let inner = value.bytes.dropping(prefix: "\"")?
        .bytes.dropping(suffix: "\"")
    else { return value }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in inner.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(scalar)
        isEscaped = false
      }
    }
    return String(result)
  }
}

extension SocketAddress {
  /// The bytes of the address, without its port. An address of IPv4 in the form of IPv6 has the
  /// bytes of IPv4, because a server that listens on both sees it so.
  fileprivate var addressBytes: [UInt8]? {
    switch self {
    case .v4(let address): return withUnsafeBytes(of: address.address.sin_addr, Array.init)
    case .v6(let address):
      let bytes = withUnsafeBytes(of: address.address.sin6_addr, Array.init)
      let mapped = [UInt8](repeating: 0, count: 10) + [0xff, 0xff]
      return bytes.prefix(12) == mapped[...] ? Array(bytes.suffix(4)) : bytes
    case .unixDomainSocket: return nil
    }
  }

  /// Reads the address of a sender, which may have a port; `nil` for `unknown`, a name in place of
  /// the address, or nonsense.
  fileprivate init?(forwarded text: String) {
    var host = text
    if let bracketed = text.bytes.dropping(prefix: "[") {
      host = String(bracketed.bytes.split(separator: "]").first ?? "")
    } else if text.bytes.split(separator: ":").count == 2, text.bytes.contains(".") {
      host = String(text.bytes.split(separator: ":")[0])
    }
    guard let address = try? SocketAddress(ipAddress: host, port: 0) else { return nil }
    self = address
  }
}

extension HTTPFields {
  /// The values of a header field that is a list, also where it stands in several lines.
  fileprivate func list(_ name: HTTPField.Name) -> [String] {
    self[values: name].flatMap { $0.bytes.split(separator: ",") }.map { String($0).trimmingSpaces }
  }
}
