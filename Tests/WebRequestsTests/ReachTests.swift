import CCurl
import Foundation
import LoopbackServer
import Testing

@testable import WebRequests

@Suite("The hosts that a stranger's address may reach")
struct ReachTests {
  @Test(
    "addresses on the public internet are told from all others",
    arguments: [
      ("9.9.9.9", true), ("172.15.0.1", true), ("172.32.0.1", true), ("100.63.0.1", true),
      ("223.255.255.255", true), ("2606:4700::1", true), ("2a00:1450:4001::1", true),
      ("64:ff9b::9.9.9.9", true), ("2002:909:909::1", true),
      ("127.0.0.1", false), ("127.9.9.9", false), ("0.0.0.0", false), ("10.1.2.3", false),
      ("172.16.0.1", false), ("172.31.255.255", false), ("192.168.1.1", false),
      ("169.254.169.254", false), ("100.64.0.1", false), ("198.18.0.1", false),
      ("224.0.0.1", false), ("255.255.255.255", false), ("::1", false), ("::", false),
      ("fe80::1", false), ("fc00::1", false), ("fd12::1", false), ("ff02::1", false),
      ("::ffff:127.0.0.1", false), ("::ffff:9.9.9.9", false), ("64:ff9b::10.0.0.1", false),
      ("2002:7f00:1::1", false), ("2001:db8::1", false), ("2001::1", false), ("nothing", false),
    ])
  func addresses(address: String, isPublic: Bool) {
    #expect(ccurl_is_public(address) == isPublic)
  }

  @Test(
    "names that the whole internet knows are told from numbers and local names",
    arguments: [
      ("static.tvmaze.com", true), ("cdn.myanimelist.net:8080", true), ("1.example.org", true),
      ("localhost", false), ("a.localhost", false), ("LOCALHOST.", false), ("router", false),
      ("nas.local", false), ("metadata.google.internal", false), ("x.home.arpa", false),
      ("127.0.0.1", false), ("127.1", false), ("2130706433", false), ("a.0x7f", false),
      ("[::1]", false), ("[2606:4700::1]:80", false),
    ])
  func names(host: String, isPublic: Bool) throws {
    let address = try #require(WebAddress("http://\(host)/x"))
    #expect(address.hasPublicName == isPublic)
    let reach = Reach.publicHosts(and: "a.example")
    // A proxy would connect to any address, so that no request may begin.
    if isPublic {
      #expect(try reach.isOnlyPublic(address))
    } else {
      #expect(throws: WebFailure.notPublic) { try reach.isOnlyPublic(address) }
    }
  }

  /// Behind a proxy, the proxy decides.
  static let hasProxy = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
    .contains { !(ProcessInfo.processInfo.environment[$0] ?? "").isEmpty }

  @Test(
    "a connection to an address that is not public is refused, whatever name leads there",
    .enabled(if: !hasProxy))
  func connections() async throws {
    let server = try await LoopbackServer { _ in .text(200, "[1]") }
    let transfers = try #require(Transfers.shared)
    for host in ["127.0.0.1", "localhost"] {
      let address = try #require(WebAddress("http://\(host):\(server.port)"))
      // Not even over a connection that is still open.
      _ = try await transfers.get(
        address, accept: "*/*", maximumBodySize: 10, authorities: nil)
      await #expect(throws: WebFailure.notPublic) {
        try await transfers.get(
          address, accept: "*/*", maximumBodySize: 10, isOnlyPublic: true, authorities: nil)
      }
    }
    #expect(server.requests.count == 2)
  }

  @Test("the host of the service itself may be anywhere, but not what it redirects to")
  func exception() async throws {
    let hidden = try await LoopbackServer { _ in .text(200, "[1]") }
    let server = try await LoopbackServer { request in
      request.target == "/away" ? .redirect(to: hidden.address) : .text(200, "[1]")
    }
    let reach = Reach.publicHosts(and: "127.0.0.1:\(server.port)")
    let client = WebClient()
    func get(_ text: String) async throws -> Int {
      try await client.get(
        try #require(WebAddress(text)), accept: "*/*", within: .seconds(5), reach: reach
      ).status
    }
    #expect(try await get(server.address + "/here") == 200)
    for address in [server.address + "/away", hidden.address] {
      await #expect(throws: WebFailure.notPublic) { _ = try await get(address) }
    }
    #expect(hidden.requests.isEmpty)
  }

  @Test("an answer may be as large as the caller says")
  func size() async throws {
    let server = try await LoopbackServer { _ in
      .bytes(200, [UInt8](repeating: 1, count: 300_000))
    }
    let address = try #require(WebAddress(server.address))
    func get(_ maximum: Int?) async throws -> Int {
      try await WebClient().get(
        address, accept: "*/*", within: .seconds(5), atMost: maximum
      ).body.count
    }
    #expect(try await get(300_000) == 300_000)
    for maximum in [299_999, nil] {
      await #expect(throws: WebFailure.tooLarge) { _ = try await get(maximum) }
    }
  }

  @Test(
    "the rest that a server asks for is read in seconds and as a date, within bounds",
    arguments: [
      ("7", 7), ("0", 1), ("100000", 3_600), ("99999999999999999999", 3_600), ("-5", 60), ("", 60),
      ("soon", 60), ("Fri, 15 Jan 2027 08:00:30 GMT", 30), ("Fri, 15 Jan 2027 07:00:00 GMT", 1),
      ("Fri, 15 Foo 2027 07:00:00 GMT", 60), ("Sat, 15 Jan 9999 07:00:00 GMT", 3_600),
    ] as [(String, Int)])
  func rest(text: String, seconds: Int) {
    let answer = WebAnswer(status: 429, contentType: nil, retryAfter: text, body: [])
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    #expect(answer.rest(at: now, usually: .seconds(60)) == .seconds(seconds))
  }

  @Test("the header Retry-After comes with the answer")
  func header() async throws {
    let server = try await LoopbackServer { _ in
      .raw(Array("HTTP/1.1 429 Slow\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n".utf8))
    }
    let answer = try await WebClient().get(server.address)
    #expect(answer.status == 429 && answer.retryAfter == "7")
  }
}
