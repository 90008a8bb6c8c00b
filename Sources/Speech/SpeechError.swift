/// A failure that keeps a text from being heard. Tutor has the sentences.
public enum SpeechError: Error, Hashable, Sendable {
  /// The engine did not start; `reason` is its own status message.
  case engineFailed(reason: String)
  case unknownVoice(String)
  case speedOutOfRange(Double)
  /// The engine refused a text it should be able to say.
  case synthesisFailed(engine: String = "eSpeak NG", reason: String)
  case fliteMissing
  case notPhonemes(String)
  case noDevice(String)
  case deviceBusy(String)
  /// The device exists but can't be used; `reason` is ALSA's text.
  case deviceFailed(String, reason: String)
  /// The device went away, or stopped working, while it was playing.
  case deviceLost(String, reason: String)
}

extension SpeechError {
  /// Whether the sound device is to blame, and another one would help.
  public var isOfDevice: Bool {
    switch self {
    case .noDevice, .deviceBusy, .deviceFailed, .deviceLost: true
    default: false
    }
  }
}
