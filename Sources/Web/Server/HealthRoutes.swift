internal import ByteText
internal import Figures
internal import Glibc
internal import Hummingbird
internal import NIOCore
internal import Threads

/// The addresses for the programs that watch the server.
struct HealthRoutes: Sendable {
  /// The address that says whether the server is alive.
  static let health = "/health"
  /// The address that says whether the server can keep answers.
  static let ready = "/ready"
  /// The address of the server's figures.
  static let metrics = "/metrics"

  let learners: Learners
  let requests: RequestFigures
  let version: String
  /// The time when the server started, in seconds since 1970.
  private let start = Double(time(nil))

  init(learners: Learners, requests: RequestFigures, version: String) {
    (self.learners, self.requests, self.version) = (learners, requests, version)
  }

  /// The version without the program's name.
  private var number: String {
    version.bytes.dropping(prefix: "VocalVocab ").map(String.init) ?? version
  }

  private struct Status: Encodable {
    let status: String
  }

  func add(to routes: inout Routes) {
    routes.on(.get, Self.health) { _ in .json(Status(status: "alive")) }
    routes.on(.get, Self.ready) { _ in
      try await learners.checkStore()
      return .json(Status(status: "ready"))
    }
    routes.on(.get, Self.metrics, for: .host) { _ in
      Response(
        status: .ok,
        headers: [.contentType: ExpositionText.contentType, .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: await figures)))
    }
  }

  private var figures: String {
    get async {
      var text = ExpositionText()
      text.add(
        gauge: "vocalvocab_info", "The version of the program.", 1, [("version", number)])
      text.add(
        gauge: "process_start_time_seconds", "The start, in seconds since 1970.", start)
      text.add(
        gauge: "process_resident_memory_bytes", "The memory of the process.",
        Double(residentMemory))
      text.add(
        gauge: "vocalvocab_learners", "The learners whose data is open here.",
        Double(learners.openCount))
      requests.add(to: &text)
      await learners.sounds.library.add(to: &text)
      learners.storeFigures?.add(to: &text)
      return text.text
    }
  }

  /// The memory of the process that is in the computer's memory, in bytes (proc(5)).
  private var residentMemory: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let pages = text.bytes.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
}
