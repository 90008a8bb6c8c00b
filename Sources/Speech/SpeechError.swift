/// A failure that keeps a text from being heard.
public enum SpeechError: Error, Hashable, Sendable {
  /// The engine did not start; `reason` is its own status message.
  case engineFailed(reason: String)
  /// No voice has this name.
  case unknownVoice(String)
  /// The speed lies outside of ``Speed/range``.
  case speedOutOfRange(Double)
  /// An engine could not make the sound of a text; `reason` is its own message.
  case synthesisFailed(engine: String = "eSpeak NG", reason: String)
  /// The voice needs Flite, which is not installed.
  case fliteMissing
  /// The program that speaks a voice gave no sound.
  case programFailed(voice: String, reason: ProgramFailure)
  /// The name is not one that a program's voice can have.
  case badVoiceName(String)
  /// The text is not a command: it is empty, or a quote in it has no end.
  case badCommand(String)
  /// The text holds no phonemes that the engine knows.
  case notPhonemes(String)
  /// No sound device has this name.
  case noDevice(String)
  /// Another program uses the sound device.
  case deviceBusy(String)
  /// The device exists but can't be used; `reason` is ALSA's text.
  case deviceFailed(String, reason: String)
  /// The sound device stopped working while it played; `reason` is ALSA's text.
  case deviceLost(String, reason: String)
}
