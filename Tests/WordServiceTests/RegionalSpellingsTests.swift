import Foundation
import TestSupport
import Testing
import Vocabulary

@testable import WordService

@Suite("American and British spellings")
struct RegionalSpellingsTests {
  private let dictionary = try! sharedDictionary.get()

  /// Returns the pairs of a file of this folder.
  private func pairs(_ name: String) throws -> [(String, String)] {
    let path = TestFolders.repository + "/Tests/WordServiceTests/Resources/" + name
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap {
      let words = $0.split(separator: "\t").map(String.init)
      return $0.hasPrefix("#") || words.count != 2 ? nil : (words[0], words[1])
    }
  }

  private func spellings(of word: String) -> [String] {
    dictionary.soundAlikes(
      of: word, as: dictionary.word(word)?.definitions.first, sounding: []
    ).filter(\.isSameWord).map(\.text)
  }

  @Test("are both right, whichever is asked, in the dictionary and outside it")
  func regional() throws {
    let pairs = try pairs("regional-spellings.txt")
    #expect(pairs.count == 535)
    let refused = pairs.flatMap { [($0.0, $0.1), ($0.1, $0.0)] }
      .filter { asked, typed in !spellings(of: asked).contains(typed) }
      .map { asked, typed in "\(typed) for \(asked)" }
    #expect(refused == [])
  }

  @Test("are no excuse for a mistake that only looks like one of them")
  func misspellings() throws {
    let pairs = try pairs("misspellings.txt")
    #expect(pairs.count > 180)
    let accepted = pairs.filter { word, typed in spellings(of: word).contains(typed) }
      .map { word, typed in "\(typed) for \(word)" }
    #expect(accepted == [])
  }

  @Test(
    "follow from each other by regular patterns",
    arguments: [
      ("virtualize", "virtualise"), ("grayscale", "greyscale"), ("synchronizers", "synchronisers"),
      ("math", "maths"), ("reanalyzing", "reanalysing"), ("kilometers", "kilometres"),
      ("recentered", "recentred"), ("unlabeled", "unlabelled"), ("datacenter", "datacentre"),
      ("gray-haired", "grey-haired"), ("hemodynamics", "haemodynamics"),
      ("behavioral", "behavioural"), ("memoize", "memoise"), ("catalogers", "cataloguers"),
      ("libelously", "libellously"),
    ])
  func patterns(american: String, british: String) throws {
    for word in [american, british] {
      let spellings = try #require(RegionalSpellings(of: word))
      #expect(spellings.american == american && spellings.british == british)
    }
  }

  @Test("keep the verbs in -ize where Oxford does")
  func oxford() throws {
    let spellings = try #require(RegionalSpellings(of: "recolorizing"))
    #expect(spellings.british == "recolourising" && spellings.oxford == "recolourizing")
    #expect(
      spellings.others(than: "recolorizing") == [
        SoundAlike.Spelled("recolourising", regions: [.british]),
        SoundAlike.Spelled("recolourizing", regions: [.british]),
      ])
  }

  @Test(
    "have no pattern where the letters belong to the word",
    arguments: [
      "exercise", "televise", "clockwise", "capsize", "oversized", "diameter", "thermometer",
      "cluster", "literal", "laboratory", "humorous", "chemotherapy", "thematic", "stingray",
      "commodore", "respecter", "sombrero", "cosine", "analogy", "industrialist",
      "perilous", "grayling", "", "-", "é",
    ])
  func none(word: String) { #expect(RegionalSpellings(of: word) == nil) }

  @Test("of new words say where they belong")
  func regions() throws {
    let alikes = dictionary.soundAlikes(of: "greyscale", as: nil, sounding: [])
    #expect(alikes == [.variant(SoundAlike.Spelled("grayscale", regions: [.american]))])
  }

  @Test("are none for names")
  func names() {
    #expect(dictionary.soundAlikes(of: "Pearl Harbor", as: nil, sounding: []).isEmpty)
  }
}
