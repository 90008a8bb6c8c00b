// This whole file by scalar: its texts are arrays of scalars.

/// The encoding that the bytes of a file show.
///
/// A mark at the start is certain, and so are bytes that are UTF-8. Everything else is a guess,
/// which is made only where all letters stand as words have them.
enum EncodingGuess {
  /// Returns the encoding that the first bytes name, and the length of that mark.
  static func marked(_ bytes: [UInt8]) -> (encoding: TextEncoding, mark: Int)? {
    // UTF-32 first: its mark begins with that of UTF-16.
    let marks: [(mark: [UInt8], encoding: TextEncoding)] = [
      ([0xFF, 0xFE, 0, 0], .utf32LittleEndian), ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
      ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
      ([0xEF, 0xBB, 0xBF], .utf8),
    ]
    return marks.first { bytes.starts(with: $0.mark) }.map { ($0.encoding, $0.mark.count) }
  }

  /// Returns the encoding of bytes that have zero bytes; `nil` unless it is certain.
  static func wide(_ bytes: [UInt8]) -> TextEncoding? {
    let candidates: [TextEncoding] = [
      .utf32LittleEndian, .utf32BigEndian, .utf16LittleEndian, .utf16BigEndian,
    ]
    let texts = candidates.compactMap { encoding in
      encoding.decoded(bytes).flatMap { text in
        commonSigns(text).map { (encoding: encoding, common: $0) }
      }
    }
    guard let best = texts.max(by: { $0.common < $1.common }), best.common > 0 else { return nil }
    // In the other order, the bytes of a text give few common signs.
    return texts.allSatisfy { $0.encoding == best.encoding || $0.common * 4 <= best.common }
      ? best.encoding : nil
  }

  /// Returns how many bytes of a text are letters, spaces and line ends of ASCII; `nil` for a text
  /// with signs that no text has.
  private static func commonSigns(_ text: [UInt8]) -> Int? {
    var common = 0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where !("\t\n\r\u{C}\u{B}".unicodeScalars.contains(scalar)): return nil
      case .unassigned, .privateUse, .surrogate: return nil
      default: break
      }
      if scalar.isASCII { common += 1 }
    }
    return common
  }

  /// Returns the encoding, with one byte for each sign, in which a text is written as words are;
  /// `nil` if there is none.
  static func narrow(_ bytes: ArraySlice<UInt8>) -> TextEncoding? {
    let sample = sample(of: bytes)
    let candidates: [TextEncoding] = [
      .windows1252, .macintosh, .dos850, .windows1250, .windows1251,
    ]
    let plausible = candidates.compactMap { encoding in
      encoding.decoded(sample).flatMap { text in
        let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        return Plausibility(scalars, in: encoding).map { (encoding: encoding, value: $0.value) }
      }
    }
    // Windows has the most files.
    if let first = plausible.first, first.encoding == .windows1252 { return first.encoding }
    guard let best = plausible.map(\.value).max() else { return nil }
    return plausible.first { $0.value == best }?.encoding
  }

  /// The largest number of bytes by which an encoding is guessed.
  private static let longestSample = 1 << 18

  /// Returns the first lines that have signs beside those of ASCII.
  private static func sample(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.count > longestSample else { return Array(bytes) }
    var sample: [UInt8] = []
    for line in bytes.split(whereSeparator: \.isLineEnd) where sample.count < longestSample {
      if line.contains(where: { $0 >= 0x80 }) { sample += line + [UInt8(ascii: "\n")] }
    }
    return sample
  }
}
