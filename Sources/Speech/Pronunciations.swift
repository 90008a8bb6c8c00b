internal import ByteText
internal import FoundationEssentials
internal import Glibc
internal import Hashing
internal import Languages

/// Corrections for words that the engine says wrongly, or in a way that fits only some of their
/// meanings.
///
/// Each line has a word, its part of speech, the accent, the phonemes in the engine's notation, and
/// a note. `-` stands for any part of speech, and for any accent of English. `#` begins a comment.
///
///     potpourri  -     -  p,oUpU@r'i:  French: no t
///     record     noun  us r'Ek3d
struct Pronunciations: Sendable {
  /// The lines as bytes. There are thousands, and few of them are ever asked for, so a line is read
  /// only when its word is.
  private let text: [UInt8]
  /// The offset of the first byte of each line.
  private let starts: [UInt32]
  /// A hash table with open addressing. It holds the number of the first line of a word, from 1; 0
  /// is a free slot. Every start of the program fills the table, so it is one array.
  private let slots: [UInt32]
  /// The number of the next line of the same word, from 1; 0 for the last one.
  private let next: [UInt32]

  /// - Parameter text: the lines. Any other text is passed over, and so is everything after 4 GB.
  init(_ text: some Sequence<UInt8>) {
    self.text = Array(text)
    var starts: [(hash: UInt64, start: Int)] = []
    starts.reserveCapacity(self.text.count / 40)
    self.text.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count, let line = bytes.baseAddress.map({ $0 + start }) {
        var hash = FNV1a()
        var index = start
        while index < bytes.count, !Self.isSpace(bytes[index]) {
          hash.combine(bytes[index])
          index += 1
        }
        if index > start, bytes[start] != UInt8(ascii: "#") { starts.append((hash.value, start)) }
        let end = memchr(line, CInt(UInt8(ascii: "\n")), bytes.count - start)
        start = end.map { UnsafeRawPointer($0) - bytes.baseAddress! + 1 } ?? bytes.count
      }
    }
    var size = 16
    while size < 2 * starts.count { size *= 2 }
    starts.removeAll { $0.start > Int(UInt32.max) }
    var slots = [UInt32](repeating: 0, count: size)
    var next = [UInt32](repeating: 0, count: starts.count)
    // For the first line of each word, the last line of the word so far.
    var last = next
    for (line, (hash, _)) in starts.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] != 0, starts[Int(slots[slot]) - 1].hash != hash {
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot] == 0 {
        slots[slot] = UInt32(line + 1)
        last[line] = UInt32(line)
      } else {
        let first = Int(slots[slot]) - 1
        next[Int(last[first])] = UInt32(line + 1)
        last[first] = UInt32(line)
      }
    }
    self.starts = starts.map { UInt32($0.start) }
    self.slots = slots
    self.next = next
  }

  /// Returns the lines of a word.
  private func lines(of word: String) -> [PronunciationLine] {
    var lines: [PronunciationLine] = []
    var slot = Int(truncatingIfNeeded: FNV1a(word.utf8).value) & (slots.count - 1)
    while slots[slot] != 0 {
      var number = Int(slots[slot])
      while number != 0 {
        if let line = line(number - 1), line.word == word { lines.append(line) }
        number = Int(next[number - 1])
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return lines
  }

  /// Returns the phonemes of a word, in the engine's notation; `nil` if no line fits.
  ///
  /// - Parameters:
  ///   - word: in lower case.
  ///   - part: the part of speech of the word; `nil` if it is not known.
  func phonemes(of word: String, as part: String?, in language: Language) -> String? {
    var best: (rank: Int, phonemes: String)?
    for line in lines(of: word) {
      // Of two lines that fit equally well, the later one counts.
      guard let rank = line.rank(part, language), rank >= best?.rank ?? 0 else { continue }
      best = (rank, line.phonemes)
    }
    return best?.phonemes
  }

  /// Returns the lines for the ways to say a word in other meanings, one for each note.
  func others(of word: String, in language: Language) -> [PronunciationLine] {
    var found: [(rank: Int, line: PronunciationLine)] = []
    for line in lines(of: word) where line.parts == [PronunciationLine.other] {
      guard let rank = line.rank(String(PronunciationLine.other), language) else { continue }
      guard let same = found.firstIndex(where: { $0.line.note == line.note }) else {
        found.append((rank, line))
        continue
      }
      // A line for the accent comes before one for all.
      if rank > found[same].rank { found[same] = (rank, line) }
    }
    return found.map(\.line)
  }

  /// Returns the words whose part of speech decides how they are said.
  func heteronyms(in language: Language) -> Set<String> {
    Set(starts.indices.compactMap(line).filter { $0.isOfPart(in: language) }.map(\.word))
  }

  /// Returns whether the part of speech of a word decides how it is said.
  ///
  /// - Parameter word: in lower case.
  func isHeteronym(_ word: String, in language: Language) -> Bool {
    lines(of: word).contains { $0.isOfPart(in: language) }
  }

  /// Returns the pronunciations that come with our voices.
  ///
  /// - Parameter voices: the folder of our voices. Without it, or without the file in it, the
  ///   result is empty.
  static func shipped(in voices: String?) -> Pronunciations {
    Pronunciations(voices.flatMap { FileManager.default.contents(atPath: path(in: $0)) } ?? Data())
  }

  /// Returns the version of ``shipped(in:)``, which changes with its file.
  static func version(in voices: String?) -> String {
    var status = stat()
    guard let voices, stat(path(in: voices), &status) == 0 else { return "none" }
    return "\(status.st_size)-\(status.st_mtim.tv_sec)"
  }

  private static func path(in voices: String) -> String { voices + "/pronunciations" }

  private func line(_ number: Int) -> PronunciationLine? {
    let start = Int(starts[number])
    let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    return PronunciationLine(String(decoding: text[start..<end], as: UTF8.self)[...])
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

/// A line of a file of pronunciations.
struct PronunciationLine: Hashable, Sendable {
  let word: String
  /// The parts of speech that the line is for; `nil` for any.
  let parts: [Substring]?
  /// The accent that the line is for; `nil` for any accent of English.
  let accent: String?
  let phonemes: String
  /// The end of the line: how the word sounds, or what it means. Many lines have none.
  let note: String

  /// The name that stands in place of a part of speech, in the line for another meaning of a word.
  static let other: Substring = "other"

  /// - Returns: `nil` for a comment, and for a line with fewer than four fields.
  init?(_ text: Substring) {
    guard !text.bytes.hasPrefix("#") else { return nil }
    let fields = text.unicodeScalars.split(maxSplits: 4, whereSeparator: \.properties.isWhitespace)
      .map { Substring($0) }
    guard fields.count >= 4 else { return nil }
    word = String(fields[0])
    parts = fields[1] == "-" ? nil : fields[1].bytes.split(separator: ",")
    accent = fields[2] == "-" ? nil : String(fields[2])
    phonemes = String(fields[3])
    let rest = fields.count > 4 ? fields[4].unicodeScalars : Substring().unicodeScalars
    note = String(Substring(rest.drop(while: \.properties.isWhitespace)))
  }

  /// Returns whether the line is for a part of speech in a language.
  func isOfPart(in language: Language) -> Bool {
    guard let part = parts?.first, part != Self.other else { return false }
    return rank(String(part), language) != nil
  }

  /// Returns how exactly the line fits; `nil` if it does not fit.
  ///
  /// A line for a part of speech comes before one for an accent, and both before one for all.
  func rank(_ part: String?, _ language: Language) -> Int? {
    guard accent.map({ $0 == language.accent }) ?? language.isVariety(of: .english) else {
      return nil
    }
    if let parts {
      guard let part, parts.contains(part[...]) else { return nil }
    }
    return (parts == nil ? 0 : 2) + (accent == nil ? 0 : 1)
  }
}
