/// A reason why a text can't be heard. Each message says what to do about it.
public enum SpeechError: Error, Hashable, Sendable {
  /// The engine did not start; `reason` is its own message.
  case engineFailed(reason: String)
  /// No voice has this name.
  case unknownVoice(String)
  /// The speed lies outside of ``Speed/range``.
  case speedOutOfRange(Double)
  /// An engine could not make the sound of a text; `reason` is its own message.
  case synthesisFailed(engine: String = "eSpeak NG", reason: String)
  /// The voice needs Flite, which is not installed.
  case fliteMissing
  /// The text holds no phonemes that the engine knows.
  case notPhonemes(String)
  /// No sound device has this name.
  case noDevice(String)
  /// Another program uses the sound device.
  case deviceBusy(String)
  /// The sound device can't be used; `reason` is ALSA's message.
  case deviceFailed(String, reason: String)
  /// The sound device stopped working while it played; `reason` is ALSA's message.
  case deviceLost(String, reason: String)
  /// The sound could not be written to a file; `reason` is the system's message.
  case cannotWrite(path: String, reason: String)
}

extension SpeechError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .engineFailed(let reason):
      "The speech engine eSpeak NG did not start (\(reason)): install the package espeak-ng-data."
    case .unknownVoice(let name):
      "There is no voice named '\(name)': 'vocalvocab voices' lists those there are."
    case .speedOutOfRange(let multiple):
      """
      Speed \(multiple) is too \(multiple < Speed.range.lowerBound ? "slow" : "fast"): give a \
      number from \(Speed.range.lowerBound) to \(Speed.range.upperBound); 1 is normal.
      """
    case .notPhonemes(let text):
      """
      '\(text)' is no pronunciation that the engine knows: start from what 'vocalvocab voices \
      pronounce WORD' prints, and change a sound at a time.
      """
    case .fliteMissing:
      """
      The recorded voices need Flite: install the packages libflite1 and, if VocalVocab was built \
      without it, flite1-dev, and build VocalVocab again.
      """
    case .synthesisFailed(let engine, let reason):
      "\(engine) could not say that (\(reason)): try another voice."
    case .noDevice, .deviceBusy, .deviceFailed:
      """
      No sound can be played: \(cause). Choose another device with --device ('aplay -L' lists \
      them), or write the sound to a file with 'vocalvocab say --output FILE.wav'.
      """
    case .deviceLost:
      "\(cause.prefix(1).uppercased() + cause.dropFirst()): connect it again."
    case .cannotWrite(let path, let reason):
      "The sound could not be written to '\(path)' (\(reason)): choose another place."
    }
  }
}

extension SpeechError {
  /// Whether the sound device failed, so that another one would help.
  public var isOfDevice: Bool {
    switch self {
    case .noDevice, .deviceBusy, .deviceFailed, .deviceLost: true
    default: false
    }
  }

  /// The cause without the remedy, for a longer sentence.
  public var cause: String {
    switch self {
    case .noDevice(let device):
      "there is no sound device '\(device)'"
    case .deviceBusy(let device):
      "the sound device '\(device)' is in use by another program"
    case .deviceFailed(let device, let reason):
      "the sound device '\(device)' can't play speech (\(reason))"
    case .deviceLost(let device, let reason):
      "the sound device '\(device)' stopped working (\(reason))"
    default:
      description
    }
  }
}
