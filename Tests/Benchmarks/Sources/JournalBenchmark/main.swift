import Foundation
import Practice
import Storage

// Measures the time and the memory that a session needs to begin after a million tries. The benchmark
// writes a journal to a temporary folder. A new process opens it as the program does: it reads every
// entry and computes the progress. The operating system still has the file in memory then.

let tries = 1_000_000
let words = 50_000
let seconds = 1.0
let megabytes = 200.0

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--open" {
  print(try Opening(of: CommandLine.arguments[2]).line)
} else {
  let folder = FileManager.default.temporaryDirectory.path + "/journal-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try SampleJournal(tries: tries, words: words).write(to: folder + "/journal.jsonl")
  // The fastest counts, because other work of the machine slows down the rest.
  let openings = try (0..<3).map { _ in try Opening(byAnotherProcess: folder) }
    .sorted { $0.seconds < $1.seconds }
  print("A journal of \(tries) tries and \(words) words, opened three times:")
  for opening in openings {
    print(String(format: "%.2f s, %.0f MB at most", opening.seconds, opening.megabytes))
  }
  let peak = openings.map(\.megabytes).max() ?? 0
  if openings[0].seconds > seconds || peak > megabytes {
    print("That is more than \(seconds) s or \(megabytes) MB.")
    // A temporary folder that stays behind does no harm.
    try? FileManager.default.removeItem(atPath: folder)
    exit(1)
  }
}
