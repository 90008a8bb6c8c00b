import ArgumentParser
import Console

/// `vocalvocab serve`: replaces itself with the program `vocalvocab-server`.
struct Serve: ParsableCommand {
  static let configuration = ServeOptions.command(named: "serve")

  @OptionGroup var options: ServeOptions

  func run() throws {
    // The options after `serve` belong to the server.
    try ServerProgram.run(CommandLine.arguments.drop { $0 != "serve" }.dropFirst())
  }
}
