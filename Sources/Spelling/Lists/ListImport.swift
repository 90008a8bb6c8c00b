internal import Learner
public import ListFormats
internal import Speech
public import Storage
public import Vocabulary
public import WordService

/// The words of a file on their way to a list. Words that look misspelled stay out until a person
/// has confirmed or corrected them.
public struct ListImport: Sendable {
  /// A word that the dictionary doesn't know.
  public struct Unknown: Hashable, Sendable, Encodable {
    public let word: String
    /// The most similar words of the dictionary.
    public let neighbours: [String]
  }

  /// The file.
  public let file: ListFile
  /// The new words that look misspelled: the dictionary doesn't know them, and has similar words.
  public let misspelled: [Unknown]
  /// The other new words that the dictionary doesn't know.
  public let unknown: [String]

  private let lists: ListStore
  private let name: String
  private let isReplacing: Bool

  /// The words among which a list of another language is told from one with many mistakes.
  private static let fewestForeign = 4
  /// How long similar words are looked for.
  private static let patience = Duration.seconds(1)

  /// Checks the words of a file.
  ///
  /// - Parameters:
  ///   - name: the name of the list.
  ///   - files: the learner's files.
  ///   - isReplacing: whether the list is to be made anew.
  ///   - dictionary: the English dictionary; `nil` checks no word. A learner whose voice speaks
  ///     another language needs none.
  /// - Throws: `StorageError` when the list can't be read or can't be changed.
  public init(
    _ file: ListFile, toListNamed name: String, in files: LearnerFiles, isReplacing: Bool = false,
    dictionary: @autoclosure () -> OfflineDictionary?
  ) throws(StorageError) {
    (self.file, self.name, self.isReplacing) = (file, name, isReplacing)
    lists = files.lists
    let new = try lists.addition(of: file.entries, toListNamed: name, isReplacing: isReplacing).new
    let isEnglish = Language(ofVoice: Preferences(try files.settings.read()).voice).isEnglish
    guard isEnglish, let dictionary = dictionary() else {
      (misspelled, unknown) = ([], [])
      return
    }
    let strange = new.map(\.word).filter { !Self.isKnown($0, to: dictionary) }
    // A list in another language is no list of misspellings.
    let isForeign = strange.count >= Self.fewestForeign && strange.count * 2 > new.count
    let end = ContinuousClock.now + Self.patience
    let looked = strange.map { word in
      let isLookedFor = !isForeign && Self.isWrittenAsEnglish(word) && ContinuousClock.now < end
      return Unknown(
        word: word, neighbours: isLookedFor ? dictionary.neighbours(of: word, limit: 3) : [])
    }
    misspelled = looked.filter { !$0.neighbours.isEmpty }
    unknown = looked.filter(\.neighbours.isEmpty).map(\.word)
  }

  /// Whether a dictionary knows a word, or the noun whose possessive it is.
  private static func isKnown(_ word: String, to dictionary: OfflineDictionary) -> Bool {
    // By Character: a person wrote the letters.
    let owner = word.hasSuffix("'s") || word.hasSuffix("’s") ? String(word.dropLast(2)) : word
    return dictionary.recognises(word) || dictionary.recognises(owner)
  }

  /// Whether a word has no letters that English words lack.
  private static func isWrittenAsEnglish(_ word: String) -> Bool {
    word.allSatisfy { $0.isASCII && ($0.isLetter || "' -".contains($0)) }
  }

  /// The corrections that leave every word as it is.
  public var asIs: [String: String] {
    Dictionary(misspelled.map { ($0.word, $0.word) }) { first, _ in first }
  }

  /// Returns the result that the import would have, and changes nothing.
  ///
  /// - Parameter corrections: see ``add(correcting:)``.
  /// - Throws: `StorageError`.
  public func addition(
    correcting corrections: [String: String] = [:]
  ) throws(StorageError) -> ListAddition {
    try lists.addition(of: entries(corrections), toListNamed: name, isReplacing: isReplacing)
  }

  /// Adds the words to the list, all of them or none.
  ///
  /// - Parameter corrections: what is added for words that look misspelled, by the word: the word
  ///   itself where it is right, or another one. A word that is not named here stays out.
  /// - Throws: `StorageError`.
  public func add(
    correcting corrections: [String: String] = [:]
  ) throws(StorageError) -> ListAddition {
    try lists.add(entries(corrections), toListNamed: name, isReplacing: isReplacing)
  }

  private func entries(_ corrections: [String: String]) -> [WordList.Entry] {
    let doubtful = Set(misspelled.map { $0.word.lowercased() })
    return file.entries.compactMap { entry in
      guard doubtful.contains(entry.word.lowercased()) else { return entry }
      guard let right = corrections[entry.word] else { return nil }
      var entry = entry
      entry.word = right
      return entry
    }
  }
}
