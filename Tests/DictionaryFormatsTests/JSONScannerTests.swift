import Foundation
import TestSupport
import Testing

@testable import DictionaryFormats

@Suite("The scanner of JSON")
struct JSONScannerTests {
  @Test("reads a text as Foundation does")
  func texts() throws {
    var random = SeededGenerator(seed: 5)
    let signs = Array("aé\"\\/\n\u{8}\u{1}ß字🙂\u{7F}")
    for _ in 0..<300 {
      let text = String((0..<20).map { _ in signs.randomElement(using: &random) ?? "a" })
      let bytes = Array(try JSONEncoder().encode([text]))
      let read = bytes.withUnsafeBufferPointer { bytes in
        var scanner = JSONScanner(bytes)
        return scanner.strings()
      }
      // A line end becomes a space, and a backspace nothing.
      #expect(read == [text.replacing("\n", with: " ").replacing("\u{8}", with: "")])
    }
  }

  @Test(
    "resolves escapes, and pairs of UTF-16",
    arguments: [
      (#"\u00e9\u0041"#, "éA"), (#"\ud83d\ude42"#, "🙂"), (#"\ud83dx"#, "\u{FFFD}x"),
      (#"\ude42"#, "\u{FFFD}"), (#"\u12"#, "\u{FFFD}12"), (#"a\"b\\"#, #"a"b\"#), (#"\q"#, "q"),
      (#"\"#, "\\"),
    ])
  func escapes(raw: String, text: String) {
    let bytes = Array(raw.utf8)
    #expect(bytes.withUnsafeBufferPointer(JSONText.decoded) == text)
  }

  @Test("skips what isn't wanted, and keeps its place")
  func skips() {
    let bytes = Array(
      #"{"a":{"b":[1,-2.5e3,"]}",{}],"c":null},"d":[true,[[]],"x"],"e":"last"}"#.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      var (scanner, names, last) = (JSONScanner(bytes), 0, String?.none)
      scanner.readObject { scanner, name in
        names += 1
        if name == "e" { last = scanner.string() }
        return true
      }
      #expect(names == 3 && last == "last" && !scanner.isBroken)
    }
  }
}
