import Testing

@testable import WordService

@Suite("The parts of words")
struct MorphemesTests {
  private let dictionary = try! sharedDictionary.get()

  @Test(
    "are named where the derivation and the meaning say so",
    arguments: [
      ("environment", "environ + ment"), ("disappear", "dis + appear"),
      ("knowledge", "know + ledge"), ("available", "avail + able"), ("misspell", "mis + spell"),
      ("unnecessary", "un + necessary"), ("irregular", "ir + regular"),
      ("government", "govern + ment"), ("comfortable", "comfort + able"),
      ("happiness", "happy + ness"), ("publicly", "public + ly"), ("skiing", "ski + ing"),
      ("dying", "die + ing"), ("hopping", "hop + ing"), ("handkerchief", "hand + kerchief"),
      ("lieutenant", "lieu + tenant"), ("breakfast", "break + fast"), ("careful", "care + ful"),
      ("teacher", "teach + er"), ("sailor", "sail + or"), ("beggar", "beg + ar"),
      ("movement", "move + ment"), ("argument", "argue + ment"), ("enjoyment", "enjoy + ment"),
      ("meanness", "mean + ness"), ("business", "busy + ness"), ("loneliness", "lonely + ness"),
      ("suddenness", "sudden + ness"), ("completely", "complete + ly"), ("really", "real + ly"),
      ("basically", "basic + ally"), ("gently", "gentle + ly"), ("truly", "true + ly"),
      ("dangerous", "danger + ous"), ("famous", "fame + ous"), ("mysterious", "mystery + ous"),
      ("electricity", "electric + ity"), ("ability", "able + ity"),
      ("possibility", "possible + ity"), ("musician", "music + ian"),
      ("electrician", "electric + ian"), ("librarian", "library + an"),
      ("discussion", "discuss + ion"), ("invitation", "invite + ation"),
      ("preparation", "prepare + ation"), ("addition", "add + ition"),
      ("existence", "exist + ence"), ("difference", "differ + ence"),
      ("appearance", "appear + ance"), ("president", "preside + ent"),
      ("pleasant", "please + ant"), ("valuable", "value + able"), ("noticeable", "notice + able"),
      ("reliable", "rely + able"), ("accessible", "access + ible"), ("musical", "music + al"),
      ("natural", "nature + al"), ("sunny", "sun + y"), ("noisy", "noise + y"),
      ("funny", "fun + y"), ("wooden", "wood + en"), ("brighten", "bright + en"),
      ("kingdom", "king + dom"), ("wisdom", "wise + dom"), ("friendship", "friend + ship"),
      ("childhood", "child + hood"), ("hopeless", "hope + less"), ("beautiful", "beauty + ful"),
      ("skilful", "skill + ful"), ("foolish", "fool + ish"), ("marriage", "marry + age"),
      ("carriage", "carry + age"), ("pressure", "press + ure"), ("signature", "sign + ature"),
      ("dishonest", "dis + honest"), ("illegal", "il + legal"), ("immature", "im + mature"),
      ("impossible", "im + possible"), ("incorrect", "in + correct"),
      ("irresponsible", "ir + response + ible"), ("misunderstand", "mis + understand"),
      ("misbehave", "mis + behave"), ("unhappy", "un + happy"), ("overcook", "over + cook"),
      ("underestimate", "under + estimate"), ("rewrite", "re + write"), ("preheat", "pre + heat"),
      ("international", "inter + nation + al"), ("interact", "inter + act"),
      ("disappoint", "dis + appoint"), ("dissolve", "dis + solve"), ("accompany", "ac + company"),
      ("appoint", "ap + point"), ("arrange", "ar + range"), ("assign", "as + sign"),
      ("collapse", "col + lapse"), ("commission", "com + mission"),
      ("correspond", "cor + respond"), ("recommend", "re + commend"),
      ("immigrate", "im + migrate"), ("extraordinary", "extra + ordinary"),
      ("across", "a + cross"), ("because", "be + cause"), ("already", "all + ready"),
      ("almost", "all + most"), ("fulfil", "full + fill"), ("shepherd", "sheep + herd"),
      ("length", "long + th"), ("strength", "strong + th"), ("eighth", "eight + th"),
      ("ninth", "nine + th"), ("twelfth", "twelve + th"), ("forty", "four + ty"),
      ("fasten", "fast + en"), ("handsome", "hand + some"), ("plumber", "plumb + er"),
      ("stationery", "stationer + y"), ("stationary", "station + ary"),
      ("secretary", "secret + ary"), ("disagreement", "dis + agree + ment"),
      ("unhappiness", "un + happy + ness"), ("disappointed", "dis + appoint + ed"),
      ("misspelled", "mis + spell + ed"), ("unnecessarily", "un + necessary + ly"),
      ("uncomfortable", "un + comfort + able"), ("recommended", "re + commend + ed"),
      ("misunderstanding", "mis + understand + ing"), ("governments", "govern + ment + s"),
      ("beginner", "begin + er"), ("running", "run + ing"), ("biggest", "big + est"),
      ("happier", "happy + er"), ("making", "make + ing"), ("excited", "excite + ed"),
      ("interesting", "interest + ing"), ("building", "build + ing"),
      ("photograph", "photo + graph"), ("television", "tele + vision"),
      ("notwithstanding", "not + with + standing"), ("hasty", "haste + y"),
      ("dishonesty", "dis + honest + y"), ("immediately", "im + mediate + ly"),
      ("reaction", "re + act + ion"), ("discovery", "dis + cover + y"), ("wobbly", "wobble + y"),
      ("crumbly", "crumble + y"), ("smelly", "smell + y"), ("enlighten", "en + lighten"),
      ("incurable", "in + cure + able"), ("hardly", "hard + ly"), ("careless", "care + less"),
      ("readable", "read + able"), ("helpful", "help + ful"), ("learning", "learn + ing"),
      ("adventurous", "adventure + ous"), ("adventurer", "adventure + er"),
      ("misadventure", "mis + adventure"), ("editorial", "editor + ial"),
      ("lonely", "lone + ly"), ("alone", "all + one"), ("amazement", "amaze + ment"),
      ("amendment", "amend + ment"), ("extend", "ex + tend"), ("disadvantage", "dis + advantage"),
      ("correspondence", "cor + respond + ence"),
    ] as [(String, String)])
  func parts(word: String, parts: String) {
    #expect(dictionary.morphemes(of: word).joined(separator: " + ") == parts)
  }

  @Test(
    "are none if the letters only look like parts, or the parts are those of another meaning",
    arguments: [
      "butter", "tangible", "wilderness", "possible", "probable", "department", "better",
      "apartment", "ornament", "parliament", "evening", "wicked", "number", "corner", "flatter",
      "litter", "offer", "river", "letter", "finger", "master", "sister", "tower", "flower",
      "pitcher", "stocking", "skipper", "porter", "poker", "gutter", "rafter", "ceiling",
      "during", "sibling", "herring", "hundred", "sacred", "naked", "seed", "forest", "harvest",
      "tempest", "country", "county", "belly", "party", "candy", "fairy", "navy", "army", "story",
      "lady", "ready", "copper", "pepper", "penthouse", "fortnight", "cockroach",
      "surround", "dissect", "dissident", "missile", "innocent", "interrupt", "illusion",
      "irritate", "imminent", "immense", "mistress", "misery", "discuss", "distance", "until",
      "unless", "union", "unique", "reason", "region", "recover", "resource", "nation", "station",
      "passion", "carpet", "table", "mission", "moment", "uncle", "only", "rhythm", "matter",
      "summer", "banner", "silly", "early", "jelly", "bully", "tanner", "bunny", "penny", "hobby",
      "puppy", "body", "enemy", "copy", "tinder", "hammer", "ladder", "adder", "bitter", "wonder",
      "winter", "daughter", "utter", "former", "latter", "harness", "fancy", "imp", "message",
      "village", "cabbage", "savage", "language", "courage", "sausage", "legend", "stubborn",
      "pardon", "ribbon", "cotton", "mutton", "season", "treason", "poison", "prison", "listen",
      "often", "glisten", "kitten", "mitten", "chicken", "heaven", "oven", "raven", "linen",
      "siren", "barren", "warren", "inner", "canvasser", "hence", "anxiety", "grateful",
      "rampant", "listless", "viable", "capable", "portable", "bashful", "salvation", "affinity",
      "batter", "sewer", "uproar", "February", "don't",
      // The part was made of the word: `venture` is short for `adventure`.
      "adventure", "alive", "attend", "beneath", "vanguard", "airplane", "defence", "despite",
      "display", "distress", "acute", "appeal", "disport", "amend", "advantage", "editor",
      "peddler", "difficulty", "greedy", "hazy", "injury", "gnarled", "editors",
    ])
  func none(word: String) { #expect(dictionary.morphemes(of: word) == []) }

  @Test("that our list has begin and end like the word, as far as letters don't change")
  func list() {
    for (word, parts) in ListedParts.embedded.parts {
      #expect(word.first == parts.first?.first && word.last == parts.last?.last, "\(word)")
    }
    #expect(ListedParts.embedded.parts.count > 900)
    #expect(ListedParts.embedded.parts["twelfth"] == ["twelve", "th"])
    #expect(ListedParts.embedded.parts["stocking"] == ["stocking"])
  }

  @Test(
    "are spelled together by the rules of English",
    arguments: [
      ("happy", "ness", "happiness"), ("simple", "ly", "simply"), ("full", "ly", "fully"),
      ("possible", "ity", "possibility"), ("biology", "ist", "biologist"), ("sun", "y", "sunny"),
      ("argue", "ment", "argument"), ("skill", "ful", "skilful"), ("govern", "ment", "government"),
    ])
  func joining(stem: String, text: String, word: String) {
    let parts = WordNet.Part.allCases
    let ending = Ending(text, of: parts, as: parts, proof: .derivation)
    #expect(Joining.spellings(of: stem, with: ending).contains(word))
    #expect(Joining.possibleStems(of: word, before: ending).contains(stem))
  }

  @Test("may have the endings that their letters allow, the longest first")
  func endings() throws {
    let ness = try #require(Ending.endings(of: Array("wilderness".utf8)).first)
    #expect(ness.text == "ness" && ness.stems == [.adj] && ness.words == [.noun])
    #expect(Ending.endings(of: Array("moment".utf8)).map(\.text) == ["ment"])
    #expect(Ending.endings(of: Array("music".utf8)).map(\.text) == ["ic"])
  }

  @Test(
    "begin with a prefix only in its form before the stem",
    arguments: [
      ("im", ["mature", "possible"], ["age"]), ("in", ["correct"], ["mature", "legal"]),
      ("mis", ["spell"], ["s"]),
    ])
  func prefixes(text: String, fitting: [String], others: [String]) throws {
    let prefix = try #require(Prefix.all.first { $0.text == text })
    #expect(fitting.allSatisfy(prefix.fits) && !others.contains(where: prefix.fits))
    #expect(Prefix.isPrefix(text) && !fitting.contains(where: Prefix.isPrefix))
    for stem in fitting {
      #expect(Prefix.prefixes(of: Array((text + stem).utf8)).contains { $0.text == text })
    }
  }

  @Test("begin with any of the prefixes")
  func allPrefixes() {
    for prefix in Prefix.all {
      let found = Prefix.prefixes(of: Array((prefix.text + "xyz").utf8))
      #expect(found.contains { $0.text == prefix.text }, "\(prefix.text)")
    }
  }

  @Test("without WordNet are those of our lists")
  func alone() throws {
    let own = try #require(OfflineDictionary.ownWords())
    #expect(own.morphemes(of: "environment") == ["environ", "ment"])
    #expect(own.morphemes(of: "breakfast") == ["break", "fast"])
    #expect(own.morphemes(of: "butter") == [])
  }
}
