internal import FoundationEssentials
internal import Storage
internal import Vocabulary

extension CompletedList {
  /// The document as `JSONEncoder` writes it, byte for byte; `nil` if our form can't hold one of
  /// the dates.
  var plain: [UInt8]? {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format") { $0.string("vocalvocab.completed") }
      writer.member("version") { $0.integer(1) }
      writer.member("words") { $0.array(words) { $0.completedWord($1) } }
    }
    writer.bytes.append(newline)
    return writer.isWhole ? writer.bytes : nil
  }
}

extension JSONWriter {
  fileprivate mutating func completedWord(_ word: CompletedWord) {
    object { writer in
      writer.member("definitions") { $0.array(word.definitions) { $0.definition($1) } }
      writer.member("fewestTries", word.fewestTries) { $0.integer($1) }
      writer.member("firstCompleted", word.firstCompleted) { $0.date($1) }
      writer.member("lastCompleted", word.lastCompleted) { $0.date($1) }
      writer.member("nounDefinition", word.nounDefinition) { $0.string($1) }
      writer.member("source", word.source) { $0.string($1) }
      writer.member("timesCompleted") { $0.integer(word.timesCompleted) }
      writer.member("verbDefinition", word.verbDefinition) { $0.string($1) }
      writer.member("word") { $0.string(word.word) }
    }
  }

  private mutating func definition(_ definition: Definition) {
    object { writer in
      writer.member("examples") { $0.array(definition.examples) { $0.string($1) } }
      writer.member("language", definition.language) { $0.string($1) }
      writer.member("partOfSpeech") { $0.string(definition.partOfSpeech.rawValue) }
      writer.member("text") { $0.string(definition.text) }
    }
  }
}
