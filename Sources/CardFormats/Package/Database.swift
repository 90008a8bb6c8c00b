internal import CSQLite

/// An SQLite database in memory.
final class Database {
  private let database: OpaquePointer

  /// Opens a stranger's database, and only reads it.
  init(reading bytes: [UInt8], part: String) throws(CardFileError) {
    guard csqlite_is_available() != 0 else { throw .missingLibrary("SQLite") }
    let opened = bytes.withUnsafeBytes { csqlite_open($0.baseAddress, Int64($0.count)) }
    guard let opened else { throw .broken(part: part) }
    database = opened
  }

  /// Makes an empty database.
  init() throws(CardFileError) {
    guard csqlite_is_available() != 0 else { throw .missingLibrary("SQLite") }
    guard let made = csqlite_create() else { throw .cannotMake }
    database = made
  }

  deinit { csqlite_close(database) }

  /// The kinds of values in a row.
  enum Value {
    case integer(Int)
    case text(String)
  }

  /// A row of a result.
  struct Row {
    fileprivate let statement: OpaquePointer

    func integer(_ column: Int32) -> Int { Int(csqlite_column_int64(statement, column)) }

    func bytes(_ column: Int32) -> [UInt8] {
      var count: Int32 = 0
      let bytes = csqlite_column_bytes(statement, column, &count)
      return Array(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(count)))
    }

    func text(_ column: Int32) -> String {
      var count: Int32 = 0
      let bytes = csqlite_column_bytes(statement, column, &count)
      return String(
        decoding: UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(count)),
        as: UTF8.self)
    }
  }

  /// Returns whether every name that the database knows is that of a plain table, which stores all
  /// its rows. A view, a virtual table or a computed column can make any number of rows and bytes
  /// out of nothing.
  func hasPlainTables(_ names: [String]) -> Bool {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    let odd = """
      SELECT count(*) FROM sqlite_master AS made WHERE made.name COLLATE NOCASE IN (\(list)) \
      AND (made.type <> 'table' OR made.rootpage = 0 OR made.sql IS NULL OR EXISTS ( \
      SELECT 1 FROM pragma_table_xinfo(made.name) WHERE hidden <> 0))
      """
    var count = 1
    return forEachRow(odd, { count = $0.integer(0) }) && count == 0
  }

  /// Calls a closure with each row of a result.
  ///
  /// - Returns: whether all rows could be read.
  func forEachRow<Failure: Error>(
    _ sql: String, _ body: (Row) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard let statement = csqlite_prepare(database, sql) else { return false }
    defer { csqlite_finalize(statement) }
    while true {
      switch csqlite_step(statement) {
      case 1: try body(Row(statement: statement))
      case 0: return true
      default: return false
      }
    }
  }

  /// Runs statements without a result.
  func run(_ sql: String) throws(CardFileError) {
    guard csqlite_exec(database, sql) == 0 else { throw .cannotMake }
  }

  /// Adds rows to a table.
  func insert(into table: String, _ rows: some Sequence<[Value]>) throws(CardFileError) {
    var statement: OpaquePointer?
    defer { if let statement { csqlite_finalize(statement) } }
    for row in rows {
      if statement == nil {
        let marks = Array(repeating: "?", count: row.count).joined(separator: ", ")
        statement = csqlite_prepare(database, "INSERT INTO \(table) VALUES (\(marks))")
      }
      guard let statement else { throw .cannotMake }
      for (index, value) in row.enumerated() {
        switch value {
        case .integer(let number): csqlite_bind_int64(statement, Int32(index + 1), Int64(number))
        case .text(let text):
          var text = text
          text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
              csqlite_bind_text(statement, Int32(index + 1), $0.baseAddress, Int32($0.count))
            }
          }
        }
      }
      let status = csqlite_step(statement)
      csqlite_reset(statement)
      guard status == 0 else { throw .cannotMake }
    }
  }

  /// Returns the bytes of the whole database.
  func bytes() throws(CardFileError) -> [UInt8] {
    var count: Int64 = 0
    guard let bytes = csqlite_serialize(database, &count) else { throw .cannotMake }
    defer { csqlite_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }
}
