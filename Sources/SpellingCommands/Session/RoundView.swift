import Console
import Glibc
import Practice
import Spelling

/// The text of a session on the screen. Colour only repeats what words and signs say.
///
/// This file shows the question. The extensions in other files show the answer, the list of
/// requests and the summary.
struct RoundView: Sendable {
  let screen: Screen
  let mode: Mode

  /// The indent of all text about a round.
  static let indent = 4

  /// Shows a text about a round.
  func paragraph(_ text: String, tone: Screen.Tone = .normal) {
    screen.paragraph(text, indent: Self.indent, tone: tone)
  }

  // MARK: The question

  /// Shows how to practise.
  func welcome(isMute: Bool) {
    let how = isMute ? "Spell what is defined." : mode.welcome
    screen.paragraph("\(how) /help lists all requests.", tone: .quiet)
  }

  /// Shows the sentence about the words of a list that the session leaves out.
  func remark(_ sentence: String) {
    screen.paragraph("\(sentence) --in-order asks all of them.", tone: .quiet)
  }

  /// Shows all that a learner may see at the beginning of a round.
  ///
  /// - Parameter end: the end of a session with a clock.
  func ask(_ round: RoundSnapshot, isMute: Bool, end: ContinuousClock.Instant? = nil) {
    screen.line()
    if screen.isPlain {
      let left = end.map { " \(Self.secondsLeft(until: $0).of("second")) left." } ?? ""
      screen.line("\(round.place).\(left)")
    }
    if round.isReview { paragraph("This word is due again.", tone: .quiet) }
    if round.isComeback { paragraph("You missed this word before.") }
    for note in round.notes { show(note) }
    guard !isMute else { return define(round) }
    if let reason = round.meaningReason {
      paragraph(reason)
      define(round)
    }
  }

  /// Returns the prompt for a try. A word that came back has no number of its own, so its prompt
  /// says the place among the repeats.
  ///
  /// - Parameter end: the end of a session with a clock; the prompt shows the time left.
  func prompt(_ round: RoundSnapshot, end: ContinuousClock.Instant? = nil) -> String {
    // On a plain screen, the line above has said the place.
    guard !screen.isPlain else { return round.isComeback ? "repeat> " : "\(round.number)> " }
    let place = round.isComeback ? round.place : "\(round.number)"
    guard let end else { return "\(place) › " }
    let (minutes, seconds) = Self.secondsLeft(until: end).quotientAndRemainder(dividingBy: 60)
    return "\(place) · \(minutes):\(seconds < 10 ? "0" : "")\(seconds) › "
  }

  private static func secondsLeft(until end: ContinuousClock.Instant) -> Int {
    Int(max(0, (end - .now) / .seconds(1)).rounded(.up))
  }

  /// Shows a word long enough for a look at it, and then hides it.
  func show(_ word: String, whileNot isInterrupted: () -> Bool) {
    screen.line(String(repeating: " ", count: Self.indent) + screen.styled(word.printable, .strong))
    // Only a moving cursor can hide the word. On a plain screen the word stays.
    guard !screen.isPlain else { return }
    let end = ContinuousClock.now + .milliseconds(1000 + 200 * word.count)
    while ContinuousClock.now < end, !isInterrupted() { usleep(20_000) }
    Screen.write("\u{1B}[1A\r\u{1B}[2K", to: STDOUT_FILENO)
  }

  // MARK: Requests and refusals

  /// Shows the definitions, without the word.
  func define(_ round: RoundSnapshot) {
    guard !mode.isByEarAlone else { return }
    if round.definitions.isEmpty { paragraph("This word has no definition.") }
    for definition in round.definitions { show(definition) }
    if let credit = round.credit { paragraph("From \(credit).", tone: .quiet) }
  }

  /// Shows the text of a cue.
  func show(_ note: RoundNote) {
    paragraph("\(note.title): \(note.text)")
  }

  /// Shows a hint.
  func hint(_ hint: String) { paragraph(hint) }

  /// Returns the sentence that says that a line could not be kept, and so was not judged.
  ///
  /// - Parameter isFirst: whether it is the first such line of the session.
  static func notKept(isFirst: Bool) -> String {
    isFirst
      ? "Your line was not kept, and not judged. Mend that and type it again, or /quit."
      : "Your line was not kept, and not judged."
  }

  /// The question why a word is to be excluded.
  static let reasonQuestion =
    "Why? Type unclear, unfit, too rare, wrong, or your own reason; Enter alone gives no reason."

  /// The sentence for a word that is not excluded, because a request came in place of the reason.
  static let notExcluded = "The word is not excluded."

  /// The prompt for the reason.
  var reasonPrompt: String { screen.isPlain ? "reason> " : "    reason › " }

  /// Returns the sentence for a word that is excluded.
  static func excluded(_ word: String) -> String {
    VerdictWording(.excluded, word: word).sentence
  }

  /// Shows that a word is excluded, and how to include it again.
  func excluded(_ word: String) {
    paragraph("\(Self.excluded(word)) 'vocalvocab lists remove excluded \(word)' undoes that.")
  }

  /// Shows one definition.
  func show(_ definition: ShownDefinition) {
    let part = definition.partOfSpeech
    paragraph(part.isEmpty ? definition.text : "\(part): \(definition.text)", tone: .quiet)
  }
}
