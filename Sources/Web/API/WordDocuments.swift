internal import FoundationEssentials
internal import Learner
internal import Spelling
internal import Storage
internal import Today

/// The document with everything that is told about a word.
struct WordDocument: Encodable, Sendable {
  /// The addresses of the word's sounds.
  struct Sounds: Encodable {
    let word: String
    let slow: String
    let letters: String
    /// The sound of each pronunciation, in the order of the entry; empty for a word that is said in
    /// one way.
    let ways: [String]
  }

  /// The learner's past with the word.
  struct Record: Encodable {
    let timesCompleted: Int
    @OrNull var firstCompleted: Date?
    @OrNull var lastCompleted: Date?
    @OrNull var fewestTries: Int?
    let rounds: Int
    let missed: Int
    @OrNull var due: String?
    @OrNull var mastered: String?
  }

  let entry: WordEntry
  /// Sentences about the word's forms, other spellings, homophones, family and spelling.
  let related: [String]
  /// A sentence on the origin of the word.
  @OrNull var origin: String?
  let record: Record
  let sounds: Sounds
}

extension WordDocument.Record {
  /// - Parameter completed: the word on the list of completed words; `nil` if it isn't there.
  init(_ record: WordRecord, _ completed: CompletedWord?) {
    self.init(
      timesCompleted: completed?.timesCompleted ?? 0, firstCompleted: completed?.firstCompleted,
      lastCompleted: completed?.lastCompleted, fewestTries: completed?.fewestTries,
      rounds: record.rounds, missed: record.misses, due: record.due?.description,
      mastered: record.mastered?.description)
  }
}

/// The document with the words that are spelled most like a word without an entry.
struct NeighboursDocument: Encodable, Sendable { let words: [String] }
