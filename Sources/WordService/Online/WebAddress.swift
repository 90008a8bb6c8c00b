internal import FoundationEssentials

/// An address that can be asked over the web: `http` or `https`, with a host.
struct WebAddress: Hashable, Sendable {
  private let url: URL

  /// - Returns: `nil` for any other text, and for an address with a name or a password in it.
  init?(_ text: String) {
    // Longer than any address here; the parser's time grows with the text.
    guard text.utf8.count <= 2_000, let url = URL(string: text) else { return nil }
    self.init(url)
  }

  private init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(percentEncoded: true), !host.isEmpty, host.utf8.allSatisfy(isOfHost),
      // The client takes any number for a port, and stops the program at one that can't be.
      url.port.map({ (1...65_535).contains($0) }) ?? true,
      url.user() == nil, url.password() == nil
    else { return nil }
    self.url = url
  }

  /// Letters of ASCII only: what else was given is percent-encoded.
  var text: String { url.absoluteString }

  var isSecure: Bool { url.scheme?.lowercased() == "https" }

  /// The host, and the port where it is not the usual one: `localhost:8080`.
  var host: String {
    let name = url.host(percentEncoded: true)?.lowercased() ?? ""
    let host = name.contains(":") ? "[\(name)]" : name
    return url.port.map { "\(host):\($0)" } ?? host
  }

  /// An address below this one.
  ///
  /// - Parameter path: percent-encoded, beginning with a slash; a query may follow.
  func appending(_ path: String) -> WebAddress? {
    guard url.query() == nil, url.fragment() == nil else { return nil }
    var base = text
    while base.hasSuffix("/") { base.removeLast() }
    return WebAddress(base + path)
  }

  /// Where a redirect from this address leads.
  ///
  /// - Parameter location: what the `Location` header says, whole or relative to this address.
  /// - Returns: `nil` for what is not to be followed: no web address, or one in plain HTTP when this
  ///   one is secure.
  func redirected(to location: String) -> WebAddress? {
    guard location.utf8.count <= 2_000,
      let target = URL(string: location, relativeTo: url).flatMap({ WebAddress($0.absoluteURL) }),
      target.isSecure || !isSecure
    else { return nil }
    return target
  }
}

/// Whether a byte may stand in a host: a name or an IPv6 address.
private func isOfHost(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
    UInt8(ascii: "_"), UInt8(ascii: ":"):
    true
  default: false
  }
}
