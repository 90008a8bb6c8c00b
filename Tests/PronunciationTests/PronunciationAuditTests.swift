import Foundation
import TestSupport
import Testing
import Vocabulary

@testable import Speech
@testable import WordService

/// A comparison of the engine with our corrections and the CMU Pronouncing Dictionary. It covers
/// the words of the offline dictionary up to level expert that both know. `make audit` prints the
/// differences.
@Suite("The pronunciation of all words")
struct PronunciationAuditTests {
  private struct Finding {
    let word: String
    let distance: Int
    let said: String
    let known: [String]
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private let synthesizer = Synthesizer.shared(
    voices: TestFolders.voices, cache: TestFolders.cache)

  private func audit(isCorrected: Bool) async throws -> [Finding] {
    let dictionary = try OfflineDictionary(cache: TestFolders.cache)
    let cmu = try CMUdict()
    let words = dictionary.spokenWords.filter {
      dictionary.isCommon($0, upTo: .expert) && cmu.pronunciations[$0.lowercased()[...]] != nil
    }
    let heteronyms = await synthesizer.heteronyms(voice: "en-us")
    var asked: [(text: String, part: String?)] = []
    for word in words {
      let parts = heteronyms.contains(word) ? ["noun", "verb", "adjective", "adverb"] : []
      asked += [(word, nil)] + parts.map { (word, $0) }
    }
    let said = try await synthesizer.separatedPhonemes(
      of: asked, voice: "en-us", isCorrected: isCorrected)
    var best: [String: Finding] = [:]
    for ((word, _), said) in zip(asked, said) {
      let engine = Folding.ofEngine(said)
      let known = (cmu.pronunciations[word.lowercased()[...]] ?? []).map(Folding.ofCMU)
      let distance =
        known.map { PhonemeDistance(dictionary: $0, engine: engine).value }.min() ?? 0
      if distance < best[word]?.distance ?? .max {
        best[word] = Finding(
          word: word, distance: distance, said: said,
          known: (cmu.pronunciations[word.lowercased()[...]] ?? []).map {
            $0.joined(separator: " ")
          })
      }
    }
    return best.values.sorted { $0.word < $1.word }
  }

  /// Returns the words that may depart from the dictionary, with the reasons.
  private func reasons() throws -> [Substring: Substring] {
    let text = try String(
      contentsOf: Self.folder.appending(path: "Resources/departures.txt"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.reduce(into: [:]) {
      all, line in
      let fields = line.split(separator: " ", maxSplits: 1)
      all[fields[0]] = fields.count > 1 ? fields[1].drop { $0 == " " } : ""
    }
  }

  @Test("at most three words in a thousand depart from the dictionary, each with a reason")
  func audit() async throws {
    let (before, after) = (try await audit(isCorrected: false), try await audit(isCorrected: true))
    print("\(after.count) words.")
    print("phonemes that depart   of the engine alone   as we say them")
    for distance in 0...6 {
      let counts = [before, after].map { all in all.count { $0.distance == distance } }
      print("\(distance)  \(counts[0])  \(counts[1])")
    }
    let departing = after.filter { $0.distance > 1 }
    if getenv("AUDIT") != nil {
      for finding in after where finding.distance > 0 {
        let known = finding.known.joined(separator: " or ")
        print("\(finding.distance)  \(finding.word)  said \(finding.said)  known \(known)")
      }
    }
    #expect(after.count > 40_000)
    #expect(before.count { $0.distance > 1 } > 380)
    // Every departure needs a reason, so there are no more departures than reasons.
    let reasons = try reasons()
    #expect(Double(reasons.count) <= 0.003 * Double(after.count))
    #expect(reasons.keys.filter { word in !departing.contains { $0.word == word } } == [])
    for finding in departing {
      #expect(
        reasons[finding.word[...]]?.isEmpty == false,
        """
        \(finding.word) is said \(finding.said): correct it in Voices/pronunciations, or say why \
        not
        """
      )
    }
  }

  @Test("every correction has one main stress, and only sounds that the engine knows")
  func lines() async throws {
    let path = TestFolders.voices + "/pronunciations"
    let text = String(
      decoding: try #require(FileManager.default.contents(atPath: path)), as: UTF8.self)
    var count = 0
    for line in text.split(separator: "\n").compactMap(PronunciationLine.init) {
      count += 1
      let voices =
        line.accent == "us" ? ["en-us"] : line.accent == "gb" ? ["en-gb"] : ["en-us", "en-gb"]
      for voice in voices {
        _ = try await synthesizer.pronunciation(ofPhonemes: line.phonemes, voice: voice)
      }
      #expect(line.phonemes.count { $0 == "'" } == 1, "\(line)")
      let parts: [Substring] = ["noun", "verb", "adjective", "adverb", "other"]
      #expect(line.parts?.allSatisfy(parts.contains) != false)
    }
    #expect(count > 5_000)
  }

  @Test(
    "well-known mistakes of the engine are corrected",
    arguments: [
      ("potpourri", "p,oUp"), ("apartheid", "t"), ("posthumous", "tS"), ("reveille", "l"),
    ])
  func corrected(word: String, sounds: String) async throws {
    let said = try await synthesizer.phonemes(of: word, as: nil, voice: "en-us")
    #expect(said.contains(sounds), "\(said)")
    #expect(!said.contains("T"))
  }
}
