import Hashing
import TestSupport
import Testing

@testable import Shows

@Suite("A title")
struct TitleTests {
  @Test(
    "has one key in all its spellings",
    arguments: [
      ("The Office", "Office, The"), ("Pokémon", "pokemon"), ("Tom & Jerry", "Tom and Jerry"),
      ("Grey’s Anatomy", "Greys Anatomy"), ("Ｎａｒｕｔｏ", "NARUTO"),
      ("Mushishi 2nd Season", "Mushishi Season 2"),
      ("Mushishi II", "Mushishi Season 2"), ("Mushishi Season 1", "Mushishi"),
      ("Battlestar Galactica (2004)", "Battlestar Galactica"), ("Re:Zero", "re zero"),
    ])
  func same(one: String, other: String) { #expect(TitleKey(one).text == TitleKey(other).text) }

  @Test(
    "has another key than others",
    arguments: [
      ("Mushishi", "Mushishi Season 2"), ("The", "A"), ("進撃の巨人", "進撃の"), ("II", "III"),
      ("Season 2", "Season 3"), ("Alien", "Aliens"),
    ])
  func other(one: String, other: String) { #expect(TitleKey(one).text != TitleKey(other).text) }

  @Test("tells the year in brackets")
  func year() {
    #expect(TitleKey("Fargo (2014)").year == 2014)
    #expect(TitleKey("(2014)").year == nil && TitleKey("Fargo (9999)").year == nil)
  }

  @Test("takes twice the time for twice the text")
  func growth() async {
    let slow = await Growth.excessive(["a", " ", "é", "&", "(2014)", "season 2", "の", ","]) {
      _ = (TitleKey($0), WordTable.words(of: $0))
    }
    #expect(slow.isEmpty)
  }
}

@Suite("The number of slips")
struct SlipTests {
  /// The distance by its definition.
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var rows = Array(repeating: Array(repeating: 0, count: other.count + 1), count: one.count + 1)
    for i in 0...one.count {
      for j in 0...other.count {
        if i == 0 || j == 0 {
          rows[i][j] = i + j
          continue
        }
        let cost = one[i - 1] == other[j - 1] ? 0 : 1
        rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost)
        if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
          rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
        }
      }
    }
    return rows[one.count][other.count]
  }

  @Test("is the one of the definition, up to the bound and at beginnings")
  func definition() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          UInt8.random(in: 97...100, using: &random)
        }
      }
      let expected = Self.distance(words[0], words[1])
      for bound in 0...4 {
        let found = EditDistance.bounded(words[0], words[1], by: bound)
        #expect(found == (expected <= bound ? expected : nil))
      }
      let counter = SlipCounter(words[0])
      #expect(counter.slips(to: words[1][...], orBeginning: false) == expected)
      let nearest = (0...words[1].count).map { Self.distance(words[0], Array(words[1][..<$0])) }
      #expect(counter.slips(to: words[1][...], orBeginning: true) == nearest.min())
    }
  }
}

@Suite("A show of another service or file")
struct TitleMatcherTests {
  static let known = [
    Show(ids: [named("mal:1")], title: "Cowboy Bebop", kind: .season, year: 1998),
    Show(ids: [named("mal:2")], title: "Fargo", kind: .film, year: 1996),
    Show(ids: [named("tvmaze:3")], title: "Fargo", year: 2014),
    Show(
      ids: [named("tvmaze:4")], title: "Attack on Titan", otherTitles: ["Shingeki no Kyojin"],
      year: 2013),
    Show(title: "Tide"),
  ]
  static let matcher = TitleMatcher(known)

  @Test(
    "is told by its name at a service, or by title, kind and year",
    arguments: [
      (Show(ids: [named("mal:1")], title: "Anything"), 0),
      (Show(title: "Cowboy Bebop (1998)"), 0), (Show(title: "Fargo", year: 2014), 2),
      (Show(title: "fargo", kind: .film, year: 1996), 1),
      (Show(title: "Shingeki no Kyojin", kind: .season, year: 2013), 3),
    ])
  func same(show: Show, index: Int) { #expect(Self.matcher.match(show) == .same(index)) }

  @Test("is only likely by its title alone")
  func titleOnly() {
    #expect(Self.matcher.match(Show(title: "Attack on Titan")) == .titleOnly(3))
    #expect(Self.matcher.match(Show(title: "Fargo", year: 2015)) == .titleOnly(2))
    #expect(Self.matcher.match(Show(title: "The Tide", year: 2001)) == .titleOnly(4))
  }

  @Test("is another one if the service gives it another name")
  func otherName() {
    #expect(
      Self.matcher.match(Show(ids: [named("mal:77")], title: "Cowboy Bebop", year: 1998)) == .none)
  }

  @Test("may be one of similar titles")
  func similar() {
    #expect(Self.matcher.match(Show(title: "Cowbay Bebop")) == .similar([0]))
    #expect(Self.matcher.match(Show(title: "Attack on Titan: Junior High")) == .similar([3]))
    #expect(Self.matcher.match(Show(title: "Far")) == .none)
    #expect(Self.matcher.match(Show(title: "")) == .none)
  }
}
