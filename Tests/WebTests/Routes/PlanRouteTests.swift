import Foundation
import Testing

@testable import Web

@Suite("The plan over HTTP")
struct PlanRouteTests {
  private let client: Client

  init() throws { client = try Client() }

  private func key(_ plan: JSON, _ index: Int = 0) -> String { plan["tasks"][index]["key"].text }

  @Test("tasks are added, changed, checked off, moved, removed and brought back")
  func tasks() async throws {
    var plan = try await client.post(
      "/plan/tasks",
      ["title": "Buy paper", "due": "2030-12-04", "tags": ["school"], "note": "A4"])
    #expect(plan["tasks"][0]["due"] == "2030-12-04" && plan["tasks"][0]["note"] == "A4")
    plan = try await client.post("/plan/tasks", ["title": "10 words a day"])
    #expect(plan["tasks"][1]["goal"]["kind"] == "words")
    #expect(plan["tasks"][1]["progress"]["text"] == "0 of 10 words")
    plan = try await client.api(
      .patch, "/plan/tasks/\(key(plan))", ["title": "Buy ink", "due": ""])
    #expect(plan["tasks"][0]["title"] == "Buy ink" && plan["tasks"][0]["due"] == .null)
    plan = try await client.post("/plan/tasks/\(key(plan))/done", [:])
    #expect(plan["tasks"][0]["isDone"] == true)
    plan = try await client.api(.delete, "/plan/tasks/\(key(plan))/done")
    #expect(plan["tasks"][0]["isDone"] == false)
    plan = try await client.post("/plan/tasks/\(key(plan))/move", ["to": 2])
    #expect(plan["tasks"][1]["title"] == "Buy ink")
    plan = try await client.api(.delete, "/plan/tasks/\(key(plan, 1))")
    #expect(plan["tasks"].array.count == 1)
    plan = try await client.post("/plan/restore", ["removal": plan["removal"]])
    #expect(plan["tasks"].array.count == 2 && plan["removal"] == .null)
    plan = try await client.post("/plan/tasks/\(key(plan, 1))/done", [:])
    plan = try await client.post("/plan/clear", [:])
    #expect(try await client.get("/plan") == plan && plan["tasks"].array.count == 1)
  }

  @Test("a test is planned, today begins with it, and its words are told by nothing")
  func test() async throws {
    _ = try await client.put("/lists/week-12", ["words": [["word": "rhythm"]]])
    let plan = try await client.post(
      "/plan/tests", ["list": "week-12", "on": "tomorrow", "minutes": 5])
    #expect(plan["tasks"][0]["test"]["days"][0]["words"] == 1)
    let today = try await client.get("/today")
    #expect(today["items"][0]["room"] == "test")
    let start = today["items"][0]["start"]
    #expect(start["room"] == "play" && start["wishes"] == ["words": "tested", "list": "week-12"])
    #expect(!"\(today)".contains("rhythm") && !"\(plan)".contains("rhythm"))
    let session = try await client.post("/sessions", start["wishes"])
    #expect(session["round"] != .null)
  }

  @Test("a calendar is a file, and a reminder waits for the times of the settings")
  func ahead() async throws {
    let answer = try await client.ask(.get, "/api/v1/plan/calendar.ics")
    #expect(answer["Content-Type"] == "text/calendar; charset=utf-8")
    #expect(answer.text.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(try await client.get("/plan/reminder")["wait"] == .null)
    try await client.api(.patch, "/settings", ["reminders": "8:00 18:30", "quietHours": "none"])
    #expect(try await client.get("/settings")["reminders"] == "08:00 18:30")
    #expect(try await client.get("/plan/reminder")["wait"] != .null)
    #expect(try await client.get("/plan/reminder")["reminder"]["title"] == "Time to practise")
  }

  @Test("a wish that can't be granted has one sentence, and the right status")
  func refusals() async throws {
    let plan = try await client.post("/plan/tasks", ["title": "One"])
    func status(_ body: JSON, _ path: String = "/plan/tasks") async throws -> Int? {
      try await refusal { try await client.post(path, body) }?.status
    }
    #expect(try await status([:]) == 422)
    #expect(try await status(["title": "Two", "due": "soon"]) == 422)
    #expect(try await status(["title": "Two", "goal": ["kind": "words", "count": 0]]) == 422)
    #expect(try await status(["title": 5]) == 400)
    #expect(try await status(["titel": "Two"]) == 422)
    #expect(try await status(["to": 9], "/plan/tasks/\(key(plan))/move") == 404)
    #expect(try await status([:], "/plan/tasks/nonsense/done") == 404)
    #expect(try await status([:], "/plan/tasks/5.abc.none/done") == 404)
    #expect(try await status(["list": "none", "on": "tomorrow"], "/plan/tests") == 404)
    #expect(
      try await status(["removal": "0123456789abcdef0123456789abcdef"], "/plan/restore") == 409)
    #expect(try await client.get("/plan") == plan)
  }
}
