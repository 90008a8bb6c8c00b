import Foundation
import TestSupport
import Testing
import Vocabulary

@testable import WordService

@Suite("Words that are said in two ways")
struct SpokenWayTests {
  private let dictionary = try! sharedDictionary.get()

  /// The names of the ways in the voices' file of pronunciations, by word.
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

  @Test("the ways that the part of speech doesn't decide are those of the voices")
  func names() throws {
    let voiced = try voiced()
    for (word, ways) in Heteronyms.embedded.ways {
      let names = Set(ways.compactMap(\.name))
      #expect(names.isSubset(of: voiced[word] ?? []), "\(word)")
    }
    #expect(Heteronyms.embedded.ways.count > 50)
  }

  @Test("each way has a meaning, and sentences with the word")
  func sentences() {
    for (word, ways) in Heteronyms.embedded.ways {
      #expect(dictionary.recognises(word), "\(word)")
      let use = WordUse(word) { _ in [] }
      for way in ways {
        #expect(!way.parts.isEmpty && !way.meaning.isEmpty, "\(word)")
        #expect(!way.examples.isEmpty && way.examples.allSatisfy(use.isIn), "\(word)")
      }
    }
  }

  /// Returns the names of the ways of a word's senses, and `-` for that of the part of speech.
  private func ways(_ text: String, where isShown: (Definition) -> Bool) throws -> Set<String> {
    let word = try #require(dictionary.word(text))
    let names = Array(try voiced()[text] ?? [])
    let senses = dictionary.spokenSenses(of: word, ways: names)
    return Set(senses.filter { isShown($0.definition) }.map { $0.way?.name ?? "-" })
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
  func senses(word: String, way: String) throws {
    #expect(try ways(word) { _ in true } == ["-", way])
  }

  @Test(
    "a part of speech that the dictionary lacks has its sense",
    arguments: [
      ("sow", PartOfSpeech.noun), ("invalid", .adjective), ("learned", .verb), ("blessed", .verb),
      ("entrance", .verb), ("evening", .verb), ("tears", .verb), ("converse", .noun),
    ])
  func parts(text: String, part: PartOfSpeech) throws {
    let word = try #require(dictionary.word(text))
    let senses = dictionary.spokenSenses(of: word, ways: [])
    #expect(senses.contains { $0.definition.partOfSpeech == part })
  }

  @Test("a definition is said as its signs tell")
  func signs() throws {
    let ways = try #require(Heteronyms.embedded.ways["lead"])
    let metal = try #require(ways.first { $0.name != nil })
    func definition(_ text: String, as part: PartOfSpeech = .noun) -> Definition {
      Definition(partOfSpeech: part, text: text)
    }
    #expect(metal.takes(definition("a soft heavy toxic metallic element")))
    #expect(metal.takes(definition("the graphite in a pencil")))
    #expect(!metal.takes(definition("the first place in a race")))
    #expect(!metal.takes(definition("to cover with metal", as: .verb)))
  }

  @Test("a way that the voice doesn't know has no sense")
  func unknown() throws {
    let word = try #require(dictionary.word("dove"))
    #expect(dictionary.spokenSenses(of: word, ways: []).allSatisfy { $0.way == nil })
  }
}
