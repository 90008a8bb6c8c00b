internal import Vocabulary

/// The letters in which the spelling of another region differs from the asked one. With the letter
/// before them or the letter after them, they are the signs of that spelling: the `ou` and the `ur`
/// of `colour`, or the `or` of `color`.
struct RegionalDifference {
  /// Letters that show the spelling if a try has them.
  private struct Sign {
    let letters: ArraySlice<Character>
    /// Whether the try must begin with the letters, because the spelling has none before them.
    let isFirst: Bool
    /// Whether the try must end with the letters, because the spelling has none after them.
    let isLast: Bool
  }

  private let signs: [Sign]

  /// - Parameters:
  ///   - regional: the spelling of another region.
  ///   - asked: the asked spelling.
  init(of regional: Spelling, from asked: Spelling) {
    let (own, other) = (regional.letters, asked.letters)
    let start = zip(own, other).prefix { $0 == $1 }.count
    let equal = zip(own.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let end = own.count - min(equal, min(own.count, other.count) - start)
    let (before, after) = (max(start - 1, 0), min(end + 1, own.count))
    let (isFirst, isLast) = (start == 0, end == own.count)
    if start == end {
      signs = [Sign(letters: own[before..<after], isFirst: isFirst, isLast: isLast)]
    } else {
      signs = [
        Sign(letters: own[before..<end], isFirst: isFirst, isLast: isLast),
        Sign(letters: own[start..<after], isFirst: isFirst, isLast: isLast),
      ]
    }
  }

  /// Returns whether a try has the letters of the spelling where it differs from the asked one.
  func isShown(in typed: Spelling) -> Bool {
    let letters = typed.letters
    return signs.contains { sign in
      guard !sign.letters.isEmpty, sign.letters.count <= letters.count else { return false }
      let last = letters.count - sign.letters.count
      return (0...last).contains { index in
        (!sign.isFirst || index == 0) && (!sign.isLast || index == last)
          && letters[index..<index + sign.letters.count].elementsEqual(sign.letters)
      }
    }
  }
}
