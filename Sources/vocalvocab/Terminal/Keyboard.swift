import Console
import Speech

/// The learner's keyboard: its lines and keys, and the events that can come while the learner
/// types.
struct Keyboard: Sendable {
  let interruption: Interruption
  /// The message that says why an utterance was not heard.
  let urgentMessage: UrgentMessage
  let lines: LineInput

  /// - Parameter speaker: the speaker that an interruption stops, and whose failures are shown;
  ///   `nil` in a session without sound.
  init(isPlain: Bool, speaker: Speaker?) {
    interruption = Interruption { speaker?.stop() }
    urgentMessage = UrgentMessage { speaker?.takeFailure().map(Screen.text) }
    lines = LineInput(
      isPlain: isPlain, wait: InputWait(interruption: interruption, urgentMessage: urgentMessage))
  }
}
