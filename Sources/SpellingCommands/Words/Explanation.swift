import Console
internal import Languages
import Practice
import Spelling
import Vocabulary

/// The explanation of a try, as a round gives it. `--json` prints its properties.
struct Explanation: Encodable {
  /// A mistake, with its name and its letters.
  struct NamedMistake: Encodable {
    let kind: Mistake.Kind
    /// The letters of the word that are spelled wrongly.
    let letters: String
    /// The letters that were typed in their place.
    let typed: String
    /// The sentence that says what is right; `nil` if there is none.
    let explanation: String?

    /// The title of the explanation.
    let title: String

    private enum CodingKeys: CodingKey { case kind, letters, typed, explanation }
  }

  let word: String
  let typed: String
  let verdict: Answer.Verdict
  /// The letters of a wrong try, with the marks that a round shows while tries remain; empty for
  /// any other try.
  let marks: [ShownMark]
  let edits: [Edit]
  let mistakes: [NamedMistake]
  /// Whether the try sounds like the word; `nil` if that is not known.
  let soundsRight: Bool?
  /// The sentence that a round shows while tries remain.
  let told: String
  /// The advice to learn the word letter by letter; `nil` if rules explain the mistakes, or if the
  /// try is not wrong.
  var lesson: String?
  /// The note on a try that was judged beside the spelling of another region; `nil` for any other.
  private let regionalNote: String?

  private enum CodingKeys: String, CodingKey {
    case word, verdict, marks, edits, mistakes, soundsRight, told, lesson
    case typed = "try"
  }

  /// - Parameters:
  ///   - known: a function that finds the word that a try spells, as it is compared.
  ///   - meaning: a function that returns the meaning of another word that sounds the same, in a
  ///     few words.
  init(
    word: Word, typed: String, said: Pronunciation?, sounding: Pronunciation?, language: Language,
    known: (String) -> Word?, meaning: (String) -> String?
  ) {
    self.word = word.text
    self.typed = typed
    var round = Round(word, said: said, in: language)
    let spelling = round.compared(typed)
    let judged = round.submit(typed, sounding: sounding)
    verdict = Answer.Verdict(judged)
    guard [.correct, .variant, .homophone, .wrong].contains(verdict) else {
      var note: String?
      if case .noTry(let reason) = judged { note = reason.sentence(asking: nil) }
      (marks, edits, mistakes, soundsRight, regionalNote) = ([], [], [], nil, nil)
      told = VerdictWording(verdict, note: note).label
      return
    }
    let written = round.written(beside: spelling)
    regionalNote = RegionalNote.sentence(beside: written, asked: word, region: nil)
    let diagnosis = Diagnosis(of: spelling, for: written, sounding: sounding)
    let feedback = Feedback(diagnosis, typed: spelling)
    marks = verdict == .wrong ? feedback.marks.map(ShownMark.init) : []
    edits = diagnosis.alignment.edits
    let letters = written.spelling.letters
    let explanations = feedback.texts(of: written)
    let named = diagnosis.mistakes.filter { !$0.steps.isEmpty }
    mistakes = diagnosis.mistakes.map { mistake in
      NamedMistake(
        kind: mistake.kind, letters: String(letters[mistake.letters]),
        typed: String(spelling.letters[mistake.typed]),
        explanation: named.firstIndex(of: mistake).flatMap { explanations[$0] },
        title: feedback.title(of: mistake, in: written))
    }
    soundsRight = diagnosis.soundsRight
    lesson = verdict == .wrong ? feedback.lesson(of: written) : nil
    let other = known(spelling.description)
    let otherWord: String? =
      switch verdict {
      case .wrong:
        word.sentence(onRareWord: spelling.written, known: other)
          ?? other.flatMap { word.sentence(onOtherWord: $0) }
      case .homophone: meaning(spelling.description)
      default: nil
      }
    let note = CapitalsNote.sentence(typed: spelling.written, asked: word)
    let wording = VerdictWording(
      verdict, typed: typed, feedback: feedback, note: otherWord)
    told = [wording.label, note].compactMap(\.self).joined(separator: " ")
  }

  /// Prints the explanation.
  func show(on screen: Screen) {
    if verdict == .wrong { screen.paragraph([Screen.Piece("Wrong: ", .bad)] + marks.pieces) }
    screen.paragraph(told)
    // The letters tell a word from another one that sounds the same.
    guard verdict == .wrong || verdict == .homophone else { return }
    if marks.contains(where: { $0.kind == .area }) {
      screen.paragraph(ShownTry.areaReason, tone: .quiet)
    }
    if let lesson { return screen.paragraph(lesson, indent: 2) }
    for mistake in mistakes {
      guard let explanation = mistake.explanation else { continue }
      screen.paragraph("\(mistake.title): \(explanation)", indent: 2)
    }
    if let regionalNote { screen.paragraph(regionalNote, indent: 2) }
  }
}
