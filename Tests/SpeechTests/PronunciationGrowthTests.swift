import TestSupport
import Testing

@testable import Speech

@Suite("The time that files of pronunciations take")
struct PronunciationGrowthTests {
  private static let signs = [
    "a", " ", "-", "#", "\n", "\r\n", ",", "word - - w'3:d\n", "word noun us w'3:d  a note\r\n",
    "a b c d\n", "word other - w'3:d\n",
  ]

  @Test("doubles when the file is twice as long")
  func reading() async {
    let slow = await Growth.excessive(Self.signs) { text in
      let lines = Pronunciations(text.utf8)
      _ = lines.phonemes(of: "word", as: nil, in: .american)
      _ = lines.others(of: "word", in: .american)
      _ = lines.heteronyms(in: .american)
    }
    #expect(slow.isEmpty)
  }

  @Test("doubles when a file that a correction changes is twice as long")
  func changes() async {
    let correction = PersonalPronunciation(
      word: "word", part: nil, voice: "clara", phonemes: "w'3:d")
    let slow = await Growth.excessive(Self.signs) { text in
      let file = Array(text.utf8)
      _ = PersonalPronunciation.lines(of: file)
      _ = correction.added(to: file)
      _ = PersonalPronunciation.plain(text)
    }
    #expect(slow.isEmpty)
  }
}
