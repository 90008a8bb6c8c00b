internal import Learner
internal import Practice
internal import Speech
internal import Vocabulary
internal import WordService

/// The part of a session that decides what the learner hears at each cue, and finds the texts that
/// may be shown with it.
struct Narration: Sendable {
  let script: Script
  private let plan: SessionPlan
  private let supply: WordSupply?
  private let recordings: RecordingCache

  init(_ script: Script, for plan: SessionPlan, supply: WordSupply?) {
    self.script = script
    self.plan = plan
    self.supply = supply
    recordings = RecordingCache(supply, accent: Language(ofVoice: script.voice).accent)
  }

  /// Whether the session may play recordings of people.
  var hasRecordings: Bool { plan.recordings != .never && supply?.hasServices == true }

  /// Returns what the learner hears at a cue.
  func utterances(for cue: Cue, in open: OpenRound) async -> [Utterance] {
    let prompt = open.prompt
    let word = prompt.word.text
    let script = script.saying(prompt.parts)
    switch cue {
    case .word:
      return open.log.heard == 0 || plan.mode.opening == .sentence
        ? await firstHearing(prompt) : [await spoken(prompt)]
    case .slow:
      return [script.slowly(word, open.log.heardSlowly > 0 ? .bySyllables : .stretched)]
    case .human:
      return [await recording(of: prompt) ?? script.text(word)]
    case .mine:
      guard let typed = open.lastWrong?.typed else {
        return [script.text("There is no wrong try yet."), script.text(word)]
      }
      return ["You wrote", typed, "The word is", word].map(script.text)
    case .define:
      guard !prompt.definitions.isEmpty else { return [script.text("There is no definition.")] }
      return prompt.definitions.map { script.text($0.spoken) }
    case .part, .sentence, .origin:
      return [await text(of: cue, for: prompt)].compactMap(\.self).map(script.text)
    case .hint:
      return open.round.hints.last.map { hint($0, script) } ?? []
    case .answer:
      return answer(open, script)
    case .letters:
      return reveal(word, script)
    }
  }

  /// Returns the text of a cue, as it may be heard and, with the word blanked, shown; `nil` for a
  /// cue that has none.
  func text(of cue: Cue, for prompt: Prompt) async -> String? {
    switch cue {
    case .human:
      return await recording(of: prompt) == nil
        ? "There is no recording of a person: the voice says the word." : "A person says the word."
    case .part:
      let parts = prompt.definitions.map(\.partOfSpeech.rawValue).filter { !$0.isEmpty }
      return parts.isEmpty ? "Its part of speech is not known." : parts.joined(separator: " or ")
    case .sentence: return await sentence(for: prompt) ?? "There is no sentence."
    case .origin: return await origin(of: prompt) ?? "Its origin is not known."
    case .word, .slow, .mine, .define, .hint, .answer, .letters: return nil
    }
  }

  /// Returns what the learner hears first in a round. Where another word sounds the same or nearly
  /// so, the meaning comes with the word, because only the meaning tells which word is asked. It
  /// comes, too, where the learner is to learn it.
  func firstHearing(_ prompt: Prompt) async -> [Utterance] {
    let script = script.saying(prompt.parts)
    if plan.mode.opening == .sentence, let sentence = prompt.sentence {
      return [script.text(sentence)]
    }
    let word = await spoken(prompt)
    guard prompt.meaningReason != nil, let meaning = prompt.definitions.first else {
      return [word]
    }
    return [word, script.text(meaning.spoken), word]
  }

  /// Fetches the recording of the next word, where recordings are heard first. No round waits for
  /// it: if the recording comes too late, the voice says the word.
  func prepare(_ prompt: Prompt) async {
    if plan.recordings == .first { _ = await recording(of: prompt) }
  }

  /// Returns the credit of the recording among some utterances; `nil` where none is a recording.
  func authority(ofRecordingIn utterances: [Utterance], of prompt: Prompt) async -> Authority? {
    guard let found = await recordings.known(prompt.word.text),
      utterances.contains(where: { $0.content == .recorded(found.sound) })
    else { return nil }
    return found.authority
  }

  /// Returns the dictionary's sentence with the word, or one that a service has sent since.
  func sentence(for prompt: Prompt) async -> String? {
    if let sentence = prompt.sentence { return sentence }
    // A sentence from elsewhere may have another meaning than the one that a list gives.
    if prompt.word.isMeaningGiven { return nil }
    let examples = await supply?.addition(to: prompt.word.text)?.definitions.flatMap(\.examples)
    return examples?.first { prompt.shown($0) != $0 }
  }

  /// Returns the origin of a word; `nil` where neither a service nor our own list says it.
  func origin(of prompt: Prompt) async -> String? {
    let word = prompt.word.text
    return await supply?.addition(to: word)?.origin
      ?? supply?.origin(of: word).map(OriginWording.sentence)
  }

  /// Returns the word as a recording or the voice says it at the chosen speed.
  private func spoken(_ prompt: Prompt) async -> Utterance {
    if plan.recordings == .first, let found = await recordings.known(prompt.word.text) {
      return script.recorded(found.sound)
    }
    return script.saying(prompt.parts).text(prompt.word.text)
  }

  /// Returns the recording of a person. A word that is said in two ways has none, because the
  /// recording doesn't say which way it is.
  private func recording(of prompt: Prompt) async -> Utterance? {
    guard plan.recordings != .never, !prompt.hasManyWays else { return nil }
    return await recordings.recording(of: prompt.word.text).map { script.recorded($0.sound) }
  }

  private func hint(_ hint: Hint, _ script: Script) -> [Utterance] {
    switch hint {
    case .length: [script.text(hint.sentence)]
    case .letters(let letters): [script.text("It begins with"), script.letters(String(letters))]
    }
  }

  private func answer(_ open: OpenRound, _ script: Script) -> [Utterance] {
    guard let answer = open.snapshot.answer else { return [] }
    let word = open.prompt.word.text
    // The learner may have left sentences to a screen reader. The voice still says the word and its
    // meaning.
    func said(_ sentences: String...) -> [Utterance] {
      plan.speaksVerdicts ? sentences.map(script.text) : []
    }
    let verdict = said(open.wording(answer.verdict).spoken)
    switch answer.verdict {
    case .correct, .variant:
      // Whoever leaves verdicts to a screen reader hears no chime either.
      let chimes = plan.speaksVerdicts && open.round.isFirstTry
      return (chimes ? [script.recorded(Chime.sound)] : []) + verdict
    case .copied: return verdict
    case .homophone:
      return verdict + [script.text(word)]
        + (open.prompt.definitions.first.map { [script.text($0.spoken)] } ?? [])
    case .wrong where open.round.outcome == .missed:
      return open.explanations.flatMap { said($0) } + reveal(word, script)
    case .wrong: return verdict + [script.text(word)]
    case .noTry: return said(answer.sentence)
    case .empty: return [script.text(word)]
    case .miscopied: return [script.letters(word)]
    case .skipped: return reveal(word, script)
    case .slip, .excluded: return []
    }
  }

  /// Returns the word, its letters, and the word again.
  private func reveal(_ word: String, _ script: Script) -> [Utterance] {
    [script.text("The word is"), script.text(word), script.letters(word), script.text(word)]
  }
}
