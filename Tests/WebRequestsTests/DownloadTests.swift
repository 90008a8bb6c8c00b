import Foundation
import LoopbackServer
import Synchronization
import TestSupport
import Testing

@testable import WebRequests

@Suite("A download")
struct DownloadTests {
  private let folder = Scratch()
  private var path: String { folder.path + "/file" }
  private static let content = (0..<40_000).flatMap { Array("\($0) ".utf8) }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
  }

  /// Answers as a server that knows ranges, and breaks off after a number of bytes.
  private static func answer(
    _ request: LoopbackServer.Request, mark: String = "\"v1\"", content: [UInt8] = content,
    breaksAfter most: Int = .max
  ) -> LoopbackServer.Answer {
    var (start, status) = (0, "200 OK")
    var more = ""
    let range = request.headers["range"]?.dropFirst("bytes=".count).dropLast()
    if let range, request.headers["if-range"] == mark, let first = Int(range) {
      guard first < content.count else {
        return .raw(Array("HTTP/1.1 416 No\r\nContent-Length: 0\r\n\r\n".utf8))
      }
      (start, status) = (first, "206 Partial Content")
      more = "Content-Range: bytes \(start)-\(content.count - 1)/\(content.count)\r\n"
    }
    let head =
      "HTTP/1.1 \(status)\r\nETag: \(mark)\r\n\(more)"
      + "Content-Length: \(content.count - start)\r\n\r\n"
    return .raw(Array(head.utf8) + content[start...].prefix(most))
  }

  private func download(
    _ server: LoopbackServer, atMost most: Int = 1 << 30, pauses: [Duration] = [],
    progress: @escaping @Sendable (Int, Int?) -> Void = { _, _ in }
  ) async throws {
    let address = try #require(WebAddress(server.address + "/file"))
    try await WebClient().download(
      address, to: path, atMost: most, pauses: pauses, progress: progress)
  }

  private var bytes: [UInt8] { get throws { Array(try Data(contentsOf: URL(filePath: path))) } }

  @Test("gives the file its place, and tells its progress")
  func whole() async throws {
    let server = try await LoopbackServer { Self.answer($0) }
    let told = Mutex<[Int]>([])
    try await download(server) { bytes, total in
      #expect(total == Self.content.count)
      told.withLock { $0.append(bytes) }
    }
    #expect(try bytes == Self.content)
    #expect(folder.files() == ["file"])
    let all = told.withLock { $0 }
    #expect(all == all.sorted() && all.first == 0 && all.last == Self.content.count)
  }

  @Test(
    "that breaks off at any byte goes on from there",
    arguments: [0, 1, 77, 4096, 65_536, 200_000, content.count - 1])
  func resumed(count: Int) async throws {
    let server = try await LoopbackServer { request in
      Self.answer(request, breaksAfter: request.headers["range"] == nil ? count : .max)
    }
    await #expect(throws: WebFailure.brokenOff) { try await download(server) }
    #expect(folder.files().contains("file") == false)
    if count == 0 {
      let other = try await LoopbackServer { Self.answer($0) }
      return try await download(other)
    }
    try await download(server)
    #expect(try bytes == Self.content)
    #expect(folder.files() == ["file"])
    #expect(server.requests.last?.headers["range"] == "bytes=\(count)-")
    #expect(server.requests.last?.headers["if-range"] == "\"v1\"")
  }

  @Test("that breaks off again and again is resumed by itself, as long as bytes come")
  func again() async throws {
    let server = try await LoopbackServer { Self.answer($0, breaksAfter: 50_000) }
    try await download(server, pauses: [.milliseconds(1)])
    #expect(try bytes == Self.content)
    #expect(server.requests.count == (Self.content.count + 49_999) / 50_000)
  }

  @Test("begins anew when the server has another version")
  func otherVersion() async throws {
    let isNew = Mutex(false)
    let other = Array(Self.content.reversed())
    let server = try await LoopbackServer { request in
      isNew.withLock { $0 }
        ? Self.answer(request, mark: "\"v2\"", content: other)
        : Self.answer(request, breaksAfter: 1000)
    }
    await #expect(throws: WebFailure.brokenOff) { try await download(server) }
    isNew.withLock { $0 = true }
    try await download(server)
    #expect(try bytes == other)
  }

  @Test("of a shorter version than what has come begins anew")
  func shorter() async throws {
    let isNew = Mutex(false)
    let server = try await LoopbackServer { request in
      isNew.withLock { $0 }
        ? Self.answer(request, content: [1, 2, 3]) : Self.answer(request, breaksAfter: 1000)
    }
    await #expect(throws: WebFailure.brokenOff) { try await download(server) }
    isNew.withLock { $0 = true }
    try await download(server)
    #expect(try bytes == [1, 2, 3])
  }

  @Test("that is too large, missing or forbidden fails, and nothing is kept")
  func refused() async throws {
    let server = try await LoopbackServer { Self.answer($0) }
    await #expect(throws: WebFailure.tooLarge) { try await download(server, atMost: 1000) }
    let unannounced = try await LoopbackServer { _ in .flood(1 << 20, isAnnounced: false) }
    await #expect(throws: WebFailure.tooLarge) { try await download(unannounced, atMost: 1000) }
    let missing = try await LoopbackServer { _ in .text(404, "no") }
    await #expect(throws: WebFailure.badStatus(404)) { try await download(missing) }
    #expect(!folder.files().contains("file"))
  }

  @Test("follows a redirect")
  func redirect() async throws {
    let server = try await LoopbackServer { request in
      request.target == "/file" ? .redirect(to: "/other") : Self.answer(request)
    }
    try await download(server)
    #expect(try bytes == Self.content)
  }

  @Test("that is cancelled keeps what has come")
  func cancelled() async throws {
    let server = try await LoopbackServer { request in
      request.headers["range"] == nil
        ? .drip(every: .milliseconds(1), inBody: true) : Self.answer(request)
    }
    let task = Task { try await download(server) }
    while !folder.files().contains("file.part") { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    await #expect(throws: WebFailure.cancelled) { try await task.value }
    #expect(folder.files().contains("file.part") && !folder.files().contains("file"))
  }

  @Test("into a folder that isn't there says why it can't be kept")
  func notKept() async throws {
    let server = try await LoopbackServer { Self.answer($0) }
    let address = try #require(WebAddress(server.address))
    await #expect(throws: WebFailure.notKept("No such file or directory")) {
      try await WebClient().download(address, to: folder.path + "/none/file", atMost: 1 << 30)
    }
  }

  @Test(
    "reads what part of a whole an answer has",
    arguments: [
      ("bytes 10-19/20", 10, 20), ("bytes 10-19/*", 10, nil), ("bytes x", nil, nil), ("", nil, nil),
      ("bytes -5/3", nil, nil), ("bytes */30", nil, nil),
    ] as [(String, Int?, Int?)])
  func range(text: String, start: Int?, total: Int?) {
    let range = ContentRange(text)
    #expect(range?.start == start && range?.total == total)
  }
}
