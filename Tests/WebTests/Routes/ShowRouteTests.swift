import HTTPTypes
import Testing

@testable import Web

@Suite("Shows over HTTP")
struct ShowRouteTests {
  private let client: Client

  init() throws { client = try Client() }

  private func add(_ title: String, episodes: Int? = nil) async throws -> String {
    var body: [String: JSON] = ["title": .text(title)]
    if let episodes { body["episodes"] = .number(Double(episodes)) }
    return try await client.post("/shows", .object(body))["show"]["show"]["key"].text
  }

  @Test("a show is added, watched, rated, noted and undone")
  func steps() async throws {
    let key = try await add("Harbor Lights", episodes: 5)
    let path = "/shows/show/\(key)"
    var step = try await client.post(path + "/plays", [:])
    #expect(step["sentence"] == "Watched: 1 of 'Harbor Lights' (1 of 5 watched; next is 2).")
    step = try await client.post(path + "/plays", ["episodes": "4", "upTo": true])
    #expect(step["show"]["show"]["watched"] == 4 && step["show"]["show"]["status"] == "watching")
    step = try await client.api(.delete, path + "/plays/2-3")
    #expect(step["show"]["skipped"] == "2-3")
    step = try await client.post(path + "/plays", ["episodes": "4", "again": true])
    #expect(step["show"]["seasons"][0]["episodes"][3]["plays"] == 2)
    step = try await client.api(
      .patch, path, ["rating": "4.5/5", "notes": "Rain.", "tags": ["cosy"], "status": "paused"])
    let show = try await client.get(path)
    #expect(show == step["show"])
    #expect(show["show"]["rating"] == "4.5/5" && show["show"]["status"] == "paused")
    #expect(show["notes"] == "Rain." && show["tags"] == ["cosy"])
    #expect(try await client.post("/shows/undo", [:])["show"]["tags"] == [])
    let home = try await client.get("/shows")
    #expect(home["paused"] == 1 && home["watching"] == [])
    #expect(home["undo"] == "Last step: undid a change to 'Harbor Lights'.")
    #expect(try await client.get("/shows/tracked?status=paused")["shows"][0]["key"].text == key)
    #expect(try await client.get("/shows/tracked?status=planned")["shows"] == [])
    #expect(try await client.get("/shows/search?q=harbr")["found"][0]["key"].text == key)
    #expect(try await client.get("/shows/profile")["rewatched"] == 1)
    #expect(try await client.get("/shows/notifications")["news"] == [])
    #expect(try await client.post("/shows/notifications", [:])["news"] == [])
  }

  @Test("lists are made, filled, ordered by hand and removed")
  func lists() async throws {
    let (one, two) = (try await add("Harbor Lights"), try await add("Quiet Garden"))
    var lists = try await client.post("/shows/lists", ["title": "Favourites"])
    let path = "/shows/lists/\(lists["lists"][0]["id"].text)"
    _ = try await client.api(.put, "\(path)/shows/\(one)", [:])
    lists = try await client.api(.put, "\(path)/shows/\(two)", ["to": 1])
    #expect(lists["lists"][0]["shows"].array.map { $0["key"].text } == [two, one])
    lists = try await client.api(.patch, path, ["title": "Best", "isShown": true])
    #expect(lists["lists"][0]["title"] == "Best" && lists["lists"][0]["isShown"] == true)
    lists = try await client.api(.delete, "\(path)/shows/\(two)")
    #expect(lists["lists"][0]["shows"].array.count == 1)
    #expect(try await client.get("/shows/lists") == lists)
    #expect(try await client.api(.delete, path)["lists"] == [])
  }

  @Test("a file is previewed, taken and given back")
  func files() async throws {
    _ = try await add("Harbor Lights", episodes: 5)
    let table = "title,status,episode\nHarbor Lights,watching,1-2\nMaster,completed,\nx,soon?,\n"
    func send(_ query: String) async throws -> JSON {
      let answer = try await client.ask(
        .post, "/api/v1/shows/imports?name=shows.csv\(query)", table,
        ["Content-Type": "application/octet-stream"])
      #expect(answer.status == 200)
      return answer.json
    }
    let preview = try await send("&preview=true")
    #expect(preview["rows"].array.map { $0["fate"] } == ["titleOnly", "notFound", "notFound"])
    #expect(preview["reading"]["rows"][0]["remark"].text.contains("has the status 'soon?'"))
    #expect(try await client.get("/shows/tracked")["shows"].array.count == 1)
    let taken = try await send("&confirmed=1")
    #expect(taken["added"] == 2 && taken["changed"] == 1 && taken["plays"] == 2)
    #expect(try await send("&confirmed=1")["plays"] == 0)
    let file = try await client.ask(.get, "/api/v1/shows/file?format=mal")
    #expect(file["Content-Type"] == "application/xml; charset=utf-8")
    #expect(file.text.contains("<series_title>Harbor Lights</series_title>"))
  }

  @Test("a wish that can't be granted has one sentence, and the right status")
  func refusals() async throws {
    let key = try await add("Harbor Lights", episodes: 2)
    func status(
      _ method: HTTPRequest.Method, _ path: String, _ body: JSON? = nil
    ) async throws -> Int? {
      try await refusal { try await client.api(method, path, body) }?.status
    }
    #expect(try await status(.post, "/shows", ["title": " "]) == 422)
    #expect(try await status(.post, "/shows", ["title": "Harbor Lights", "episodes": 2]) == 409)
    #expect(try await status(.post, "/shows", ["key": "mal:1"]) == 404)
    #expect(try await status(.post, "/shows", ["key": "mal:1", "year": 2000]) == 422)
    #expect(try await status(.post, "/shows", ["titel": "x"]) == 422)
    #expect(try await status(.get, "/shows/show/mal:1") == 404)
    #expect(try await status(.patch, "/shows/show/\(key)", ["rating": "11"]) == 422)
    #expect(try await status(.patch, "/shows/show/\(key)", ["status": "seen"]) == 422)
    #expect(try await status(.post, "/shows/show/\(key)/plays", ["episodes": "3"]) == 404)
    #expect(try await status(.post, "/shows/show/\(key)/plays", ["episodes": "x"]) == 422)
    #expect(try await status(.delete, "/shows/show/\(key)/plays/1") == 409)
    #expect(
      try await status(.put, "/shows/show/\(key)/reminders/1", ["ahead": "hour"]) == 409)
    #expect(try await status(.get, "/shows/tracked?status=seen") == 422)
    let long = String(repeating: "x", count: 501)
    #expect(try await status(.get, "/shows/search?q=\(long)") == 422)
    #expect(try await status(.delete, "/shows/lists/none") == 404)
    #expect(try await status(.get, "/shows/file?format=tv-time") == 422)
    #expect(try await status(.post, "/shows/imports?name=a.csv", [:]) == 415)
    _ = try await client.post("/shows/undo", [:])
    #expect(try await client.get("/shows/tracked")["shows"] == [])
  }
}
