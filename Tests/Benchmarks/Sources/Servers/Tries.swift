import Foundation

/// Learners who only send tries, each at the same pace, to any of several servers.
struct Tries {
  let addresses: [String]
  let learners: Int
  /// The time for which they practise.
  let time: Duration

  /// The time from one try of a learner to the next one.
  private static let between = Duration.seconds(5)
  /// The most learners who begin at once, as a class does.
  private static let beginning = 20

  /// Lets all learners begin, and then send tries.
  ///
  /// - Returns: the seconds that each verdict took, and the processors' seconds that this process
  ///   and all processes took in a second meanwhile.
  func practise() async throws -> (verdicts: [Double], own: Double, all: Double) {
    var rounds: [(Person, String)] = []
    for first in stride(from: 0, to: learners, by: Self.beginning) {
      let numbers = first..<min(first + Self.beginning, learners)
      rounds += try await withThrowingTaskGroup(of: (Person, String).self) { group in
        for number in numbers { group.addTask { try await begin(number) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }
    let (start, own, all) = (ContinuousClock.now, clock(), try Self.processorTime())
    let verdicts = try await withThrowingTaskGroup(of: [Double].self) { group in
      for (number, (person, round)) in rounds.enumerated() {
        group.addTask {
          try await tries(
            of: person, in: round, from: start + Self.between * number / learners,
            until: start + time)
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return (
      verdicts, Double(clock() - own) / Double(CLOCKS_PER_SEC) / seconds,
      (try Self.processorTime() - all) / seconds
    )
  }

  /// Returns the seconds that all processors have worked since the machine started.
  private static func processorTime() throws -> Double {
    let line = try String(contentsOfFile: "/proc/stat", encoding: .utf8).prefix { $0 != "\n" }
    let times = line.split(separator: " ").compactMap { Double($0) }
    // The fourth and the fifth time are those of waiting (proc(5)).
    return (times.reduce(0, +) - times[3] - times[4]) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Begins a session with one word.
  private func begin(_ number: Int) async throws -> (Person, String) {
    var person = Person(address: addresses[number % addresses.count])
    // Learner 0 is the usual learner of the computer, who needs no name.
    if number > 0 {
      _ = try await person.ask(.POST, "/api/v1/learners", ["name": "Learner \(number)"])
    }
    let session = try await person.ask(
      .POST, "/api/v1/sessions",
      ["words": "given", "given": ["necessary"], "tries": "unlimited"])
    guard let round = session["round"] as? [String: Any], let id = round["id"] as? String else {
      throw Person.Failure(reason: "no round")
    }
    return (person, id)
  }

  private func tries(
    of person: Person, in round: String, from start: ContinuousClock.Instant,
    until end: ContinuousClock.Instant
  ) async throws -> [Double] {
    var (person, next, verdicts) = (person, start, [Double]())
    while next < end {
      try await Task.sleep(until: next)
      let asked = ContinuousClock.now
      let answer = try await person.ask(
        .POST, "/api/v1/rounds/\(round)/tries",
        ["typed": verdicts.count.isMultiple(of: 2) ? "neccesary" : "necesary"], isStep: true)
      verdicts.append((ContinuousClock.now - asked) / .seconds(1))
      guard answer["outcome"] as? String != "completed" else {
        throw Person.Failure(reason: "a wrong verdict")
      }
      next += Self.between
    }
    return verdicts
  }
}
