import ArgumentParser
import Console
import Glibc

/// `vocalvocab serve`: becomes the program `vocalvocab-server`.
struct Serve: ParsableCommand {
  static let configuration = ServeOptions.command(named: "serve")

  @OptionGroup var options: ServeOptions

  func run() throws {
    guard let server = Environment.server else { throw CommandError.noServer }
    // The options after `serve` are the server's own.
    let words = [server] + CommandLine.arguments.drop { $0 != "serve" }.dropFirst()
    // Only a failure comes back.
    _ = words.withCArguments { execv(server, $0) }
    throw CommandError.serverFailed(reason: String(cString: strerror(errno)))
  }
}
