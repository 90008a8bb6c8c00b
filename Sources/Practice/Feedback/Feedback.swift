/// Where a wrong try departs from the word, as much of it as may be told while tries remain.
///
/// The answer is never told: a letter that is missing or that should stand in place of a wrong one
/// is not in here, and where the marks alone would spell the word (nothing is wrong but a letter too
/// many, or two in each other's place) the letters are left unmarked and only the count is given.
public struct Feedback: Hashable, Sendable {
  /// A letter of the try, or a place where one is wanting.
  public enum Mark: Hashable, Sendable {
    case right(Character)
    case wrong(Character)
    case extra(Character)
    case swapped(Character, Character)
    case missing
    /// A letter of which nothing is said.
    case unmarked(Character)
  }

  public let marks: [Mark]
  public let wrong: Int
  public let missing: Int
  public let extra: Int
  public let swapped: Int
  /// Places of wrong letters in the try, counted from 1.
  public let wrongPlaces: [Int]

  public init(typed: Spelling, word: Spelling) {
    let steps = Alignment(typed: typed, word: word).steps
    var (wrong, missing, extra, swapped) = (0, 0, 0, 0)
    var (marks, places, place) = ([Mark](), [Int](), 0)
    for step in steps {
      switch step {
      case .same(let letter):
        place += 1
        marks.append(.right(letter))
      case .wrong(let letter, _):
        place += 1
        wrong += 1
        places.append(place)
        marks.append(.wrong(letter))
      case .missing:
        missing += 1
        marks.append(.missing)
      case .extra(let letter):
        place += 1
        extra += 1
        marks.append(.extra(letter))
      case .swapped(let first, let second):
        place += 2
        swapped += 1
        marks.append(.swapped(first, second))
      }
    }
    let tellsAll = wrong + missing == 0
    self.marks = tellsAll ? typed.letters.map(Mark.unmarked) : marks
    (self.wrong, self.missing, self.extra, self.swapped) = (wrong, missing, extra, swapped)
    wrongPlaces = places
  }

  /// What departs, in a sentence to be read or heard.
  public var sentence: String {
    guard wrong + missing + extra + swapped < Self.mostToName, wrong <= 2 else {
      return "Several letters are not right."
    }
    var parts: [String] = []
    switch wrongPlaces.count {
    case 0: break
    case 1: parts.append("letter \(wrongPlaces[0]) is wrong")
    default:
      let places = wrongPlaces.map(String.init).joined(separator: " and ")
      parts.append("letters \(places) are wrong")
    }
    if missing > 0 {
      parts.append(missing == 1 ? "a letter is missing" : "\(missing) letters are missing")
    }
    if extra > 0 {
      parts.append(
        extra == 1 ? "there is a letter too many" : "there are \(extra) letters too many")
    }
    if swapped > 0 {
      parts.append(
        swapped == 1 ? "two neighbours are swapped" : "neighbours are swapped in \(swapped) places")
    }
    let sentence =
      parts.count > 1
      ? parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
      : parts.first ?? ""
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
  }

  /// With so many mistakes a list of them helps nobody.
  private static let mostToName = 4
}
