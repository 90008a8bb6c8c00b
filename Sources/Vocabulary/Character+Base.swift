extension Character {
  /// The letter without its accent, in ASCII; 0 if ASCII has no such letter.
  public var baseLetter: UInt8 { asciiValue ?? Self.bases[self] ?? 0 }

  private static let bases: [Character: UInt8] = {
    let accented = [
      "a": "áàâäãåāăą", "c": "çćčċĉ", "d": "ďđ", "e": "éèêëēėęě", "g": "ğġģĝ", "h": "ĥħ",
      "i": "íìîïīįĩ", "j": "ĵ", "k": "ķ", "l": "ĺľļł", "n": "ñńňņ", "o": "óòôöõøōő", "r": "ŕřŗ",
      "s": "śšşșŝ", "t": "ťţț", "u": "úùûüũūůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źžż",
    ]
    var bases: [Character: UInt8] = [:]
    for (base, letters) in accented {
      for letter in letters { bases[letter] = base.utf8.first }
    }
    return bases
  }()
}
