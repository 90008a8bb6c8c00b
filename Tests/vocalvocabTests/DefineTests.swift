import Foundation
import Testing

@Suite("The command define")
struct DefineTests {
  let program = try! Program()

  @Test("shows a word's pronunciation, level, meaning, forms, homophones and other spellings")
  func define() throws {
    let colour = try program.run("define", "colour").output
    #expect(colour.hasPrefix("colour  /kˈʌlɚ/  level starter\n"))
    #expect(colour.contains("colours (plural)"))
    #expect(
      colour.contains(
        "Also spelled color: color is American; colour is British, Canadian and Australian."))
    #expect(colour.contains("noun: ") && colour.hasSuffix("From VocalVocab and WordNet 3.0.\n"))
    for (word, other) in [
      ("bass", "/bˈeɪs/, /bˈæs/ (the fish)"), ("lead", "/lˈiːd/, /lˈɛd/ (the metal)"),
      ("sewer", "/sˈuːɚ/, /sˈoʊɚ/ (one who sews)"), ("read", "/ɹˈiːd/, /ɹˈɛd/ (the past)"),
    ] {
      #expect(try program.run("define", word).output.hasPrefix("\(word)  \(other)"))
    }
    let contraction = try program.run("define", "I'll").output
    #expect(contraction.contains("Sounds the same: aisle ("))
    #expect(contraction.contains("; isle (an island)."))
    let heir = try program.run("define", "heir").output
    #expect(heir.contains("Sounds the same: ") && heir.contains("err"))
    let mice = try program.run("define", "Mice").output
    #expect(mice.contains("Plural of the noun mouse.\n"))
    #expect(try program.run("define", "their").output.contains("From VocalVocab"))
    #expect(try program.run("define", "ice cream").output.contains("frozen milk"))
  }

  @Test(
    "shows the forms with their names, those of two senses apart",
    arguments: [
      ("go", "Forms: went (past tense), gone (past participle), goes (third person), going"),
      ("put", "put (past tense and past participle), puts (third person), putting"),
      ("read", "read (past tense and past participle), reads (third person), reading"),
      ("lie", "in the sense “to rest flat, or to be in a place”: lay (past tense), lain (past"),
      ("lie", "in the sense “to say what is not true”: lied (past tense and past participle)"),
      ("wind", "“to take someone's breath away”: winded (past tense and past participle)"),
      ("learn", "learnt (British past tense and past participle)"),
      ("get", "gotten (American past participle)"), ("can", "could (past tense)."),
      ("furniture", "The noun has no plural."), ("scissors", "The noun is always plural."),
      ("went", "Past tense of the verb go."), ("gone", "Past participle of the verb go."),
      ("found", "Past tense and past participle of the verb find."),
      ("sheep", "Forms: sheep (plural)."),
    ])
  func forms(word: String, part: String) throws {
    let output = try program.run("define", word).output
    #expect(output.contains(part), "\(output)")
  }

  @Test(
    "shows each sense of a word that is said in two ways with its sound and its homophones",
    arguments: [
      ("read", "verb /ɹˈɛd/: the past tense", "Sounds the same as /ɹˈɛd/: red ("),
      ("read", "verb /ɹˈiːd/: to look", "Sounds the same as /ɹˈiːd/: reed ("),
      ("lead", "noun /lˈɛd/: a soft", "Sounds the same as /lˈɛd/: led (past tense of lead)"),
      ("lead", "verb /lˈiːd/: ", "Rare words that sound the same as /lˈiːd/: lede ("),
      ("wound", "verb /wˈaʊnd/: the past", "noun /wˈuːnd/: "),
      ("sow", "noun /sˈaʊ/: a grown female pig", "Sounds the same as /sˈoʊ/: sew ("),
      ("bass", "noun /bˈæs/: ", "Sounds the same as /bˈeɪs/: base ("),
      ("row", "noun /ɹˈaʊ/: ", "noun /ɹˈoʊ/: "), ("tear", "verb /tˈɛɹ/: ", "noun /tˈɪɹ/: "),
      ("wind", "verb /wˈaɪnd/: ", "noun /wˈɪnd/: "),
      ("close", "verb /klˈoʊz/: ", "adjective /klˈoʊs/: "),
      ("minute", "adjective /maɪnˈuːt/: ", "noun /mˈɪnɪt/: "),
      ("invalid", "adjective /ɪnvˈælɪd/: ", "noun /ˈɪnvəlɪd/: "),
      ("bow", "noun /bˈaʊ/: ", "Sounds the same as /bˈaʊ/: bough ("),
      ("desert", "verb /dɪzˈɜːt/: ", "Sounds the same as /dɪzˈɜːt/: dessert ("),
      ("polish", "adjective /pˈoʊlɪʃ/: with a capital", "verb /pˈɑːlɪʃ/: "),
      ("learned", "verb /lˈɜːnd/: ", "adjective /lˈɜːnɪd/: "),
    ])
  func sounds(word: String, sense: String, other: String) throws {
    let output = try program.run("define", word).output
    #expect(output.contains(sense) && output.contains(other), "\(output)")
  }

  @Test("shows the words of the same family, without the word's own forms")
  func family() throws {
    let rhythm = try program.run("define", "rhythm").output
    #expect(rhythm.contains("Of the same family: rhythmic"), "\(rhythm)")
    #expect(!rhythm.contains(#/family: [^\n]*rhythms/#))
    #expect(try !program.run("define", "giraffe").output.contains("family:"))
  }

  @Test("shows regional spellings with their sense, rare homophones last, and names")
  func others() throws {
    let tire = try program.run("define", "tire").output
    #expect(tire.contains("Also spelled tyre in the sense “the rubber ring around a wheel”: "))
    #expect(!tire.contains("Sounds the same"))
    let tyre = try program.run("define", "tyre").output
    #expect(tyre.contains("Also spelled tire: ") && !tyre.contains("Sounds the same"))
    for (word, line) in [
      ("leaf", "Rare words that sound the same: lief (gladly)."),
      ("set", "Rare words that sound the same: sett ("), ("Mark", "noun: a boy's name\n"),
      ("rose", "Rose, with a capital, is a girl's name."), ("Emily", "noun: a girl's name\n"),
      ("red", "Sounds the same: read (the past tense"), ("August", "/ˈɔːɡəst/"),
    ] {
      #expect(try program.run("define", word).output.contains(line), "\(word)")
    }
    // The examples of WordNet belong to several words.
    #expect(try !program.run("define", "spring").output.contains("leapt"))
    #expect(try !program.run("define", "goes").output.contains("(plural)"))
    #expect(try !program.run("define", "mouse").output.contains("moused"))
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
    let meanings = try #require(entry["homophoneMeanings"] as? [[String: Any]])
    let ere = try #require(meanings.first { $0["word"] as? String == "ere" })
    #expect(ere["meaning"] as? String == "before" && ere["isRare"] as? Bool == false)

    let lie = try program.run("define", "lie", "read", "--json").output
    let both = try #require(
      try JSONSerialization.jsonObject(with: Data(lie.utf8)) as? [[String: Any]])
    let forms = try #require(both.first?["inflections"] as? [[String: Any]])
    let names = forms.filter { $0["meaning"] as? String == "to say what is not true" }
      .compactMap { "\($0["form"] ?? "") \($0["name"] ?? "")" }
    #expect(names.prefix(2) == ["lied past tense", "lied past participle"])
    let senses = try #require(both.last?["definitions"] as? [[String: Any]])
    #expect(Set(senses.compactMap { $0["pronunciation"] as? String }).count == 2)
  }

  @Test("suggests a similar word for an unknown one")
  func unknown() throws {
    let result = try program.run("define", "necesary")
    #expect(result.status == 1)
    #expect(result.errors.contains("no entry for 'necesary': did you mean necessary"))
  }
}
