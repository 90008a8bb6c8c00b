import Foundation
import Hashing
import Quiz

@testable import QuizSources
@testable import WebRequests
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
    },
    Parser(name: "questions") {
      [Array(triviaAnswer.utf8), Array(openTriviaAnswer.utf8), Array(questionTable.utf8)]
    } read: { bytes in
      let answer = WebAnswer(status: 200, contentType: "application/json", body: bytes)
      var generator = SeededGenerator(seed: 1)
      var found: [FoundQuestion] = []
      if case .questions(let questions, _)? = try? TriviaAPI.read(answer) { found += questions }
      if let decoded = try? answer.decoded() as OpenTriviaDB.Answer {
        found += decoded.questions ?? []
      }
      var questions = found.questions(prefix: "x", atMost: 50, using: &generator)
      questions += (try? QuestionTable(bytes, using: &generator).questions) ?? []
      for question in questions {
        demand(
          question.answers.indices.contains(question.right) && question.text.count <= 500
            && question.answers.allSatisfy { (1...200).contains($0.count) },
          "A question can't be asked.")
      }
    },
  ]

  private static let triviaAnswer = """
    [{"category": "geography", "id": "6237", "correctAnswer": "Lima", "incorrectAnswers": ["Quito",
    "La Paz"], "question": {"text": "What is the capital of Peru?"}, "type": "text_choice",
    "difficulty": "easy"}]
    """
  private static let openTriviaAnswer = """
    {"response_code": 0, "results": [{"type": "bXVsdGlwbGU=", "difficulty": "ZWFzeQ==",
    "category": "QXJ0", "question": "V2hvPw==", "correct_answer": "TWU=",
    "incorrect_answers": ["WW91", "VGhlbQ=="]}]}
    """
  private static let questionTable = "question,right answer,wrong\nWho?,Me,\"You\"\n"

  private static let dictionaryAnswer = """
    [{"word": "harbor", "phonetic": "/ˈhɑɹbɚ/", "origin": "Old English",
    "phonetics": [{"text": "/ˈhɑɹbɚ/", "audio": "https://example.org/harbor-us.mp3",
    "sourceUrl": "https://example.org/file", "license": {"name": "BY-SA 4.0"}}],
    "meanings": [{"partOfSpeech": "noun", "definitions": [{"definition": "A <b>port</b>.",
    "example": "The city has a harbor."}]}], "license": {"name": "CC BY-SA 3.0"},
    "sourceUrls": ["https://en.wiktionary.org/wiki/harbor"]}]
    """
}
