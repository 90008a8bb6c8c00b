import Foundation

/// A server in a process of its own, with a home folder of its own.
final class Server {
  let address: String
  private let process = Process()
  private let home: URL

  struct Failure: Error { let reason: String }

  init(_ program: String, _ arguments: [String]) throws {
    home = FileManager.default.temporaryDirectory.appending(path: "school-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    // The shared cache spares the server building its index again.
    environment["XDG_CACHE_HOME"] =
      environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
    environment["HOME"] = home.path
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var printed = ""
    while !printed.contains("/\n") {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw Failure(reason: "the server ended: \(printed)") }
      printed += String(decoding: bytes, as: UTF8.self)
    }
    guard let start = printed.range(of: "http://"),
      let end = printed[start.lowerBound...].range(of: "/\n")
    else { throw Failure(reason: "the server printed no address: \(printed)") }
    address = String(printed[start.lowerBound..<end.lowerBound])
  }

  /// The memory that the process uses now: `VmRSS`.
  var megabytes: Int {
    let status =
      (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8))
      ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return kilobytes.flatMap { Int($0) }.map { $0 / 1000 } ?? 0
  }

  func stop() {
    process.interrupt()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: home)
  }
}
