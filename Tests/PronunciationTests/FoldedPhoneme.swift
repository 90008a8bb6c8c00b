/// A sound in the coarse alphabet in which the engine's phonemes and a dictionary's are compared.
///
/// Folded together is what accents of American English may differ in, or what two notations write
/// otherwise; never consonants that differ.
///
/// - `o`: cot and caught, father and bother. Most Americans do not tell them apart.
/// - `O`: horse and hoarse, before r; not the vowel of barn.
/// - `@`: strut and schwa, for which the dictionary has one letter. `i`: three strengths of one vowel.
/// - `t`: the flap and the glottal stop are how Americans say t. `k`: the dictionary has no sound of loch.
struct FoldedPhoneme: Hashable, CustomStringConvertible {
  enum Stress { case none, secondary, primary }

  let symbol: Substring
  /// Of a vowel; the dictionaries that are compared with tell none.
  var stress = Stress.none

  var isVowel: Bool { Self.vowels.contains(symbol) }
  /// Vowels that are reduced more or less where they bear no stress; accents differ in how far.
  var isLax: Bool { Self.lax.contains(symbol) }
  var description: String { String(symbol) }

  private static let lax: Set<Substring> = ["o", "O", "a", "@", "e", "i", "i2", "u", "u2", "oU"]
  private static let vowels = lax.union(["eI", "aI", "aU", "OI"])
}

enum Folding {
  /// - Parameter phones: of the CMU Pronouncing Dictionary, in capitals, without stress.
  static func ofCMU(_ phones: [Substring]) -> [FoldedPhoneme] {
    var folded: [FoldedPhoneme] = []
    for (index, phone) in phones.enumerated() {
      let isBeforeR = index + 1 < phones.count && ["R", "ER"].contains(phones[index + 1])
      let symbols = phone == "AO" && isBeforeR ? "oU" : cmu[phone] ?? String(phone)
      folded += symbols.split(separator: " ").map { FoldedPhoneme(symbol: $0) }
    }
    return ruled(folded)
  }

  /// - Parameter phonemes: the engine's mnemonics, with `_` between them.
  static func ofEngine(_ phonemes: String) -> [FoldedPhoneme] {
    let mnemonics = phonemes.split { $0 == "_" || $0 == " " }
    var folded: [FoldedPhoneme] = []
    for (index, mnemonic) in mnemonics.enumerated() {
      let plain = mnemonic.drop { $0 == "'" || $0 == "," }
      let stress: FoldedPhoneme.Stress =
        mnemonic.hasPrefix("'") ? .primary : mnemonic.hasPrefix(",") ? .secondary : .none
      let isBeforeR = index + 1 < mnemonics.count && mnemonics[index + 1].hasPrefix("r")
      let symbols =
        isBeforeR && ["0", "O:", "O", "O2"].contains(plain) ? "oU" : engine[plain] ?? String(plain)
      for (place, symbol) in symbols.split(separator: " ").enumerated() {
        var phoneme = FoldedPhoneme(symbol: symbol)
        if place == 0, phoneme.isVowel { phoneme.stress = stress }
        folded.append(phoneme)
      }
    }
    return ruled(folded)
  }

  private static let cmu: [Substring: String] = [
    "AA": "o", "AO": "o", "AE": "a", "AH": "@", "AX": "@", "EH": "e", "IH": "i", "IY": "i2",
    "UH": "u", "UW": "u2", "EY": "eI", "AY": "aI", "AW": "aU", "OY": "OI", "OW": "oU", "ER": "@ r",
    "P": "p", "B": "b", "T": "t", "D": "d", "K": "k", "G": "g", "CH": "tS", "JH": "dZ", "F": "f",
    "V": "v", "TH": "T", "DH": "D", "S": "s", "Z": "z", "SH": "S", "ZH": "Z", "HH": "h", "M": "m",
    "N": "n", "NG": "N", "L": "l", "R": "r", "W": "w", "Y": "j",
  ]

  /// What is not in here stands for itself.
  private static let engine: [Substring: String] = [
    "0": "o", "O:": "o", "A:": "o", "O": "o", "O2": "o", "aa": "a", "a#": "a", "V": "@", "@2": "@",
    "@-": "@", "3": "@ r", "3:": "@ r", "E": "e", "e": "eI", "I": "i", "I2": "i", "I#": "i",
    "i": "i2", "i:": "i2", "U": "u", "u": "u2", "u:": "u2", "A@": "o r", "o@": "O r", "O@": "O r",
    "e@": "e r", "i@": "i2 @", "i@3": "i2 r", "U@": "u r", "aI@": "aI @", "aI3": "aI @ r",
    "aU@": "aU @", "O~": "o n", "A~": "o n", "@L": "@ l", "n-": "@ n", "t#": "t", "t2": "t",
    "?": "t", "r-": "r", "l#": "l", "x": "k", ";": "",
  ]

  /// What notations and accents join or leave out.
  private static func ruled(_ phonemes: [FoldedPhoneme]) -> [FoldedPhoneme] {
    var result: [FoldedPhoneme] = []
    for (index, phoneme) in phonemes.enumerated() {
      var phoneme = phoneme
      let next = index + 1 < phonemes.count ? phonemes[index + 1] : nil
      let last = result.last?.symbol ?? ""
      // Which and witch.
      if phoneme.symbol == "h", next?.symbol == "w" { continue }
      // Before a velar, n is one, said with more or less care.
      if phoneme.symbol == "n", ["k", "g"].contains(next?.symbol) {
        phoneme = FoldedPhoneme(symbol: "N")
      }
      // Americans say new and tune without a y.
      if phoneme.symbol == "j", coronals.contains(last), ["u", "u2"].contains(next?.symbol) {
        continue
      }
      // A glide between vowels goes by itself.
      if phoneme.symbol == "j", ["i", "i2", "eI", "aI", "OI"].contains(last) { continue }
      if phoneme.symbol == "w", ["u", "u2", "oU", "aU"].contains(last), next?.isVowel == true {
        continue
      }
      // An affricate written as its parts; a consonant doubled where words are joined.
      if let joined = affricates["\(last) \(phoneme.symbol)"] {
        result[result.count - 1] = FoldedPhoneme(symbol: joined)
        continue
      }
      if !phoneme.isVowel, phoneme.symbol == last { continue }
      if phoneme.symbol == "tS" && last == "t" || phoneme.symbol == "dZ" && last == "d" {
        result[result.count - 1] = phoneme
        continue
      }
      if phoneme.symbol == "r", !result.isEmpty {
        // Marry, merry and Mary; nearer and mirror.
        if let merged = beforeR[last] {
          result[result.count - 1] = FoldedPhoneme(
            symbol: merged, stress: result[result.count - 1].stress)
        }
        // Fire and hour have one syllable or two.
        if result.count > 1, last == "@", result[result.count - 1].stress == .none,
          ["aI", "aU", "OI"].contains(result[result.count - 2].symbol)
        {
          result.removeLast()
        }
      }
      result.append(phoneme)
    }
    return result
  }

  private static let coronals: Set<Substring> = [
    "t", "d", "n", "s", "z", "l", "T", "S", "tS", "dZ", "r",
  ]
  private static let affricates: [String: Substring] = ["t S": "tS", "d Z": "dZ"]
  private static let beforeR: [Substring: Substring] = [
    "a": "e", "eI": "e", "i2": "i", "u2": "u", "oU": "O",
  ]
}
