public import Speech

/// What is heard in a session.
extension Session {
  /// Returns what would be heard at a cue. It changes nothing.
  public func utterances(for cue: Cue) async -> [Utterance] {
    guard let open else { return [] }
    return await narration.utterances(for: cue, in: open)
  }

  /// Counts that a cue is heard, and shows the text that belongs to it.
  ///
  /// - Returns: where the session stands, and what is heard.
  /// - Throws: ``Refusal`` for a cue that can't be heard now.
  public func hear(_ cue: Cue) async throws -> (snapshot: Snapshot, utterances: [Utterance]) {
    guard let open, open.snapshot.cues.contains(cue) else { throw Refusal.nothingToHear(cue) }
    let prompt = open.prompt
    let utterances = await narration.utterances(for: cue, in: open)
    let recordedBy = await narration.authority(ofRecordingIn: utterances, of: prompt)
    let isShown = !mode.isByEarAlone
    let sentence = isShown && cue == .sentence ? await narration.sentence(for: prompt) : nil
    let origin = isShown && cue == .origin ? await narration.origin(of: prompt) : nil
    // The learner may have gone on meanwhile.
    guard self.open?.snapshot.id == open.snapshot.id else { return (snapshot, utterances) }
    switch cue {
    case .word, .human: self.open?.log.heard += 1
    case .slow:
      self.open?.log.heard += 1
      self.open?.log.heardSlowly += 1
    case .sentence where isShown: self.open?.show(sentence: sentence)
    case .origin where isShown: self.open?.show(origin: origin)
    case .sentence, .origin, .mine, .define, .part, .hint, .answer, .letters: break
    }
    if let recordedBy { self.open?.recordedBy = recordedBy }
    return (await stepped(), utterances)
  }

  /// Prepares what the learner may ask for, and the next word: chooses it and has it looked up.
  ///
  /// - Returns: what will be heard first in the next round, if that is known, so that its sound can be
  ///   made while the learner types.
  public func prepareNext() async -> [Utterance] {
    guard let prompt = open?.prompt else { return [] }
    await prompting.supply?.lookUp(prompt.word.text)
    // A word that is still on its way over the network is left to come.
    guard await prompting.supply?.isReady ?? true, let next = await chooser.newWord() else {
      return []
    }
    await prompting.supply?.lookUp(next.word.text)
    await narration.prepare(next)
    return await narration.firstHearing(next)
  }

  /// Returns one sentence for each service that could not be reached since the last call.
  public func takeFailures() async -> [String] {
    await prompting.supply?.takeFailures().map(\.description) ?? []
  }
}
