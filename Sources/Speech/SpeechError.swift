/// What can keep a text from being heard; each message says what to do about it.
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
  /// The device is there but can't be used; `reason` is ALSA's word for it.
  case deviceFailed(String, reason: String)
  /// The device went away, or stopped working, while it was playing.
  case deviceLost(String, reason: String)
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
  /// Whether the sound device is to blame, and another one would help.
  public var isOfDevice: Bool {
    switch self {
    case .noDevice, .deviceBusy, .deviceFailed, .deviceLost: true
    default: false
    }
  }

  /// What is wrong, without what to do: for a sentence of one's own.
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
