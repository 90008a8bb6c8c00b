internal import Vocabulary

/// Questions about a spoken word.
extension QuestionMaker {
  func heardQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    let levels = Self.levels(around: entry.level)
    let same = lexicon.homophones(of: entry.text).union(lexicon.spellings(of: entry.text))
    let sound = RoughSound(entry.text)
    var seen: Set<String> = []
    let near = lexicon.words(soundingLike: entry.text)
      .filter { other in
        other.word != entry.text && levels.contains(other.level) && Self.isPlain(other.word)
          && seen.insert(other.word).inserted && !same.contains(other.word)
          && Self.areNear(other.word.count, to: entry.text.count)
          && !entry.relatives.contains(other.word) && !Unsuitable.words.contains(other.word)
          && ContentWords.stem(other.word) != ContentWords.stem(entry.text)
      }
      .compactMap { other in
        sound.distance(to: RoughSound(other.word)).map { (word: other.word, distance: $0) }
      }
      .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
    var wrong: [String] = []
    for other in near.prefix(3 * Self.wrongCount).shuffled(using: &generator) {
      guard let found = lexicon.entry(of: other.word), !found.isRegional,
        // The learner can't tell words apart that sound the same: both would be right.
        !wrong.contains(where: { lexicon.homophones(of: $0).contains(other.word) })
      else { continue }
      wrong.append(other.word)
      if wrong.count == Self.wrongCount { break }
    }
    let meaning = entry.meanings[0].definition.text
    var question = question(
      .heard, about: entry, text: "Which word do you hear?", right: entry.text, wrong: wrong,
      explanation: explanation(of: entry, meaning), using: &generator)
    question?.heard = entry.text
    return question
  }
}

/// The sounds that a word's spelling suggests, for a comparison of words.
struct RoughSound {
  private let letters: [UInt8]

  init(_ word: String) { letters = Array(word.utf8) }

  /// Returns how many letters differ; `nil` where the words don't sound alike, or where they may
  /// sound the same.
  func distance(to other: RoughSound) -> Int? {
    let bound = letters.count <= 3 ? 1 : max(2, letters.count / 3)
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
