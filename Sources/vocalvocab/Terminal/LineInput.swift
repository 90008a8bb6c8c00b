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

/// A reader of the learner's lines, one at a time. At a terminal it uses GNU Readline, unless the
/// terminal is plain. An interruption ends the wait for a line, and an urgent message is shown
/// during the wait.
final class LineInput: Sendable {
  /// Whether standard input is a terminal, at which a person sees the prompt.
  let isInteractive: Bool
  private let isEdited: Bool
  private let wait: InputWait
  private let thread = DispatchQueue(label: "vocalvocab.input")
  private let lines = StandardInputLines()
  private let keys: KeyInput

  /// - Parameter isPlain: whether to read lines without the line editor, which moves the cursor.
  init(isPlain: Bool, wait: InputWait) {
    isInteractive = isatty(STDIN_FILENO) == 1
    isEdited = isInteractive && !isPlain
    self.wait = wait
    keys = KeyInput(wait)
    if isEdited { LineEditor.prepare() }
  }

  /// Sets what happens when the learner presses Tab in the editor.
  func onTab(_ action: @escaping @Sendable () -> Void) { LineEditor.onTab.withLock { $0 = action } }

  /// Waits for the next key. If the input comes in lines, the key is the first character after any
  /// spaces. An empty line is Enter, and a line of spaces is the space bar.
  ///
  /// - Parameter prompt: shown only at a plain terminal, where the learner types the key in a line.
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
  ///   - end: the moment when the time for the line is over; `nil` if there is no limit.
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
