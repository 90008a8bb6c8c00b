import CReadline
import Glibc
import Synchronization

/// GNU Readline, through its callback interface, so that a wait for a key can be interrupted.
///
/// Readline is global state of the process; only `LineInput`'s thread calls it.
enum Editor {
  private enum Reading {
    case typing
    case done(String?)
  }

  private static let reading = Mutex(Reading.typing)
  private static let onTab = Mutex<@Sendable () -> Void>({})

  static func prepare(onTab action: @escaping @Sendable () -> Void) {
    onTab.withLock { $0 = action }
    creadline_prepare()
    for keymap in ["emacs-standard", "vi-insert"] {
      rl_bind_key_in_map(
        Int32(UInt8(ascii: "\t")),
        { _, _ in
          Editor.onTab.withLock { $0 }()
          return 0
        }, rl_get_keymap_by_name(keymap))
    }
  }

  static func line(prompt: String, _ waiting: Waiting) -> Typed {
    reading.withLock { $0 = .typing }
    rl_callback_handler_install(prompt) { line in
      let text = line.map { String(cString: $0) }
      free(line)
      Editor.reading.withLock { $0 = .done(text) }
      // From here on the terminal is as it was before, also while the verdict is shown.
      rl_callback_handler_remove()
    }
    while true {
      switch waiting.next() {
      case .input:
        rl_callback_read_char()
      case .interrupted:
        rl_callback_handler_remove()
        _ = write(STDOUT_FILENO, "\n", 1)
        return .interrupted
      case .interjection(let sentence):
        // Above the line, which is then shown again as far as it has been typed.
        rl_clear_visible_line()
        fflush(nil)
        Screen.complain(sentence)
        rl_on_new_line()
        rl_redisplay()
      }
      if case .done(let text) = reading.withLock({ $0 }) {
        guard let text else {
          _ = write(STDOUT_FILENO, "\n", 1)
          return .end
        }
        return .line(text)
      }
    }
  }
}
