import Foundation
import LoopbackServer
import TestSupport
import Testing

@testable import WebRequests

@Suite("The web client")
struct WebClientTests {
  let client = WebClient()

  @Test("the client gets status, content type and body, and names itself")
  func answer() async throws {
    let server = try await LoopbackServer { _ in .text(200, "[1]") }
    let answer = try await client.get(server.address + "/a%20b?c=d%20e")
    #expect(answer.status == 200 && answer.contentType == "application/json")
    #expect(answer.body == Array("[1]".utf8) && answer.isJSON)
    let request = try #require(server.requests.first)
    #expect(request.method == "GET" && request.target == "/a%20b?c=d%20e")
    #expect(request.headers["user-agent"] == "VocalVocab/0.1 (spelling trainer)")
    #expect(request.headers["accept"] == "application/json")
    #expect(
      request.headers["cookie"] == nil && request.headers["host"] == "127.0.0.1:\(server.port)")
  }

  @Test(
    "the content type tells whether an answer is JSON",
    arguments: [
      ("application/json", true), ("Application/JSON; charset=utf-8", true),
      ("application/problem+json", true), ("text/html", false), ("text/plain; x=/json", false),
      ("", false), (nil, false),
    ] as [(String?, Bool)])
  func contentType(type: String?, isJSON: Bool) {
    #expect(WebAnswer(status: 200, contentType: type, body: []).isJSON == isJSON)
  }

  @Test("a port where nothing listens is a failure at once")
  func refused() async throws {
    let server = try await LoopbackServer { _ in .silence }
    let address = server.address
    try await server.stop()
    let time = await duration {
      await #expect(throws: WebFailure.unreachable) { try await client.get(address) }
    }
    #expect(time < .seconds(1))
  }

  @Test("an unknown host is a failure")
  func unknownName() async throws {
    await #expect(throws: WebFailure.self) {
      try await client.get("http://words.invalid/", within: .milliseconds(300))
    }
  }

  @Test(
    "the client ends at the time limit, whatever the server sends",
    arguments: [
      LoopbackServer.Answer.silence, .drip(every: .milliseconds(10), inBody: false),
      .drip(every: .milliseconds(10), inBody: true), .drip(every: .seconds(1), inBody: true),
    ])
  func tooSlow(answer: LoopbackServer.Answer) async throws {
    let server = try await LoopbackServer { _ in answer }
    let limit = Duration.milliseconds(150)
    let time = await duration {
      await #expect(throws: WebFailure.tooSlow(limit)) {
        try await client.get(server.address, within: limit)
      }
    }
    #expect(limit...(limit + .milliseconds(500)) ~= time)
    #expect(server.requests.count == 1)
  }

  @Test("a time limit of zero or less ends at once", arguments: [Duration.zero, .seconds(-1)])
  func noTime(limit: Duration) async throws {
    let server = try await LoopbackServer { _ in .silence }
    let time = await duration {
      await #expect(throws: WebFailure.tooSlow(limit)) {
        try await client.get(server.address, within: limit)
      }
    }
    #expect(time < .milliseconds(500))
  }

  @Test("the client ends at once when its task is cancelled")
  func cancelled() async throws {
    let server = try await LoopbackServer { _ in .silence }
    let task = Task { try await client.get(server.address, within: .seconds(30)) }
    try await server.waitForRequests(1)
    let time = await duration {
      task.cancel()
      await #expect(throws: WebFailure.cancelled) { try await task.value }
    }
    #expect(time < .milliseconds(500))
  }

  @Test("a recording has at most one mebibyte, any other body a quarter of it")
  func largest() async throws {
    let server = try await LoopbackServer { request in
      .flood(Int(request.target.dropFirst()) ?? 0, isAnnounced: true)
    }
    for (accept, most) in [("application/json", 1 << 18), ("audio/*", 1 << 20)] {
      let whole = try await client.get("\(server.address)/\(most)", accept: accept)
      #expect(whole.body.count == most)
      await #expect(throws: WebFailure.tooLarge) {
        try await client.get("\(server.address)/\(most + 1)", accept: accept)
      }
    }
    // The announced size alone is a failure.
    let head = Array("HTTP/1.1 200 OK\r\nContent-Length: 1048577\r\n\r\n".utf8)
    let boaster = try await LoopbackServer { _ in .raw(head) }
    await #expect(throws: WebFailure.tooLarge) { try await client.get(boaster.address) }
  }

  @Test("a body of 100 MB is not read into memory", arguments: [true, false])
  func flood(isAnnounced: Bool) async throws {
    let server = try await LoopbackServer { _ in .flood(100_000_000, isAnnounced: isAnnounced) }
    let before = try residentBytes()
    await #expect(throws: WebFailure.tooLarge) { try await client.get(server.address) }
    // The operating system buffers a few megabytes between client and server.
    try await Task.sleep(for: .milliseconds(50))
    #expect(server.flooded < 16_000_000)
    #expect(try residentBytes() - before < 32_000_000)
  }

  private func residentBytes() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " ")
    return (Int(fields[1]) ?? 0) * 4_096
  }

  @Test(
    "an answer that breaks off or is not HTTP is a failure",
    arguments: [
      "", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n[1,",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n[1", "SSH-2.0-OpenSSH_9.2\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n[1]",
      "\u{0}\u{1}\u{2}\r\n\r\n",
    ])
  func brokenOff(bytes: String) async throws {
    let server = try await LoopbackServer { _ in .raw(Array(bytes.utf8)) }
    await #expect(throws: WebFailure.brokenOff) { try await client.get(server.address) }
  }

  @Test("the client follows three redirects, and not a fourth")
  func redirects() async throws {
    let server = try await LoopbackServer { request in
      let left = Int(request.target.dropFirst()) ?? 0
      let status = [301, 302, 303, 307, 308][left]
      return left > 0 ? .redirect(status, to: "/\(left - 1)") : .text(200, "[]")
    }
    #expect(try await client.get("\(server.address)/3").status == 200)
    #expect(server.requests.map(\.target) == ["/3", "/2", "/1", "/0"])
    await #expect(throws: WebFailure.badRedirect) { try await client.get("\(server.address)/4") }
    #expect(server.requests.count == 8)
  }

  @Test("the client ends a loop of redirects")
  func loop() async throws {
    let server = try await LoopbackServer { request in .redirect(to: request.target) }
    await #expect(throws: WebFailure.badRedirect) {
      try await client.get("\(server.address)/round")
    }
    #expect(server.requests.count == 1 + WebClient.maximumRedirects)
  }

  @Test(
    "a redirect to something other than a web address is a failure",
    arguments: [
      "ftp://127.0.0.1/", "file:///etc/passwd", "http://", "http://127.0.0.1:99999/",
      "javascript:x",
      "http://user:secret@127.0.0.1/", "http+unix://%2Ftmp%2Fx/",
    ])
  func elsewhere(target: String) async throws {
    let server = try await LoopbackServer { _ in .redirect(to: target) }
    await #expect(throws: WebFailure.badRedirect) { try await client.get(server.address) }
  }

  @Test("the client can send many requests at the same time")
  func concurrent() async throws {
    let server = try await LoopbackServer { request in .text(200, request.target) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask {
          let answer = try await client.get("\(server.address)/\(number)")
          #expect(answer.body == Array("/\(number)".utf8))
        }
      }
      try await group.waitForAll()
    }
    #expect(server.requests.count == 50)
  }
}

@Suite("Web addresses")
struct WebAddressTests {
  @Test(
    "a text without http or https and a host is not a web address",
    arguments: [
      "ftp://x", "nonsense", "", " ", "http://", "https:///path", "http:/x", "//x/y", "/x", "x:80",
      "https://user:secret@x", "https://user@x", "https://x:0", "https://x:65536", "https://a b/",
      "https://x\u{1B}[31m/", "mailto:a@b", "http+unix://x",
      "https://" + String(repeating: "x", count: 3_000),
    ])
  func none(text: String) { #expect(WebAddress(text) == nil) }

  @Test(
    "a web address has a host, with the port if it names one",
    arguments: [
      ("https://Example.org", "example.org", true),
      ("HTTP://localhost:8080/a", "localhost:8080", false),
      ("http://[::1]:80/", "[::1]:80", false),
    ])
  func host(text: String, host: String, isSecure: Bool) throws {
    let address = try #require(WebAddress(text))
    #expect(address.host == host && address.isSecure == isSecure)
  }

  @Test("a path can be appended to a web address without a query")
  func below() throws {
    let base = try #require(WebAddress("https://school.example/words//"))
    #expect(base.appending("/word?a=b")?.text == "https://school.example/words/word?a=b")
    #expect(try #require(WebAddress("https://x/?a=b")).appending("/y") == nil)
    #expect(try #require(WebAddress("https://x/#a")).appending("/y") == nil)
  }

  @Test(
    "no redirect leads from https to plain http",
    arguments: [
      ("https://a/x", "http://a/x", nil), ("https://a/x", "HTTP://a/x", nil),
      ("https://a/x", "https://b/y", "https://b/y"), ("https://a/x/y", "z", "https://a/x/z"),
      ("https://a/x", "/z", "https://a/z"), ("https://a/x", "//b/z", "https://b/z"),
      ("http://a/x", "https://a/x", "https://a/x"), ("http://a/x", "//b/z", "http://b/z"),
      ("http://a/x", "http://a:70000/", nil), ("https://a/x", "data:,x", nil),
      ("https://a/x", String(repeating: "x", count: 3_000), nil),
    ] as [(String, String, String?)])
  func redirected(from: String, location: String, to target: String?) throws {
    #expect(try #require(WebAddress(from)).redirected(to: location)?.text == target)
  }
}
