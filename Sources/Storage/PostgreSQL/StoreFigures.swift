public import Figures
internal import Threads

/// The counts of a database's transactions since the start, and their durations.
public final class StoreFigures: Sendable {
  private struct State {
    var durations = Durations()
    var repeated: [Cause: Int] = [.interrupted: 0, .lost: 0]
    var failed: [String: Int] = ["unreachable": 0, "refused": 0]
  }

  private let state = Guarded(State())

  /// Counts a transaction that was carried out, with all its repetitions.
  func add(_ duration: Duration) { state.withLock { $0.durations.add(duration) } }

  /// The reason why a transaction was begun once more.
  enum Cause: String {
    /// The connection was lost.
    case lost
    /// Another transaction came in between.
    case interrupted
  }

  /// Counts a transaction or a step that was begun once more.
  func addRepetition(after cause: Cause) { state.withLock { $0.repeated[cause, default: 0] += 1 } }

  /// Counts a step whose changes were undone. Its caller begins it anew where that may help.
  func addUndone(after failure: PostgreSQLFailure) {
    if failure.mayPass { addRepetition(after: failure.cause) } else { addFailure("refused") }
  }

  /// Counts a transaction that was given up.
  func addFailure(_ kind: String) { state.withLock { $0.failed[kind, default: 0] += 1 } }

  /// Adds the figures to a text for Prometheus.
  public func add(to text: inout ExpositionText) {
    let state = state.withLock(\.self)
    func labelled(_ name: String, _ counts: [String: Int]) -> [(ExpositionText.Labels, Int)] {
      counts.sorted { $0.key < $1.key }.map { ([(name, $0.key)], $0.value) }
    }
    text.add(
      durations: "vocalvocab_store_seconds", "The time of a transaction, with its repetitions.",
      [([], state.durations)])
    text.add(
      counter: "vocalvocab_store_repetitions_total", "Transactions that were begun once more.",
      labelled(
        "cause",
        Dictionary(uniqueKeysWithValues: state.repeated.map { ($0.key.rawValue, $0.value) })))
    text.add(
      counter: "vocalvocab_store_failures_total", "Transactions that were given up.",
      labelled("kind", state.failed))
  }
}
