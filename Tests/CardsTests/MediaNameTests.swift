import TestSupport
import Testing

@testable import Cards

@Suite("The name of a sound or a picture")
struct MediaNameTests {
  @Test(
    "stands in its mark as people write it",
    arguments: [
      ("map.png", "map.png"), ("музыка.png", "музыка.png"), ("地图.png", "地图.png"),
      ("cafe\u{301}.png", "cafe\u{301}.png"), ("a b.png", "a b.png"),
      ("a+b#c&d.png", "a+b#c&d.png"), ("caf%C3%A9.png", "caf%C3%A9.png"), ("it's.png", "it's.png"),
      // Signs of marks become hyphens on the card.
      ("map (1).png", "map -1-.png"), ("map(1)(2).png", "map-1--2-.png"),
      (#"map \(1.png"#, "map -1.png"), (#"a\_b.png"#, "a_b.png"), ("<map (1.png>", "map -1.png"),
      ("<map.png>", "map.png"), (#"say "hi".png"#, "say -hi-.png"),
      ("a [live].png", "a -live-.png"),
    ])
  func picture(written: String, name: String) {
    let text = CardText("a ![x](\(written)) b")
    #expect(text.pictures == [name])
    #expect(text.pictures.first?.utf8.elementsEqual(name.utf8) == true)
    #expect(text.plain == "a  b")
  }

  @Test(
    "of a sound may have brackets in pairs, and others after a backslash",
    arguments: [
      ("a.mp3", "a.mp3"), ("a (1).mp3", "a -1-.mp3"), ("a (1.mp3", "a -1.mp3"),
      ("a [live].mp3", "a -live-.mp3"), (#"a\].mp3"#, "a-.mp3"), (#"a\[b.mp3"#, "a-b.mp3"),
      (" a.mp3 ", " a.mp3 "),
    ])
  func sound(written: String, name: String) {
    let text = CardText("[sound:\(written)]b")
    #expect(text.sounds == [name] && text.plain == "b")
  }

  @Test(
    "is no path, no address and has no title, so that such a text stays as it is",
    arguments: [
      "![](a/b.png)", #"![](a\b.png)"#, "![](https://example.org/a.png)", "![](.hidden.png)",
      "![](a (b.png)", #"![](map.png "A map")"#, "[sound:a[b.mp3]", #"[sound:C:\a.mp3]"#,
      "[sound:]", "![]()", #"[sound:a\]"#, "[sound:a\u{7}b.mp3]",
    ])
  func others(text: String) {
    #expect(CardText(text).sounds.isEmpty && CardText(text).pictures.isEmpty)
    #expect(CardText(text).plain == text.filter { $0 != "\\" || !text.contains("\\]") })
  }

  @Test("is replaced whole where a file gets another name")
  func renaming() {
    let text = "[sound:a [1].mp3] ![x](map (1).png) ![](<b (.png>) ![](a/b.png) (c.png)"
    let names = ["a -1-.mp3": "a.mp3", "map -1-.png": "m.png", "b -.png": "b.png"]
    #expect(
      CardText.renamingFiles(in: text) { names[$0] }
        == "[sound:a.mp3] ![x](m.png) ![](b.png) ![](a/b.png) (c.png)")
    #expect(CardText.renamingFiles(in: text) { _ in nil } == text)
  }

  @Test(
    "is found in any form",
    arguments: [
      ("map.png", "map.png"), ("café.png", "cafe\u{301}.png"), ("cafe\u{301}.png", "café.png"),
      ("caf%C3%A9.png", "cafe\u{301}.png"), ("caf%C3%A9.png", "café.png"), ("a b.png", "a%20b.png"),
      ("a%20b.png", "a b.png"), ("a%20b.png", "a%20b.png"), ("100%.png", "100%.png"),
      ("a&amp;b.png", "a&b.png"), ("&quot;a&quot;.png", "\"a\".png"), ("Map.PNG", "map.png"),
      ("МУЗЫКА.MP3", "музыка.mp3"), (" a.mp3 ", "a.mp3"), ("a.mp3", "a.mp3 "),
      ("map -1-.png", "map (1).png"), ("map%20%281%29.png", "map (1).png"),
      ("a -live-.mp3", "a [live].mp3"), ("地图.png", "地图.png"), ("a+b.png", "a+b.png"),
      ("a#b.png", "a#b.png"), ("a-b.png", #"a\b.png"#),
    ])
  func found(name: String, file: String) {
    let index = MediaIndex(["other.png", file, "z.mp3"])
    #expect(index.file(for: name)?.utf8.elementsEqual(file.utf8) == true)
    #expect(index.file(for: "lost.png") == nil)
  }

  @Test("is not guessed where two files may be meant")
  func ambiguous() {
    let index = MediaIndex(["map.png", "Map.png", "sea (1).png", "sea [1].png"])
    #expect(index.file(for: "map.png") == "map.png" && index.file(for: "Map.png") == "Map.png")
    #expect(index.file(for: "MAP.png") == nil && index.file(for: "sea -1-.png") == nil)
  }

  @Test(
    "tells its kind by its ending, and keeps it with a number",
    arguments: [
      ("a.MP3", "mp3", "a-2.mp3"), ("a.mp3 ", "mp3", "a-2.mp3"), ("a", "", "a-2"),
      ("a.b.png", "png", "a.b-2.png"), ("музыка.ogg", "ogg", "музыка-2.ogg"),
    ])
  func endings(name: String, ending: String, numbered: String) {
    #expect(MediaName.ending(of: name) == ending)
    #expect(MediaName.numbered(name, 2) == numbered)
    #expect(MediaName.unnumbered(numbered) == MediaName.unnumbered(name))
  }

  @Test(
    "stands for a side that has no words",
    arguments: [
      ("![](map.png)", "[picture: map.png]"), ("![a port](map.png)", "[picture: a port]"),
      ("[sound:sea.mp3]", "[sound: sea.mp3]"),
      ("[sound:sea.mp3]\n![](map.png)", "[sound: sea.mp3] [picture: map.png]"),
      ("- ![](map.png)", "[picture: map.png]"), ("the sea [sound:sea.mp3]", "the sea"),
    ])
  func shown(text: String, line: String) {
    #expect(CardText(text).shownLine == line)
  }
}
