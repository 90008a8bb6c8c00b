package import Speech

extension Speaker {
  /// Says utterances, and returns at once. If they can't be heard, the learner sees the reason,
  /// even while typing a line.
  package func say(_ utterances: [Utterance], tellingFailuresBy urgentMessage: UrgentMessage) {
    let saying = say(utterances)
    Task {
      if case .failure = await saying.result { urgentMessage.announce() }
    }
  }
}
