import Foundation
import Vocabulary

@testable import Practice
@testable import WordService

extension Parser {
  /// The dictionaries, their index and tables, and what a learner types.
  static let words = [dictionaries, index, soundTable, tries]

  /// The files of WordNet and SCOWL.
  private static let dictionaries = Parser(name: "dictionaries") {
    [Array(sources.joined(separator: "\0").utf8)]
  } read: { bytes in
    let folder = SourceFolder(bytes.texts(sources.count))
    guard
      let dictionary = try? OfflineDictionary(
        wordNet: folder.wordNet, scowl: folder.scowl, cache: nil)
    else { return }
    ask(dictionary)
  }

  /// The index, with the header of these sources.
  private static let index = Parser(name: "index") {
    [Array(indexBytes.dropFirst(20))]
  } read: { bytes in
    let total = (20 + bytes.count).littleEndian
    let header = indexBytes.prefix(16) + withUnsafeBytes(of: total) { $0.prefix(4) }
    try? Data(header + bytes).write(to: URL(filePath: sourceFolder.cache + "/words.index"))
    guard
      let dictionary = try? OfflineDictionary(
        wordNet: sourceFolder.wordNet, scowl: sourceFolder.scowl, cache: sourceFolder.cache)
    else { fatalError("A damaged index is not made anew.") }
    ask(dictionary)
  }

  /// The table of words that sound the same.
  private static let soundTable = Parser(name: "sounds") {
    [Array("fair\tn+:fare fayre\nfare\t:fair\nrecord\tn:\tv:recourd\n".utf8)]
  } read: { bytes in
    let lines = SortedLines(Data(bytes), heading: "")
    for word in ["fair", "fare", "record", "", "zebra", "\u{0}"] {
      let line = lines.line(beginningWith: word + "\t") ?? ""
      for field in line.split(separator: "\t") {
        _ = SoundTable.Pronunciation(field)?.text
      }
    }
  }

  /// A word, a try, and a text about the word.
  private static let tries = Parser(name: "tries") {
    [
      "harbor\0harber\0the harbor's harbors", "o'clock\0O’CLOCK\0ten o’clock, mother‑in‑law",
      "Straße\0STRASSE\0die Straße", "naïve\0naive\0naïveté",
    ].map { Array($0.utf8) }
  } read: { bytes in
    let texts = bytes.texts(3)
    let word = Word(String(texts[0].prefix(100)))
    for forgives in [false, true] {
      var round = Round(word, tries: .limited(2), forgivesAccents: forgives)
      while round.hint() != nil {}
      _ = round.submit(texts[1])
      _ = round.takeBackSlip()
      if case .wrong(let feedback) = round.submit(texts[1]) {
        _ = (feedback.marks, feedback.explanations(of: round.written))
      }
      round.skip()
      _ = round.submit(texts[1])
    }
    // A word is right, however it is asked.
    var round = Round(word)
    if !Spelling(word.text).isEmpty {
      demand(round.submit(word.text) == .correct, "The word itself is judged wrong.")
    }
    _ = Blanking(word).apply(to: texts[2])
  }

  /// Asks a dictionary for all that a session asks for.
  private static func ask(_ dictionary: OfflineDictionary) {
    var generator = SystemRandomNumberGenerator()
    for word in ["cat", "mice", "mouse", "dog", "cats", "ox"] {
      _ = (dictionary.word(word), dictionary.recognises(word), dictionary.inflections(of: word))
      _ = (dictionary.regions(of: word), dictionary.neighbours(of: word))
      let meaning = dictionary.word(word)?.definitions.first
      _ = dictionary.soundAlikes(of: word, as: meaning, sounding: ["mice", "cat", "cats"])
    }
    guard let length = try? WordLength("2-30"), let levels = try? LevelRange("starter-bee") else {
      return
    }
    let pool = dictionary.pool(length: length, levels: levels)
    _ = dictionary.draw(from: pool, using: &generator)
    _ = dictionary.spokenWords
  }

  /// Small files of WordNet and SCOWL, in the order of ``SourceFolder/names``.
  private static let sources = [
    "00000000 05 n 01 mouse 0 001 + 00000066 n 0101 | a small animal; \"a mouse ran\"  \n"
      + "00000066 05 n 02 cat 0 Felix 0 000 | an animal that hunts mice  \n",
    "cat n 1 0 1 0 00000066  \nmouse n 1 0 1 0 00000000  \n", "mice mouse\n",
    "cat%1:05:00:: 1 18\nmouse%1:05:00:: 1 2\n", "cat\nmouse\nmice\n",
  ]

  private static let sourceFolder = SourceFolder(sources)

  /// The index of the small files.
  private static let indexBytes: Data = {
    _ = try? OfflineDictionary(
      wordNet: sourceFolder.wordNet, scowl: sourceFolder.scowl, cache: sourceFolder.cache)
    return FileManager.default.contents(atPath: sourceFolder.cache + "/words.index") ?? Data()
  }()
}

/// A folder with the files of WordNet and SCOWL.
private final class SourceFolder: Sendable {
  private static let names = [
    "wordnet/data.noun", "wordnet/index.noun", "wordnet/noun.exc", "wordnet/cntlist.rev",
    "scowl/english-words.10",
  ]

  private let path = NSTemporaryDirectory() + "vocalvocab-sources-\(getpid())-\(UUID().uuidString)"
  var wordNet: String { path + "/wordnet" }
  var scowl: String { path + "/scowl" }
  var cache: String { path + "/cache" }

  init(_ texts: [String]) {
    for folder in [wordNet, scowl, cache] {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    for part in ["verb", "adj", "adv"] {
      for file in ["data.\(part)", "index.\(part)", "\(part).exc"] {
        _ = FileManager.default.createFile(atPath: "\(wordNet)/\(file)", contents: Data())
      }
    }
    for (name, text) in zip(Self.names, texts) {
      _ = FileManager.default.createFile(atPath: "\(path)/\(name)", contents: Data(text.utf8))
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
