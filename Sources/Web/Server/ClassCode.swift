internal import ByteText
internal import Hashing
internal import Storage

/// The six letters that let learners into a class, for a browser that has neither the link nor a
/// camera. They grant what the learners' link grants.
struct ClassCode: Hashable, Sendable {
  /// The letters, in capitals.
  let text: String

  private static let count = 6
  /// Without vowels, the letters make no words and no `I`, `O` or `U` that looks like another sign.
  /// `Y` is left out as half a vowel.
  private static let letters = Array("BCDFGHJKLMNPQRSTVWXZ")

  /// Makes the code of a link: another token has another code. The code is one of 64 million, so
  /// ``CodeGuesses`` limits how fast people can try. It tells nothing useful about the token.
  init(for token: Token) {
    let hash = SHA256(Array("VocalVocab class code \(token.text)".utf8)).hexadecimal
    // 60 bits: each code is as likely as any other to one part in 10^10.
    var rest = UInt64(hash.prefix(15), radix: 16) ?? 0
    let count = UInt64(Self.letters.count)
    text = String(
      (0..<Self.count).map { _ in
        defer { rest /= count }
        return Self.letters[Int(rest % count)]
      })
  }

  /// Compares what a person typed, in small letters or with spaces. The comparison takes the same
  /// time however many letters are right.
  func isSame(as typed: String) -> Bool {
    let given = typed.uppercased().utf8.filter {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
    }
    guard typed.utf8.count <= 40, given.count == Self.count else { return false }
    return zip(given, text.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// The limits on wrong codes. With them, all computers of the world together need about five years
/// for half of the codes.
struct CodeGuesses: Sendable {
  /// The limit for each address. A school may send all its children's requests from one address,
  /// so each child of a class may mistype the code once. Beyond the limit, even the right code is
  /// refused: otherwise, the limit would not slow down guesses.
  private let ofSender: RateLimit
  /// The limit for all addresses together. One address alone doesn't reach it, so it can't keep the
  /// others out.
  private let ofAll: RateLimit

  init(in notes: any Notes) {
    ofSender = RateLimit("code of sender", in: notes, perSecond: 0.05, burst: 30)
    ofAll = RateLimit("code of all", in: notes, perSecond: 0.2, burst: 40)
  }

  /// Returns whether another code of a sender is compared.
  ///
  /// - Throws: `StorageError`.
  func allows(_ sender: String) throws(StorageError) -> Bool {
    guard try ofSender.allows(sender, isCounted: false) else { return false }
    return try ofAll.allows("", isCounted: false)
  }

  /// Counts a wrong code.
  ///
  /// - Throws: `StorageError`.
  func count(_ sender: String) throws(StorageError) {
    _ = try ofSender.allows(sender)
    _ = try ofAll.allows("")
  }
}
