import Spelling
import Testing

@testable import Web

/// Parts of files, and answers without a body: what Safari and programs that watch a server ask.
@Suite("Parts of files")
struct FilePartTests {
  private let client: Client

  init() throws { client = try Client() }

  /// Asks for a file, and then for a part of it.
  private func ask(
    for range: String, of path: String, _ more: [String: String?] = [:]
  ) async throws -> (whole: Answer, part: Answer) {
    let whole = try await client.ask(.get, path)
    return (
      whole, try await client.ask(.get, path, nil, more.merging(["Range": range]) { $1 })
    )
  }

  private func sound() async throws -> String {
    try await Practice(client, words: "necessary").round.sound(.word).text
  }

  @Test(
    "a part has the bytes that were asked for",
    arguments: [
      ("bytes=0-1", 0..<2), ("bytes=0-0", 0..<1), ("bytes=100-199", 100..<200),
      ("BYTES=5-9", 5..<10),
    ])
  func parts(range: String, positions: Range<Int>) async throws {
    let (whole, part) = try await ask(for: range, of: try await sound())
    #expect(whole.status == 200 && whole.values(of: "Accept-Ranges") == ["bytes"])
    #expect(part.status == 206 && part.type == "audio/wav")
    #expect(part.bytes == Array(whole.bytes[positions]))
    #expect(part.values(of: "Content-Length") == ["\(positions.count)"])
    #expect(
      part.values(of: "Content-Range") == [
        "bytes \(positions.lowerBound)-\(positions.upperBound - 1)/\(whole.bytes.count)"
      ])
  }

  @Test("a part may reach to the end of a file, and begin before it")
  func ends() async throws {
    let path = try await sound()
    let (whole, rest) = try await ask(for: "bytes=1000-", of: path)
    #expect(rest.status == 206 && rest.bytes == Array(whole.bytes[1000...]))
    #expect(try await ask(for: "bytes=-500", of: path).part.bytes == Array(whole.bytes.suffix(500)))
    let beyond = try await ask(for: "bytes=0-99999999999999999999", of: path).part
    #expect(beyond.status == 206 && beyond.bytes == whole.bytes)
    #expect(try await ask(for: "bytes=-999999999", of: path).part.bytes == whole.bytes)
  }

  @Test(
    "a file without the bytes that are asked for is refused with its size",
    arguments: ["bytes=99999999-", "bytes=99999999999999999999-", "bytes=-0"])
  func beyond(range: String) async throws {
    let (whole, part) = try await ask(for: range, of: try await sound())
    #expect(part.status == 416)
    #expect(part.values(of: "Content-Range") == ["bytes */\(whole.bytes.count)"])
  }

  @Test(
    "any other wish gets the whole file",
    arguments: [
      "bytes=0-1,4-5", "bytes=5-2", "lines=0-1", "bytes", "bytes=", "bytes=-", "bytes=+1-2",
      "bytes=a-b", "bytes=1-2-3", "bytes=0-1\u{301}", "",
    ])
  func whole(range: String) async throws {
    let (whole, part) = try await ask(for: range, of: try await sound())
    #expect(part.status == 200 && part.bytes == whole.bytes)
  }

  @Test("a file that changed since the first part is sent whole")
  func versions() async throws {
    let path = "/assets/shell/page.css"
    let whole = try await client.ask(.get, path)
    let tag = try #require(whole.values(of: "ETag").first)
    let same = try await ask(for: "bytes=0-9", of: path, ["If-Range": tag]).part
    #expect(same.status == 206 && same.bytes == Array(whole.bytes[..<10]))
    #expect(try await ask(for: "bytes=0-9", of: path, ["If-Range": "\"x\""]).part.status == 200)
  }

  @Test("pages and documents have no parts")
  func documents() async throws {
    for path in ["/play", "/api/v1/lists"] {
      #expect(try await ask(for: "bytes=0-1", of: path).part.status == 200, "\(path)")
    }
  }

  @Test("every address that can be read answers HEAD as it answers GET, but for the body")
  func head() async throws {
    let paths = ["/", "/play", "/assets/shell/page.css", "/api/v1/lists", "/api/v1/nothing"]
    for path in paths + [try await sound()] {
      let (read, head) = (
        try await client.ask(.get, path), try await client.ask(.head, path)
      )
      #expect(head.status == read.status && head.bytes.isEmpty, "\(path)")
      #expect(head.type == read.type, "\(path)")
      #expect(head.values(of: "Content-Length") == ["\(read.bytes.count)"], "\(path)")
    }
  }

  @Test("an address that changes something names HEAD only where it can be read")
  func methods() async throws {
    let answer = try await client.ask(.delete, "/play")
    #expect(answer.status == 405 && answer.values(of: "Allow") == ["GET, HEAD"])
    #expect(try await client.ask(.head, "/api/v1/sessions/again").status != 200)
  }
}
