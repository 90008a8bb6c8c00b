internal import Languages
internal import Learner
package import ListFormats
internal import Speech
package import Storage
package import Vocabulary
package import WordService

/// An import of the words of a file into a list. Words that look misspelled stay out until a person
/// has confirmed or corrected them. Words in capitals are asked as words.
package struct ListImport: Sendable {
  /// A word that the dictionary doesn't know.
  package struct Unknown: Hashable, Sendable, Encodable {
    public let word: String
    /// The most similar words of the dictionary.
    public let neighbours: [String]
  }

  /// A word in capitals.
  package struct Capital: Hashable, Sendable, Encodable {
    /// The word as it is written.
    public let word: String
    /// The word as it is asked, unless a person corrects it.
    public let asked: String
  }

  /// The file.
  public let file: ListFile
  /// The new words that look misspelled: the dictionary doesn't know them, and has similar words.
  public let misspelled: [Unknown]
  /// The other new words that the dictionary doesn't know.
  package let unknown: [String]
  /// The words in capitals.
  package let capitals: [Capital]
  /// Whether the words are those of another language. Then none looks misspelled.
  package let isForeign: Bool
  /// The code of the language that the list gets: a person's choice, or the language that the words
  /// of a new list seem to be of; `nil` leaves that of the list.
  package let language: String?
  /// Whether the language is a guess, which a person has to be told.
  package let isLanguageGuessed: Bool

  private let lists: ListStore
  let name: String
  private let isReplacing: Bool
  /// The words that are asked for those in capitals.
  private let asked: [String: String]

  /// The longest time for the search for similar words.
  private static let patience = Duration.seconds(1)

  /// Checks the words of a file.
  ///
  /// - Parameters:
  ///   - name: the name of the list.
  ///   - files: the learner's files.
  ///   - isReplacing: whether the words replace those of the list.
  ///   - language: the code of the language of the words, if a person chose one.
  ///   - dictionary: the English dictionary; with `nil`, no word is checked. It is not used for
  ///     words of another language.
  /// - Throws: `StorageError` when the list can't be read or can't be changed.
  package init(
    _ file: ListFile, toListNamed name: String, in files: LearnerFiles, isReplacing: Bool = false,
    language: String? = nil, dictionary: @autoclosure () -> OfflineDictionary?
  ) throws(StorageError) {
    (self.file, self.name, self.isReplacing) = (file, name, isReplacing)
    lists = files.lists
    let new = try lists.addition(of: file.entries, toListNamed: name, isReplacing: isReplacing).new
    let kept = try lists.names().contains(name) ? try lists.list(named: name) : nil
    let preferences = Preferences(try files.settings.read())
    // A setting that can't be read is told where it is used.
    let usual = (try? preferences.practisedLanguage) ?? Language(ofVoice: preferences.voice)
    let (words, english) = (file.entries.map(\.word), dictionary())
    let isForeign =
      english.map { english in
        ForeignWords.areIn(words) { Self.hasUnknownPart($0, to: english) }
      } ?? false
    let given = language ?? kept?.language
    let mayGuess = english != nil && given == nil && kept?.words.isEmpty ?? true
    let guess = mayGuess ? Self.language(of: words, isForeign: isForeign, usual) : nil
    (self.isForeign, isLanguageGuessed) = (isForeign, guess != nil)
    self.language = language ?? guess?.code
    let chosen = given.map { Language($0) } ?? guess ?? usual
    guard let dictionary = english, dictionary.isAbout(chosen) else {
      (misspelled, unknown, capitals, asked) = ([], [], [], [:])
      return
    }
    let capitals = isForeign ? [] : CapitalWords(words, dictionary).found
    let asked = Dictionary(capitals.map { ($0.word, $0.asked) }) { first, _ in first }
    let strange = new.map(\.word).filter { !Self.isKnown(asked[$0] ?? $0, to: dictionary) }
    let end = ContinuousClock.now + Self.patience
    let looked = strange.map { word in
      let text = asked[word] ?? word
      // A word that stays in capitals is an abbreviation.
      let mayBeMisspelled =
        !isForeign && asked[word] != word && Self.isWrittenAsEnglish(text)
        && Self.hasUnknownPart(text, to: dictionary)
      return Unknown(
        word: word,
        neighbours: mayBeMisspelled && ContinuousClock.now < end
          ? dictionary.neighbours(of: text, limit: 3) : [])
    }
    misspelled = looked.filter { !$0.neighbours.isEmpty }
    unknown = looked.filter(\.neighbours.isEmpty).map(\.word)
    (self.capitals, self.asked) = (capitals, asked)
  }

  /// Guesses the language of the words of a new list.
  ///
  /// - Parameters:
  ///   - isForeign: whether they look like no English ones.
  ///   - usual: the language that the learner practises.
  /// - Returns: `nil` for English words where English is practised, and where nothing tells.
  private static func language(
    of words: [String], isForeign: Bool, _ usual: Language
  ) -> Language? {
    if isForeign { return .guessed(from: words) }
    guard usual.rules.hasWords, !usual.isVariety(of: .english) else { return nil }
    // Many words look the same in two languages: Hand, Wind.
    let usual = usual.withoutRegion
    return Language.guessed(from: words, preferring: usual) == usual ? usual : .english
  }

  /// Returns whether a dictionary knows neither a word nor one of its parts between spaces. A part
  /// in capitals is an abbreviation.
  private static func hasUnknownPart(_ word: String, to dictionary: OfflineDictionary) -> Bool {
    guard !isKnown(word, to: dictionary) else { return false }
    // By Character: a person wrote the words.
    let parts = word.split(separator: " ")
    return parts.count < 2
      || parts.map(String.init).contains {
        !CapitalWords.isInCapitals($0) && !isKnown($0, to: dictionary)
      }
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

  /// The corrections that leave every word that looks misspelled as it is.
  package var asIs: [String: String] {
    Dictionary(misspelled.map { ($0.word, asked[$0.word] ?? $0.word) }) { first, _ in first }
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
  /// - Parameter corrections: the spelling to add for a word that looks misspelled, or is in
  ///   capitals: the word itself if it is right, or another one. A misspelled word without a
  ///   correction stays out.
  /// - Throws: `StorageError`.
  public func add(
    correcting corrections: [String: String] = [:]
  ) throws(StorageError) -> ListAddition {
    try lists.add(
      entries(corrections), toListNamed: name, isReplacing: isReplacing, language: language)
  }

  private func entries(_ corrections: [String: String]) -> [WordList.Entry] {
    let doubtful = Set(misspelled.map { $0.word.lowercased() })
    return file.entries.compactMap { entry in
      var entry = entry
      let isDoubtful = doubtful.contains(entry.word.lowercased())
      if let right = corrections[entry.word], isDoubtful || asked[entry.word] != nil {
        entry.word = right
      } else if isDoubtful {
        return nil
      } else {
        entry.word = asked[entry.word] ?? entry.word
      }
      return entry
    }
  }
}
