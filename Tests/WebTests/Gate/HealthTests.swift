import Foundation
import Testing

@testable import Web

@Suite("The addresses for programs that watch the server")
struct HealthTests {
  @Test("say under any name, and without a token, whether the server is alive and ready")
  func health() async throws {
    let client = Client(try Class().site)
    client.sender = "192.168.1.20"
    for (path, status) in [("/health", "alive"), ("/ready", "ready")] {
      let answer = try await client.ask(.get, path, nil, ["Host": "probe.internal"])
      #expect(answer.status == 200 && answer.json == ["status": .text(status)])
      #expect(answer["Cache-Control"] == "no-store")
    }
    #expect(try await client.ask(.get, "/status").status == 401, "other addresses ask for a token")
  }

  @Test("tell the server's figures")
  func metrics() async throws {
    let client = try Client()
    let practice = try await Practice(client, words: "harbor")
    try await practice.type("harbr")
    _ = try await practice.sound(.word)
    #expect(try await client.ask(.get, "/nothing/here").status == 404)
    let answer = try await client.ask(.get, "/metrics")
    #expect(answer.status == 200 && answer.type == "text/plain")
    let tries = #"method="POST",route="/api/v1/rounds/{round}/tries""#
    for line in [
      #"vocalvocab_requests_total{\#(tries),status="200"} 1"#,
      #"vocalvocab_requests_total{method="GET",route="other",status="404"} 1"#,
      #"vocalvocab_request_seconds_count{\#(tries)} 1"#,
      #"vocalvocab_info{version="0"} 1.0"#, "vocalvocab_learners 1.0",
    ] { #expect(answer.text.contains("\(line)\n"), "\(line)") }
    #expect(answer.text.contains("# TYPE vocalvocab_sound_seconds histogram\n"))
    #expect(!answer.text.contains("vocalvocab_store"), "files have no transactions")
  }

  @Test("tell the figures only on the server's computer, or to the teacher")
  func secret() async throws {
    let `class` = try Class()
    let near = Client(`class`.site)
    #expect(try await near.ask(.get, "/metrics").status == 200)
    let far = Client(`class`.site)
    far.sender = "192.168.1.20"
    #expect(try await far.ask(.get, "/metrics").status == 401)
    #expect(try await `class`.browser(`class`.access.learners).ask(.get, "/metrics").status == 403)
    #expect(try await `class`.teacher.ask(.get, "/metrics").status == 200)
    // Everybody's requests come from the server's computer where another program forwards them.
    let behind = Client(try Site(access: Access(), publicAddress: "https://spelling.example"))
    #expect(try await behind.ask(.get, "/metrics").status == 401)
  }

  @Test("a logged request has nothing that a person wrote")
  func log() async throws {
    let `class` = try Class()
    let zoe = try await `class`.learner("Zoë")
    let practice = try await Practice(zoe, words: "harbor")
    try await practice.type("harbr")
    _ = try await zoe.ask(.get, "/words/secret?token=\(`class`.access.learners.text)")
    _ = try await zoe.ask(.get, "/assets/shell/icon.svg")
    _ = try await zoe.ask(.get, "/made-up/Zoë".addingPercentEncoding ?? "")
    let requests = `class`.site.requests
    let routes = Set(requests.map { "\($0.method) \($0.route) \($0.status)" })
    for line in [
      "POST /api/v1/rounds/{round}/tries 200", "POST /api/v1/learners 201", "GET /words/{word} 200",
      "GET /assets/* 200", "GET other 404",
    ] { #expect(routes.contains(line), "\(line) in \(routes)") }
    #expect(requests.allSatisfy { $0.duration > .zero })
  }
}

extension String {
  fileprivate var addingPercentEncoding: String? {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
  }
}
