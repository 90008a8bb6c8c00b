import Foundation

/// A search for one word in everything that a server sends.
struct SecretSearch {
  private let word: String
  /// The word, its inflections, and what WordNet's own program says is derived from it.
  private let family: Set<String>
  private let disguises: [String]
  /// The word's bytes in hexadecimal.
  private let hexadecimal: String

  init(_ word: String) throws {
    self.word = word.lowercased()
    family = try Self.family(of: self.word)
    disguises = try Self.disguises(of: self.word)
    hexadecimal = self.word.utf8.map { String($0, radix: 16) }.joined()
  }

  /// The texts that give the word away, each with the request that it answers.
  func leaks(in answers: [Answer]) -> [String] {
    answers.flatMap { answer in
      SentText.all(in: answer).filter(isLeak).map { "\(answer.asked): \($0)" }
    }
  }

  /// Whether a reader of the text reads the word, or one of its family, in whatever case.
  func isLeak(_ text: String) -> Bool {
    let text = text.lowercased()
    let tokens = text.split { !$0.isLetter }.map(String.init)
    // A word may be spelled out: single letters one after another.
    let spelled = tokens.map { $0.count == 1 ? $0 : " " }.joined()
    return !family.isDisjoint(with: tokens)
      // A short word is a part of many others: `art`, `part`.
      || word.count >= 4 && tokens.contains { $0.contains(word) }
      || word.count > 1 && spelled.contains(word)
      // A word with a hyphen, an apostrophe or a space is no single token.
      || !word.allSatisfy(\.isLetter) && text.contains(word)
      || disguises.contains { text.contains($0) }
      // One in 2,000 random identifiers contains any four digits.
      || text.split { !$0.isHexDigit }.contains {
        $0 == hexadecimal || word.count >= 4 && $0.contains(hexadecimal)
      }
  }

  private static func family(of word: String) throws -> Set<String> {
    var stems: Set<String> = [word, word + word.suffix(1)]
    if word.hasSuffix("e") { stems.insert(String(word.dropLast())) }
    if word.hasSuffix("y") { stems.insert(word.dropLast() + "i") }
    var family: Set<String> = [word]
    for stem in stems {
      for ending in ["s", "es", "ed", "d", "ing", "er", "est"] { family.insert(stem + ending) }
    }
    let derived = try output(of: "wn", word, "-derin", "-deriv", "-deria")
    for match in derived.matches(of: #/RELATED TO->\(\w+\) ([^#\s]+)#/#) {
      family.insert(match.1.lowercased().replacing("_", with: " "))
    }
    return family
  }

  /// The word in other clothes, in lower case: percents, base64, and the beginnings of
  /// digests that a program would make an opaque name from.
  private static func disguises(of word: String) throws -> [String] {
    let bytes = Array(word.utf8)
    var disguises = [bytes.map { "%" + String($0, radix: 16) }.joined()]
    if bytes.count >= 5 {
      // The middle stays the same whatever stands before and after the word.
      for before in 0..<3 {
        let whole = Data(Array(repeating: 0, count: before) + bytes).base64EncodedString()
        let middle = (before * 8 + 5) / 6..<(before + bytes.count) * 8 / 6
        disguises.append(String(Array(whole)[middle]).lowercased())
      }
    }
    let digests = try output(
      of: "sh", "-c",
      "for form; do for sum in md5sum sha1sum sha256sum; do printf %s \"$form\" | $sum; done; done",
      "sh", word, word.uppercased(), word.prefix(1).uppercased() + word.dropFirst())
    return disguises + digests.split(separator: "\n").map { String($0.prefix(16)) }
  }

  private static func output(of program: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
