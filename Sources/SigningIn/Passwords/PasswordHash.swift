package import Accounts
internal import CCrack
internal import CSodium
internal import Vocabulary

/// The hash of a password, by Argon2id with a random salt (RFC 9106), as a text that names its
/// parameters.
package struct PasswordHash: Hashable, Sendable, Codable {
  private let text: String

  /// The work of a hash: two passes over 19 MiB (OWASP, Password Storage Cheat Sheet, 2024).
  private static let passes: UInt64 = 2
  private static let memory = 19 << 20

  /// Hashes a password. It takes about 20 ms and 19 MiB.
  ///
  /// - Throws: ``Accounts/AccountError/noHashes``.
  package init(of password: String) throws(AccountError) {
    var hash = [CChar](repeating: 0, count: Int(CSODIUM_HASH_SIZE))
    let password = password.composed
    guard csodium_hash(password, password.utf8.count, Self.passes, Self.memory, &hash) else {
      throw .noHashes
    }
    text = String(
      decoding: hash.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The hash of a random text that nobody knows.
  static let ofNobody = PasswordHash(
    text: "$argon2id$v=19$m=19456,t=2,p=1$0NL9y9KgeUoe8BDKE77Lwg$"
      + "tYSF6MGJdPZlwkg0WmMJ8z5Zj6sD3rm1xFWBtvxyhkw")

  private init(text: String) { self.text = text }

  /// Whether the library that makes hashes is there.
  static var isPossible: Bool { csodium_load() }

  /// Returns whether a password is the right one. It takes as long as making a hash.
  package func isRight(_ password: String) -> Bool {
    let password = password.composed
    return csodium_verify(text, password, password.utf8.count)
  }

  /// Whether the hash was made with other parameters than new ones are.
  package var isOutdated: Bool { csodium_needs_rehash(text, Self.passes, Self.memory) }

  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// The system's list of bad passwords, if it has one.
enum ListedPasswords {
  /// Returns why the list refuses a password; `nil` for a password that it accepts.
  static func flaw(of password: String) -> PasswordFlaw? {
    ccrack_check(password).map { .listed(String(cString: $0)) }
  }
}
