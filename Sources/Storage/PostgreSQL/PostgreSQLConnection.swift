internal import ByteText
internal import CPostgreSQL

/// A connection to a database. One thread at a time uses it.
// `@unchecked`, because the compiler doesn't know that the pool gives it to one thread at a time.
final class PostgreSQLConnection: @unchecked Sendable {
  private let connection: OpaquePointer

  /// The seconds for which a connection is waited for.
  private static let connectSeconds: Int32 = 2

  /// - Throws: ``PostgreSQLFailure/lost(reason:)``.
  init(_ address: StoreAddress) throws(PostgreSQLFailure) {
    let made = cpostgresql_connect(address.description, "vocalvocab", Self.connectSeconds)
    guard let made else { throw .lost(reason: "no memory is left") }
    guard cpostgresql_is_open(made) != 0 else {
      defer { cpostgresql_close(made) }
      throw .lost(reason: Self.line(cpostgresql_reason(made)))
    }
    connection = made
  }

  deinit { cpostgresql_close(connection) }

  /// Runs a statement. Its parameters are `$1`, `$2` and so on.
  ///
  /// - Throws: ``PostgreSQLFailure``. After a lost connection, nobody knows whether the statement
  ///   was carried out.
  @discardableResult
  func run(_ sql: String, _ values: [SQLValue] = []) throws(PostgreSQLFailure) -> SQLResult {
    let bytes = values.map(\.bytes)
    // One buffer holds all values, so that each has an address while the statement is sent.
    let all = bytes.compactMap(\.self).flatMap(\.self) + [0]
    let result = all.withUnsafeBytes { all -> OpaquePointer? in
      var next = 0
      let parameters = zip(values, bytes).map { value, bytes in
        defer { next += bytes?.count ?? 0 }
        let start = all.baseAddress?.advanced(by: next).assumingMemoryBound(to: CChar.self)
        return cpostgresql_parameter(
          type: value.type, bytes: bytes == nil ? nil : start, size: Int32(bytes?.count ?? 0))
      }
      return cpostgresql_run(
        connection, sql, parameters, Int32(parameters.count), Self.milliseconds)
    }
    guard let result else { throw .lost(reason: Self.line(cpostgresql_reason(connection))) }
    guard let state = cpostgresql_state(result) else { return SQLResult(result) }
    defer { cpostgresql_discard(result) }
    throw PostgreSQLFailure(
      state: String(cString: state), message: Self.line(cpostgresql_message(result)))
  }

  /// The time that a statement may take.
  private static let milliseconds: Int32 = 5000

  /// Returns the first line of a message, which may have several; a sentence of ours without any.
  private static func line(_ text: UnsafePointer<CChar>) -> String {
    let line = String(cString: text).split(whereSeparator: \.isNewline).first
    return line.map(String.init) ?? "it did not answer in time"
  }
}

/// The reason why a statement was not carried out.
enum PostgreSQLFailure: Error {
  /// There is no connection, or no longer.
  case lost(reason: String)
  /// Another transaction came in between. The same transaction may succeed if it is repeated.
  case interrupted(reason: String)
  /// A row with the key exists already.
  case duplicate
  /// The database refuses the statement, and would do so again.
  case refused(reason: String)

  /// - Parameter state: the SQLSTATE, from PostgreSQL's appendix "PostgreSQL Error Codes".
  init(state: String, message: String) {
    switch state {
    case "40001", "40P01": self = .interrupted(reason: message)
    case "23505": self = .duplicate
    // A connection exception, no more connections, or a server that stops or starts.
    case _ where state.bytes.hasPrefix("08") || state.bytes.hasPrefix("57P") || state == "53300":
      self = .lost(reason: message)
    default: self = .refused(reason: message)
    }
  }

  /// The cause, as ``StoreFigures`` counts it.
  var cause: StoreFigures.Cause {
    if case .lost = self { .lost } else { .interrupted }
  }

  /// Whether the same transaction may succeed if it is repeated.
  var mayPass: Bool {
    if case .refused = self { false } else { true }
  }

  /// The error of a store that gave up after this failure.
  func stored(in store: PostgreSQLStore) -> StorageError {
    switch self {
    case .lost(let reason), .interrupted(let reason):
      .unreachable(store: store.address.description, reason: reason)
    case .duplicate:
      .unreachable(
        store: store.address.description, reason: "other servers change it all the time")
    case .refused(let reason): .cannotWrite(path: store.address.description, reason: reason)
    }
  }
}

/// A value of a statement.
enum SQLValue: Sendable {
  case text(String)
  case bytes([UInt8])
  case integer(Int)
  case null

  fileprivate var type: UInt32 {
    switch self {
    case .text: UInt32(cpostgresql_text)
    case .bytes: UInt32(cpostgresql_bytes)
    case .integer: UInt32(cpostgresql_integer)
    // The database takes the type of the column.
    case .null: 0
    }
  }

  /// The value as it is sent.
  fileprivate var bytes: [UInt8]? {
    switch self {
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    case .integer(let value): withUnsafeBytes(of: Int64(value).bigEndian, Array.init)
    case .null: nil
    }
  }
}

/// The rows that a statement gave.
final class SQLResult {
  private let result: OpaquePointer

  fileprivate init(_ result: OpaquePointer) { self.result = result }

  deinit { cpostgresql_discard(result) }

  /// The number of rows.
  var count: Int { Int(cpostgresql_rows(result)) }

  /// The number of rows that the statement changed.
  var changed: Int { Int(cpostgresql_changed(result)) }

  /// Returns the bytes of a value; `nil` for SQL's NULL.
  func bytes(_ row: Int, _ column: Int) -> [UInt8]? {
    var size: Int32 = 0
    guard let value = cpostgresql_value(result, Int32(row), Int32(column), &size) else {
      return nil
    }
    return Array(UnsafeBufferPointer(start: value, count: Int(size)))
  }

  func text(_ row: Int, _ column: Int) -> String? {
    bytes(row, column).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The integer in the first column of the first row; `nil` without a row.
  var firstInteger: Int? { count > 0 ? integer(0, 0) : nil }

  /// Returns an integer of eight bytes.
  func integer(_ row: Int, _ column: Int) -> Int? {
    bytes(row, column).map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }
}
