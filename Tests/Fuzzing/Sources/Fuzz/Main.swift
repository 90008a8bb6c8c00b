import CLibFuzzer
import Foundation

/// Feeds a parser with mutations of good input: `Fuzz PARSER [option of libFuzzer]…`
///
/// Without an argument it lists the parsers.
@main
enum Main {
  /// The parser under test. libFuzzer calls a function of C, which can hold nothing.
  nonisolated(unsafe) private static var parser = Parser.all[0]

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 1, let chosen = Parser.all.first(where: { $0.name == arguments[1] })
    else {
      print(Parser.all.map(\.name).joined(separator: "\n"))
      exit(arguments.count > 1 ? 64 : 0)
    }
    parser = chosen
    let corpus = try corpus(of: chosen)
    defer { try? FileManager.default.removeItem(atPath: corpus) }
    var words = ([arguments[0]] + arguments.dropFirst(2) + [corpus]).map { strdup($0) } + [nil]
    var count = Int32(words.count - 1)
    words.withUnsafeMutableBufferPointer { words in
      var start = words.baseAddress
      let status = LLVMFuzzerRunDriver(&count, &start) { start, count in
        Main.parser.read([UInt8](UnsafeBufferPointer(start: start, count: count)))
        return 0
      }
      if status != 0 { exit(status) }
    }
  }

  /// Writes the good inputs of a parser to a folder, where libFuzzer adds what it finds.
  private static func corpus(of parser: Parser) throws -> String {
    let folder = NSTemporaryDirectory() + "vocalvocab-corpus-\(parser.name)-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (number, input) in try parser.inputs().enumerated() {
      try Data(input).write(to: URL(filePath: "\(folder)/\(number)"))
    }
    return folder
  }
}
