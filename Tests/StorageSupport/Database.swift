import Foundation
import Glibc
package import Storage
import TestSupport

/// A new database of a real PostgreSQL, which runs for these tests alone.
package struct Database {
  package let address: StoreAddress
  private let name = "test_\(UUID().uuidString.lowercased().filter { $0 != "-" })"
  private let server: String

  package init() throws {
    server = try Self.started.get()
    address = try StoreAddress(server.replacing("/postgres?", with: "/\(name)?"))
    try sql("CREATE DATABASE \(name)", in: "postgres")
  }

  /// Opens the store in this database, as one more server.
  package func store(_ folders: Folders) throws -> Store {
    try Store(at: address, folders: folders)
  }

  /// Runs a statement, or several.
  @discardableResult
  package func sql(_ text: String) throws -> String { try sql(text, in: name) }

  /// Cuts all connections of the program to this database.
  package func cutConnections() throws {
    try sql(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'vocalvocab' AND datname = current_database()
      """)
  }

  @discardableResult
  private func sql(_ text: String, in name: String) throws -> String {
    try Self.run("sql", server.replacing("/postgres?", with: "/\(name)?"), text)
  }

  /// The address of the server, which runs until these tests end.
  private static let started: Result<String, any Error> = Result {
    atexit {
      if let address = try? Database.started.get() { _ = try? Database.run("stop", address) }
    }
    return try run("start")
  }

  private struct Failure: Error { let output: String }

  /// Runs the script that knows the database's programs. Foundation's `Process` would wait until
  /// the database ends, too.
  @discardableResult
  private static func run(_ arguments: String...) throws -> String {
    let script = TestFolders.repository + "/Tests/postgresql.sh"
    let command = ([script] + arguments).map { "'\($0.replacing("'", with: "'\\''"))'" }
    guard let output = popen(command.joined(separator: " ") + " 2>&1", "r") else {
      throw Failure(output: String(cString: strerror(errno)))
    }
    var bytes: [UInt8] = []
    while case let byte = fgetc(output), byte != EOF { bytes.append(UInt8(byte)) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard pclose(output) == 0 else { throw Failure(output: text) }
    return text.trimmingCharacters(in: .newlines)
  }
}
