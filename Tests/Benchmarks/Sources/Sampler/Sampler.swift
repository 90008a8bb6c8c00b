import Foundation
import Speech
import WordService

/// The steps whose times are compared with those of other programs.
final class Sampler {
  enum Step: String {
    case openIndex = "open-index"
    case makeIndex = "make-index"
    case makeSounds = "make-sounds"
    case draw, verdict, say, review
    /// The dictionary of another language is opened, and words are drawn from it.
    case openLanguage = "open-language"
    case drawLanguage = "draw-language"
    /// An English word is looked up, with its meanings in another language.
    case translate
    /// The next round is chosen for a learner who has met so many words.
    case choose
    /// Weights are fitted to so many reviews.
    case fit
    /// A try is appended to a journal of so many tries.
    case record
    /// As many bytes are written to a file, and synced.
    case write
    /// A session begins, with so many tries in the journal.
    case begin
    /// The last try of a word is judged, and the next word comes, with so many completed words.
    case next
    /// A word is written to the list, with so many completed words.
    case list
    /// A study of a deck of so many cards begins.
    case openDeck = "open-deck"
    /// The next of so many cards is shown.
    case nextCard = "next-card"
    /// An answer to one of so many cards is kept.
    case answerCard = "answer-card"
    /// An answer is appended to the journal of a deck of so many cards.
    case recordAnswer = "record-answer"
    /// So many decks are listed, for the first time and again.
    case decks
    case decksAgain = "decks-again"
    /// A question is made, of the kind with such an index.
    case question
    /// The lists of watched and planned shows are read, with so many tracked ones.
    case shows
    /// An episode of one of so many shows is checked off.
    case check
    /// A list of so many shows is imported.
    case importShows = "import-shows"
  }

  private let words: WordSteps
  private let languages: LanguageSteps
  private let files: FileSteps
  private let schedule = ScheduleSteps()
  private let sessions: SessionSteps
  private let cards: CardSteps
  private let questions: QuestionSteps
  private let shows: ShowSteps
  private let speech: SpeechSteps

  init(folder: String) throws {
    let cache = folder + "/cache"
    let synthesizer = Synthesizer.shared(
      voices: FileManager.default.currentDirectoryPath + "/Voices", cache: cache)
    let dictionary = try OfflineDictionary(cache: cache)
    words = WordSteps(dictionary, synthesizer: synthesizer, cache: cache)
    languages = LanguageSteps(dictionary, folder: folder)
    files = FileSteps(folder: folder)
    sessions = SessionSteps(dictionary, synthesizer: synthesizer, folder: folder)
    cards = CardSteps(folder: folder)
    questions = QuestionSteps(dictionary, synthesizer: synthesizer, cache: cache)
    shows = ShowSteps(folder: folder)
    speech = SpeechSteps(synthesizer)
  }

  func take(_ step: Step, _ size: Int) async throws -> Duration {
    switch step {
    case .openIndex: try words.openIndex()
    case .makeIndex: try words.makeIndex()
    case .makeSounds: try await words.makeSounds()
    case .draw: try words.draw()
    case .verdict: try await words.verdict()
    case .openLanguage: try languages.open()
    case .drawLanguage: try languages.draw()
    case .translate: try languages.translate()
    case .say: try await speech.say()
    case .review: schedule.review(size)
    case .choose: schedule.choose(size)
    case .fit: schedule.fit(size)
    case .record: try files.record(size)
    case .write: try files.write()
    case .begin: try await sessions.begin(size)
    case .next: try await sessions.next(size)
    case .list: try sessions.list(size)
    case .openDeck: try await cards.open(size)
    case .nextCard: try await cards.next(size)
    case .answerCard: try await cards.answer(size)
    case .recordAnswer: try cards.record(size)
    case .decks: try await cards.decks(size)
    case .decksAgain: try await cards.decksAgain(size)
    case .question: try await questions.make(size)
    case .shows: try await shows.home(size)
    case .check: try await shows.check(size)
    case .importShows: try await shows.take(size)
    }
  }
}

/// Returns the time of one of many equal steps.
func share(of count: Int, _ steps: () throws -> Void) rethrows -> Duration {
  try ContinuousClock().measure(steps) / count
}
