import Foundation
import Practice
import Storage

/// The time and the memory that it took to open a journal.
struct Opening {
  let seconds: Double
  /// The peak of the process's memory: `VmHWM`.
  let megabytes: Double

  struct Failure: Error { let reason: String }

  /// Opens the journal of a folder in this process.
  init(of folder: String) throws {
    let start = ContinuousClock.now
    var progress = Practice.Progress()
    try LearnerFiles(Folders(data: folder, environment: [:])).journal.forEachEntry {
      progress.record($0)
    }
    seconds = (ContinuousClock.now - start) / .seconds(1)
    guard !progress.words.isEmpty else { throw Failure(reason: "the journal has no rounds") }
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let kilobytes = peak?.split(whereSeparator: \.isWhitespace).dropFirst().first,
      let kilobytes = Double(kilobytes)
    else { throw Failure(reason: "the system does not say how much memory a process uses") }
    megabytes = kilobytes / 1000
  }

  /// Opens the journal of a folder in a new process.
  init(byAnotherProcess folder: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--open", folder]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: "\n").last?
      .split(separator: " ").compactMap { Double($0) }
    guard process.terminationStatus == 0, let fields, fields.count == 2 else {
      throw Failure(reason: "the process that opened the journal failed")
    }
    (seconds, megabytes) = (fields[0], fields[1])
  }

  /// The line that the new process prints: seconds, then megabytes.
  var line: String { "\(seconds) \(megabytes)" }
}
