/// A sound in a coarse alphabet, in which the phonemes of the engine and of a dictionary are
/// compared.
///
/// Sounds are folded into one if accents of American English differ in them, or if the two
/// notations write them differently. Different consonants are never folded.
///
/// - `o`: the vowels of cot and caught, father and bother, which most Americans don't tell apart.
/// - `O`: the vowel of horse and hoarse, before r; not the vowel of barn.
/// - `@`: the vowel of strut and schwa, for which the dictionary has one sign.
/// - `i`: three strengths of one vowel.
/// - `t`: also the flap and the glottal stop, with which Americans say t.
/// - `k`: also the last sound of loch, for which the dictionary has no sign.
struct FoldedPhoneme: Hashable, CustomStringConvertible {
  enum Stress { case none, secondary, primary }

  let symbol: Substring
  /// The stress of a vowel. Phonemes of the dictionaries have none.
  var stress = Stress.none

  var isVowel: Bool { Self.vowels.contains(symbol) }
  /// Whether the vowel is reduced where it has no stress. Accents differ in how much they reduce
  /// it.
  var isLax: Bool { Self.lax.contains(symbol) }
  var description: String { String(symbol) }

  private static let lax: Set<Substring> = ["o", "O", "a", "@", "e", "i", "i2", "u", "u2", "oU"]
  private static let vowels = lax.union(["eI", "aI", "aU", "OI"])
}

enum Folding {
  /// Returns the folded phonemes of a dictionary's word.
  ///
  /// - Parameter phones: the sounds in the notation of the CMU Pronouncing Dictionary, in capitals,
  ///   without stress.
  static func ofCMU(_ phones: [Substring]) -> [FoldedPhoneme] {
    var folded: [FoldedPhoneme] = []
    for (index, phone) in phones.enumerated() {
      let isBeforeR = index + 1 < phones.count && ["R", "ER"].contains(phones[index + 1])
      let symbols = phone == "AO" && isBeforeR ? "oU" : cmu[phone] ?? String(phone)
      folded += symbols.split(separator: " ").map { FoldedPhoneme(symbol: $0) }
    }
    return simplified(folded)
  }

  /// Returns the folded phonemes of the engine.
  ///
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
      for (position, symbol) in symbols.split(separator: " ").enumerated() {
        var phoneme = FoldedPhoneme(symbol: symbol)
        if position == 0, phoneme.isVowel { phoneme.stress = stress }
        folded.append(phoneme)
      }
    }
    return simplified(folded)
  }

  private static let cmu: [Substring: String] = [
    "AA": "o", "AO": "o", "AE": "a", "AH": "@", "AX": "@", "EH": "e", "IH": "i", "IY": "i2",
    "UH": "u", "UW": "u2", "EY": "eI", "AY": "aI", "AW": "aU", "OY": "OI", "OW": "oU", "ER": "@ r",
    "P": "p", "B": "b", "T": "t", "D": "d", "K": "k", "G": "g", "CH": "tS", "JH": "dZ", "F": "f",
    "V": "v", "TH": "T", "DH": "D", "S": "s", "Z": "z", "SH": "S", "ZH": "Z", "HH": "h", "M": "m",
    "N": "n", "NG": "N", "L": "l", "R": "r", "W": "w", "Y": "j",
  ]

  /// The folded signs of the engine's mnemonics. Any other mnemonic stands for itself.
  private static let engine: [Substring: String] = [
    "0": "o", "O:": "o", "A:": "o", "O": "o", "O2": "o", "aa": "a", "a#": "a", "V": "@", "@2": "@",
    "@-": "@", "3": "@ r", "3:": "@ r", "E": "e", "e": "eI", "I": "i", "I2": "i", "I#": "i",
    "i": "i2", "i:": "i2", "U": "u", "u": "u2", "u:": "u2", "A@": "o r", "o@": "O r", "O@": "O r",
    "e@": "e r", "i@": "i2 @", "i@3": "i2 r", "U@": "u r", "aI@": "aI @", "aI3": "aI @ r",
    "aU@": "aU @", "O~": "o n", "A~": "o n", "@L": "@ l", "n-": "@ n", "t#": "t", "t2": "t",
    "?": "t", "r-": "r", "l#": "l", "x": "k", ";": "",
  ]

  /// Returns phonemes after the rules for sounds that notations and accents join or leave out.
  private static func simplified(_ phonemes: [FoldedPhoneme]) -> [FoldedPhoneme] {
    var result: [FoldedPhoneme] = []
    for (index, phoneme) in phonemes.enumerated() {
      var phoneme = phoneme
      let next = index + 1 < phonemes.count ? phonemes[index + 1] : nil
      let last = result.last?.symbol ?? ""
      // Which and witch.
      if phoneme.symbol == "h", next?.symbol == "w" { continue }
      // Before a velar, n becomes a velar.
      if phoneme.symbol == "n", ["k", "g"].contains(next?.symbol) {
        phoneme = FoldedPhoneme(symbol: "N")
      }
      // Americans say new and tune without a y.
      if phoneme.symbol == "j", coronals.contains(last), ["u", "u2"].contains(next?.symbol) {
        continue
      }
      // A glide between two vowels follows from them.
      if phoneme.symbol == "j", ["i", "i2", "eI", "aI", "OI"].contains(last) { continue }
      if phoneme.symbol == "w", ["u", "u2", "oU", "aU"].contains(last), next?.isVowel == true {
        continue
      }
      // An affricate may be written in two parts, and a consonant doubled between joined words.
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
