import Foundation

@testable import Network
@testable import WordService

extension Parser {
  /// The answers of web services.
  static let services = [
    Parser(name: "answers") {
      [Array(dictionaryAnswer.utf8), Array("[\"harbor\", \"rhythm\", null, 7]".utf8)]
    } read: { bytes in
      let answer = WebAnswer(status: 200, contentType: "application/json", body: bytes)
      _ = try? JSONDecoder().decode([Lenient<String>].self, from: answer.text)
      guard let found = try? JSONDecoder().decode(DictionaryAnswer.self, from: answer.text) else {
        return
      }
      let entry = found.entry(for: "harbor", secureOnly: true)
      _ = (entry?.recording(accent: "us"), entry?.recording(accent: "gb"))
      demand(entry?.definitions.count ?? 0 <= 50, "An entry has too many definitions.")
    }
  ]

  private static let dictionaryAnswer = """
    [{"word": "harbor", "phonetic": "/ˈhɑɹbɚ/", "origin": "Old English",
    "phonetics": [{"text": "/ˈhɑɹbɚ/", "audio": "https://example.org/harbor-us.mp3",
    "sourceUrl": "https://example.org/file", "license": {"name": "BY-SA 4.0"}}],
    "meanings": [{"partOfSpeech": "noun", "definitions": [{"definition": "A <b>port</b>.",
    "example": "The city has a harbor."}]}], "license": {"name": "CC BY-SA 3.0"},
    "sourceUrls": ["https://en.wiktionary.org/wiki/harbor"]}]
    """
}
