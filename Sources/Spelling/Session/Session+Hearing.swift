public import Speech

/// The part of a session that the learner hears.
extension Session {
  /// Returns the utterances for a cue. The call changes nothing in the session.
  public func utterances(for cue: Cue) async -> [Utterance] {
    guard let open else { return [] }
    return await narration.utterances(for: cue, in: open)
  }

  /// Returns the utterance of a word alone, as its round said it if the word is the asked one.
  package func utterance(of word: String) async -> Utterance {
    await narration.utterance(of: word, in: open)
  }

  /// Returns the utterances for sentences about the session, such as its result; empty if the
  /// learner leaves such sentences to a screen reader.
  package func utterances(saying sentences: [String]) -> [Utterance] {
    narration.spoken(sentences)
  }

  /// Counts a hearing, and shows the text that belongs to the cue.
  ///
  /// - Returns: the state of the session, and the utterances for the cue.
  /// - Throws: ``Refusal`` for a cue that can't be heard now.
  package func hear(_ cue: Cue) async throws -> (snapshot: Snapshot, utterances: [Utterance]) {
    guard let open, open.snapshot.cues.contains(cue) else { throw Refusal.nothingToHear(cue) }
    let prompt = open.prompt
    let utterances = await narration.utterances(for: cue, in: open)
    let recordedBy = await narration.authority(ofRecordingIn: utterances, of: prompt)
    let text = mode.isByEarAlone ? nil : await narration.text(of: cue, for: prompt)
    // The learner may have gone on meanwhile.
    guard self.open?.snapshot.id == open.snapshot.id else { return (snapshot, utterances) }
    switch cue {
    case .word, .human: self.open?.log.heard += 1
    case .slow:
      self.open?.log.heard += 1
      self.open?.log.heardSlowly += 1
    case .english, .sentence, .origin, .mine, .define, .part, .hint, .answer, .letters: break
    }
    if let text { self.open?.show(text, of: cue) }
    if let recordedBy { self.open?.recordedBy = recordedBy }
    return (await stepped(), utterances)
  }

  /// Chooses the next word, and looks up that word and the current one.
  ///
  /// - Returns: the first utterances of the next round, so that their sound can be made while the
  ///   learner types; empty where the next word is not known yet.
  package func prepareNext() async -> [Utterance] {
    guard let prompt = open?.prompt else { return [] }
    await lookup.supply?.lookUp(prompt.word.text)
    // Waiting for a word from the network could take seconds.
    guard await lookup.supply?.isReady ?? true, let next = await chooser.newWord() else {
      return []
    }
    await lookup.supply?.lookUp(next.word.text)
    await narration.prepare(next)
    return await narration.firstHearing(next)
  }

  /// Returns one sentence for each service that has failed since the last call.
  package func takeFailures() async -> [String] {
    await lookup.supply?.takeFailures().map(\.description) ?? []
  }
}
