import Console
import Glibc
package import Speech

/// The learner's keyboard: its lines and keys, and the events that can come while the learner
/// types.
package struct Keyboard: Sendable {
  package let interruption: Interruption
  /// The message that says why an utterance was not heard.
  package let urgentMessage: UrgentMessage
  package let lines: LineInput

  /// - Parameter speaker: the speaker that an interruption stops, and whose failures are shown;
  ///   `nil` in a session without sound.
  package init(isPlain: Bool, speaker: Speaker?) {
    interruption = Interruption { speaker?.stop() }
    // Where nobody reads the output any more, the next line is the end of the input, so the session
    // ends in order. The handler does nothing, but the programs that this one starts would inherit
    // an ignored signal.
    signal(SIGPIPE) { _ in }
    urgentMessage = UrgentMessage { speaker?.takeFailure().map(Screen.text) }
    lines = LineInput(
      isPlain: isPlain, wait: InputWait(interruption: interruption, urgentMessage: urgentMessage))
  }
}
