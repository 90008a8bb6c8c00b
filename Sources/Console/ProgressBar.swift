import Glibc
import Threads

/// A bar on standard error that shows the progress of some work. It appears only at a terminal, and
/// only if the work takes a while. Several tasks may move it.
package final class ProgressBar: Sendable {
  private let name: String
  private let state: Guarded<State>

  private struct State {
    /// The moment when somebody began to wait for the work; `nil` before that.
    var start: ContinuousClock.Instant?
    /// The number of full columns on the screen; `nil` without a bar.
    var shown: Int?
  }

  /// The time that work takes before the bar appears.
  private static let delay = Duration.milliseconds(500)
  private static let width = 24

  /// - Parameters:
  ///   - name: the words before the bar, which name the work.
  ///   - isAwaited: whether somebody waits for the work now; otherwise the bar appears after
  ///     ``await()``.
  package init(of name: String, isAwaited: Bool = true) {
    self.name = name
    state = Guarded(State(start: isAwaited ? .now : nil))
  }

  /// Notes that somebody waits for the work from now on.
  package func await() { state.withLock { $0.start = $0.start ?? .now } }

  /// Shows the finished share of the work, from 0 to 1.
  package func show(_ share: Double) {
    let steps = Int((share * Double(Self.width)).rounded(.down))
    state.withLock { state in
      guard isatty(STDERR_FILENO) == 1, state.shown != steps, let start = state.start,
        ContinuousClock.now - start > Self.delay
      else { return }
      state.shown = steps
      let bar =
        String(repeating: "█", count: steps) + String(repeating: "░", count: Self.width - steps)
      Screen.write("\r\(name)  \(bar)", to: STDERR_FILENO)
    }
  }

  /// Removes the bar.
  package func end() {
    if state.withLock({ $0.shown != nil }) { Screen.write("\r\u{1B}[K", to: STDERR_FILENO) }
  }
}
