import CReadline
import Console
import Glibc
import Threads

/// The line editor of a terminal: GNU Readline. Its callback interface lets the program interrupt a
/// wait for a key.
///
/// Readline is global state of the process. Only `LineInput`'s thread calls it.
enum LineEditor {
  /// The result of the line that the learner edits; `nil` until the learner ends the line.
  private static let result = Guarded<LearnerInput?>(nil)
  static let onTab = Guarded<@Sendable () -> Void>({})

  /// Sets Readline up.
  static func prepare() {
    creadline_prepare()
    for keymap in ["emacs-standard", "vi-insert"] {
      rl_bind_key_in_map(
        Int32(UInt8(ascii: "\t")),
        { _, _ in
          LineEditor.onTab.withLock { $0 }()
          return 0
        }, rl_get_keymap_by_name(keymap))
    }
  }

  /// Reads a line that the learner edits.
  ///
  /// - Parameter end: the moment when the time for the line is over; `nil` if there is no limit.
  static func line(
    prompt: String, _ wait: InputWait, until end: ContinuousClock.Instant? = nil
  ) -> LearnerInput {
    result.withLock { $0 = nil }
    rl_callback_handler_install(prompt) { line in
      let text = line.map { String(cString: $0) }
      free(line)
      LineEditor.result.withLock { $0 = text.map(LearnerInput.line) ?? .end }
      // Give the terminal its old settings back before the verdict is shown.
      rl_callback_handler_remove()
    }
    while true {
      switch wait.next(until: end) {
      case .input:
        rl_callback_read_char()
      case .interrupted:
        rl_callback_handler_remove()
        _ = write(STDOUT_FILENO, "\n", 1)
        return .interrupted
      case .timeIsUp:
        rl_callback_handler_remove()
        _ = write(STDOUT_FILENO, "\n", 1)
        return .timeIsUp
      case .suspended:
        creadline_pause()
        wait.suspension.pause()
        creadline_resume()
      case .message(let message):
        // The message takes the place of the unfinished line, which is shown again below the
        // message.
        rl_clear_visible_line()
        fflush(nil)
        Screen.complain(message)
        rl_on_new_line()
        rl_redisplay()
      }
      if let result = result.withLock({ $0 }) {
        if result == .end { _ = write(STDOUT_FILENO, "\n", 1) }
        return result
      }
    }
  }
}
