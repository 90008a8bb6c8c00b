internal import Practice
public import Speech
internal import Storage
internal import Vocabulary
internal import WordService

/// What is heard in a session, and the texts that go with it.
extension Lesson {
  /// What is to be heard at a cue, now: it is noted that it is.
  public func utterances(for cue: Cue) async -> [Utterance] {
    let utterances = await preview(of: cue)
    note(cue, heardAs: utterances)
    return utterances
  }

  /// Notes that a cue was heard, as far as that counts.
  public func note(_ cue: Cue, heardAs utterances: [Utterance]) {
    switch cue {
    case .word, .human: log.heard += 1
    case .slowly:
      log.heard += 1
      log.heardSlowly += 1
    case .own, .definition, .partOfSpeech, .sentence, .origin, .hint, .answer, .reveal: break
    }
    if let prompt, case .some(.some(let found)) = recordings[prompt.word.text],
      utterances.contains(where: { $0.content == .recorded(found.sound) })
    {
      heardRecording = found.authority
    }
  }

  /// What would be heard at a cue.
  public func preview(of cue: Cue) async -> [Utterance] {
    guard let prompt else { return [] }
    let word = prompt.word.text
    let script = script.saying(prompt.parts)
    switch cue {
    case .word:
      return log.heard == 0 || plan.mode.opening == .sentence
        ? firstHearing(prompt) : [spoken(prompt)]
    case .human:
      return [await recorded(prompt) ?? script.text(word)]
    case .own:
      guard let lastWrong else {
        return [script.text("There is no wrong try yet."), script.text(word)]
      }
      return [
        script.text("You wrote"), script.text(lastWrong.typed), script.text("The word is"),
        script.text(word),
      ]
    case .slowly:
      return [script.slowly(word, log.heardSlowly > 0 ? .bySyllables : .stretched)]
    case .definition:
      guard !prompt.definitions.isEmpty else { return [script.text("There is no definition.")] }
      return prompt.definitions.map { script.text($0.spoken) }
    case .partOfSpeech:
      let parts = prompt.definitions.map(\.partOfSpeech.rawValue).filter { !$0.isEmpty }
      return [
        script.text(
          parts.isEmpty ? "Its part of speech is not known." : parts.joined(separator: " or "))
      ]
    case .sentence:
      let sentence = await sentence(prompt)
      return [script.text(sentence ?? "There is no sentence.")]
    case .origin:
      let origin = await supply?.addition(to: word)?.origin
      return [script.text(origin ?? "Its origin is not known.")]
    case .hint(let hint):
      return script.hint(hint)
    case .answer(let answer):
      return script.answer(answer, word: word, meaning: prompt.definitions.first?.spoken)
    case .reveal:
      return script.reveal(word)
    }
  }

  /// Shows a sentence that uses the word, with the word blanked; `nil` when there is none.
  public func showSentence() async -> String? {
    guard let prompt else { return nil }
    note(.sentence)
    return await sentence(prompt).map(prompt.shown)
  }

  /// Shows where the word comes from, with the word blanked; `nil` when that is not known.
  public func showOrigin() async -> String? {
    guard let prompt else { return nil }
    note(.origin)
    return await supply?.addition(to: prompt.word.text)?.origin.map(prompt.shown)
  }

  /// What could not be reached, one sentence each, once.
  public func takeFailures() async -> [String] {
    await supply?.takeFailures().map(\.description) ?? []
  }

  /// Once is enough to have it shown again.
  private func note(_ step: OpenSession.Step) {
    if !steps.contains(step) { steps.append(step) }
  }

  /// That of the dictionary, or one that a service has sent since.
  private func sentence(_ prompt: Prompt) async -> String? {
    if let sentence = prompt.sentence { return sentence }
    let examples = await supply?.addition(to: prompt.word.text)?.definitions.flatMap(\.examples)
    return examples?.first { prompt.shown($0) != $0 }
  }

  /// The word; what sounds like another word, or nearly so, is told by its meaning, so that is said,
  /// too.
  func firstHearing(_ prompt: Prompt) -> [Utterance] {
    let script = script.saying(prompt.parts)
    let word = spoken(prompt)
    if plan.mode.opening == .sentence, let sentence = prompt.sentence {
      return [script.text(sentence)]
    }
    guard prompt.distinctness != .distinct, let meaning = prompt.definitions.first else {
      return [word]
    }
    return [word, script.text(meaning.spoken), word]
  }

  /// A word as it is heard when nothing else is asked for.
  private func spoken(_ prompt: Prompt) -> Utterance {
    if plan.recordings == .first, case .some(.some(let found)) = recordings[prompt.word.text] {
      return script.recorded(found.sound)
    }
    return script.saying(prompt.parts).text(prompt.word.text)
  }

  /// The word as a person says it. Of a word that is said in two ways nobody knows which was recorded.
  func recorded(_ prompt: Prompt) async -> Utterance? {
    let word = prompt.word.text
    guard plan.recordings != .never, !prompt.hasManyWays else { return nil }
    if recordings[word] == nil {
      let accent = Synthesizer.language(of: script.voice).hasPrefix("en-us") ? "us" : "gb"
      let recording = await supply?.recording(of: word, accent: accent)
      recordings[word] = recording.flatMap { recording in
        Sound(recording: recording.file).map { ($0, recording.authority) }
      }
    }
    guard case .some(.some(let found)) = recordings[word] else { return nil }
    return script.recorded(found.sound)
  }
}
