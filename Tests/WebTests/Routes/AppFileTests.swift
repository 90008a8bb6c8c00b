import Testing

@testable import Web

@Suite("The files that make the pages an app")
struct AppFileTests {
  private let client: Client

  init() throws { client = try Client() }

  @Test("have nothing of a learner, so a browser gets them without the token")
  func open() async throws {
    let guest = Client(try Site(host: "0.0.0.0", access: Access()))
    guest.sender = "192.168.1.20"
    for path in ["/manifest.webmanifest", "/service-worker.js", "/offline"] {
      #expect(try await guest.ask(.get, path).status == 200, "\(path)")
    }
    #expect(try await guest.ask(.get, "/offline/").status == 401)
  }

  @Test("the manifest names the app, its start and its icons, which are there")
  func manifest() async throws {
    let answer = try await client.ask(.get, "/manifest.webmanifest")
    #expect(answer.type == "application/manifest+json")
    let manifest = answer.json
    #expect(manifest["name"] == "VocalVocab" && manifest["display"] == "standalone")
    #expect(manifest["start_url"] == "/")
    for icon in manifest["icons"].array {
      let answer = try await client.ask(.get, icon["src"].text)
      #expect(answer.status == 200 && answer.type == icon["type"].text)
    }
    #expect(manifest["icons"].array.contains { $0["sizes"] == "192x192" })
    #expect(manifest["icons"].array.contains { $0["sizes"] == "512x512" })
  }

  @Test("a page's files have addresses of their version, which a browser may keep for good")
  func versions() async throws {
    let page = try await client.ask(.get, "/offline").text
    let paths = page.matches(of: #/"(/assets/[^"]+)"/#).map { String($0.output.1) }
    #expect(paths.count > 4)
    for path in paths {
      #expect(path.hasPrefix("/assets/\(Asset.version)/"))
      let answer = try await client.ask(.get, path)
      #expect(answer.status == 200)
      #expect(answer["Cache-Control"]?.contains("immutable") == true)
      let plain = path.replacing("\(Asset.version)/", with: "")
      #expect(try await client.ask(.get, plain)["Cache-Control"] == "no-cache")
    }
    let worker = try await client.ask(.get, "/service-worker.js")
    #expect(worker.text.contains(Asset.version) && worker["Cache-Control"] == "no-cache")
    #expect(try await client.ask(.get, "/assets/0123456789abcdef/shell/page.css").status == 404)
  }
}
