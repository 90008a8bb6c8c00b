import Glibc
import Synchronization

/// A progress bar that several tasks may move.
final class SharedProgressBar: Sendable {
  private let bar: Mutex<ProgressBar>

  init(_ bar: ProgressBar) { self.bar = Mutex(bar) }

  func show(_ share: Double) { bar.withLock { $0.show(share) } }
  func end() { bar.withLock { $0.end() } }
}

/// A bar on standard error that shows how much of some work is done. It appears only at a terminal, and
/// only if the work takes a while.
struct ProgressBar {
  private let name: String
  private let start = ContinuousClock.now
  /// The number of full columns on the screen; `nil` while there is no bar.
  private var shown: Int?

  /// The time for which work goes on before the bar appears.
  private static let delay = Duration.milliseconds(500)
  private static let width = 24

  /// - Parameter name: the words before the bar, which say what is being done.
  init(of name: String) { self.name = name }

  /// Shows the share of the work that is done, from 0 to 1.
  mutating func show(_ share: Double) {
    let steps = Int((share * Double(Self.width)).rounded(.down))
    guard isatty(STDERR_FILENO) == 1, shown != steps,
      ContinuousClock.now - start > Self.delay
    else { return }
    shown = steps
    let bar =
      String(repeating: "█", count: steps) + String(repeating: "░", count: Self.width - steps)
    Screen.write("\r\(name)  \(bar)", to: STDERR_FILENO)
  }

  /// Removes the bar.
  func end() {
    if shown != nil { Screen.write("\r\u{1B}[K", to: STDERR_FILENO) }
  }
}
