import Foundation
import Learner
import Practice
import Speech
import Spelling
import Storage
import Today
import Vocabulary
import WordService

/// The steps of a session. Its learner has practised before.
final class SessionSteps {
  private let dictionary: OfflineDictionary
  private let builder: SessionBuilder
  private let folder: String
  /// The learners with so many tries, and those with so many completed words.
  private var tried: [Int: LearnerFiles] = [:]
  private var completed: [Int: LearnerFiles] = [:]
  private var sessions: [Int: Session] = [:]

  private struct Failure: Error { let reason: String }

  init(_ dictionary: OfflineDictionary, synthesizer: Synthesizer, folder: String) {
    self.dictionary = dictionary
    self.folder = folder
    let tables = SoundAlikeTables(
      dictionary, synthesizer: synthesizer, cache: folder + "/cache")
    builder = SessionBuilder(
      dictionary: .success(dictionary), languages: LanguageDictionaries(cache: folder + "/cache"),
      online: nil, synthesizer: synthesizer,
      soundAlikes: { try await tables.table(for: $0) }, counting: .ofAllRooms)
  }

  private func files(_ name: String) throws -> LearnerFiles {
    let home = folder + "/" + name
    return try LearnerFiles(Folders(data: home, environment: ["HOME": home]))
  }

  private func session(_ wishes: Wishes, _ files: LearnerFiles) async throws -> Session {
    try await builder.session(
      try wishes.plan(Preferences(Settings()), files), of: wishes, files: files, source: .offline,
      style: SpeechStyle(voice: "en-us", speed: .normal), isKept: true)
  }

  /// Begins a session after a number of tries.
  func begin(_ tries: Int) async throws -> Duration {
    let files = try learner(tried: tries)
    // The session before reads the list in the background.
    try await Task.sleep(for: .seconds(1))
    return try await ContinuousClock().measure { _ = try await session(Wishes(), files) }
  }

  /// Returns a learner's files with so many tries.
  private func learner(tried tries: Int) throws -> LearnerFiles {
    if let files = tried[tries] { return files }
    let files = try files("tried-\(tries)")
    tried[tries] = files
    let words = try words(min(20_000, max(5, tries / 20)))
    try SampleJournal(tries: tries, words: words.map(\.text)).write(
      to: files.folders.data + "/journal.jsonl")
    let known = Dictionary(uniqueKeysWithValues: words.map { ($0.text, $0.definitions) })
    try files.completed.define { known[$0] ?? [] }
    return files
  }

  /// Spells a word, and goes on to the next, with a number of completed words.
  func next(_ count: Int) async throws -> Duration {
    if sessions[count] == nil { sessions[count] = try await spelling(after: count) }
    guard let session = sessions[count] else { throw Failure(reason: "no session") }
    guard case .text(let word)? = await session.utterances(for: .word).first?.content else {
      throw Failure(reason: "no word is asked")
    }
    // A learner types for a while, in which the list is written.
    try await Task.sleep(for: .milliseconds(200))
    return try await ContinuousClock().measure {
      _ = try await session.submit(word)
      guard try await session.next().round != nil else { throw Failure(reason: "no word is left") }
    }
  }

  private func spelling(after count: Int) async throws -> Session {
    var wishes = Wishes()
    (wishes.words, wishes.given) = (.given, try words(200).map(\.text))
    let session = try await session(wishes, try learner(completed: count))
    _ = try await session.next()
    return session
  }

  /// Adds a word to a list of a number of words, and writes it.
  func list(_ count: Int) throws -> Duration {
    let store = try learner(completed: count).completed
    let now = Date()
    return try ContinuousClock().measure {
      store.add(
        CompletedWord(
          word: "necessary", firstCompleted: now, lastCompleted: now, timesCompleted: 1,
          fewestTries: 1))
      try store.flush()
    }
  }

  /// Returns a learner's files with so many completed words.
  private func learner(completed count: Int) throws -> LearnerFiles {
    if let files = completed[count] { return files }
    let files = try files("completed-\(count)")
    completed[count] = files
    let now = Date()
    for word in try words(count) {
      files.completed.add(
        CompletedWord(
          word: word.text, definitions: word.definitions, firstCompleted: now, lastCompleted: now,
          timesCompleted: 1, fewestTries: 1))
    }
    try files.completed.flush()
    return files
  }

  /// Returns different words of the dictionary, with their definitions.
  private func words(_ count: Int) throws -> [Word] {
    let pool = dictionary.pool(
      length: try WordLength("3-30"), levels: try LevelRange("starter-bee"))
    var words: [String: Word] = [:]
    var generator = SystemRandomNumberGenerator()
    while words.count < count {
      guard let word = dictionary.draw(from: pool, using: &generator) else { break }
      words[word.text] = word
    }
    return Array(words.values)
  }
}
