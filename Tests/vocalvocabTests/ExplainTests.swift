import Foundation
import Testing

@Suite("The command explain")
struct ExplainTests {
  let program = try! Program()

  @Test(
    "says what a round says of a try",
    arguments: [
      ("necessary", "neccesary", "Double letters: The c is single"),
      ("bear", "bare", "It sounds the same, but means something else: "),
      ("whole", "hole", "means something else: an empty space in something."),
      ("whole", "hole", "The w is silent: W-hole."), ("two", "to", "The w is silent: t-W-o."),
      ("colour", "color", "Correct: another spelling"), ("ocean", "Ocean ", "Correct."),
      ("ocean", " ", "Nothing was typed."), ("ocean", "/ocean", "is not spelled with '/'"),
      ("paid", "payed", "payed is a rare spelling of this word: type the usual one."),
      ("virtualize", "virtualise", "Correct: another spelling"),
      ("borne", "born", "It sounds the same, but means something else"),
      ("hindrance", "hinderance", "No vowel stands between the d and the r: hindrance."),
      ("plumber", "plummer", "Letters you don't hear: The b is silent: plum-B-er."),
      ("opportunity", "oppotunity", "One sound, several spellings: This sound is spelled or"),
      ("theatre", "teather", "theater is American; theatre is right, too."),
      ("were", " we’re", "we're is another word: short for we are."),
    ])
  func explain(word: String, typed: String, said: String) throws {
    let result = try program.run("explain", word, typed)
    #expect(result.status == 0 && result.output.contains(said), "\(result.output)")
  }

  @Test(
    "marks the letters of a wrong try with the signs of a round",
    arguments: [
      ("harbor", "harber", "Wrong: h a r b [e] r\n"),
      ("friend", "freind", "Wrong: f r ~e ~i ~n ~d\n"),
      ("ocean", "ocen", "Wrong: o c e _ n\n"),
    ])
  func marks(word: String, typed: String, marked: String) throws {
    let explained = try program.run("explain", word, typed)
    let round = try program.run("play", "--mute", "--word", word, input: "\(typed)\n/quit\n")
    #expect(explained.status == 0 && round.status == 0)
    #expect(explained.output.hasPrefix(marked), "\(explained.output)")
    #expect(round.output.contains("\n\(marked)"), "\(round.output)")
    #expect(
      explained.output.contains("The mistake is in the marked area.") == marked.contains("~"))
  }

  @Test("reads thousands of pairs, and prints one JSON object a line")
  func explainPairs() throws {
    let pairs = ["necessary\tneccesary", "separate\tseperate", "weird\twierd", "ocean\tocean"]
    let many = (0..<500).flatMap { _ in pairs }.joined(separator: "\n") + "\n"
    let result = try program.run("explain", "--pairs", "-", "--json", input: many)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2000)
    for (line, pair) in zip(lines.prefix(4), pairs) {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let fields = pair.split(separator: "\t").map(String.init)
      #expect(object["word"] as? String == fields[0] && object["try"] as? String == fields[1])
      let mistakes = try #require(object["mistakes"] as? [[String: Any]])
      #expect(mistakes.allSatisfy { $0["kind"] is String })
      #expect((object["verdict"] as? String == "correct") == mistakes.isEmpty)
      #expect(object["edits"] is [[String: Any]])
    }
    let long = String(repeating: "o", count: 600_000)
    let told = try program.run("explain", "--pairs", "-", input: "ocean\t\(long)\n")
    #expect(
      told.status == 0
        && told.output.hasSuffix("This is too long to be the word: type the word alone.\n"))
    let refused = try program.run("explain", "--pairs", "-", input: "\(long)\tocean\n")
    #expect(refused.status == 1 && refused.errors.contains("Word 1 has more than 100 characters"))
    let broken = try program.run("explain", "--pairs", "-", input: "necessary\n")
    #expect(broken.status == 1 && broken.errors.contains("Line 1 is not a pair:"))
  }
}
