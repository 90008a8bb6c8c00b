import Testing

@testable import DictionaryFormats

@Suite("Words that a dictionary joined")
struct JoinedWordsTests {
  private static let words: Set<String> = [
    "telephone", "booth", "piece", "furniture", "together", "with", "occasion", "express",
    "oneself", "airmail", "air", "mail", "tear", "off", "the", "beginning", "thebe", "ginning",
  ]
  private let joined = JoinedWords { Self.words.contains($0) }

  @Test(
    "are divided into the fewest words",
    arguments: [
      ("telephonebooth", "telephone booth"), ("pieceoffurniture", "piece of furniture"),
      ("togetherwith, call box", "together with, call box"), ("onoccasion", "on occasion"),
      ("inthebeginning", "in the beginning"), ("tearoff", "tear off"),
    ])
  func divided(text: String, divided: String) {
    #expect(joined.divided(text) == divided)
  }

  @Test(
    "are left as they are where English has the word, or no words make it",
    arguments: ["airmail", "Botswana", "xylophone", "air mail", "to", ""])
  func left(text: String) {
    #expect(joined.divided(text) == text)
  }
}
