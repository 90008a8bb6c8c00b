import Dispatch
import Glibc

/// The result of waiting for a line from the learner.
enum LearnerInput: Hashable, Sendable {
  case line(String)
  /// The end of the input: Ctrl-D, or the end of a pipe.
  case end
  /// An interruption, such as Ctrl-C.
  case interrupted
  /// The end of the time for the line.
  case timeIsUp
}

/// Reads lines from the learner, one at a time: with GNU Readline at a terminal, and as they are
/// from a pipe. In both cases an interruption ends the wait, and an urgent message is shown during
/// it.
final class LineInput: Sendable {
  /// Whether standard input is a terminal, at which a person sees the prompt.
  let isInteractive: Bool
  private let isEdited: Bool
  private let wait: InputWait
  private let thread = DispatchQueue(label: "vocalvocab.input")
  private let lines = StandardInputLines()
  private let keys: KeyInput

  /// - Parameter isPlain: whether to read lines without the editor, because it moves the cursor.
  init(isPlain: Bool, wait: InputWait) {
    isInteractive = isatty(STDIN_FILENO) == 1
    isEdited = isInteractive && !isPlain
    self.wait = wait
    keys = KeyInput(wait)
    if isEdited { LineEditor.prepare() }
  }

  /// Sets what happens when the learner presses Tab in the editor.
  func onTab(_ action: @escaping @Sendable () -> Void) { LineEditor.onTab.withLock { $0 = action } }

  /// Waits for the next key. Where the input comes in lines, the first letter of a line is the key,
  /// and an empty line is Enter.
  ///
  /// - Parameter prompt: shown only at a plain terminal, where the key stands in a line.
  func nextKey(prompt: String) async -> Key {
    guard isEdited else {
      return switch await next(prompt: prompt) {
      case .line(let line):
        line.first { !$0.isWhitespace }.map(Key.character)
          ?? (line.isEmpty ? .enter : .character(" "))
      case .end, .timeIsUp: .end
      case .interrupted: .interrupted
      }
    }
    return await withCheckedContinuation { continuation in
      thread.async { [self] in continuation.resume(returning: keys.next()) }
    }
  }

  /// Waits for the next line.
  ///
  /// - Parameters:
  ///   - prompt: shown only at a terminal.
  ///   - end: when the time for the line is over; `nil` where it has no end.
  func next(prompt: String, until end: ContinuousClock.Instant? = nil) async -> LearnerInput {
    await withCheckedContinuation { continuation in
      thread.async { [self] in
        if wait.interruption.isRaised {
          continuation.resume(returning: .interrupted)
        } else if isEdited {
          continuation.resume(returning: LineEditor.line(prompt: prompt, wait, until: end))
        } else {
          continuation.resume(
            returning: lines.line(prompt: isInteractive ? prompt : nil, wait, until: end))
        }
      }
    }
  }
}
