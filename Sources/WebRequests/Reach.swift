internal import ByteText

/// The hosts that a request and its redirects may reach.
///
/// An address that a stranger gives must not lead into the private network of this computer, where
/// other programs trust whoever can ask them.
package enum Reach: Hashable, Sendable {
  case anyHost
  /// Hosts on the public internet, and one host with its port, wherever it is.
  case publicHosts(and: String?)

  /// Returns whether only an address on the public internet may be connected to.
  ///
  /// - Throws: ``WebFailure/notPublic`` for a host whose name alone says that it is not public.
  func isOnlyPublic(_ address: WebAddress) throws(WebFailure) -> Bool {
    guard case .publicHosts(let exception) = self, address.host != exception else { return false }
    guard address.hasPublicName else { throw .notPublic }
    return true
  }
}

extension WebAddress {
  /// Whether the host has a name that the whole internet can know. A numeric address is no name, in
  /// whatever way it is written; a proxy would connect to it.
  package var hasPublicName: Bool {
    guard !host.bytes.hasPrefix("[") else { return false }
    let name = host.bytes.split(separator: ":").first ?? ""
    let labels = name.bytes.split(separator: ".")
    // The last part of a numeric address is a number, such as `1`, `0x7f` or `2130706433`.
    guard labels.count > 1, let last = labels.last, let first = last.utf8.first,
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return !Self.privateNames.contains(String(last)) && !name.bytes.hasSuffix(".home.arpa")
  }

  /// The names of domains that are not in the public name system: RFC 6761, RFC 6762, RFC 8375, and
  /// what routers and clouds use.
  private static let privateNames: Set<String> = [
    "localhost", "localdomain", "local", "internal", "intranet", "lan", "home", "corp", "private",
    "test", "invalid", "onion",
  ]
}
