import Foundation
import Hummingbird
import Logging
import Speech
import Storage
import Tutor
import Web
import WordService

/// The two servers that the benchmark compares.
enum PlainServer {
  /// Runs a Hummingbird server with one route, which answers with as many bytes as the address asks
  /// for.
  static func runBare() async throws {
    let router = Router()
    let bytes = ByteBuffer(repeating: UInt8(ascii: "a"), count: 1 << 20)
    router.get("/bare/:count") { _, context in
      let count = context.parameters.get("count", as: Int.self) ?? 0
      return bytes.getSlice(at: 0, length: count) ?? ByteBuffer()
    }
    let app = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        tell("http://127.0.0.1:\(channel.localAddress?.port ?? 0)/")
      },
      logger: Logger(label: "bare") { _ in SwiftLogNoOpLogHandler() })
    try await app.runService()
  }

  /// Runs our server without a limit on the requests of one client.
  static func runOurs() async throws {
    let folders = Folders(environment: ProcessInfo.processInfo.environment)
    var options = WebServer.Options(port: 0)
    options.requestsPerSecond = 1e9
    options.requestsAtOnce = 1e9
    let dictionary = try OfflineDictionary(cache: folders.cache)
    let synthesizer = Synthesizer.shared(
      voices: FileManager.default.currentDirectoryPath + "/Voices", cache: folders.cache)
    let resources = ServerResources(
      folders: folders, dictionary: dictionary, online: nil, synthesizer: synthesizer,
      soundAlikes: SoundAlikeTables(dictionary, synthesizer: synthesizer, cache: folders.cache),
      device: "default")
    let server = WebServer(resources, options, version: "benchmark") { print($0) }
    try await server.run { address in
      tell(address.link)
    }
  }
}

/// Prints an address at once, for the process that started this one.
private func tell(_ address: String) {
  FileHandle.standardOutput.write(Data((address + "\n").utf8))
}

/// The measurement of plain reads a second, with wrk.
enum PlainReads {
  private static let rounds = 3

  /// Measures our server and the bare one in turn, and prints both.
  static func measure() async throws {
    print("Plain reads, requests a second (median of \(rounds) runs, the two servers in turn):")
    let own = CommandLine.arguments[0]
    let bare = try Server(own, ["--bare"])
    let ours = try Server(own, ["--unlimited"])
    defer {
      bare.stop()
      ours.stop()
    }
    var person = Person(address: ours.address)
    let session = try await person.ask(
      .POST, "/api/v1/sessions", ["words": "given", "given": ["necessary"]])
    let round = (session["round"] as? [String: Any])?["id"] as? String ?? ""
    let paths = [
      ("a round", "/api/v1/rounds/\(round)"), ("the settings", "/api/v1/settings"),
      ("the play page", "/play"), ("a script of the page", "/assets/play/play.js"),
    ]
    for (name, path) in paths {
      let count = try await person.size(of: path)
      var (own, plain): ([Double], [Double]) = ([], [])
      for _ in 0..<rounds {
        own.append(try rate(of: ours.address + path))
        plain.append(try rate(of: bare.address + "/bare/\(count)"))
      }
      let (rate, bareRate) = (own.sorted()[rounds / 2], plain.sorted()[rounds / 2])
      let share = Int((rate / bareRate * 100).rounded())
      print(
        "  \(name), \(count) bytes: \(Int(rate)); a bare route: \(Int(bareRate)); "
          + "\(share) % (wanted: 50 %)")
    }
  }

  /// Returns how many requests a second an address answers.
  private static func rate(of address: String) throws -> Double {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["wrk", "-t1", "-c16", "-d3s", address]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = text.split(separator: "\n")
    guard !text.contains("Non-2xx"),
      let line = lines.first(where: { $0.hasPrefix("Requests/sec:") }),
      let rate = Double(line.dropFirst("Requests/sec:".count).trimmingCharacters(in: .whitespaces))
    else { throw Person.Failure(reason: "wrk: \(text)") }
    return rate
  }
}
