internal import Languages
internal import Learner
internal import Practice
internal import Speech
internal import Vocabulary
internal import WordService

/// The part of a session that decides what the learner hears at each cue, and finds the texts that
/// may be shown with it.
struct Narration: Sendable {
  let style: SpeechStyle
  private let plan: SessionPlan
  private let supply: WordSupply?
  private let recordings: RecordingCache

  init(_ style: SpeechStyle, for plan: SessionPlan, supply: WordSupply?) {
    self.style = style
    self.plan = plan
    self.supply = supply
    recordings = RecordingCache(supply, accent: Language(ofVoice: style.voice).accent)
  }

  /// Whether the session may play recordings of people.
  var hasRecordings: Bool { plan.recordings != .never && supply?.hasServices == true }

  /// Returns what the learner hears at a cue.
  func utterances(for cue: Cue, in open: OpenRound) async -> [Utterance] {
    let prompt = open.prompt
    let word = prompt.word.text
    let style = style.saying(prompt.parts)
    switch cue {
    case .word:
      return open.log.heard == 0 || plan.mode.opening == .sentence
        ? await firstHearing(prompt) : [await spoken(prompt)]
    case .slow:
      return [style.slowly(word, open.log.heardSlowly > 0 ? .bySyllables : .stretched)]
    case .human:
      return [await recording(of: prompt) ?? style.text(word)]
    case .mine:
      guard let typed = open.lastWrong?.typed else {
        return [style.sentence(CueWording.noWrongTry), style.text(word)]
      }
      return CueWording.comparison(of: typed, with: word).map(style.text)
    case .define:
      guard !prompt.told.isEmpty else { return [style.sentence(CueWording.noDefinition)] }
      return prompt.told.map(style.meaning)
    case .english:
      return prompt.english.isEmpty
        ? [style.sentence(CueWording.onlyEnglish)] : prompt.english.map(style.meaning)
    case .sentence:
      return [await sentence(for: prompt).map(style.text) ?? style.sentence(CueWording.noSentence)]
    case .part, .origin:
      return [await text(of: cue, for: prompt)].compactMap(\.self).map(style.sentence)
    case .hint:
      return open.round.hints.last.map { hint($0, style) } ?? []
    case .answer:
      return answer(open, style)
    case .letters:
      return reveal(word, style)
    }
  }

  /// Returns sentences about the session as the voice says them; empty if the learner leaves such
  /// sentences to a screen reader.
  func spoken(_ sentences: [String]) -> [Utterance] {
    plan.speaksVerdicts ? sentences.map(style.sentence) : []
  }

  /// Returns the text of a cue, as it may be heard and, with the word blanked, shown; `nil` for a
  /// cue that has none.
  func text(of cue: Cue, for prompt: Prompt) async -> String? {
    switch cue {
    case .human: return CueWording.speaker(isRecorded: await recording(of: prompt) != nil)
    case .english:
      return prompt.english.isEmpty
        ? CueWording.onlyEnglish : prompt.english.map(\.spoken).joined(separator: " ")
    case .part:
      let parts = prompt.definitions.map(\.partOfSpeech.rawValue).filter { !$0.isEmpty }
      return CueWording.partsOfSpeech(parts)
    case .sentence: return await sentence(for: prompt) ?? CueWording.noSentence
    case .origin: return await origin(of: prompt) ?? CueWording.unknownOrigin
    case .word, .slow, .mine, .define, .hint, .answer, .letters: return nil
    }
  }

  /// Returns what the learner hears first in a round. If another word sounds the same or nearly the
  /// same, the meaning comes with the word, because only the meaning shows which word is asked. The
  /// meaning also comes if the learner has to learn it.
  func firstHearing(_ prompt: Prompt) async -> [Utterance] {
    let style = style.saying(prompt.parts)
    if plan.mode.opening == .sentence, let sentence = prompt.sentence {
      return [style.text(sentence)]
    }
    let word = await spoken(prompt)
    guard prompt.meaningReason != nil, let meaning = prompt.told.first else {
      return [word]
    }
    return [word, style.meaning(meaning), word]
  }

  /// Fetches the recording of the next word, if recordings are heard first. No round waits for it:
  /// if the recording comes too late, the voice says the word.
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
    // A service's sentence may use another meaning than the one that a list gives.
    if prompt.word.isMeaningGiven { return nil }
    let examples = await supply?.addition(to: prompt.word.text)?.definitions.flatMap(\.examples)
    return examples?.first(where: prompt.isExample)
  }

  /// Returns the origin of a word; `nil` where neither a service nor our own list says it.
  func origin(of prompt: Prompt) async -> String? {
    let word = prompt.word.text
    return await supply?.addition(to: word)?.origin
      ?? supply?.origin(of: word).map(OriginWording.sentence)
  }

  /// Returns a word alone, as its round says it if the word is the asked one.
  func utterance(of word: String, in open: OpenRound?) async -> Utterance {
    guard let prompt = open?.prompt, prompt.word.text == word else { return style.text(word) }
    return await spoken(prompt)
  }

  /// Returns the word as a recording or the voice says it at the chosen speed.
  private func spoken(_ prompt: Prompt) async -> Utterance {
    if plan.recordings == .first, let found = await recordings.known(prompt.word.text) {
      return style.recorded(found.sound)
    }
    return style.saying(prompt.parts).text(prompt.word.text)
  }

  /// Returns the recording of a person. A word with two pronunciations has none, because the
  /// recording doesn't say which of them it has.
  private func recording(of prompt: Prompt) async -> Utterance? {
    guard plan.recordings != .never, !prompt.hasOtherPronunciation else { return nil }
    return await recordings.recording(of: prompt.word.text).map { style.recorded($0.sound) }
  }

  private func hint(_ hint: Hint, _ style: SpeechStyle) -> [Utterance] {
    hint.parts.map { part in
      switch part {
      case .text(let text): style.sentence(text)
      case .letters(let letters): style.letters(letters)
      }
    }
  }

  private func answer(_ open: OpenRound, _ style: SpeechStyle) -> [Utterance] {
    guard let answer = open.snapshot.answer else { return [] }
    let word = open.prompt.word.text
    // The learner may have left sentences to a screen reader. The voice still says the word and its
    // meaning.
    func said(_ sentences: String...) -> [Utterance] {
      plan.speaksVerdicts ? sentences.map(style.sentence) : []
    }
    let verdict = said(open.wording(answer.verdict).spoken)
    switch answer.verdict {
    case .correct, .variant:
      // A learner who leaves verdicts to a screen reader hears no chime either.
      let chimes = plan.speaksVerdicts && open.round.isFirstTry
      return (chimes ? [style.recorded(Chime.sound)] : []) + verdict
    case .copied: return verdict
    case .homophone, .nearWord:
      return verdict + [style.text(word)]
        + (open.prompt.told.first.map { [style.meaning($0)] } ?? [])
    case .wrong where open.round.outcome == .missed:
      return open.explanations.flatMap { said($0) } + reveal(word, style)
    case .wrong: return verdict + [style.text(word)]
    case .noTry: return said(answer.sentence)
    case .empty: return [style.text(word)]
    case .miscopied: return [style.letters(word)]
    case .skipped: return reveal(word, style)
    case .slip, .excluded: return []
    }
  }

  /// Returns the word, its letters, and the word again.
  private func reveal(_ word: String, _ style: SpeechStyle) -> [Utterance] {
    [style.sentence("The word is"), style.text(word), style.letters(word), style.text(word)]
  }
}

extension SpeechStyle {
  /// Returns an utterance of a meaning, by a voice of its language.
  fileprivate func meaning(_ definition: Definition) -> Utterance {
    text(definition.spoken, in: definition.language.map { Language($0) } ?? .english)
  }
}
