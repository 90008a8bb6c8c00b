import Foundation

@testable import Speech

extension Parser {
  /// Pronunciations, voices and recordings.
  static let sounds = [
    Parser(name: "pronunciations") {
      [
        Array(
          "# a comment\npotpourri - - p,oUpU@r'i: French\nrecord noun us r'Ek3d the thing\n".utf8)
      ]
    } read: { bytes in
      let pronunciations = Pronunciations(bytes)
      _ = pronunciations.heteronyms(in: .american)
      for word in ["record", "potpourri", "", "#"] {
        _ = pronunciations.phonemes(of: word, as: "noun", in: .american)
      }
      _ = PersonalPronunciation.lines(of: String(decoding: bytes, as: UTF8.self))
    },
    Parser(name: "recordings") {
      [Sound(samples: (0..<4000).map { Int16($0 % 100 * 90) }, sampleRate: 22050).wav]
    } read: { bytes in
      _ = Sound(recording: bytes)
    },
  ]
}
