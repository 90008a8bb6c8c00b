import Foundation
import Tables
import Testing
import Vocabulary

@testable import ListFormats

@Suite("A list in CSV or Anki's text")
struct ListsDelimitedTests {
  @Test("CSV is recognised by its header, whose columns may come in any order")
  func csv() throws {
    let file = try read(
      """
      Hint,Word,Level,Sentence,Definition\r
      "two r's",harbor,3,"We saw ""the"" harbor, at last.",a port
      ,ocean,,,"a lot
      of water"

      ,,,,
      """)
    #expect(file.format == .csv && file.report.shape?.unused == ["Level"])
    #expect(
      file.entries == [
        WordList.Entry(
          word: "harbor", definition: "a port", sentence: "We saw \"the\" harbor, at last.",
          hint: "two r's"),
        WordList.Entry(word: "ocean", definition: "a lot\nof water"),
      ])
    #expect(file.reasons.isEmpty && file.report.shape?.isGuessed == false)
  }

  @Test(
    "The separators that spreadsheets write are recognised",
    arguments: [",", ";", "\t", "|"])
  func separators(separator: String) throws {
    let rows = ["word,definition", "harbor,a port", " \"ocean\" ,5\" deep"]
    let text = rows.joined(separator: "\n").replacing(",", with: separator)
    let file = try read(text)
    #expect(file.format == .csv)
    #expect(short(file.entries) == ["harbor = a port", "ocean = 5\" deep"])
  }

  @Test(
    "Columns are recognised by the names that people give them",
    arguments: [
      "Term;Meaning;Example", "Wort;Bedeutung;Beispielsatz", "mot;définition;exemple",
      "Palabra;Significado;Ejemplo", "HEADWORD;Gloss;Example sentence", "spelling_word;back;usage",
      "слово;перевод;пример",
    ])
  func names(header: String) throws {
    let file = try read(header + "\nharbor;a port;We saw it.\nocean;;\n")
    #expect(file.format == .csv)
    #expect(short(file.entries) == ["harbor = a port = We saw it.", "ocean"])
  }

  @Test("A spreadsheet's line with its separator is no row, and the encoding is told")
  func excel() throws {
    let bytes = Array("sep=;\r\nword;definition\r\ncaf".utf8) + [0xE9]
    let file = try ListFile(bytes + Array(";a place for coffee\r\nharbor;a port\r\n".utf8))
    #expect(file.format == .csv)
    #expect(short(file.entries) == ["café = a place for coffee", "harbor = a port"])
    #expect(file.report.encoding == .windows1252 && file.report.isEncodingGuessed)
  }

  @Test("A first line 'word' is a word, unless the person calls the file CSV")
  func oneColumn() throws {
    #expect(short(try read("word\nharbor").entries) == ["word", "harbor"])
    #expect(short(try read("word\nharbor", .csv).entries) == ["harbor"])
  }

  @Test("A table of one column is read as lines are")
  func lines() throws {
    let file = try read("Week 1\nharbor - a port\n\"cat, dog\"\nWeek 2\n\"1. hen\"\n", .csv)
    #expect(file.lists == ["Week 1: harbor cat dog", "Week 2: hen"])
    #expect(file.entries.first?.definition == "a port")
  }

  @Test("Headings between the rows of a table begin lists")
  func headings() throws {
    let file = try read(
      "## Week 1\ncat;1;animals;Katze;\nhen;1;animals;Huhn;\ndog;2;animals;Hund;\n## Week 2\n"
        + "ship;1;travel;Schiff;\ncar;2;travel;Auto;\nbus;2;travel;Bus;\ntrain;3;travel;Zug;\n")
    #expect(file.format == .csv)
    #expect(file.lists == ["Week 1: cat hen dog", "Week 2: ship car bus train"])
    #expect(file.entries.first?.definition == "Katze")
    #expect(file.leftOut(.heading) == [1, 5])
  }

  @Test("A word in a table has no part of speech, pronunciation or bullet around it")
  func words() throws {
    let file = try read(
      "word,definition\n“harbor”,a port\nsail (v.),to go by boat\n• ocean /ˈəʊʃən/,much water\n")
    #expect(
      short(file.entries) == [
        "harbor = a port", "sail = (verb) to go by boat", "ocean = much water",
      ])
    #expect(file.reasons == [.pronunciation(lines: 1)])
    // A number belongs to the word unless all words have one.
    #expect(try read("word,definition\n1. dan,a rank\nreef,rocks\n").entries[0].word == "1. dan")
    #expect(
      try read("word,definition\n1. harbor,a port\n2. reef,rocks\n").entries.map(\.word)
        == ["harbor", "reef"])
  }

  @Test("A separator in the last text needs no quotation marks, and a stray mark is a sign")
  func lenient() throws {
    let file = try read(
      "word,definition\nharbor,a place, for ships\n,,\nocean,\"the \"big\" water\"\nreef,\"rocks\n")
    #expect(
      short(file.entries) == [
        "harbor = a place, for ships", "ocean = the \"big\" water", "reef = \"rocks",
      ])
    #expect(file.reasons == [.joined(fields: 3, columns: 2), .strayQuote, .openQuote])
    #expect(file.report.notes.leftOut == 0)
  }

  @Test(
    "Anki's header gives the separator, by its name or as a sign",
    arguments: [
      ("tab", "\t"), ("Comma", ","), ("semicolon", ";"), ("pipe", "|"), ("colon", ":"),
      ("space", " "), ("|", "|"), (" ; ", ";"), ("\t", "\t"), ("~", "~"),
    ])
  func ankiSeparator(name: String, sign: String) throws {
    let file = try read(
      "#separator:\(name)\n#html:false\nharbor\(sign)\"a \(sign) port\"\n\"o\"\(sign)x\n")
    #expect(file.format == .anki)
    #expect(short(file.entries) == ["harbor = a \(sign) port", "o = x"])
  }

  @Test("Anki's own columns and comments are left out")
  func ankiColumns() throws {
    let file = try read(
      """
      #separator:tab
      #html:true
      #guid column:1
      #notetype column:2
      #deck column:3
      #tags column:6
      # made on a Friday
      q!+&x\tBasic\tWeek 12\tharbor\ta port\tsea
      # in between
      "a""b"\tBasic\tWeek 12\t"#ocean"\tsea\t
      """)
    #expect(short(file.entries) == ["harbor = a port", "#ocean = sea"])
    #expect(file.report.shape?.unused == ["guid", "notetype", "deck", "tags"])
    #expect(file.leftOut(.comment) == [7, 9])
  }

  @Test("Anki's text has two notes, also after a spreadsheet has saved it")
  func ankiSpreadsheet() throws {
    let file = try read(
      "#separator:Comma,,\n#html:false,,\nharbor,a port,w12\nisland,land with water all round,w12\n"
    )
    #expect(file.format == .anki)
    #expect(short(file.entries).count == 2)
    #expect(short(file.entries)[0].utf8.starts(with: "harbor = a port".utf8))
  }

  @Test("Anki's columns are recognised by their names")
  func ankiNames() throws {
    let file = try read("#separator:Semicolon\n#columns:Back;Audio;Front\na port;[x];harbor\n")
    #expect(short(file.entries) == ["harbor = a port"])
    #expect(file.report.shape?.unused == ["Audio"])
    let unnamed = try read("#separator:Semicolon\n#columns:Expression;Reading\nharbor;a port\n")
    #expect(short(unnamed.entries) == ["harbor = a port"])
    #expect(unnamed.report.shape?.isGuessed == true)
  }

  @Test(
    "HTML becomes the text that it shows",
    arguments: [
      ("<b>har</b>bor", "harbor"), ("har&nbsp;bor<br>", "har bor"),
      ("a &lt; b &amp;amp; c", "a < b &amp; c"),
      ("ni&ntilde;o &#243; &#xF1;", "niño ó ñ"), ("harbor [sound:harbor.mp3]", "harbor"),
      ("<div>one</div><div>two</div>", "one\ntwo"), ("one<br/>two<BR />three", "one\ntwo\nthree"),
      ("<span style=\"x: y\">a</span><!-- b -->c", "ac"), ("a < b", "a < b"),
      ("&unknown; &", "&unknown; &"),
      ("<img src=\"a.png\">x", "x"), ("AT&T; x", "AT&T; x"),
      ("&#0;&#xD800;&#99999999999;", "&#0;&#xD800;&#99999999999;"),
    ])
  func html(html: String, text: String) throws {
    let quoted = html.replacing("\"", with: "\"\"")
    let file = try read("#separator:tab\n#html:true\nharbor\t\"\(quoted)\"\n")
    #expect(file.entries.first?.definition == text)
  }
}
