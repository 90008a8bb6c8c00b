import Foundation

// libFuzzer has the program's `main`, and calls these two functions:
// https://llvm.org/docs/LibFuzzer.html, "Fuzz Target" and "Startup initialization".
//
//     Fuzz PARSER [option of libFuzzer]...
//
// feeds a parser with mutations of good input. Without an argument, the program lists the parsers.

/// The parser under test. A function of C can hold nothing.
nonisolated(unsafe) private var parser = Parser.all[0]

/// Takes the parser's name from the arguments, and adds the folder with its good inputs.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  count: UnsafeMutablePointer<CInt>,
  arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
  let given = CommandLine.arguments
  guard given.count > 1, let chosen = Parser.all.first(where: { $0.name == given[1] }) else {
    print(Parser.all.map(\.name).joined(separator: "\n"))
    exit(given.count > 1 ? 64 : 0)
  }
  parser = chosen
  do {
    let corpus = try writeInputs(of: chosen)
    let changed = [given[0]] + given.dropFirst(2) + [corpus]
    // libFuzzer reads the arguments as long as the program runs.
    let words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: changed.count + 1)
    for (index, word) in changed.enumerated() { words[index] = strdup(word) }
    words[changed.count] = nil
    arguments.pointee = words
    count.pointee = CInt(changed.count)
    return 0
  } catch {
    fatalError("The good inputs can't be written: \(error)")
  }
}

/// Gives the parser an input.
@_cdecl("LLVMFuzzerTestOneInput")
public func read(start: UnsafePointer<UInt8>?, count: Int) -> CInt {
  parser.read([UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Writes the good inputs of a parser to a folder, where libFuzzer adds what it finds.
private func writeInputs(of parser: Parser) throws -> String {
  let folder = NSTemporaryDirectory() + "vocalvocab-corpus-\(parser.name)-\(getpid())"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  for (number, input) in try parser.inputs().enumerated() {
    try Data(input).write(to: URL(filePath: "\(folder)/\(number)"))
  }
  return folder
}
