import Foundation
import Testing

@Suite("The command define")
struct DefineTests {
  let program = try! Program()

  @Test("shows a word's pronunciation, level, meaning, forms, homophones and other spellings")
  func define() throws {
    let colour = try program.run("define", "colour").output
    #expect(colour.hasPrefix("colour  /kˈʌlɚ/  level starter\n"))
    #expect(colour.contains("Forms: colours (plural)"))
    #expect(
      colour.contains(
        "Also spelled color: color is American; colour is British, Canadian and Australian."))
    #expect(colour.contains("noun: ") && colour.hasSuffix("From VocalVocab and WordNet 3.0.\n"))
    for (word, other) in [
      ("bass", "/bˈeɪs/, /bˈæs/ (the fish)"), ("lead", "/lˈiːd/, /lˈɛd/ (the metal)"),
      ("sewer", "/sˈuːɚ/, /sˈoʊɚ/ (one who sews)"),
    ] {
      #expect(try program.run("define", word).output.hasPrefix("\(word)  \(other)"))
    }
    #expect(try program.run("define", "I'll").output.contains("Sounds the same: aisle, isle."))
    let heir = try program.run("define", "heir").output
    #expect(heir.contains("Sounds the same: ") && heir.contains("err"))
    let mice = try program.run("define", "Mice").output
    #expect(mice.contains("Plural of the noun mouse.\n"))
    #expect(try program.run("define", "their").output.contains("From VocalVocab"))
    #expect(try program.run("define", "ice cream").output.contains("frozen milk"))
  }

  @Test("prints the same as JSON")
  func json() throws {
    let output = try program.run("define", "heir", "--json").output
    let entries = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    let entry = try #require(entries.first)
    #expect(entry["word"] as? String == "heir" && entry["level"] as? String == "everyday")
    #expect((entry["homophones"] as? [String])?.contains("err") == true)
    #expect((entry["definitions"] as? [Any])?.isEmpty == false)
  }

  @Test("suggests a similar word for an unknown one")
  func unknown() throws {
    let result = try program.run("define", "necesary")
    #expect(result.status == 1)
    #expect(result.errors.contains("no entry for 'necesary': did you mean necessary"))
  }
}
