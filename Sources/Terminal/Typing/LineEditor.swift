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
  /// - Parameters:
  ///   - typedAhead: what the learner typed before; it comes first.
  ///   - end: the moment when the time for the line is over; `nil` if there is no limit.
  ///   - redraw: shows again what stands above the line, after the program was stopped.
  static func line(
    prompt: String, _ wait: InputWait, _ typedAhead: TypedAhead,
    until end: ContinuousClock.Instant? = nil,
    redraw: () -> Void
  ) -> LearnerInput {
    wait.waitForForeground()
    guard !wait.interruption.isRaised else { return .interrupted }
    result.withLock { $0 = nil }
    rl_callback_handler_install(prompt) { line in
      let text = line.map { String(cString: $0) }
      free(line)
      LineEditor.result.withLock { $0 = text.map(LearnerInput.line) ?? .end }
      // Give the terminal its old settings back before the verdict is shown.
      rl_callback_handler_remove()
    }
    var ahead = typedAhead.takeAll()[...]
    while true {
      let event = ahead.isEmpty || wait.interruption.isRaised ? wait.next(until: end) : .input
      switch event {
      case .input:
        if !ahead.isEmpty { feed(&ahead) }
        rl_callback_read_char()
      case .interrupted:
        creadline_remove()
        _ = write(STDOUT_FILENO, "\n", 1)
        return .interrupted
      case .timeIsUp:
        creadline_remove()
        _ = write(STDOUT_FILENO, "\n", 1)
        return .timeIsUp
      case .suspended, .continued:
        if event == .suspended {
          creadline_pause()
          wait.suspension.pause()
        }
        wait.waitForForeground()
        if wait.interruption.isRaised { continue }
        // The shell may have given the terminal other settings.
        creadline_pause()
        redraw()
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
      switch result.withLock({ $0 }) {
      case nil: continue
      case .line(let line)?: return ended(line, ahead, wait, typedAhead)
      case let other?:
        if other == .end { _ = write(STDOUT_FILENO, "\n", 1) }
        typedAhead.add(ahead)
        return other
      }
    }
  }

  /// Gives Readline the bytes of one line, or as many of them as it takes at once.
  private static func feed(_ bytes: inout ArraySlice<UInt8>) {
    let line = bytes.prefix(256)
    let end = line.firstIndex(where: \.endsLine).map { $0 + 1 } ?? line.endIndex
    for byte in bytes[..<end] { rl_stuff_char(Int32(byte)) }
    bytes = bytes[end...]
  }

  /// Returns the line that the learner ended, with the other lines if it is the first of a paste.
  private static func ended(
    _ line: String, _ ahead: ArraySlice<UInt8>, _ wait: InputWait, _ typedAhead: TypedAhead
  ) -> LearnerInput {
    var rest = Array(ahead)
    if !TypedLine.isRequest(line), Paste.hasInput(within: 0) {
      let settings = TerminalSettings()
      settings?.sendAtOnce()
      rest += Paste.rest(wait).bytes
      settings?.restore()
    }
    if Paste.isPaste(line, followedBy: rest) { return .line(Paste.joined(line, rest)) }
    typedAhead.add(rest)
    return .line(line)
  }
}
