import Console
import Dispatch
import Glibc
import Practice

/// The result of waiting for a line from the learner.
package enum LearnerInput: Hashable, Sendable {
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
package final class LineInput: Sendable {
  /// Whether standard input is a terminal, at which a person sees the prompt.
  package let isInteractive: Bool
  private let isEdited: Bool
  private let wait: InputWait
  private let thread = DispatchQueue(label: "vocalvocab.input")
  private let lines = StandardInputLines()
  private let typedAhead = TypedAhead()
  private let keys: KeyInput

  /// - Parameter isPlain: whether to read lines without the line editor, which moves the cursor.
  init(isPlain: Bool, wait: InputWait) {
    isInteractive = isatty(STDIN_FILENO) == 1
    isEdited = isInteractive && !isPlain
    self.wait = wait
    keys = KeyInput(wait, typedAhead)
    if isEdited { LineEditor.prepare() }
  }

  /// Whether the learner at a terminal has typed a line that nobody has read yet. The line stays
  /// for the shell.
  package var hasLine: Bool {
    var file = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return typedAhead.hasLine || isInteractive && poll(&file, 1, 0) > 0
  }

  /// Sets what happens when the learner presses Tab in the editor.
  package func onTab(_ action: @escaping @Sendable () -> Void) {
    LineEditor.onTab.withLock { $0 = action }
  }

  /// Waits for the next key. If the input comes in lines, the key is the first character after any
  /// spaces. An empty line is Enter, and a line of spaces is the space bar.
  ///
  /// - Parameters:
  ///   - prompt: shown only at a plain terminal, where the learner types the key in a line.
  ///   - redraw: shows again what the screen showed, after the program was stopped.
  package func nextKey(prompt: String, redraw: @escaping @Sendable () -> Void) async -> Key {
    guard isEdited else { return await nextKeyInLine(prompt: prompt, redraw: redraw) }
    return await withCheckedContinuation { continuation in
      thread.async { [self] in
        continuation.resume(
          returning: Suspension.whileStoppable { keys.next(redraw: redraw) })
      }
    }
  }

  private func nextKeyInLine(prompt: String, redraw: @escaping @Sendable () -> Void) async -> Key {
    while true {
      switch await next(prompt: prompt, redraw: redraw) {
      case .line(let line) where isInteractive && NoTry.hasSeveralLines(line):
        Screen.complain(Paste.sentence)
      case .line(let line):
        return line.first { !$0.isWhitespace }.map(Key.character)
          ?? (line.isEmpty ? .enter : .character(" "))
      case .end, .timeIsUp: return .end
      case .interrupted: return .interrupted
      }
    }
  }

  /// Waits for the next line.
  ///
  /// - Parameters:
  ///   - prompt: shown only at a terminal.
  ///   - end: the moment when the time for the line is over; `nil` if there is no limit.
  ///   - redraw: shows again what stands above the prompt, after the program was stopped.
  package func next(
    prompt: String, until end: ContinuousClock.Instant? = nil,
    redraw: @escaping @Sendable () -> Void = {}
  ) async -> LearnerInput {
    await withCheckedContinuation { continuation in
      thread.async { [self] in
        continuation.resume(
          returning: Suspension.whileStoppable { read(prompt, until: end, redraw) })
      }
    }
  }

  private func read(
    _ prompt: String, until end: ContinuousClock.Instant?, _ redraw: () -> Void
  ) -> LearnerInput {
    if wait.interruption.isRaised { return .interrupted }
    // As any program does whose output nobody reads, such as that of `play | head`.
    if Screen.isAbandoned { return .end }
    return isEdited
      ? LineEditor.line(prompt: prompt, wait, typedAhead, until: end, redraw: redraw)
      : lines.line(prompt: isInteractive ? prompt : nil, wait, until: end, redraw: redraw)
  }
}
