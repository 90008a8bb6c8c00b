import Console
import Learner

extension RoundView {
  /// The requests in groups, each with the text that says what it does. Some have a short remark
  /// for the overview.
  static let requests: [(group: String, members: [(name: String, remark: String?, does: String)])] =
    [
      (
        "Hear",
        [
          ("Enter or Tab", "again", "says the word again."),
          ("/slow", nil, "says the word slowly; the second time, syllable by syllable."),
          ("/human", nil, "plays a person's recording, if the dictionary service has one."),
          ("/mine", "your try", "says your last wrong try, then the word."),
        ]
      ),
      (
        "Meaning",
        [
          ("/define", nil, "says what the word means."),
          ("/part", "of speech", "says which part of speech the word is."),
          ("/sentence", nil, "uses the word in a sentence."),
          ("/english", nil, "says the meaning in English, if you hear it in another language."),
          ("/origin", nil, "says where the word comes from."),
        ]
      ),
      (
        "Help",
        [
          (
            "/hint", nil,
            "tells where your try is wrong, then the letters there; before a try, how long it is."
          ),
          (
            "/slip", "undo a typing slip",
            "takes back a wrong try that was a typing slip, once a word."
          ),
        ]
      ),
      (
        "Leave",
        [
          ("/skip", "the word is missed", "gives the word up: it counts as missed."),
          ("/exclude", "never asked again", "excludes the word, so that it is never asked again."),
          ("/quit", nil, "ends the session."),
        ]
      ),
    ]

  /// The signs in a wrong try.
  private static let signs =
    "In a try: [e] wrong, _ missing, (e) extra, <ei> swapped, ~e one of these is wrong."

  /// Shows all requests, and the signs in a wrong try, in few lines, so that the round stays
  /// visible.
  ///
  /// - Parameter letters: the letters of the round's language that a keyboard may lack.
  func help(letters: [String]) {
    for sentence in Self.overview + LetterTyping.sentences(letters) { paragraph(sentence) }
    paragraph(Self.signs)
    paragraph(Self.furtherHelp, tone: .quiet)
  }

  /// All requests, a sentence for each group.
  private static var overview: [String] {
    requests.map { group, members in
      let names = members.map { $0.name + ($0.remark.map { " (\($0))" } ?? "") }
      return "\(group): \(names.joined(separator: ", "))."
    }
  }

  private static let furtherHelp = "/help slow explains /slow, and so on."

  /// Returns the help as the voice says it. The signs in a try can't be heard.
  static func spokenHelp(letters: [String]) -> [String] {
    overview + LetterTyping.sentences(letters) + [furtherHelp]
  }

  /// Returns the sentence that says what a request does, or that it does not exist.
  ///
  /// - Parameter name: the request's name, with its slash or without.
  static func help(on name: String) -> String {
    // By Character: a person types the name.
    let asked = "/" + name.drop { $0 == "/" }
    let members = requests.flatMap(\.members)
    guard let member = members.first(where: { $0.name == asked }) else {
      return unknown(String(asked.dropFirst()))
    }
    return "\(member.name) \(member.does)"
  }

  /// Returns the sentence that says that a request does not exist.
  static func unknown(_ name: String) -> String {
    "There is no request '/\(name)': /help lists all requests."
  }
}
