internal import ByteText
internal import CPostgreSQL
public import Faults

/// The address of a database that keeps the learners' data, such as
/// `postgresql://db.school.example/vocalvocab`.
///
/// libpq reads it, so it may have what libpq's addresses have: several hosts, a port, a user, and
/// parameters such as `sslmode`. It never has a password, which other users of the computer could
/// read in the list of processes: a password comes by libpq's own means.
public struct StoreAddress: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// - Throws: ``StoreAddressError``.
  public init(_ text: String) throws(StoreAddressError) {
    guard ["postgresql://", "postgres://"].contains(where: { text.bytes.hasPrefix($0) }) else {
      throw .notPostgreSQL
    }
    guard cpostgresql_is_available() != 0 else { throw .noLibrary }
    var reason: UnsafeMutablePointer<CChar>?
    guard cpostgresql_is_address(text, &reason) != 0 else {
      guard let reason else { throw .password }
      defer { cpostgresql_free(reason) }
      // The reason may hold a part of the address, such as a password that libpq didn't understand.
      let mayHavePassword = text.utf8.contains(UInt8(ascii: "@"))
      throw .malformed(reason: mayHavePassword ? "" : String(cString: reason).trimmed)
    }
    description = text
  }
}

/// A fault of the address of a store.
public enum StoreAddressError: Fault, Hashable {
  case notPostgreSQL
  /// libpq doesn't understand the address. The reason is empty if it may hold a password.
  case malformed(reason: String)
  case password
  /// This computer lacks libpq.
  case noLibrary

  public var kind: FaultKind { self == .noLibrary ? .unavailable : .invalid }

  public var description: String {
    switch self {
    case .notPostgreSQL: "Give an address of a store like postgresql://HOST/DATABASE."
    case .malformed(let reason):
      "The address of the store can't be read\(reason.isEmpty ? "" : " (\(reason))")."
    case .password:
      """
      The address of the store has a password, which others could read: take it out, and put it \
      into the file ~/.pgpass, or into the one that PGPASSFILE names.
      """
    case .noLibrary:
      "The library that speaks to PostgreSQL is missing: install libpq5, as Debian calls it."
    }
  }
}

extension String {
  /// The text without the spaces, line ends and full stop at its end.
  fileprivate var trimmed: String {
    var text = self
    while let last = text.unicodeScalars.last, last.properties.isWhitespace || last == "." {
      text.unicodeScalars.removeLast()
    }
    return text
  }
}
