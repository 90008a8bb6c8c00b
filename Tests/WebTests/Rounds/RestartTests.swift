import Foundation
import Spelling
import Testing

@Suite("A server that starts again")
struct RestartTests {
  private let site: Site
  private let client: Client

  init() throws {
    site = try Site()
    client = Client(site)
  }

  @Test("goes on with the round that was open, whoever asks and however many")
  func all() async throws {
    let practice = try await Practice(
      client, words: "harbor", "ocean", plan: ["tries": "unlimited"])
    for _ in 0..<50 { try await practice.type("harber") }
    let round = practice.round["id"].text
    let again = try await site.restarted()
    let found = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<40 {
        group.addTask {
          // One after another, while the first of them still waits.
          try await Task.sleep(for: .milliseconds(2 * number))
          let client = Client(again)
          if number.isMultiple(of: 2) {
            return try await client.get("/sessions")["sessions"][0]["round"]["id"].text
          }
          let hearing: JSON = ["cue": .text(Cue.word.rawValue)]
          return try await client.post("/rounds/\(round)/hearings", hearing)["id"].text
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(found == [round])
  }

  @Test("leaves out a word that was excluded before")
  func excluded() async throws {
    try await Practice(client, words: "harbor", "ocean").exclude("a name")
    let after = try await Practice.resumed(Client(try await site.restarted()))
    #expect(after.round["number"] == 2)
    #expect(try await after.type("ocean")["outcome"] == "completed")
    #expect(try await !after.goOn())
    #expect(after.session["summary"]["firstTry"] == ["ocean"])
  }

  @Test("makes room for another session where the list of the open one is gone")
  func goneList() async throws {
    try site.home.putList("week", ["word": "harbor"], ["word": "ocean"])
    _ = try await Practice(client, ["words": "list", "list": "week"])
    try FileManager.default.removeItem(atPath: site.home.data + "/lists/week.json")
    let again = Client(try await site.restarted())
    #expect(try await again.get("/sessions") == ["sessions": []])
    let practice = try await Practice(again, words: "garden")
    #expect(try await practice.type("garden")["outcome"] == "completed")
  }

  @Test("is another run, which one start keeps")
  func run() async throws {
    let first = try await client.get("/status")
    #expect(try await client.get("/status") == first)
    let after = try await Client(try await site.restarted()).get("/status")
    #expect(after["run"].isText && after["run"] != first["run"])
  }

  @Test("keeps a file that can't be read, and tells its owner where")
  func unreadable() async throws {
    for (name, path) in [("session", "/sessions"), ("completed", "/completed")] {
      try site.home.write("{", to: "\(name).json")
      _ = try await client.get(path)
      #expect(site.home.text(of: "\(name).json.unreadable-1") == "{")
      let aside = "\(site.home.data)/\(name).json.unreadable-1"
      #expect(site.messages.last?.contains(aside) == true)
    }
  }

  @Test("goes on, or begins anew, whatever numbers the file of the open session holds")
  func numbers() async throws {
    let practice = try await Practice(client, words: "harbor", "rhythm")
    try await practice.type("harber")
    try await practice.skip()
    try await practice.goOn()
    try await practice.hint()
    try await practice.hear(.slow)
    try await practice.type("rythm")
    let whole = try #require(site.home.text(of: "session.json"))
    let numbers = whole.ranges(of: /-?[0-9]+(\.[0-9]+)?/)
    #expect(numbers.count > 20)
    for index in numbers {
      for number in ["9223372036854775807", "-9223372036854775808", "-1", "1e300"] {
        try site.home.write(
          whole.replacingCharacters(in: index, with: number), to: "session.json")
        let client = Client(try await site.restarted())
        // Where the session can't go on, each step is refused with a sentence.
        _ = try await refusal {
          let session = try await client.get("/sessions")["sessions"][0]
          guard session["round"]["id"].isText else { return }
          let practice = Practice(client, session: session)
          try await practice.hear(.slow)
          try await practice.hint()
          try await practice.takeBack()
          try await practice.type("rhytm")
          try await practice.skip()
          try await practice.goOn()
        }
        #expect(try await client.get("/status")["run"].isText)
      }
    }
  }
}
