import Foundation
import LoopbackServer
import Scheduling
import Shows
import Synchronization
import TestSupport

@testable import ShowSources

/// The services, with a cache and a clock for one test.
struct Stand: Sendable {
  /// An address without a server.
  static let away = "http://127.0.0.1:9"
  /// A limit that no test reaches.
  static let limit = Duration.seconds(20)

  let folder = Scratch()
  let clock = ManualClock()

  func online(tvmaze: String = away, jikan: String = away) -> OnlineShows {
    OnlineShows(
      tvmaze: tvmaze, jikan: jikan, cache: folder.path, clock: { [clock] in clock.now })
  }

  /// Returns a list of objects in JSON that differ from one by another value in one field.
  static func variants(
    of object: [String: Any], _ fields: Set<String>
  ) -> (text: String, count: Int) {
    let values = [NSNull(), 7, [1, "x"], ["a": "b"], "text", -1.5e300] as [Any]
    let objects = fields.sorted().flatMap { field in
      values.map { object.merging([field: $0]) { $1 } } + [object.filter { $0.key != field }]
    }
    return (json(objects), objects.count)
  }

  /// Both services at one server.
  func online(_ server: LoopbackServer) -> OnlineShows {
    online(tvmaze: server.address, jikan: server.address)
  }
}

extension OnlineShows {
  func ask(
    _ text: String = "tide", at service: ShowService = .tvmaze, learner: String = "anna",
    within limit: Duration = Stand.limit
  ) async throws -> ShowAnswer<[Show]> {
    try await search(text, at: service, for: learner, within: limit)
  }

  func found(_ text: String = "tide", at service: ShowService = .tvmaze) async throws -> [Show] {
    try await search(text, at: service, for: "anna", within: Stand.limit).content
  }

  func told(_ id: String) async throws -> Show {
    try await show(named(id), for: "anna", within: Stand.limit).content
  }
}

func day(_ text: String) -> Day { Day(text) ?? Day(number: 0) }

func json(_ value: Any) -> String {
  let bytes = try? JSONSerialization.data(
    withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
  return String(decoding: bytes ?? Data(), as: UTF8.self)
}

/// A server whose answers a test changes.
final class Changing: Sendable {
  private let answer = Mutex<LoopbackServer.Answer?>(nil)

  /// The answer of all requests; `nil` for those of the services.
  func set(_ new: LoopbackServer.Answer?) { answer.withLock { $0 = new } }

  func server(
    _ usual: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer = Maze.answer
  ) async throws -> LoopbackServer {
    try await LoopbackServer { request in self.answer.withLock { $0 } ?? usual(request) }
  }
}
