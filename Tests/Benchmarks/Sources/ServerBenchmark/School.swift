import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// Learners who practise at the same time, each with files of their own.
struct School {
  let address: String

  private static let learners = 200
  private static let rounds = 6
  private static let between = Duration.seconds(10)
  private static let words = [
    "necessary", "harbor", "rhythm", "separate", "definite", "embarrass", "occasion", "privilege",
  ]

  init(at address: String) { self.address = address }

  /// The times of all verdicts in milliseconds, and the errors.
  struct Results: CustomStringConvertible {
    var verdicts: [Double] = []
    var errors: [String] = []

    func percentile(_ share: Double) -> Double {
      let sorted = verdicts.sorted()
      return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }

    var description: String {
      let times = [(0.5, "p50"), (0.9, "p90"), (0.99, "p99"), (1, "longest")].map { share, name in
        "\(name) \(String(format: "%.1f", percentile(share))) ms"
      }
      let first = errors.first.map { " (the first: \($0))" } ?? ""
      return "  \(verdicts.count) verdicts: \(times.joined(separator: ", ")) (wanted: p99 50 ms)\n"
        + "  errors: \(errors.count)\(first)"
    }
  }

  /// Lets all learners practise, and returns when the last has finished.
  func practise() async throws -> Results {
    let results = await withTaskGroup(of: Results.self) { group in
      for number in 0..<Self.learners {
        group.addTask {
          var results = Results()
          do {
            // Real learners don't start together, so these start spread over the time of a round.
            try await Task.sleep(for: Self.between * number / Self.learners)
            try await practise(as: "Learner \(number)", &results)
          } catch {
            results.errors.append("\(error)")
          }
          return results
        }
      }
      return await group.reduce(into: Results()) { all, one in
        all.verdicts += one.verdicts
        all.errors += one.errors
      }
    }
    return results
  }

  private func practise(as name: String, _ results: inout Results) async throws {
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
        results.verdicts.append((ContinuousClock.now - asked) / .milliseconds(1))
        let isRight = answer["outcome"] as? String == "completed"
        guard isRight == (typed == word) else { throw Person.Failure(reason: "a wrong verdict") }
      }
      try await Task.sleep(until: start + Self.between * (number + 1))
      session = try await person.ask(
        .POST, "/api/v1/sessions/\(session["id"] as? String ?? "")/rounds", [:])
    }
  }
}

/// A client of the API that sends and receives JSON, and keeps the cookie as a browser does.
struct Person {
  struct Failure: Error { let reason: String }

  let address: String
  private var cookie: String?

  init(address: String) { self.address = address }

  /// Sends a request, and returns the answer's object.
  mutating func ask(
    _ method: HTTPMethod, _ path: String, _ body: [String: Any]
  ) async throws -> [String: Any] {
    var request = HTTPClientRequest(url: address + path)
    request.method = method
    request.headers.add(name: "Content-Type", value: "application/json")
    if let cookie { request.headers.add(name: "Cookie", value: cookie) }
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

  /// Returns how many bytes an address answers.
  func size(of path: String) async throws -> Int {
    let response = try await HTTPClient.shared.execute(
      HTTPClientRequest(url: address + path), timeout: .seconds(10))
    return try await response.body.collect(upTo: 1 << 22).readableBytes
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
