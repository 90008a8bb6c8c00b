import ArgumentParser
import Console
import Glibc

/// `vocalvocab serve`: replaces itself with the program `vocalvocab-server`.
struct Serve: ParsableCommand {
  static let configuration = ServeOptions.command(named: "serve")

  @OptionGroup var options: ServeOptions

  func run() throws {
    guard let server = Environment.server else { throw CommandError.noServer }
    // The options after `serve` belong to the server.
    let words = [server] + CommandLine.arguments.drop { $0 != "serve" }.dropFirst()
    // `execv` returns only if it fails.
    _ = words.withCArguments { execv(server, $0) }
    throw CommandError.serverFailed(reason: String(cString: strerror(errno)))
  }
}
