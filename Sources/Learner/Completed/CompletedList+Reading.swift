internal import FoundationEssentials
internal import Storage
internal import Vocabulary

extension CompletedList {
  /// Reads a document in the form that VocalVocab writes; returns `nil` for a document that only
  /// `JSONDecoder` can judge.
  init?(plain document: UnsafeBufferPointer<UInt8>) {
    var scanner = LineScanner(document)
    guard let words = try? scanner.completedWords() else { return nil }
    self.words = words
  }
}

/// The objects of the document, with their members in the order in which they are written.
extension LineScanner {
  fileprivate mutating func completedWords() throws(NotPlain) -> [CompletedWord] {
    try expect(take("{"))
    try expect(take(quoted: "format") && take(":") && take(quoted: "vocalvocab.completed"))
    try expect(take(",") && take(quoted: "version") && take(":") && integer() == 1 && take(","))
    let words = try last("words") { try? $0.array { try? $0.completedWord() } }
    try expect(isAtEnd)
    return words
  }

  private mutating func completedWord() throws(NotPlain) -> CompletedWord {
    try expect(take("{"))
    let definitions = try member("definitions") { try? $0.array { try? $0.definition() } }
    let fewestTries = try member("fewestTries") { $0.integer() }
    let firstCompleted = try member("firstCompleted") { $0.date() }
    let lastCompleted = try member("lastCompleted") { $0.date() }
    let noun = try member("nounDefinition") { $0.string() }
    let source = try member("source") { $0.string() }
    let timesCompleted = try member("timesCompleted") { $0.integer() }
    let verb = try member("verbDefinition") { $0.string() }
    let text = try last("word") { $0.string() }
    // Only the decoder replaces these values if they are missing or wrong.
    guard let definitions, !definitions.isEmpty || noun == nil && verb == nil, let timesCompleted,
      timesCompleted >= 0
    else { throw NotPlain() }
    var word = CompletedWord(
      word: text, definitions: definitions, firstCompleted: firstCompleted,
      lastCompleted: lastCompleted, timesCompleted: timesCompleted, fewestTries: fewestTries,
      source: source)
    (word.nounDefinition, word.verbDefinition) = (noun, verb)
    return word
  }

  private mutating func definition() throws(NotPlain) -> Definition {
    try expect(take("{"))
    let examples = try member("examples") { $0.strings() }
    let language = try member("language") { $0.string() }
    let part = try member("partOfSpeech") { $0.string() }
    let text = try last("text") { $0.string() }
    guard let examples, let part else { throw NotPlain() }
    return Definition(
      partOfSpeech: PartOfSpeech(rawValue: part), text: text, examples: examples,
      language: language)
  }
}
