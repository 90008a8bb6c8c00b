import Glibc
import Synchronization

/// A bar on standard error that shows how much of some work is done. It appears only at a terminal, and
/// only if the work takes a while. Several tasks may move it.
package final class ProgressBar: Sendable {
  private let name: String
  private let start = ContinuousClock.now
  /// The number of full columns on the screen; `nil` while there is no bar.
  private let shown = Mutex<Int?>(nil)

  /// The time for which work goes on before the bar appears.
  private static let delay = Duration.milliseconds(500)
  private static let width = 24

  /// - Parameter name: the words before the bar, which say what is being done.
  package init(of name: String) { self.name = name }

  /// Shows the share of the work that is done, from 0 to 1.
  package func show(_ share: Double) {
    let steps = Int((share * Double(Self.width)).rounded(.down))
    shown.withLock { shown in
      guard isatty(STDERR_FILENO) == 1, shown != steps,
        ContinuousClock.now - start > Self.delay
      else { return }
      shown = steps
      let bar =
        String(repeating: "█", count: steps) + String(repeating: "░", count: Self.width - steps)
      Screen.write("\r\(name)  \(bar)", to: STDERR_FILENO)
    }
  }

  /// Removes the bar.
  package func end() {
    if shown.withLock({ $0 != nil }) { Screen.write("\r\u{1B}[K", to: STDERR_FILENO) }
  }
}
