internal import FoundationEssentials
internal import Glibc

/// How words are said that the engine alone says wrongly, or in a way that fits only some of their
/// meanings.
///
/// One line a word: the word, its part of speech, the accent, its phonemes in the engine's notation,
/// and a note. `-` stands for any part of speech, and for any accent of English. `#` begins a comment.
///
///     potpourri  -     -  p,oUpU@r'i:  French: no t
///     record     noun  us r'Ek3d
struct Pronunciations: Sendable {
  /// There are thousands of lines, and few of them are ever asked for: they stay bytes until then.
  private let text: [UInt8]
  /// Where the lines of a word begin, by the hash of the word.
  private var places: [UInt64: [Int]] = [:]

  /// The accents of English, as the lines name them.
  static let english: Set<String> = ["us", "gb"]

  /// - Parameter text: lines; what is none is passed over.
  init(_ text: some Sequence<UInt8>) {
    self.text = Array(text)
    places.reserveCapacity(self.text.count / 40)
    self.text.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        let start = place
        var hash = Self.noHash
        while place < bytes.count, !Self.isSpace(bytes[place]) {
          hash = Self.hash(hash, bytes[place])
          place += 1
        }
        if place > start, bytes[start] != UInt8(ascii: "#") {
          places[hash, default: []].append(start)
        }
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
        place += 1
      }
    }
  }

  /// - Parameters:
  ///   - word: in lower case.
  ///   - part: its part of speech; `nil` where it is not known.
  ///   - accent: `us`, `gb`, or the code of another language.
  /// - Returns: its phonemes, in the engine's notation.
  func phonemes(of word: String, as part: String?, accent: String) -> String? {
    // Of two that fit as well, the later one.
    var best: (fit: Int, phonemes: String)?
    for place in places[word.utf8.reduce(Self.noHash, Self.hash)] ?? [] {
      guard let line = line(at: place), line.word == word, let fit = line.fit(part, accent),
        fit >= best?.fit ?? 0
      else { continue }
      best = (fit, line.phonemes)
    }
    return best?.phonemes
  }

  /// The words whose part of speech decides how they are said.
  func heteronyms(accent: String) -> Set<String> {
    Set(
      places.values.joined().compactMap(line(at:)).filter { line in
        line.parts?.first.map { line.fit(String($0), accent) != nil } ?? false
      }.map(\.word))
  }

  /// Those that come with our voices.
  ///
  /// - Parameter voices: the folder of our voices; without it, or a file in it, there are none.
  static func shipped(in voices: String?) -> Pronunciations {
    Pronunciations(voices.flatMap { FileManager.default.contents(atPath: path(in: $0)) } ?? Data())
  }

  /// Which version of ``shipped(in:)`` there is.
  static func version(in voices: String?) -> String {
    var status = stat()
    guard let voices, stat(path(in: voices), &status) == 0 else { return "none" }
    return "\(status.st_size)-\(status.st_mtim.tv_sec)"
  }

  private static func path(in voices: String) -> String { voices + "/pronunciations" }

  /// What the lines of a language's voices are called: `us` for `en-us`, `gb` for any other English.
  static func accent(ofLanguage language: String) -> String {
    if language.hasPrefix("en-us") { return "us" }
    return language == "en" || language.hasPrefix("en-") ? "gb" : language
  }

  // MARK: Lines

  private func line(at place: Int) -> PronunciationLine? {
    let end = text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    return PronunciationLine(String(decoding: text[place..<end], as: UTF8.self)[...])
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// FNV-1a.
  private static let noHash: UInt64 = 0xcbf2_9ce4_8422_2325
  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}

/// A line of a file of pronunciations.
struct PronunciationLine: Hashable, Sendable {
  let word: String
  /// `nil` is any.
  let parts: [Substring]?
  /// `nil` is any of English.
  let accent: String?
  let phonemes: String

  /// - Returns: `nil` for what is a comment, or has less than four fields.
  init?(_ text: Substring) {
    guard !text.hasPrefix("#") else { return nil }
    let fields = text.split(maxSplits: 4, whereSeparator: \.isWhitespace)
    guard fields.count >= 4 else { return nil }
    word = String(fields[0])
    parts = fields[1] == "-" ? nil : fields[1].split(separator: ",")
    accent = fields[2] == "-" ? nil : String(fields[2])
    phonemes = String(fields[3])
  }

  /// How exactly it fits, if it does: what is said of a part of speech comes before what is said of
  /// an accent, and both before what is said of all.
  func fit(_ part: String?, _ accent: String) -> Int? {
    if let own = self.accent {
      guard own == accent else { return nil }
    } else if !Pronunciations.english.contains(accent) {
      return nil
    }
    if let parts {
      guard let part, parts.contains(part[...]) else { return nil }
    }
    return (parts == nil ? 0 : 2) + (self.accent == nil ? 0 : 1)
  }
}
