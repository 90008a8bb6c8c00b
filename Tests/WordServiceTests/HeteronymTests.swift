import Foundation
import TestSupport
import Testing
import Vocabulary

@testable import WordService

@Suite("Words that are said in two ways")
struct HeteronymTests {
  private let dictionary = try! sharedDictionary.get()

  /// The names of the heteronyms in the voices' file of pronunciations, by word.
  private func voiced() throws -> [String: Set<String>] {
    let text = try String(contentsOfFile: TestFolders.voices + "/pronunciations", encoding: .utf8)
    var names: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " ", maxSplits: 4)
      guard fields.count == 5, fields[1] == "other" else { continue }
      names[String(fields[0]), default: []].insert(
        fields[4].trimmingCharacters(in: .whitespaces))
    }
    return names
  }

  @Test("the heteronyms that the part of speech doesn't decide are those of the voices")
  func names() throws {
    let voiced = try voiced()
    for (word, heteronyms) in Heteronyms.embedded.bySpelling {
      let names = Set(heteronyms.compactMap(\.name))
      #expect(names.isSubset(of: voiced[word] ?? []), "\(word)")
    }
    #expect(Heteronyms.embedded.bySpelling.count > 50)
  }

  @Test("each heteronym has a meaning, and sentences with the word")
  func sentences() {
    for (word, heteronyms) in Heteronyms.embedded.bySpelling {
      #expect(dictionary.recognises(word), "\(word)")
      let use = WordUse(word) { _ in [] }
      for heteronym in heteronyms {
        #expect(!heteronym.parts.isEmpty && !heteronym.meaning.isEmpty, "\(word)")
        #expect(!heteronym.examples.isEmpty && heteronym.examples.allSatisfy(use.isIn), "\(word)")
      }
    }
  }

  /// Returns the names of the heteronyms of a word's senses; `-` for that of the part of speech.
  private func names(_ text: String, where isShown: (Definition) -> Bool) throws -> Set<String> {
    let word = try #require(dictionary.word(text))
    let names = Array(try voiced()[text] ?? [])
    let senses = dictionary.spokenSenses(of: word, heteronyms: names)
    return Set(senses.filter { isShown($0.definition) }.map { $0.heteronym?.name ?? "-" })
  }

  @Test(
    "each has a sense",
    arguments: [
      ("read", "the past"), ("lead", "the metal"), ("wound", "the past of wind"),
      ("bass", "the fish"), ("row", "a quarrel"), ("bow", "the front of a ship"),
      ("dove", "the past of dive"), ("does", "female deer"), ("number", "more numb"),
      ("polish", "Polish, of Poland"), ("sewer", "one who sews"), ("tower", "one that tows"),
      ("wicked", "the past of wick"), ("axes", "the plural of axis"),
      ("sake", "the Japanese drink"),
      ("job", "Job, in the Bible"), ("nice", "Nice, the French city"), ("gill", "the measure"),
      ("putting", "hitting a golf ball"), ("lower", "to look dark"),
    ])
  func senses(word: String, name: String) throws {
    #expect(try names(word) { _ in true } == ["-", name])
  }

  @Test(
    "a part of speech that the dictionary lacks has its sense",
    arguments: [
      ("sow", PartOfSpeech.noun), ("invalid", .adjective), ("learned", .verb), ("blessed", .verb),
      ("entrance", .verb), ("evening", .verb), ("tears", .verb), ("converse", .noun),
    ])
  func parts(text: String, part: PartOfSpeech) throws {
    let word = try #require(dictionary.word(text))
    let senses = dictionary.spokenSenses(of: word, heteronyms: [])
    #expect(senses.contains { $0.definition.partOfSpeech == part })
  }

  @Test("a definition is said as its signs tell")
  func signs() throws {
    let heteronyms = try #require(Heteronyms.embedded.bySpelling["lead"])
    let metal = try #require(heteronyms.first { $0.name != nil })
    func definition(_ text: String, as part: PartOfSpeech = .noun) -> Definition {
      Definition(partOfSpeech: part, text: text)
    }
    #expect(metal.takes(definition("a soft heavy toxic metallic element")))
    #expect(metal.takes(definition("the graphite in a pencil")))
    #expect(!metal.takes(definition("the first place in a race")))
    #expect(!metal.takes(definition("to cover with metal", as: .verb)))
  }

  @Test("a heteronym that the voice doesn't know has no sense")
  func unknown() throws {
    let word = try #require(dictionary.word("dove"))
    #expect(dictionary.spokenSenses(of: word, heteronyms: []).allSatisfy { $0.heteronym == nil })
  }
}
