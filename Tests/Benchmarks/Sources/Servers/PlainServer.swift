import Foundation
import Hummingbird
import Learner
import Logging
import Speech
import Storage
import Web
import WordService

/// The two servers whose answers are compared.
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
    options.requestsAtOnce = 1_000_000_000
    let dictionary = try OfflineDictionary(cache: folders.cache)
    let synthesizer = Synthesizer.shared(
      voices: FileManager.default.currentDirectoryPath + "/Voices", cache: folders.cache)
    let resources = ServerResources(
      store: Store(folders), dictionary: dictionary,
      languages: LanguageDictionaries(cache: folders.cache), online: nil, synthesizer: synthesizer,
      soundAlikes: SoundAlikeTables(dictionary, synthesizer: synthesizer, cache: folders.cache),
      device: SoundDevice("default"))
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
