import Foundation
import LoopbackServer
import TestSupport
import Testing
import Vocabulary
import WebRequests

@testable import WordService

/// Answers of the Free Dictionary API.
enum DictionaryServer {
  static let notKnown = """
    {"title":"No Definitions Found",\
    "message":"Sorry pal, we couldn't find definitions for the word you were looking for.",\
    "resolution":"You can try the search again at later time or head to the web instead."}
    """
  static let tooMany = """
    {"title":"API Rate Limit Exceeded","message":"Sorry pal, you have reached the limit.",\
    "resolution":"Wait."}
    """
  static let wentWrong = """
    {"title":"Something Went Wrong","message":"Sorry pal, something went wrong.",\
    "resolution":"Try again."}
    """
  static let desert = """
    [{"word":"desert","phonetic":"/dɪˈzɜːt/","origin":"Middle English: from Old French deserte.",\
    "phonetics":[{"text":"/dɪˈzɜːt/",\
    "audio":"https://api.dictionaryapi.dev/media/pronunciations/en/desert-au.mp3",\
    "sourceUrl":"https://commons.wikimedia.org/w/index.php?curid=1","license":{"name":"BY-SA 4.0",\
    "url":"https://creativecommons.org/licenses/by-sa/4.0"}},\
    {"text":"/dɪˈzɝt/","audio":""},{"audio":"//ssl.gstatic.com/dictionary/desert.mp3"}],\
    "meanings":[{"partOfSpeech":"noun","definitions":[{"definition":"That which is deserved.",\
    "example":"He got his just deserts.","synonyms":[],"antonyms":[]}],"synonyms":["merit","due"],\
    "antonyms":[]}],\
    "license":{"name":"CC BY-SA 3.0","url":"https://creativecommons.org/licenses/by-sa/3.0"},\
    "sourceUrls":["https://en.wiktionary.org/wiki/desert"]},\
    {"word":"desert","phonetics":[],"meanings":[{"partOfSpeech":"noun",\
    "definitions":[{"definition":"A barren area of land.","synonyms":["wasteland"],\
    "antonyms":["oasis"]}]},\
    {"partOfSpeech":"verb","definitions":[{"definition":"To leave."}]}],\
    "sourceUrls":["https://en.wiktionary.org/wiki/desert"]}]
    """
}

@Suite("The dictionary API")
struct DictionaryTests {
  private func ask(_ word: String = "desert", from server: LoopbackServer) async throws
    -> OnlineEntry?
  {
    let base = try #require(WebAddress(server.address))
    return try await DictionaryAPI(base: base, web: WebClient()).entry(
      for: word, within: .seconds(5))
  }

  private func ask(_ word: String = "desert", answered text: String, _ status: Int = 200)
    async throws
    -> OnlineEntry?
  {
    let server = try await LoopbackServer { _ in .text(status, text) }
    return try await ask(word, from: server)
  }

  @Test(
    "an entry has all definitions, examples, pronunciations, recordings, origin, sources, licence"
  )
  func whole() async throws {
    let entry = try #require(try await ask(answered: DictionaryServer.desert))
    #expect(
      entry.definitions == [
        Definition(
          partOfSpeech: .noun, text: "That which is deserved.",
          examples: ["He got his just deserts."]),
        Definition(partOfSpeech: .noun, text: "A barren area of land."),
        Definition(partOfSpeech: .verb, text: "To leave."),
      ])
    #expect(
      entry.phonetics == [
        Phonetic(
          text: "/dɪˈzɜːt/",
          audio: "https://api.dictionaryapi.dev/media/pronunciations/en/desert-au.mp3",
          source: "https://commons.wikimedia.org/w/index.php?curid=1", licence: "BY-SA 4.0"),
        Phonetic(text: "/dɪˈzɝt/"),
        Phonetic(audio: "https://ssl.gstatic.com/dictionary/desert.mp3"),
      ])
    #expect(entry.origin == "Middle English: from Old French deserte.")
    #expect(entry.sources == ["https://en.wiktionary.org/wiki/desert"])
    #expect(entry.licence == "CC BY-SA 3.0")
  }

  @Test(
    "a word is percent-encoded in the request",
    arguments: [
      ("desert", "desert"), ("ice cream", "ice%20cream"), ("a/b?c#d%", "a%2Fb%3Fc%23d%25"),
      ("naïve", "na%C3%AFve"),
      ("../x", "..%2Fx"), ("it's", "it%27s"), ("a\u{1B}\n", "a%1B%0A"),
    ])
  func path(word: String, encoded: String) async throws {
    let server = try await LoopbackServer { _ in .text(404, DictionaryServer.notKnown) }
    #expect(try await ask(word, from: server) == nil)
    #expect(server.requests.map(\.target) == ["/api/v2/entries/en/\(encoded)"])
  }

  @Test(
    "the service is not asked for a text that can't be a word",
    arguments: ["", ".", "..", String(repeating: "a", count: 101)])
  func noWord(word: String) async throws {
    let server = try await LoopbackServer { _ in .text(200, DictionaryServer.desert) }
    #expect(try await ask(word, from: server) == nil)
    #expect(server.connections == 0)
  }

  @Test("a word that the service does not know has no entry")
  func notKnown() async throws {
    #expect(try await ask("every", answered: DictionaryServer.notKnown, 404) == nil)
    #expect(try await ask("every", answered: DictionaryServer.notKnown, 200) == nil)
    #expect(try await ask("every", answered: "[]") == nil)
  }

  @Test(
    "a missing page is a failure, and not an unknown word",
    arguments: [
      ("<html>Not Found</html>", "text/html"), ("Not Found", "text/plain"),
      (DictionaryServer.notKnown, "text/html"),
      ("{}", "application/json"), (DictionaryServer.wentWrong, "application/json"),
      ("[]", "application/json"), ("", nil),
    ] as [(String, String?)])
  func notFound(text: String, type: String?) async throws {
    let server = try await LoopbackServer { _ in .text(404, text, type: type) }
    await #expect(throws: ServiceFailure.status(404)) { try await ask(from: server) }
  }

  @Test(
    "a service that wants fewer requests gets a rest of five minutes",
    arguments: [DictionaryServer.tooMany, "Too many requests"])
  func rateLimit(text: String) async throws {
    await #expect(throws: ServiceFailure.rateLimited(.seconds(300))) {
      try await ask(answered: text, 429)
    }
  }

  @Test("a failure of the service has its status", arguments: [400, 403, 500, 502, 522, 526, 503])
  func status(status: Int) async throws {
    await #expect(throws: ServiceFailure.status(status)) {
      try await ask(answered: DictionaryServer.wentWrong, status)
    }
    let server = try await LoopbackServer { _ in
      .text(status, "<html>Bad gateway</html>", type: "text/html")
    }
    await #expect(throws: ServiceFailure.status(status)) { try await ask(from: server) }
  }

  @Test(
    "an answer that makes no sense is a failure",
    arguments: [
      "", "{}", "null", "17", "\"desert\"", "[1, 2]", "[null]", "[[]]", DictionaryServer.wentWrong,
      String(DictionaryServer.desert.dropLast()), String(DictionaryServer.desert.prefix(700)),
      String(repeating: "[", count: 250_000), String(repeating: "{\"a\":", count: 50_000),
    ])
  func nonsense(text: String) async throws {
    await #expect(throws: ServiceFailure.notUnderstood) { try await ask(answered: text) }
  }

  @Test("an answer that is not sent as JSON is a failure")
  func contentType() async throws {
    let server = try await LoopbackServer { _ in
      .text(200, DictionaryServer.desert, type: "text/html")
    }
    await #expect(throws: ServiceFailure.notJSON) { try await ask(from: server) }
  }

  @Test("a field that is missing, null, empty or of a wrong type does not spoil the others")
  func odd() async throws {
    let good = #"{"partOfSpeech":"noun","definitions":[{"definition":"Good."}]}"#
    let text = """
      [null, 17, {"word":"desert"}, {"word":null,"phonetic":5,"phonetics":{"text":"x"},\
      "origin":["x"],"license":"free","sourceUrls":"x",
      "meanings":[null, 3, "x", {}, {"partOfSpeech":"noun"}, {"definitions":null}, \
      {"partOfSpeech":7,"definitions":[{"definition":"No part."}]},
      {"partOfSpeech":"verb","definitions":[null, 5, "x", {}, {"definition":null}, \
      {"definition":12}, {"definition":""}, {"definition":" "}, {"definition":"Odd.","example":4,\
      "synonyms":"x","antonyms":[1,null,"y"]}]},
      {"partOfSpeech":"","definitions":[{"definition":"Empty part.","example":""}]}, \(good)]},
      {"phonetics":[null,{"text":null,"audio":null},{"text":3,"audio":{}},{"text":"/x/",\
      "license":{"name":null}}],"meanings":{"a":[\(good)]},"sourceUrls":[null,4,\
      "https://a.example/"],"license":{"name":"L","url":3}}]
      """
    let entry = try #require(try await ask(answered: text))
    let other = PartOfSpeech(rawValue: "other")
    #expect(
      entry.definitions == [
        Definition(partOfSpeech: other, text: "No part."),
        Definition(partOfSpeech: .verb, text: "Odd."),
        Definition(partOfSpeech: other, text: "Empty part."),
        Definition(partOfSpeech: .noun, text: "Good."),
      ])
    #expect(entry.origin == nil)
    #expect(entry.phonetics == [Phonetic(text: "/x/")])
    #expect(entry.sources == ["https://a.example/"] && entry.licence == "L")
  }

  @Test(
    "an empty entry counts as none",
    arguments: [
      #"[{}]"#,
      #"[{"word":"desert","meanings":[],"phonetics":[],"sourceUrls":["https://a.example/"]}]"#,
    ])
  func empty(text: String) async throws {
    #expect(try await ask(answered: text) == nil)
  }

  @Test("an entry for another word counts as none")
  func otherWord() async throws {
    #expect(try await ask("dessert", answered: DictionaryServer.desert) == nil)
    #expect(try await ask("Desert", answered: DictionaryServer.desert) != nil)
  }

  @Test("an entry has no control characters")
  func clean() async throws {
    let text = #"""
      [{"word":"desert","phonetic":"\u001b[31m/x/","origin":"a\u0007\u009b2Jb",\#
      "phonetics":[{"text":"/\u202ey/"}],"license":{"name":"\u001b]0;x\u0007L"},
      "meanings":[{"partOfSpeech":"No\u0000un","synonyms":["s\u001b[1m"],\#
      "definitions":[{"definition":"\u001b[2Jred\u001b[0m \u200bend\r\n",\#
      "example":"\u2066x\u2069"},{"definition":"half a \ud800"}]}]}]
      """#
    let entry = try #require(try await ask(answered: text))
    #expect(
      entry.definitions == [
        Definition(partOfSpeech: PartOfSpeech(rawValue: "no un"), text: "red end", examples: ["x"])
      ])
    #expect(entry.origin == "a b" && entry.licence == "L")
    #expect(entry.phonetics.map(\.text) == ["/x/", "/y/"])
    let bytes =
      Array(#"[{"meanings":[{"definitions":[{"definition":"caf"#.utf8) + [0xE9, 0x1B]
      + Array(#"[31m x"}]}]}]"#.utf8)
    let server = try await LoopbackServer { _ in .bytes(200, bytes) }
    #expect(try await ask(from: server)?.definitions.map(\.text) == ["caf\u{FFFD} x"])
  }

  @Test("a secure service gives only secure addresses")
  func addresses() throws {
    let text = """
      [{"phonetics":[{"audio":"http://a.example/x.mp3"},{"audio":"https://a.example/x.mp3"},\
      {"audio":"//b.example/y.mp3"},
      {"audio":"file:///etc/passwd"},{"audio":"javascript:alert(1)"},{"audio":"/x.mp3"},\
      {"audio":"https://u:p@a.example/"}],
      "sourceUrls":["http://a.example/","https://a.example/caf\\u00e9","ftp://a.example/"]}]
      """
    let answer = try JSONDecoder().decode(DictionaryAnswer.self, from: Data(text.utf8))
    let secure = try #require(answer.entry(for: "x", secureOnly: true))
    #expect(
      secure.phonetics.map(\.audio) == ["https://a.example/x.mp3", "https://b.example/y.mp3"])
    #expect(secure.sources == ["https://a.example/caf%C3%A9"])
    let plain = try #require(answer.entry(for: "x", secureOnly: false))
    #expect(
      plain.phonetics.map(\.audio) == [
        "http://a.example/x.mp3", "https://a.example/x.mp3", "https://b.example/y.mp3",
      ])
    #expect(plain.sources.first == "http://a.example/")
  }

  @Test("the texts and lists of an entry are bounded")
  func bounds() async throws {
    let long = String(repeating: "long ", count: 250)
    let senses = (0..<200).map {
      #"{"definition":"\#($0) \#(long)","example":"\#(long)","synonyms":["s\#($0)"]}"#
    }
    let sounds = (0..<200).map { #"{"text":"\#($0)"}"# }
    let sources = (0..<200).map { #""https://a.example/\#($0)""# }
    let text = """
      [{"origin":"\(long)","phonetics":[\(sounds.joined(separator: ","))],\
      "sourceUrls":[\(sources.joined(separator: ","))],
      "meanings":[{"partOfSpeech":"\(long)",\
      "definitions":[\(senses.prefix(80).joined(separator: ","))]}]}]
      """
    let entry = try #require(try await ask(answered: text))
    #expect(
      entry.definitions.count == 50 && entry.phonetics.count == 50 && entry.sources.count == 50)
    #expect(entry.definitions.allSatisfy { $0.text.count <= 1_000 && $0.text.hasSuffix("long…") })
    #expect(
      entry.definitions.allSatisfy {
        $0.examples.allSatisfy { $0.count <= 1_000 } && $0.partOfSpeech.rawValue.count <= 40
      })
    #expect(entry.origin.map { $0.count <= 1_000 } == true)
  }

  @Test("damaged bytes stop nothing, and bring no control characters")
  func anyBytes() {
    let good = Array(DictionaryServer.desert.utf8)
    let others = Array("\"\\{}[],:0\u{1B}\u{7F} \n".utf8) + [0xFF, 0xC3, 0x00]
    var generator = SeededGenerator(seed: 5)
    var entries = 0
    for _ in 0..<500 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = bytes.indices.randomElement(using: &generator) ?? 0
        bytes[index] = others.randomElement(using: &generator) ?? 0
      }
      let text = WebAnswer(status: 200, contentType: nil, body: bytes).text
      guard let answer = try? JSONDecoder().decode(DictionaryAnswer.self, from: text),
        let entry = answer.entry(for: "desert", secureOnly: true)
      else { continue }
      entries += 1
      let texts =
        entry.definitions.flatMap { [$0.text, $0.partOfSpeech.rawValue] + $0.examples }
        + entry.sources
        + [entry.origin, entry.licence].compactMap(\.self)
        + entry.phonetics.flatMap { [$0.text, $0.audio, $0.source, $0.licence].compactMap(\.self) }
      #expect(
        texts.allSatisfy { text in
          text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        })
    }
    // Some damaged answers can be read, and some can't.
    #expect((20..<480).contains(entries))
  }
}
