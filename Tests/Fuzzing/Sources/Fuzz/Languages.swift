import Foundation
import Vocabulary

@testable import DictionaryFormats
@testable import WordService

extension Parser {
  /// The dictionaries of other languages, and the file that is made of them.
  static let languages = [extracts, freeDict, ownDictionary, pairs]

  /// An extract of an edition of Wiktionary, which each edition reads in its own way.
  private static let extracts = Parser(name: "extracts") {
    [casa, haus, "\u{0}"].map { Array($0.utf8) }
  } read: { bytes in
    let path = scratch.write(bytes, to: "extract.jsonl")
    for edition in Edition.all {
      guard
        var reader = try? WiktionaryReader(
          path, edition, languages: ["en", edition.code], longestLine: 2048)
      else { continue }
      while let read = (try? reader.next()) ?? nil {
        demand(!read.entry.headword.isEmpty, "An entry has no word.")
      }
    }
  }

  /// The index and the texts of a dictionary of FreeDict, with a zero between them.
  private static let freeDict = Parser(name: "freedict") {
    [
      "00databaseinfo\tA\tR\ncasa\tS\tQ\nganso\ti\tj\n\0Availability: free\ncasa /k\u{2C8}asa/\n"
        + "1. house\nganso <n, masc>\n1. goose, (female) duck [Br.] , silly (person)\n",
      "A\tA\t////\n\0x",
    ].map { Array($0.utf8) }
  } read: { bytes in
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    for (words, meanings) in [("spa", "eng"), ("eng", "deu"), ("nld", "eng")] {
      scratch.write(Array(parts[0]), to: "freedict-\(words)-\(meanings).index")
      scratch.write(
        Array(parts.count > 1 ? parts[1] : []), to: "freedict-\(words)-\(meanings).dict.dz")
      guard
        var reader = try? FreeDictReader(words: words, meanings: meanings, in: scratch.path)
      else { continue }
      while let entry = (try? reader.next()) ?? nil { _ = entry.reversed }
    }
  }

  /// A person's own table.
  private static let ownDictionary = Parser(name: "owntable") {
    ["word,meaning,part of speech\nHaus,house,noun\n", "Haus\thouse\n", "\u{FEFF}a;b\n\"c;d\n"]
      .map { Array($0.utf8) }
  } read: { bytes in
    guard let table = try? OwnTable(bytes) else { return }
    for entry in table.entries { demand(!entry.headword.isEmpty, "A row has no word.") }
  }

  /// The file of a pair of languages. A hash protects its head alone.
  private static let pairs = Parser(name: "pairs") {
    [pairBytes]
  } read: { bytes in
    let path = scratch.write(bytes, to: "fuzzed.pair")
    guard let dictionary = try? PairDictionary(at: path) else { return }
    for word in ["casa", "Casa", "", "zz\u{301}", "\u{0}"] {
      _ = dictionary.entries(for: word)
      _ = dictionary.numbers(withPrefix: word)
    }
    for number in 0..<min(20, dictionary.count) {
      _ = (dictionary.headword(number), dictionary.entries(number))
    }
  }

  private static let scratch = ScratchFolder()

  private static let pairBytes: [UInt8] = {
    let path = scratch.path + "/good.pair"
    guard let pair = LanguagePair(words: "es", meanings: "en") else { return [] }
    var writer = PairDictionaryWriter(pair, .own, at: path)
    try? writer.add(
      DictionaryEntry("casa", .noun, genders: [.feminine], senses: [.init("house, home")]))
    try? writer.add(DictionaryEntry("\u{E1}rbol", .noun, senses: [.init("tree")]))
    try? writer.finish(DictionaryCredit(title: "Own"))
    return FileManager.default.contents(atPath: path).map(Array.init) ?? []
  }()

  private static let casa = """
    {"word": "casa", "lang_code": "es", "pos": "noun", "pos_title": "Sustantivo femenino", \
    "senses": [{"glosses": ["Edificio para vivir."], "examples": [{"text": "Vivo en una casa."}]}, \
    {"glosses": ["Linaje.", "Familia noble."], "tags": ["outdated"], "raw_tags": ["España"]}], \
    "sounds": [{"ipa": "[ˈka.sa]"}], "forms": [{"form": "casas", "tags": ["plural"]}]}
    {"word":"house","lang_code":"en","pos":"noun","senses":[{"glosses":["Casa \\u00e1\\ud83d."]}]}
    """
  private static let haus = """
    {"word":"Häuser","lang_code":"de","pos":"noun","senses":[{"glosses":["Plural von Haus"],\
    "form_of":[{"word":"Haus"}],"tags":["form-of"]}],"tags":["neuter",1,null,true,[{}]]}
    """
}

/// A folder whose files the parsers read.
private final class ScratchFolder: Sendable {
  let path = NSTemporaryDirectory() + "vocalvocab-languages-\(getpid())-\(UUID().uuidString)"

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) -> String {
    _ = FileManager.default.createFile(atPath: "\(path)/\(name)", contents: Data(bytes))
    return "\(path)/\(name)"
  }
}
