import Foundation
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
    #expect(file.format == .csv && file.passedOver == ["Level"])
    #expect(
      file.entries == [
        WordList.Entry(
          word: "harbor", definition: "a port", sentence: "We saw \"the\" harbor, at last.",
          hint: "two r's"),
        WordList.Entry(word: "ocean", definition: "a lot\nof water"),
      ])
  }

  @Test(
    "The separators that spreadsheets write are recognised",
    arguments: [",", ";", "\t"])
  func separators(separator: String) throws {
    let rows = ["word,definition", "harbor,a port", " \"ocean\" ,5\" deep"]
    let text = rows.joined(separator: "\n").replacing(",", with: separator)
    #expect(short(try read(text).entries) == ["harbor = a port", "ocean = 5\" deep"])
  }

  @Test("A first line 'word' is a word, unless the person calls the file CSV")
  func oneColumn() throws {
    #expect(short(try read("word\nharbor").entries) == ["word", "harbor"])
    #expect(short(try read("word\nharbor", .csv).entries) == ["harbor"])
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

  @Test("Anki's own columns and comments are skipped")
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
      "a""b"\tBasic\tWeek 12\t"#ocean"\tsea\t
      """)
    #expect(short(file.entries) == ["harbor = a port", "#ocean = sea"])
    #expect(file.passedOver.isEmpty)
  }

  @Test("Anki's columns are recognised by their names")
  func ankiNames() throws {
    let file = try read("#separator:Semicolon\n#columns:Back;Audio;Front\na port;[x];harbor\n")
    #expect(short(file.entries) == ["harbor = a port"] && file.passedOver == ["Audio"])
    let unnamed = try read("#separator:Semicolon\n#columns:Expression;Reading\nharbor;a port\n")
    #expect(short(unnamed.entries) == ["harbor = a port"])
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
