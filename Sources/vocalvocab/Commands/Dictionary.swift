import Glibc
import Speech
import Storage
import Synchronization
import Tutor
import WordService

/// The offline dictionary, with a bar on the screen while its index is made, if that takes a while.
func offlineDictionary(_ folders: Folders) -> Result<OfflineDictionary, WordServiceError> {
  var bar = ProgressBar(of: "Preparing the dictionary, once")
  defer { bar.end() }
  do throws(WordServiceError) {
    return .success(try OfflineDictionary(cache: folders.cache) { bar.show($0) })
  } catch {
    return .failure(error)
  }
}

extension SoundSetup {
  /// The words that sound the same in the voice's accent, with a bar on the screen while the engine is
  /// asked for them; `nil` for a voice that speaks no English.
  func soundAlikes(_ dictionary: OfflineDictionary, cache: String) async throws -> SoundAlikes? {
    let bar = SharedBar(ProgressBar(of: "Listening for words that sound the same, once"))
    defer { bar.end() }
    return try await SoundAlikeTables(dictionary, synthesizer: synthesizer, cache: cache)
      .table(for: script.voice) { bar.show($0) }
  }
}

/// A progress bar that another task moves.
private final class SharedBar: Sendable {
  private let bar: Mutex<ProgressBar>

  init(_ bar: ProgressBar) { self.bar = Mutex(bar) }

  func show(_ share: Double) { bar.withLock { $0.show(share) } }
  func end() { bar.withLock { $0.end() } }
}

/// How far a piece of work is, on standard error where that is a terminal. Nothing is shown of work
/// that is soon done.
private struct ProgressBar {
  private let name: String
  private let start = ContinuousClock.now
  private var shown: Int?

  private static let patience = Duration.milliseconds(500)
  private static let width = 24

  init(of name: String) { self.name = name }

  mutating func show(_ share: Double) {
    let steps = Int((share * Double(Self.width)).rounded(.down))
    guard isatty(STDERR_FILENO) == 1, shown != steps,
      ContinuousClock.now - start > Self.patience
    else { return }
    shown = steps
    let bar =
      String(repeating: "█", count: steps) + String(repeating: "░", count: Self.width - steps)
    Screen.write("\r\(name)  \(bar)", to: STDERR_FILENO)
  }

  func end() {
    // The line is cleared: what it told is no longer so.
    if shown != nil { Screen.write("\r\u{1B}[K", to: STDERR_FILENO) }
  }
}
