// This whole file by scalar: it goes through titles scalar by scalar, and compares no Characters.

internal import Vocabulary

/// The words of a title as they are compared: in small letters, without accents and signs.
///
///     TitleWords("Pokémon: The Movie").words  // ["pokemon", "the", "movie"]
public struct TitleWords: Hashable, Sendable {
  public let words: [String]

  /// The most bytes of a title that are looked at.
  private static let longest = 1000

  /// Reads a title, in any script.
  public init(_ title: String) {
    let bytes = title.utf8.prefix(Self.longest)
    if bytes.allSatisfy({ $0 < 0x80 }) {
      words = Self.plainWords(bytes)
      return
    }
    let start = String(decoding: bytes, as: UTF8.self)
    let plain = String(String.UnicodeScalarView(start.unicodeScalars.map(Self.narrow)))
    var (words, word) = ([String](), String.UnicodeScalarView())
    func end() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    for scalar in plain.lowercased().withoutAccents.unicodeScalars {
      let properties = scalar.properties
      if properties.isAlphabetic || properties.numericType != nil {
        word.append(scalar)
      } else if scalar == "&" {
        end()
        words.append("and")
      } else if !Self.isApostrophe(scalar), properties.generalCategory != .nonspacingMark {
        end()
      }
    }
    end()
    self.words = words
  }

  /// Reads a title of ASCII alone, byte by byte.
  private static func plainWords(_ bytes: some Sequence<UInt8>) -> [String] {
    var (words, word) = ([String](), [UInt8]())
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte + 0x20)
      case UInt8(ascii: "'"), UInt8(ascii: "`"): break
      case UInt8(ascii: "&"):
        end()
        words.append("and")
      default: end()
      }
    }
    end()
    return words
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "’" || scalar == "‘" || scalar == "ʼ" || scalar == "`"
  }

  /// Returns the letter of ASCII for its wide form, which Japanese titles have.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}
