public import Faults

extension Voice {
  /// The sentence for a learner whose voice our voice replaces. The owner of the program gets its
  /// failure.
  public static func sentence(ofReplaced voice: String) -> String {
    "The voice '\(voice)' can't be heard now, because its program failed: ours speaks in its place."
  }
}

extension SpeechError: Fault {
  public var kind: FaultKind {
    switch self {
    case .speedOutOfRange, .notPhonemes, .badVoiceName, .badCommand: .invalid
    case .unknownVoice, .fliteMissing: .unusable
    default: .unavailable
    }
  }

  public var remedies: [Remedy] {
    switch self {
    case .unknownVoice, .programFailed, .synthesisFailed: [.anotherVoice]
    case .notPhonemes: [.knownPronunciation]
    case .noDevice, .deviceBusy, .deviceFailed: [.anotherDevice, .withoutSound, .withoutDevice]
    case .deviceLost: [.anotherDevice]
    default: []
    }
  }

  public var description: String {
    switch self {
    case .engineFailed(let reason):
      """
      The speech engine eSpeak NG did not start (\(reason)): install the package espeak-ng-data.
      """
    case .unknownVoice(let name):
      "There is no voice named '\(name)': choose another."
    case .speedOutOfRange(let multiple):
      """
      Speed \(multiple) is too \(multiple < Speed.range.lowerBound ? "slow" : "fast"): give a \
      number from \(Speed.range.lowerBound) to \(Speed.range.upperBound); 1 is the normal speed.
      """
    case .notPhonemes(let text):
      """
      '\(text)' is not a pronunciation that the engine knows: begin with one that it knows, and \
      change one sound at a time.
      """
    case .fliteMissing:
      "The recorded voices need Flite: install the package libflite1."
    case .programFailed(let voice, let reason):
      """
      The voice '\(voice)' was not heard, because its program \(reason.words): try its command in \
      a terminal, or choose another voice.
      """
    case .badVoiceName(let name):
      """
      '\(name)' can't be the name of a voice: give four to forty small letters, digits and \
      hyphens, of which the first four are letters.
      """
    case .badCommand:
      """
      This command is empty, or a quote in it has no end: give the program and its arguments.
      """
    case .synthesisFailed(let engine, let reason):
      "\(engine) could not say that (\(reason)): try another voice."
    case .noDevice(let device):
      noSound("there is no sound device '\(device)'")
    case .deviceBusy(let device):
      noSound("another program is using the sound device '\(device)'")
    case .deviceFailed(let device, let reason):
      noSound("the sound device '\(device)' can't play speech (\(reason))")
    case .deviceLost(let device, let reason):
      "The sound device '\(device)' stopped working (\(reason)): connect it again."
    }
  }

  private func noSound(_ cause: String) -> String {
    "No sound can be played, since \(cause)."
  }
}

extension ProgramFailure {
  /// The end of the sentence "The program …".
  fileprivate var words: String {
    switch self {
    case .notStarted(let program, let reason): "'\(program)' could not be started (\(reason))"
    case .failed(let status, let said):
      "ended with status \(status)" + (said.isEmpty ? "" : " (\(said.printable))")
    case .killed(let signal): "was ended by signal \(signal)"
    case .tooSlow(let seconds): "took longer than \(seconds) seconds"
    case .silent: "wrote nothing"
    case .tooMuch: "wrote more than a text needs"
    case .noSound: "wrote no sound of at most 20 seconds"
    }
  }
}
