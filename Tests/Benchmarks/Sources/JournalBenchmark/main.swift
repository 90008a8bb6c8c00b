import Foundation
import Practice
import Storage

// How long does a session take to begin after a million tries, and how much memory? A journal is
// written to a temporary folder and opened by a process of its own, as the program would: every entry
// is read, and what all rounds have come to is computed. The file is then still in the system's memory.

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
  // The fastest counts: what makes the others slower is what else the machine does.
  let openings = try (0..<3).map { _ in try Opening(byAnotherProcess: folder) }
    .sorted { $0.seconds < $1.seconds }
  print("a journal of \(tries) tries of \(words) words, opened three times:")
  for opening in openings {
    print(String(format: "%.2f s, %.0f MB at most", opening.seconds, opening.megabytes))
  }
  let peak = openings.map(\.megabytes).max() ?? 0
  if openings[0].seconds > seconds || peak > megabytes {
    print("That is more than \(seconds) s or \(megabytes) MB.")
    // What is left of a temporary folder harms nobody.
    try? FileManager.default.removeItem(atPath: folder)
    exit(1)
  }
}
