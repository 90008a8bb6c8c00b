import Foundation

// Takes one step for each line of standard input, such as `record 1000`, and prints the seconds
// that it took. A step works on so many tries or words as the number says. The argument is a folder
// on the disk whose writes are measured.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("Give a folder.\n".utf8))
  exit(64)
}
let sampler = try Sampler(folder: CommandLine.arguments[1])
while let line = readLine() {
  let fields = line.split(separator: " ")
  guard let name = fields.first, let step = Sampler.Step(rawValue: String(name)) else {
    FileHandle.standardError.write(Data("There is no step '\(line)'.\n".utf8))
    exit(64)
  }
  let size = fields.dropFirst().first.flatMap { Int($0) } ?? 0
  let seconds = try await sampler.take(step, size) / .seconds(1)
  // The reader waits for it, so it may stay in no buffer.
  FileHandle.standardOutput.write(Data("\(seconds)\n".utf8))
}
