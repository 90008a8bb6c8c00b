internal import Speech

extension SpeechError {
  /// The words about the error.
  var message: ErrorMessage {
    switch self {
    case .engineFailed(let reason):
      ErrorMessage(
        """
        The speech engine eSpeak NG did not start (\(reason)): install the package espeak-ng-data.
        """)
    case .unknownVoice(let name):
      ErrorMessage("There is no voice named '\(name)': choose another.", .anotherVoice)
    case .speedOutOfRange(let multiple):
      ErrorMessage(
        """
        Speed \(multiple) is too \(multiple < Speed.range.lowerBound ? "slow" : "fast"): give a \
        number from \(Speed.range.lowerBound) to \(Speed.range.upperBound); 1 is the normal speed.
        """)
    case .notPhonemes(let text):
      ErrorMessage(
        """
        '\(text)' is not a pronunciation that the engine knows: begin with one that it knows, and \
        change one sound at a time.
        """, .knownPronunciation)
    case .fliteMissing:
      ErrorMessage("The recorded voices need Flite: install the package libflite1.")
    case .synthesisFailed(let engine, let reason):
      ErrorMessage("\(engine) could not say that (\(reason)): try another voice.", .anotherVoice)
    case .noDevice(let device):
      noSound("there is no sound device '\(device)'")
    case .deviceBusy(let device):
      noSound("another program is using the sound device '\(device)'")
    case .deviceFailed(let device, let reason):
      noSound("the sound device '\(device)' can't play speech (\(reason))")
    case .deviceLost(let device, let reason):
      ErrorMessage(
        "The sound device '\(device)' stopped working (\(reason)): connect it again.",
        .anotherDevice)
    }
  }

  private func noSound(_ cause: String) -> ErrorMessage {
    ErrorMessage(
      "No sound can be played, since \(cause).", .anotherDevice, .withoutSound, .withoutDevice)
  }
}
