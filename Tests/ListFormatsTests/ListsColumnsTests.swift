import Tables
import Testing

@testable import ListFormats

@Suite("The columns of a list without known names")
struct ListsColumnsTests {
  private func columns(_ places: [String: [Int]], hasHeader: Bool? = nil) -> ReadingChoices {
    var choices = ReadingChoices()
    (choices.columns, choices.hasHeader) = (places, hasHeader)
    return choices
  }

  @Test("Words in several columns are words")
  func words() throws {
    #expect(
      try read("harbor   ocean   rhythm\n", .text).entries.map(\.word)
        == ["harbor", "ocean", "rhythm"])
    #expect(
      try read("harbor\tocean\trhythm\nisland\treef\tsail\n", .text).entries.map(\.word)
        == ["harbor", "ocean", "rhythm", "island", "reef", "sail"])
    #expect(
      try read("1. cat\t4. dog\n2. hen\t5. pig\n3. cow\t6. owl\n", .text).entries.map(\.word)
        == ["cat", "dog", "hen", "pig", "cow", "owl"])
    #expect(
      try read("| cat | dog | hen |\n|-----|-----|-----|\n| cow | owl | pig |\n").entries.map(
        \.word)
        == ["cat", "dog", "hen", "cow", "owl", "pig"])
  }

  @Test("A person chooses what stands between a word and its meaning")
  func separator() throws {
    var choices = ReadingChoices()
    choices.separator = Division("line")
    let file = try ListFile(Array("harbor\na port\nocean\na sea\n".utf8), choices: choices)
    #expect(short(file.entries) == ["harbor = a port", "ocean = a sea"])
    choices.separator = Division("@")
    let other = try ListFile(
      Array("harbor@a port\nocean@a sea\n".utf8), format: .text, choices: choices)
    #expect(short(other.entries) == ["harbor = a port", "ocean = a sea"])
  }

  @Test("A word and its meaning in two columns are an entry")
  func meanings() throws {
    let file = try read("harbor\ta port\nocean\ta lot of water\nreef\tn. rocks\n", .text)
    #expect(
      short(file.entries) == ["harbor = a port", "ocean = a lot of water", "reef = (noun) rocks"])
    #expect(file.report.shape?.isGuessed == true)
    #expect(file.report.shape?.columns.map(\.part) == ["word", "definition"])
    #expect(
      short(try read("harbor    a port\nocean     a lot of water\n", .text).entries)
        == ["harbor = a port", "ocean = a lot of water"])
    #expect(
      short(try read("dog\tHund\ncat\tKatze\nhen\tHuhn\n", .text).entries)
        == ["dog = Hund", "cat = Katze", "hen = Huhn"])
  }

  @Test("Running numbers, parts of speech, groups and files are no words")
  func others() throws {
    let file = try read(
      """
      1;abandon;v.;give up;She abandons the ship.;a.mp3
      2;harbor;n.;a port;We saw the harbor.;b.mp3
      3;calm;adj.;quiet;The sea is calm.;c.mp3
      """)
    #expect(
      short(file.entries) == [
        "abandon = give up = She abandons the ship.", "harbor = a port = We saw the harbor.",
        "calm = quiet = The sea is calm.",
      ])
    #expect(file.report.shape?.unused == ["1", "3", "6"])
  }

  @Test("A first row of another kind than the others is a header, and its columns are named")
  func header() throws {
    let file = try read(
      "No.;Deutsch;Español;Beispiel\n1;Hafen;puerto;Das Schiff liegt im Hafen.\n"
        + "2;Brot;pan;Ich esse Brot.\n")
    #expect(
      short(file.entries) == [
        "Hafen = puerto = Das Schiff liegt im Hafen.", "Brot = pan = Ich esse Brot.",
      ])
    #expect(file.report.shape?.unused == ["No."])
  }

  @Test("A person chooses the columns")
  func chosen() throws {
    let text = "1\tpuerto\tharbor\n2\tpan\tbread\n"
    let file = try read(text, .text, choices: columns(["word": [3], "definition": [2]]))
    #expect(short(file.entries) == ["harbor = puerto", "bread = pan"])
    #expect(file.report.shape?.isGuessed == false)
    let both = try read(text, .text, choices: columns(["word": [2, 3]]))
    #expect(both.entries.map(\.word) == ["puerto", "harbor", "pan", "bread"])
    let below = try read(text, .text, choices: columns(["word": [3]], hasHeader: true))
    #expect(below.entries.map(\.word) == ["bread"])
  }

  @Test("A row with more fields than the only column has keeps them")
  func onlyColumn() throws {
    let text = "word\ncat\ndog\nharbor,a port\nhen\npig\n"
    let file = try read(text, .csv)
    #expect(short(file.entries) == ["cat", "dog", "harbor = a port", "hen", "pig"])
    var choices = ReadingChoices()
    choices.rows = [2: "cow,ewe"]
    let own = try read(text, .csv, choices: choices)
    #expect(own.entries.map(\.word) == ["cow", "ewe", "dog", "harbor", "hen", "pig"])
  }

  @Test("A person's own row has columns, and is no heading")
  func ownRow() throws {
    var choices = ReadingChoices()
    choices.rows = [2: "reef\trocks", 3: "Week 3"]
    let file = try read("harbor\ta port\n???\n???\nocean\tmuch water\n", .text, choices: choices)
    #expect(
      short(file.entries) == ["harbor = a port", "reef = rocks", "Week 3", "ocean = much water"])
  }

  @Test("The label of a row of words is no word, and told; a word that is not one stays")
  func labels() throws {
    let rows = "cat,dog,hen\ncow,pig,ant\nfox,owl,bee\nbat,elk,emu\n"
    let labelled = try read("Review,revise,relearn\n" + rows, .csv)
    #expect(labelled.entries.prefix(2).map(\.word) == ["revise", "relearn"])
    #expect(labelled.reasons == [.heading] && labelled.report.notes.leftOut == 0)
    let word = try read("review,revise,relearn\n" + rows, .csv)
    #expect(word.entries.prefix(3).map(\.word) == ["review", "revise", "relearn"])
    #expect(word.reasons.isEmpty)
  }

  @Test("A field without a title above it is told")
  func untitled() throws {
    let file = try read("Week 1,Week 2\ncat,dog\ncow,pig,ant\nfox,owl\n", .csv)
    #expect(file.lists == ["Week 1: cat cow fox", "Week 2: dog pig owl"])
    #expect(file.reasons == [.tooManyFields(3, columns: 2)])
  }

  @Test("A choice of columns that the file doesn't have is refused")
  func wrongChoice() {
    #expect(throws: ColumnChoiceError.noColumn(5, columns: 2)) {
      try read("harbor,a port\n", .csv, choices: columns(["word": [5]]))
    }
    #expect(throws: ColumnChoiceError.missing(part: "word")) {
      try read("harbor,a port\n", .csv, choices: columns(["definition": [1]]))
    }
    #expect(throws: ColumnChoiceError.noColumn(2, columns: 1)) {
      try read("harbor\nocean\n", .text, choices: columns(["word": [2]]))
    }
  }

  @Test("A table without a header is recognised by its rows, and plain lines are not one")
  func recognised() throws {
    #expect(try read("harbor;a port\nocean;much water\nreef;rocks\n").format == .csv)
    #expect(try read("harbor|a port|\nocean|much water|\nreef|rocks|\n").format == .csv)
    #expect(try read("cat,Katze\nhen,Huhn\ndog,Hund\nowl,Eule\ncow,Kuh\n").format == .csv)
    for text in [
      "harbor, ocean\nreef, sail\nship, wind\nstorm, cloud\nrain, snow\n",
      "harbor; ocean\nreef; sail\nship; wind\n", "word - meaning\nreef - rocks\n",
      "harbor, a port\nocean, a lot of water\nreef, a line of rocks\n",
    ] {
      #expect(try read(text).format == .text, "\(text)")
    }
  }
}
