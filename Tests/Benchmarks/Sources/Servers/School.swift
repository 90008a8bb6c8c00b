import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// Learners who practise at the same time, each with files of their own.
struct School {
  let address: String
  let learners: Int

  private static let rounds = 4
  private static let between = Duration.seconds(5)
  private static let words = ["necessary", "harbor", "rhythm", "separate"]

  init(at address: String, learners: Int) {
    self.address = address
    self.learners = learners
  }

  /// Lets all learners practise, and returns when the last has finished.
  ///
  /// - Returns: the seconds that each verdict took.
  func practise() async throws -> [Double] {
    try await withThrowingTaskGroup(of: [Double].self) { group in
      for number in 0..<learners {
        group.addTask {
          // Real learners don't start together, so these start spread over the time of a round.
          try await Task.sleep(for: Self.between * number / learners)
          return try await practise(as: "Learner \(learners)-\(number)")
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }

  private func practise(as name: String) async throws -> [Double] {
    var verdicts: [Double] = []
    var person = Person(address: address)
    _ = try await person.ask(.POST, "/api/v1/learners", ["name": name])
    var session = try await person.ask(
      .POST, "/api/v1/sessions", ["words": "given", "given": Self.words])
    let start = ContinuousClock.now
    for number in 0..<Self.rounds {
      guard let round = session["round"] as? [String: Any], let id = round["id"] as? String,
        let sounds = round["sounds"] as? [String: Any], let sound = sounds["word"] as? String
      else { throw Person.Failure(reason: "no round") }
      let path = "/api/v1/rounds/\(id)"
      try await person.listen(sound)
      _ = try await person.ask(.POST, path + "/hearings", ["cue": "word"])
      // Every second word is wrong at the first try.
      let word = Self.words[number]
      for typed in number.isMultiple(of: 2) ? [word + "e", word] : [word] {
        let asked = ContinuousClock.now
        let answer = try await person.ask(.POST, path + "/tries", ["typed": typed])
        verdicts.append((ContinuousClock.now - asked) / .seconds(1))
        let isRight = answer["outcome"] as? String == "completed"
        guard isRight == (typed == word) else { throw Person.Failure(reason: "a wrong verdict") }
      }
      try await Task.sleep(until: start + Self.between * (number + 1))
      session = try await person.ask(
        .POST, "/api/v1/sessions/\(session["id"] as? String ?? "")/rounds", [:])
    }
    return verdicts
  }
}

/// A client of the API that sends and receives JSON, and keeps the cookie as a browser does.
struct Person {
  struct Failure: Error { let reason: String }

  let address: String
  private var cookie: String?

  init(address: String) { self.address = address }

  /// Sends a request, and returns the answer's object.
  ///
  /// - Parameter isStep: whether the request has a name of its own, as a page's steps have.
  mutating func ask(
    _ method: HTTPMethod, _ path: String, _ body: [String: Any], isStep: Bool = false
  ) async throws -> [String: Any] {
    var request = HTTPClientRequest(url: address + path)
    request.method = method
    request.headers.add(name: "Content-Type", value: "application/json")
    if let cookie { request.headers.add(name: "Cookie", value: cookie) }
    if isStep {
      let name = UUID().uuidString.lowercased().filter { $0 != "-" }
      request.headers.add(name: "Idempotency-Key", value: name)
    }
    request.body = .bytes(ByteBuffer(data: try JSONSerialization.data(withJSONObject: body)))
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
    if let set = response.headers.first(name: "Set-Cookie") {
      cookie = set.split(separator: ";").first.map(String.init)
    }
    let bytes = try await response.body.collect(upTo: 1 << 20)
    guard (200..<300).contains(response.status.code),
      let value = try JSONSerialization.jsonObject(with: Data(buffer: bytes)) as? [String: Any]
    else { throw Failure(reason: "\(response.status) \(String(buffer: bytes))") }
    return value
  }

  /// Fetches a sound as the page does before it plays it.
  func listen(_ path: String) async throws {
    var request = HTTPClientRequest(url: address + path)
    if let cookie { request.headers.add(name: "Cookie", value: cookie) }
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
    let sound = try await response.body.collect(upTo: 1 << 22)
    guard response.status == .ok, sound.readableBytes > 44 else {
      throw Failure(reason: "no sound")
    }
  }
}
