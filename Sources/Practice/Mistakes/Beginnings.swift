extension MistakeNamer {
  /// Names confused prefixes, and a missing letter of the two where a prefix meets its stem.
  mutating func nameBeginnings() {
    nameJoint()
    nameAssimilated()
    guard let first = word.graphemes.first(where: \.isVowel), !first.isStressed else { return }
    for family in Self.families where !Self.noPrefix.contains(where: right.starts(with:)) {
      guard let prefix = family.first(where: { right.starts(with: $0) }),
        right.count > prefix.count + 3
      else { continue }
      for written in family where typed.starts(with: written) && isOther(written, prefix) {
        if let edits = edits(typed: 0..<written.count, word: 0..<prefix.count), !edits.isEmpty {
          claim(.prefix, edits, letters: 0..<prefix.count)
          return
        }
      }
    }
  }

  /// Whether two prefixes differ by more than a letter at the end, or are `for` and `fore`.
  private func isOther(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one != other && one.count + other.count == 7
      || !one.starts(with: other) && !other.starts(with: one)
  }

  /// The groups of prefixes that learners confuse; where one begins with another, it comes first.
  /// `des` is only a misspelling of `dis`.
  private static let families = [
    "dis de di des", "pre per pro pur", "en in an un", "em im", "fore for", "ante anti",
    "hyper hypo", "inter intra intro enter", "be bi", "re ri",
  ].map(\.spellings)

  /// The beginnings of words that only look like a prefix.
  private static let noPrefix = "despite despot dessert".spellings

  /// Names an `in` that the word has as im-, il- or ir-: `inmigrant`, `inpossible`.
  private mutating func nameAssimilated() {
    guard typed.starts(with: "in".utf8), right.count > 4, right[0] == UInt8(ascii: "i"),
      Self.assimilated.contains(where: right.starts(with:)),
      let edits = edits(typed: 0..<2, word: 0..<2), !edits.isEmpty
    else { return }
    claim(.prefix, edits, letters: 0..<2, typed: 0..<2)
  }

  /// The prefix in- before the letters that change it.
  private static let assimilated = "imb imm imp ill irr".spellings

  /// Names a missing letter of the two where a prefix meets its stem: `mispell`, `unecessary`.
  private mutating func nameJoint() {
    guard let joint = Self.joints.first(where: { right.starts(with: $0) }),
      !Self.noJoint.contains(where: { right.starts(with: $0) })
    else { return }
    let index = joint.count - 2
    for edit in unnamed where path.moves[edit].kind == .missing {
      if (index...index + 1).contains(path.moves[edit].word), isDouble(path.moves[edit]) {
        claim(.prefix, [edit], letters: 0..<index + 2)
      }
    }
  }

  /// The prefixes, each with the first letter of a stem that repeats the prefix's last letter.
  private static let joints = "miss unn diss interr overr underr".spellings
  /// The beginnings of words that only look like a prefix and its stem.
  private static let noJoint = "missi missa misse missu interro interru".spellings
}
