internal import ByteText
internal import FoundationEssentials

/// An address on the web: `http` or `https`, with a host.
package struct WebAddress: Hashable, Sendable {
  private let url: URL

  /// - Returns: `nil` for any other text, and for an address with a user name or a password.
  package init?(_ text: String) {
    // No service has so long an address, and the parser's time grows with the text.
    guard text.utf8.count <= 2_000, let url = URL(string: text) else { return nil }
    self.init(url)
  }

  private init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(percentEncoded: true), !host.isEmpty,
      // The host is a name or an IPv6 address.
      host.utf8.allSatisfy({ $0.isLetterOrDigit || ".-_:".utf8.contains($0) }),
      url.port.map({ (1...65_535).contains($0) }) ?? true,
      url.user() == nil, url.password() == nil
    else { return nil }
    self.url = url
  }

  /// The address in ASCII; other characters are percent-encoded.
  package var text: String { url.absoluteString }

  /// Whether the address is `https`.
  package var isSecure: Bool { url.scheme?.lowercased() == "https" }

  /// The host, with the port if the address names one: `localhost:8080`.
  package var host: String {
    let name = url.host(percentEncoded: true)?.lowercased() ?? ""
    let host = name.bytes.contains(":") ? "[\(name)]" : name
    return url.port.map { "\(host):\($0)" } ?? host
  }

  /// Returns an address below this one.
  ///
  /// - Parameter path: percent-encoded text that begins with a slash; it may have a query.
  /// - Returns: `nil` where this address has a query or a fragment.
  package func appending(_ path: String) -> WebAddress? {
    guard url.query() == nil, url.fragment() == nil else { return nil }
    var base = text[...]
    while let shorter = base.bytes.dropping(suffix: "/") { base = shorter }
    return WebAddress(base + path)
  }

  /// Returns the target of a redirect from this address.
  ///
  /// - Parameter location: the value of the `Location` header, absolute or relative to this
  ///   address.
  /// - Returns: `nil` if the target is not a web address, or is not secure while this address is.
  package func redirected(to location: String) -> WebAddress? {
    guard location.utf8.count <= 2_000,
      let target = URL(string: location, relativeTo: url).flatMap({ WebAddress($0.absoluteURL) }),
      target.isSecure || !isSecure
    else { return nil }
    return target
  }
}
