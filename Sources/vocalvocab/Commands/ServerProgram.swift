import Console
import Glibc
import Terminal

/// The program `vocalvocab-server`, which does what a person asks of a server.
enum ServerProgram {
  /// Replaces this program with the server's.
  ///
  /// - Parameter words: the words of its command line.
  /// - Throws: ``CommandError`` where that fails.
  static func run(_ words: some Sequence<String>) throws {
    guard let server = Environment.server else { throw CommandError.noServer }
    // `execv` returns only if it fails.
    _ = ([server] + words).withCArguments { execv(server, $0) }
    throw CommandError.serverFailed(reason: String(cString: strerror(errno)))
  }
}
