import Speech

extension Speaker {
  /// Says utterances, and returns at once. Where they can't be heard, the learner reads why, also
  /// while typing a line.
  func say(_ utterances: [Utterance], tellingFailuresBy urgentMessage: UrgentMessage) {
    let saying = say(utterances)
    Task {
      if case .failure = await saying.result { urgentMessage.announce() }
    }
  }
}
