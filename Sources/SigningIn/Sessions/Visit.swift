package import Learner

/// A browser that isn't logged in yet.
package struct Visit: Hashable, Sendable {
  /// Its network address.
  package let sender: String
  /// The browser in words, such as `Firefox on Android`.
  package let device: String
  /// The account and the token of an earlier log-in in this browser; `nil` for none.
  package let earlier: SessionKey?

  package init(sender: String, agent: String?, earlier: SessionKey? = nil) {
    self.sender = sender
    device = DeviceName.text(ofAgent: agent ?? "")
    self.earlier = earlier
  }
}

/// The key of a session, which a browser keeps in its cookie.
package struct SessionKey: Hashable, Sendable {
  package let account: Identifier
  package let token: Identifier

  package init(account: Identifier, token: Identifier) {
    (self.account, self.token) = (account, token)
  }

  /// Reads the value of a cookie; `nil` for any other text.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { Identifier(String(decoding: $0, as: UTF8.self)) }
    guard parts.count == 2, let account = parts[0], let token = parts[1] else { return nil }
    self.init(account: account, token: token)
  }

  /// The value of the cookie.
  package var text: String { "\(account.text).\(token.text)" }
}

/// A browser that is logged in now.
package struct LogIn: Hashable, Sendable {
  package let account: Account
  package let session: AccountSession
  /// The token for the browser's cookie. The account has only its hash.
  package let token: Identifier

  /// The key for the cookie.
  package var key: SessionKey { SessionKey(account: account.id, token: token) }
}
