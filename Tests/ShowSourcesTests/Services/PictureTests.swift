import Foundation
import LoopbackServer
import Testing

@testable import ShowSources

@Suite("Pictures of shows")
struct PictureTests {
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]
  static let samples: [(String, [UInt8], ShowPicture.Kind?)] = [
    ("jpeg", jpeg, .jpeg), ("png", [0x89] + Array("PNG\r\n\u{1A}\n1".utf8), .png),
    ("gif", Array("GIF89a1".utf8), .gif), ("old gif", Array("GIF87a1".utf8), .gif),
    ("webp", Array("RIFF1234WEBPVP8 ".utf8), .webp),
    ("svg", Array("<svg xmlns='http://www.w3.org/2000/svg'>".utf8), nil),
    ("html", Array("<html>".utf8), nil), ("wave", Array("RIFF1234WAVEfmt ".utf8), nil),
    ("nothing", [], nil), ("half", [0xFF, 0xD8], nil),
  ]

  let stand = Stand()

  private func picture(
    _ address: String, _ online: OnlineShows, within limit: Duration = Stand.limit
  ) async throws -> ShowPicture {
    try await online.picture(address, from: .tvmaze, for: "anna", within: limit)
  }

  @Test("bytes alone tell whether an answer is a picture, and of which type", arguments: samples)
  func kinds(name: String, bytes: [UInt8], kind: ShowPicture.Kind?) async throws {
    let server = try await LoopbackServer { _ in .bytes(200, bytes, type: "image/jpeg") }
    let online = stand.online(server)
    if let kind {
      let picture = try await picture(server.address + "/x", online)
      #expect(picture.kind == kind && picture.bytes == bytes)
      #expect(server.requests.first?.headers["accept"]?.contains("image/webp") == true)
    } else {
      await #expect(
        throws: ShowServiceFailure.noPicture(reason: "what is at its address is not a picture")
      ) { try await picture(server.address + "/x", online) }
      #expect(stand.folder.files("show-pictures").isEmpty)
    }
  }

  @Test("a picture is kept, and many learners ask for it once")
  func kept() async throws {
    let server = try await LoopbackServer { _ in .bytes(200, Self.jpeg, type: nil) }
    let online = stand.online(server)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<10 {
        group.addTask {
          _ = try await online.picture(
            server.address + "/x", from: .tvmaze, for: "\(number)", within: Stand.limit)
        }
      }
      try await group.waitForAll()
    }
    stand.clock.advance(1e7)
    #expect(try await picture(server.address + "/x", stand.online(server)).bytes == Self.jpeg)
    #expect(server.requests.count == 1)
  }

  @Test("2 MB are taken, and not a byte more")
  func size() async throws {
    let server = try await LoopbackServer { request in
      let rest = (2 << 20) - Self.jpeg.count + (request.target == "/more" ? 1 : 0)
      return .bytes(200, Self.jpeg + [UInt8](repeating: 0, count: rest))
    }
    let online = stand.online(server)
    #expect(try await picture(server.address + "/x", online).bytes.count == 2 << 20)
    await #expect(
      throws: ShowServiceFailure.tooLarge(.tvmaze, host: "127.0.0.1:\(server.port)")
    ) { try await picture(server.address + "/more", online) }
  }

  @Test("no private address is asked but the service's own, not even by a redirect")
  func privateAddresses() async throws {
    let hidden = try await LoopbackServer { _ in .bytes(200, Self.jpeg) }
    let server = try await LoopbackServer { _ in .redirect(to: hidden.address + "/x") }
    let online = stand.online(server)
    let port = hidden.port
    let addresses = [
      hidden.address + "/x", "http://localhost:\(port)/x", "http://[::1]:\(port)/x",
      "http://2130706433:\(port)/x", "http://0x7f.1:\(port)/x", "http://127.1:\(port)/x",
      "http://[::ffff:127.0.0.1]:\(port)/x", "http://169.254.169.254/latest", server.address + "/x",
    ]
    for address in addresses {
      await #expect(
        throws: ShowServiceFailure.noPicture(reason: "it is not on the public internet"),
        "\(address)"
      ) { try await picture(address, stand.online(server)) }
    }
    for address in ["file:///etc/passwd", "data:image/png;base64,xx", "", "ftp://a.example/x"] {
      await #expect(
        throws: ShowServiceFailure.noPicture(reason: "its address is not a web address")
      ) { try await picture(address, online) }
    }
    #expect(hidden.requests.isEmpty)
  }

  @Test("a missing picture and a slow host are failures")
  func failures() async throws {
    let server = try await LoopbackServer { request in
      request.target == "/x" ? .text(404, "") : .silence
    }
    let online = stand.online(server)
    await #expect(throws: ShowServiceFailure.noPicture(reason: "nothing is at its address")) {
      try await picture(server.address + "/x", online)
    }
    let host = "127.0.0.1:\(server.port)"
    await #expect(throws: ShowServiceFailure.tooSlow(.tvmaze, host: host, .milliseconds(100))) {
      try await picture(server.address + "/y", online, within: .milliseconds(100))
    }
  }
}
