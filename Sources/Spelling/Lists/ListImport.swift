internal import Learner
package import ListFormats
internal import Speech
package import Storage
package import Vocabulary
package import WordService

/// An import of the words of a file into a list. Words that look misspelled stay out until a person
/// has confirmed or corrected them.
package struct ListImport: Sendable {
  /// A word that the dictionary doesn't know.
  package struct Unknown: Hashable, Sendable, Encodable {
    public let word: String
    /// The most similar words of the dictionary.
    public let neighbours: [String]
  }

  /// The file.
  public let file: ListFile
  /// The new words that look misspelled: the dictionary doesn't know them, and has similar words.
  public let misspelled: [Unknown]
  /// The other new words that the dictionary doesn't know.
  package let unknown: [String]

  private let lists: ListStore
  private let name: String
  private let isReplacing: Bool

  /// The smallest number of unknown words that can show that a list is in another language, and not
  /// an English one with many mistakes.
  private static let fewestForeign = 4
  /// The longest time for the search for similar words.
  private static let patience = Duration.seconds(1)

  /// Checks the words of a file.
  ///
  /// - Parameters:
  ///   - name: the name of the list.
  ///   - files: the learner's files.
  ///   - isReplacing: whether the words replace those of the list.
  ///   - dictionary: the English dictionary; with `nil`, no word is checked. It is not used if the
  ///     learner's voice speaks another language.
  /// - Throws: `StorageError` when the list can't be read or can't be changed.
  package init(
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
    // The unknown words of a list in another language are not misspellings.
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

  /// Returns whether a dictionary knows a word, or the noun whose possessive it is.
  private static func isKnown(_ word: String, to dictionary: OfflineDictionary) -> Bool {
    // By Character: a person wrote the letters.
    let owner = word.hasSuffix("'s") || word.hasSuffix("’s") ? String(word.dropLast(2)) : word
    return dictionary.recognises(word) || dictionary.recognises(owner)
  }

  /// Returns whether a word has only letters and signs that English words have.
  private static func isWrittenAsEnglish(_ word: String) -> Bool {
    word.allSatisfy { $0.isASCII && ($0.isLetter || "' -".contains($0)) }
  }

  /// The corrections that leave every word as it is.
  package var asIs: [String: String] {
    Dictionary(misspelled.map { ($0.word, $0.word) }) { first, _ in first }
  }

  /// Returns the result that the import would have, and changes nothing.
  ///
  /// - Parameter corrections: see ``add(correcting:)``.
  /// - Throws: `StorageError`.
  package func addition(
    correcting corrections: [String: String] = [:]
  ) throws(StorageError) -> ListAddition {
    try lists.addition(of: entries(corrections), toListNamed: name, isReplacing: isReplacing)
  }

  /// Adds the words to the list, all of them or none.
  ///
  /// - Parameter corrections: the spelling to add for each word that looks misspelled: the word
  ///   itself if it is right, or another one. A misspelled word without a correction stays out.
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
