import Languages
import TestSupport
import Testing
import Vocabulary

@testable import Practice

@Suite("Each mistake in a try has a name")
struct MistakeTests {
  typealias Kind = Mistake.Kind

  private func kinds(
    _ typed: String, _ word: String, said: String? = nil, sounding: String? = nil,
    in language: Language = .english
  ) -> [Kind] {
    let word = WrittenWord(
      Spelling(word), said: said.map { Pronunciation(ipa: $0) }, in: language)
    return Diagnosis(
      of: Spelling(typed), for: word, sounding: sounding.map { Pronunciation(ipa: $0) }
    ).mistakes.map(\.kind)
  }

  @Test(
    "that the letters alone suggest",
    arguments: [
      ("adress", "address", [.doubledLetter]), ("untill", "until", [.doubledLetter]),
      ("neccesary", "necessary", [.doubledLetter, .doubledLetter]),
      ("recieve", "receive", [.ieEi]), ("wierd", "weird", [.ieEi]),
      ("nife", "knife", [.silentLetter]), ("rong", "wrong", [.silentLetter]),
      ("wich", "which", [.silentLetter]), ("lite", "light", [.silentLetter, .finalE]),
      ("frend", "friend", [.vowelTeam]), ("fild", "field", [.vowelTeam]),
      ("calandar", "calendar", [.unstressedVowel]),
      ("possable", "possible", [.ableIble]), ("dependible", "dependable", [.ableIble]),
      ("existance", "existence", [.anceEnce]), ("independant", "independent", [.antEnt]),
      ("procede", "proceed", [.cedeCeed]), ("supercede", "supersede", [.cedeCeed]),
      ("docter", "doctor", [.erOrAr]), ("grammer", "grammar", [.erOrAr]),
      ("stationery", "stationary", [.aryEryOry]), ("tabel", "table", [.leElAl]),
      ("organice", "organise", [.softC]), ("realize", "realise", [.iseIze]),
      ("previus", "previous", [.ous]), ("basicly", "basically", [.ly]),
      ("sirkus", "circus", [.softC, .hardC]), ("majic", "magic", [.softG]),
      ("brige", "bridge", [.softG]), ("elefant", "elephant", [.phF]),
      ("sistem", "system", [.yI]), ("happyness", "happiness", [.yI]),
      ("makeing", "making", [.finalE]), ("hopful", "hopeful", [.finalE]),
      ("citys", "cities", [.plural]), ("knifes", "knives", [.plural]),
      ("boxs", "boxes", [.plural]), ("sheeps", "sheep", [.plural]),
      ("jumpt", "jumped", [.past]), ("costed", "cost", [.past]),
      ("mispell", "misspell", [.prefix]), ("discribe", "describe", [.prefix]),
      ("stasion", "station", [.tionSion]), ("mushroon", "mushroom", [.nasal]),
      ("fink", "think", [.th]), ("goverment", "government", [.cluster]),
      ("shor", "short", [.cluster]), ("rember", "remember", [.partLeftOut]),
      ("rememember", "remember", [.partAdded]), ("estop", "stop", [.vowelAdded]),
      ("teh", "the", [.swapped]), ("tounge", "tongue", [.swapped]),
      ("aminal", "animal", [.swapped]), ("hojse", "house", [.keyboardSlip]),
      ("hojsse", "house", [.letterWrong, .doubledLetter]), ("kniff", "knife", [.finalE]),
      ("teecha", "teacher", [.vowelTeam, .unstressedVowel, .lastSound]),
      ("dog", "bog", [.mirrored]), ("plalform", "platform", [.echoedLetter]),
      ("wed", "red", [.nearConsonant]),
      ("hughe", "huge", [.silentLetter]), ("exhuberant", "exuberant", [.silentLetter]),
      ("wellknown", "well-known", [.hyphenApostrophe]), ("dont", "don't", [.hyphenApostrophe]),
      ("alot", "a lot", [.space]), ("cafe", "café", [.accent]),
      ("goin", "going", [.ing]), ("weigt", "weight", [.silentLetter]),
      ("shair", "chair", [.nearConsonant]), ("grobal", "global", [.lR]),
      ("picher", "pitcher", [.silentLetter]), ("mixcher", "mixture", [.ture]),
      ("hamok", "hammock", [.doubledLetter, .hardC]),
    ] as [(String, String, [Kind])])
  func letters(typed: String, word: String, expected: [Kind]) {
    #expect(kinds(typed, word) == expected, "\(typed) for \(word)")
  }

  @Test(
    "that the pronunciation suggests",
    arguments: [
      ("seperate", "separate", "sˈɛpɚɹˌeɪt", [.unstressedVowel]),
      ("definately", "definitely", "dˈɛfɪnətli", [.unstressedVowel]),
      ("intresting", "interesting", "ˈɪntɹɛstɪŋ", [.unstressedVowel]),
      (
        "nolij", "knowledge", "nˈɑːlɪdʒ",
        [.silentLetter, .vowelTeam, .unstressedVowel, .softG, .finalE]
      ),
      ("thort", "thought", "θˈɔːt", [.vowelTeam]),
      ("nashun", "nation", "nˈeɪʃən", [.tionSion]),
      ("farver", "father", "fˈɑːðɚ", [.vowelTeam, .th]),
      ("jouse", "house", "hˈaʊs", [.nearConsonant]),
      ("bawd", "bored", "bˈoːɹd", [.sameSound, .otherConsonant, .past]),
      ("gurl", "girl", "ɡˈɜːl", [.rVowel]), ("muther", "mother", "mˈʌðɚ", [.sameSound]),
      ("bizzy", "busy", "bˈɪzi", [.sameSound, .sZ]), ("hem", "him", "hˈɪm", [.nearVowel]),
      ("kwick", "quick", "kwˈɪk", [.hardC]), ("brekfast", "breakfast", "bɹˈɛkfəst", [.vowelTeam]),
      ("usally", "usually", "jˈuːʒuːəli", [.neighbourVowels]),
      ("famle", "family", "fˈæmᵻli", [.unstressedVowel, .sameSound]),
      ("mountin", "mountain", "mˈaʊntɪn", [.vowelTeam]),
    ] as [(String, String, String, [Kind])])
  func sounds(typed: String, word: String, said: String, expected: [Kind]) {
    #expect(kinds(typed, word, said: said) == expected, "\(typed) for \(word)")
  }

  @Test("that is no slip of the keyboard, if the try sounds like the word")
  func noSlip() {
    #expect(
      kinds("wether", "weather", said: "wˈɛðɚ", sounding: "wˈɛðɚ")
        == [.vowelTeam, .soundsRight])
  }

  @Test("that says the try is a different word, if most letters are wrong")
  func other() {
    #expect(kinds("zzqvx", "harbor") == [.differentWord])
    #expect(kinds(String(repeating: "xy", count: 4000), "harbor") == [.differentWord])
    let long = String(repeating: "é", count: 600_000)
    let diagnosis = Diagnosis(of: Spelling(long), for: WrittenWord(Spelling("harbor")))
    #expect(diagnosis.mistakes.map(\.kind) == [.differentWord])
    #expect(diagnosis.alignment.typed == long && diagnosis.alignment.corrected == "harbor")
  }

  @Test("that has nothing to do with English, if the word is in another language")
  func otherLanguages() {
    #expect(kinds("telephono", "teléfono", in: Language("es")).allSatisfy { !$0.isEnglishOnly })
    #expect(kinds("corazon", "corazón", in: Language("es")) == [.accent])
    #expect(kinds("pero", "perro", in: Language("es")) == [.doubledLetter])
    #expect(kinds("peine", "piene", in: Language("es")) == [.swapped])
    #expect(kinds("ermana", "hermana", in: Language("es")) == [.silentLetter])
  }

  @Test("and every edit belongs to exactly one mistake, whatever was typed")
  func all() {
    var generator = SeededGenerator(seed: 5)
    let letters = Array("aeiosthrcké-'")
    let words = [
      ("necessary", "nˈɛsᵻsɚɹi"), ("knowledge", "nˈɑːlɪdʒ"), ("don't", "dˈoʊnt"),
      ("café", "kæfˈeɪ"), ("rhythm", "ɹˈɪðəm"), ("queue", "kjˈuː"), ("a", "ˈeɪ"),
      ("successfully", "səksˈɛsfəli"),
    ]
    for (word, ipa) in words {
      for (language, said) in [
        ("en", nil), ("en", Pronunciation(ipa: ipa)), ("es", nil),
      ] {
        let written = WrittenWord(Spelling(word), said: said, in: Language(language))
        for _ in 0..<800 {
          var typed = Array(word)
          for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let index = Int.random(in: 0...typed.count, using: &generator)
            let letter = letters.randomElement(using: &generator) ?? "a"
            if Bool.random(using: &generator) || index == typed.count {
              typed.insert(letter, at: index)
            } else {
              typed.remove(at: index)
            }
          }
          let diagnosis = Diagnosis(of: Spelling(String(typed)), for: written)
          let edits = diagnosis.alignment.steps.indices.filter {
            !diagnosis.alignment.steps[$0].isSame
          }
          #expect(diagnosis.mistakes.flatMap(\.steps).sorted() == edits, "\(String(typed)) \(word)")
          #expect(diagnosis.alignment.corrected == Spelling(word).description)
          #expect(diagnosis.alignment.typed == Spelling(String(typed)).description)
        }
      }
    }
  }
}

extension Mistake.Kind {
  fileprivate var isEnglishOnly: Bool {
    switch self {
    case .accent, .swapped, .doubledLetter, .hyphenApostrophe, .space, .letterMissing,
      .letterExtra, .letterWrong, .differentWord, .sameSound, .silentLetter, .vowelTeam:
      false
    default: true
    }
  }
}
