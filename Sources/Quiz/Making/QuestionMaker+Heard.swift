internal import Vocabulary

/// Questions about a spoken word.
extension QuestionMaker {
  func heardQuestion(
    _ entry: LexiconEntry, _ standard: QuestionStandard,
    using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let meaning = toldMeaning(of: entry, standard) else { return nil }
    let same = lexicon.homophones(of: entry.text).union(lexicon.spellings(of: entry.text))
    let sound = RoughSound(entry.text)
    var seen: Set<String> = []
    let near = lexicon.words(soundingLike: entry.text, upTo: entry.rank)
      .filter { other in
        other != entry.text && Self.isPlain(other)
          && seen.insert(other).inserted && !same.contains(other)
          && Self.areNear(other.count, to: entry.text.count)
          && !entry.relatives.contains(other)
          && ContentWords.stem(other) != ContentWords.stem(entry.text)
      }
      .compactMap { other in
        sound.distance(to: RoughSound(other)).map { (word: other, distance: $0) }
      }
      .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
    // The nearest words come in a random order. The others follow where too few of those are good.
    let close = near.prefix { sound.isClose($0.distance) }.prefix(3 * Self.wrongCount)
    let others = close.shuffled(using: &generator) + near.dropFirst(close.count)
    var wrong: [String] = []
    for other in others {
      guard let found = lexicon.entry(of: other.word), !found.isRegional,
        // The learner can't tell words apart that sound the same: both would be right.
        !wrong.contains(where: { lexicon.homophones(of: $0).contains(other.word) })
      else { continue }
      wrong.append(other.word)
      if wrong.count == Self.wrongCount { break }
    }
    var question = question(
      .heard, about: entry, text: "Which word do you hear?", right: entry.text, wrong: wrong,
      explanation: explanation(of: entry, meaning), using: &generator)
    question?.heard = entry.text
    return question
  }

  /// Returns the definition that is told after the answer: the first one of ours. One of the
  /// dictionary for experts stands in where it is surely the common meaning and doesn't explain the
  /// word by its own family, as "the quality of being secluded" does for *seclusion*.
  ///
  /// - Returns: `nil` for a word without such a definition. If no other word can take its place, it
  ///   has its first definition.
  private func toldMeaning(of entry: LexiconEntry, _ standard: QuestionStandard) -> String? {
    guard let first = entry.meanings.first else { return nil }
    let text = first.definition.text
    if first.isOwn || standard != .best { return text }
    guard entry.hasOneCommonMeaning, !GlossRules.isEmptyFrame(text),
      !ContentWords(text).tells(entry.text, relatives: entry.relatives)
    else { return nil }
    return text
  }
}

/// The sounds that a word's spelling suggests, for a comparison of words.
struct RoughSound {
  private let letters: [UInt8]

  init(_ word: String) { letters = Array(word.utf8) }

  /// Returns whether words with as many different letters sound so alike that they are the first
  /// choice.
  func isClose(_ distance: Int) -> Bool {
    distance <= (letters.count <= 3 ? 1 : max(2, letters.count / 3))
  }

  /// Returns how many letters differ, at most half of them; `nil` where the words don't sound
  /// alike, or where they may sound the same.
  func distance(to other: RoughSound) -> Int? {
    let bound = max(2, letters.count / 2)
    // Words that neither begin nor end alike sound different.
    guard
      letters.first == other.letters.first
        || letters.suffix(2).elementsEqual(other.letters.suffix(2))
    else { return nil }
    var row = Array(0...other.letters.count)
    for (index, letter) in letters.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, wanted) in other.letters.enumerated() {
        let cost = min(diagonal + (letter == wanted ? 0 : 1), row[column] + 1, row[column + 1] + 1)
        diagonal = row[column + 1]
        row[column + 1] = cost
      }
    }
    let distance = row[other.letters.count]
    guard distance > 0, distance <= bound, merged != other.merged else { return nil }
    return distance
  }

  /// The letters, with one for those that many speakers pronounce alike: `metal` and `medal`,
  /// `affect` and `effect`.
  private var merged: [UInt8] {
    var merged: [UInt8] = []
    for letter in letters {
      // The first vowel after a consonant is likely the stressed one, and listeners hear that well.
      let isStressed = (1...2).contains(merged.count)
      let sound: UInt8 =
        switch Unicode.Scalar(letter) {
        case "d": UInt8(ascii: "t")
        case "z", "c": UInt8(ascii: "s")
        case "e", "i", "u", "o", "y": isStressed ? letter : UInt8(ascii: "a")
        default: letter
        }
      if merged.last != sound { merged.append(sound) }
    }
    if merged.count > 3, merged.last == UInt8(ascii: "a") { merged.removeLast() }
    return merged
  }
}
