import Learner
import Testing

@Suite("Lists over HTTP")
struct ListRouteTests {
  private let client: Client
  private var home: Home { client.home }

  init() throws { client = try Client() }

  @Test("that can't be read are told, and hide no other")
  func odd() async throws {
    try home.putList("week", ["word": "harbor"])
    try home.write("nonsense", to: "lists/bad.json")
    try home.write(#"{"format": "vocalvocab.list", "version": 9}"#, to: "lists/newer.json")
    try home.write("{}", to: "lists/.~lock.week.json")
    let lists = try await client.get("/lists")["lists"].array
    #expect(lists.map { $0["name"].text } == ["bad", "newer", "week"])
    #expect(lists.map { $0["words"] } == [0, 0, 1])
    #expect(lists[2]["problem"] == nil)
    #expect(lists[0]["problem"].text.contains("bad.json"))
    #expect(lists[1]["problem"].text.contains("newer"))
    #expect(home.text(of: "lists/bad.json") == "nonsense")
  }

  @Test("have a language, which a change of the words keeps and a person changes")
  func language() async throws {
    let words: JSON = [["word": "Haus"]]
    let made = try await client.put("/lists/week", ["words": words, "language": "DE"])
    #expect(made["language"] == "de")
    #expect(try await client.put("/lists/week", ["words": words])["language"] == "de")
    #expect(try await client.get("/lists")["lists"][0]["language"] == "de")
    let other = try await client.put("/lists/week", ["words": words, "language": ""])
    #expect(other["language"] == nil)
    let wrong = try await refusal {
      try await client.put("/lists/week", ["words": words, "language": "xx9"])
    }
    #expect(wrong?.status == 422)
    #expect(
      wrong?.json["detail"].text
        == "'xx9' is not a language that the voice speaks: give its code, such as es or de.")
  }
}
