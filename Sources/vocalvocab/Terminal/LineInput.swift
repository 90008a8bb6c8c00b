import Dispatch
import Glibc

/// What came from the learner.
enum Typed: Hashable, Sendable {
  case line(String)
  /// The end of the input: Ctrl-D, or a pipe that has run dry.
  case end
  case interrupted
}

/// Reads lines from the learner, one at a time: through GNU Readline where there is a terminal to
/// edit in, and as they come where there is none. Either way an interruption ends the wait, and an
/// interjection is told meanwhile.
final class LineInput: Sendable {
  /// Whether somebody sits at a terminal and sees a prompt.
  let isInteractive: Bool
  private let isEdited: Bool
  private let waiting: Waiting
  private let thread = DispatchQueue(label: "vocalvocab.input")
  private let pipe = PipeLines()

  /// - Parameters:
  ///   - isPlain: lines are read without an editor, which moves the cursor.
  ///   - onTab: called when Tab is pressed in the editor.
  init(isPlain: Bool, waiting: Waiting, onTab: @escaping @Sendable () -> Void) {
    isInteractive = isatty(STDIN_FILENO) == 1
    isEdited = isInteractive && !isPlain
    self.waiting = waiting
    if isEdited { Editor.prepare(onTab: onTab) }
  }

  /// - Parameter prompt: shown where somebody sees it.
  func next(prompt: String) async -> Typed {
    await withCheckedContinuation { continuation in
      thread.async { [self] in
        if waiting.interruption.isRaised {
          continuation.resume(returning: .interrupted)
        } else if isEdited {
          continuation.resume(returning: Editor.line(prompt: prompt, waiting))
        } else {
          continuation.resume(returning: pipe.line(prompt: isInteractive ? prompt : nil, waiting))
        }
      }
    }
  }
}
