import Tables
import Testing

@testable import ListFormats

@Suite("The headings of a list")
struct ListsHeadingTests {
  @Test("A list from a word processor has words in two lists, and nothing else")
  func wordProcessor() throws {
    let file = try read(
      """
      \u{FEFF}Spelling words, week 3\r
      \u{F0B7}\t“rhythm” – a regular beat\r
      \u{F0B7}\tseparate\r
      o\tnecessary: needed\r
      2) don’t\r
      ☐ island\r
      \r
      ## Week 4\r
      Sight words and long vowels\r
      1. WEATHER\r
      2. NASA\r

      """)
    #expect(
      file.lists == [
        "Spelling words, week 3: rhythm separate necessary don’t island", "Week 4: WEATHER NASA",
      ])
    #expect(file.entries[0].definition == "a regular beat")
    #expect(file.entries[2].definition == "needed")
    #expect(file.leftOut(.heading) == [1, 8, 9] && file.reasons.count == 3)
  }

  @Test(
    "A title line is not a word",
    arguments: [
      ("Week 12", "Week 12"), ("WEEK 12 – sports", "WEEK 12 – sports"),
      ("Spelling list", "Spelling list"), ("Spelling words for Friday", nil),
      ("# harbor", "harbor"),
      ("Our words:", "Our words"), ("Unit 3 Lesson 2", nil), ("Tricky words", nil),
      ("Year 4 spellings", nil), ("12 spelling words", nil), ("**Week 3**", "Week 3"),
      ("3rd grade", nil), ("Lesson 5: Short vowels", nil), ("Friday, May 18th", nil),
      ("12.5.2026", nil), ("Spellings – Autumn Term 1", nil), ("Class 4", nil),
      ("Homework – Friday 16th October", nil), ("Spellings - 12/10/2026", nil),
      ("=== Sight words ===", "Sight words"), ("--- Animals ---", "Animals"),
      ("Semana 3", nil), ("Woche 3", nil), ("Week of May 7th", nil),
    ] as [(String, String?)])
  func title(line: String, title: String?) throws {
    let file = try read("\n  \(line) \nharbor\nocean\n", .text)
    #expect(short(file.entries) == ["harbor", "ocean"])
    #expect(file.sections.map(\.title) == [title ?? line])
    #expect(file.leftOut(.heading) == [2])
    // Without other lines it is a word, so that the list has an entry.
    let alone = try read(line, .text)
    #expect(alone.entries.count == (line == "12.5.2026" ? 0 : 1))
    // Further down it heads the words below it.
    let below = try read("reef\n\(line)\nharbor\nocean", .text)
    #expect(below.lists == ["reef", "\(title ?? line): harbor ocean"])
  }

  @Test("A bullet before a title says that it is a word")
  func bullet() throws {
    #expect(try read("- Week 12\nharbor", .text).entries.count == 2)
  }

  @Test(
    "A first line that is a word is not a title",
    arguments: [
      "harbor", "ice cream", "week", "shopping list", "spelling bee", "year - 12 months",
      "spelling - how a word is written", "week - 7 days", "test - a list of 3 words",
      "harbor -", "list, words", "test\ta list of questions", "3D",
      "1. spelling list", "Ice cream", "New York",
    ])
  func noTitle(line: String) throws {
    let file = try read("\(line)\nharbor", .text)
    #expect(file.sections.map(\.title) == [nil] && file.entries.count >= 2)
  }

  @Test("A year's list in numbered weeks, with texts about their words")
  func numbers() throws {
    let file = try read(
      """
      Third grade words

      Week 1

      Sight words, short vowels, and science words

      1. west 2. nest 3. monarch 4. nectar

      Week 2

      Sight words, long vowels, and science words

      1. between 2. own
      3. let’s

      Find more spelling lists for all of your classes at www.example.com
      """)
    #expect(file.lists == ["Week 1: west nest monarch nectar", "Week 2: between own let’s"])
    #expect(file.leftOut(.heading) == [1, 3, 5, 9, 11] && file.leftOut(.prose) == [16])
  }

  @Test("A year's list in lines of words between commas")
  func commas() throws {
    let file = try read(
      """
      Lesson 1:
      dream, drink, soft, left,
      bank.
      BONUS WORDS: scanner, aircraft.

      Lesson 2:
      rich, they, mother,
      smash.   BONUS WORDS: sandwich, dishwasher

      """)
    #expect(
      file.lists == [
        "Lesson 1: dream drink soft left bank scanner aircraft",
        "Lesson 2: rich they mother smash sandwich dishwasher",
      ])
  }

  @Test("Several headings in one line divide it")
  func headingsInLine() throws {
    let file = try read(
      "sun, moon. BONUS WORDS: hen, pig. TRICKY WORDS: fox, owl\nsea, sky\n", .text)
    #expect(
      file.lists == ["sun moon", "BONUS WORDS: hen pig", "TRICKY WORDS: fox owl sea sky"])
    #expect(file.report.notes.leftOut == 0)
  }

  @Test("A year's list in groups, with rules, dates and remarks")
  func groups() throws {
    let file = try read(
      """
      Year 3 Spellings 2026 - 2027
      Week 1 5.09.26
      Spelling Pattern: ay, a-e
      Green Group
      escape
      brake*
      obtain
      Challenge word:
      hibernate
      Blue Group
      way*
      play
      Challenge word: remain
      Words marked * are homophones
      Week 2 12.09.26
      Green Group
      kneel
      scene
      No test on Friday.

      """)
    #expect(
      file.lists == [
        "Week 1 5.09.26: escape brake obtain hibernate way play remain",
        "Week 2 12.09.26: kneel scene",
      ])
    #expect(file.leftOut(.prose) == [19])
  }

  @Test("A year's list in columns of spaces")
  func spaces() throws {
    let file = try read(
      """
      Lesson 1 - A Fine, Fine School

      crop              plan              thing
      spent            lunch            pumpkin        clock

      Review         next              hug

      Lesson 2 - The Trial
      spoke           mile              save

      """)
    #expect(
      file.lists == [
        "Lesson 1 - A Fine, Fine School: crop plan thing spent lunch pumpkin clock next hug",
        "Lesson 2 - The Trial: spoke mile save",
      ])
  }

  @Test("A year's list with boxes to tick and bold headings")
  func boxes() throws {
    let file = try read(
      """
      **Term 1**

      **Week 1 – Long a**
      - [ ] rain
      - [x] train

      **Week 2 – Long e**
      - [ ] tree

      Name: ____________ Date: ___________

      """)
    #expect(file.lists == ["Week 1 – Long a: rain train", "Week 2 – Long e: tree"])
    #expect(file.leftOut(.prose) == [10])
  }

  @Test("A year's list with a column for each week")
  func columns() throws {
    let file = try read("Week 1\tWeek 2\tWeek 3\ncat\tship\tchain\ndog\t\tcheese\npig\tfish\n")
    #expect(
      file.lists == ["Week 1: cat dog pig", "Week 2: ship fish", "Week 3: chain cheese"])
  }

  @Test("A year's list with a row for each week")
  func rows() throws {
    let file = try read("Week 1\tcat\tdog\then\nWeek 2\tship\tshop\n", .text)
    #expect(file.lists == ["Week 1: cat dog hen", "Week 2: ship shop"])
  }

  @Test("The words behind a heading in its line are its words")
  func inline() throws {
    let file = try read("Week 1: cat, dog, hen\nWeek 2: ship, shop\nTricky words: said, was\n")
    #expect(file.lists == ["Week 1: cat dog hen", "Week 2: ship shop said was"])
  }

  @Test("Capitals, blank lines and the names of grammar head words")
  func plainHeadings() throws {
    #expect(
      try read("Animals\ncat\ndog\nhen\n\nColours\nred\nblue\n\nWeather\nrain\nsnow\n").lists
        == ["Animals: cat dog hen", "Colours: red blue", "Weather: rain snow"])
    #expect(
      try read("Nouns\ncat\ndog\n\nVerbs\nrun\n").lists == ["Nouns: cat dog", "Verbs: run"])
    #expect(try read("Long vowels\nrain\ntree\n").lists == ["Long vowels: rain tree"])
    #expect(
      try read("RED GROUP\nrain\ntree\nwind\nsnow\nhail\nreef\n").lists
        == ["RED GROUP: rain tree wind snow hail reef"])
    #expect(
      try read("A\nant\nape\nB\nbee\nbat\nC\ncat\ncow\n").lists
        == ["A: ant ape", "B: bee bat", "C: cat cow"])
  }

  @Test("Words that stand beside the weeks are a list of their own, and parts of a week are none")
  func besideWeeks() throws {
    let file = try read(
      """
      Spellings – Autumn Term 1

      Week 1 (11/9)
      harbor
      rhythm

      WEEK 2: silent letters
      island
      knee

      **Week 3**
      - weather
      - climate

      === Challenge words ===
      necessary
      separate

      Test on Friday 16th October!
      """)
    #expect(
      file.lists == [
        "Week 1 (11/9): harbor rhythm", "WEEK 2: silent letters: island knee",
        "Week 3: weather climate", "Challenge words: necessary separate",
      ])
    #expect(file.leftOut(.heading).starts(with: [1, 3, 7, 11, 15]))
    #expect(file.report.notes.leftOut == 6)
    #expect(
      try read("Week 1\ncat\n\nReview\nhug\n\nWeek 2\nship\n", .text).lists
        == ["Week 1: cat hug", "Week 2: ship"])
  }

  @Test("A title with a dash is none where the other lines have meanings, too")
  func titleWithDash() throws {
    #expect(
      try read("Spellings – Long vowels\nrain\ntree\nsnail\nwheat\nreef\nsoap\n", .text).lists
        == ["Spellings – Long vowels: rain tree snail wheat reef soap"])
    #expect(
      try read("Spelling – the way of writing\nrain – water\ntree – a plant\n", .text).entries
        .count == 3)
  }

  @Test("Underlined lines are headings, and rows of signs are nothing")
  func rules() throws {
    #expect(
      try read("Fruit\n=====\napple\npear\n\n* * *\n\nBirds\n-----\nheron\n").lists
        == ["Fruit: apple pear", "Birds: heron"])
  }

  @Test("A sentence among words is left out, and told")
  func prose() throws {
    let file = try read(
      "Please learn these words at home.\nharbor\nocean\nisland\nhttps://example.com/words\n")
    #expect(short(file.entries) == ["harbor", "ocean", "island"])
    #expect(file.leftOut(.prose) == [1, 5])
    // Sentences alone are what a person practises.
    let sentences = ["The sun is bright.", "We saw a ship at sea.", "My dog likes me."]
    #expect(try read(sentences.joined(separator: "\n")).entries.count == 3)
  }

  @Test("Between words with numbers, a line without one is no word")
  func unnumbered() throws {
    let file = try read(
      "Words with the sound of s\nand more\n1. cell\n2. city\n3. ice\n4. race\n5. fence\n6. cent\n")
    #expect(
      file.entries.map(\.word) == ["cell", "city", "ice", "race", "fence", "cent"])
  }

  @Test("A heading that comes again goes on with its list")
  func again() throws {
    let file = try read("Week 1\ncat\nWeek 2\nship\nWeek 1\ndog\n", .text)
    #expect(file.lists == ["Week 1: cat dog", "Week 2: ship"])
    #expect(file.entries.map(\.word) == ["cat", "ship", "dog"])
  }

  @Test("A person's own line is a word, whatever stands in it, and an empty one is left out")
  func ownLines() throws {
    var choices = ReadingChoices()
    choices.rows = [1: "Week 12", 2: "", 3: "reef - a line of rocks"]
    let file = try read("Week 12\nharbor\n???\nocean\n", .text, choices: choices)
    #expect(short(file.entries) == ["Week 12", "reef = a line of rocks", "ocean"])
    #expect(file.reasons.isEmpty)
  }

  @Test("A word that heads lists elsewhere is a word among words, with its endings, too")
  func words() throws {
    let words = ["bonus", "bonuses", "bonus's", "challenge's", "week", "week's", "reviews", "test"]
    #expect(short(try read(words.joined(separator: "\n"), .text).entries) == words)
  }
}
