import Hashing
import Shows
import TestSupport
import Testing

@Suite("The catalogue")
struct CatalogueTests {
  static let shows = [
    Show(
      ids: [named("mal:1"), named("anidb:23")], title: "Cowboy Bebop", kind: .season, year: 1998,
      airing: .ended, genres: ["space"], tags: ["bounty hunters", "space"],
      related: [named("mal:5")], episodeCount: 26),
    Show(
      ids: [named("mal:5")], title: "Cowboy Bebop: Tengoku no Tobira",
      otherTitles: ["Cowboy Bebop: The Movie", "カウボーイビバップ 天国の扉"], kind: .film, year: 2001),
    Show(
      ids: [named("mal:16498")], title: "Shingeki no Kyojin",
      otherTitles: ["進撃の巨人", "Attack on Titan"]),
    Show(ids: [named("mal:20")], title: "Naruto"),
    Show(ids: [named("mal:1735")], title: "Naruto: Shippuuden"),
    Show(ids: [named("mal:45")], title: "Rurouni Kenshin", otherTitles: ["Pokémon & Co"]),
  ]
  static let catalogue = Catalogue(shows)

  @Test("gives back what it got", arguments: shows.indices)
  func facts(index: Int) throws {
    #expect(Self.catalogue[index] == Self.shows[index])
    for id in Self.shows[index].ids { #expect(Self.catalogue.index(of: id) == index) }
    #expect(Self.catalogue.index(of: named("mal:99999")) == nil)
  }

  @Test(
    "finds a show as a person types",
    arguments: [
      ("c", [0, 1, 5]), ("cowboy bebop", [0, 1]), ("bebop cow", [0, 1]), ("cowboy bebop mov", [1]),
      ("attack on t", [2]), ("巨人", [2]), ("進撃", [2]), ("天国", [1]), ("naruto", [3, 4]),
      ("Naruto ", [3, 4]), ("ship", [4]), ("pokemon and", [5]), ("POKÉMON", [5]), ("", []),
      ("!?", []), ("zzzz", []), ("cowboy naruto", []),
    ])
  func search(text: String, expected: [Int]) { #expect(Self.catalogue.search(text) == expected) }

  @Test(
    "forgives slips",
    arguments: [
      ("cowbay bebop", 0), ("naurto", 3), ("shipuuden", 4), ("kenshim", 5), ("atack on titan", 2),
      ("rurouni kensh", 5), ("narut", 3), ("beebop", 0),
    ])
  func slips(text: String, expected: Int) throws {
    #expect(Self.catalogue.search(text).first == expected)
  }

  @Test("is the same after it was kept as bytes, and damaged bytes are none")
  func bytes() throws {
    let bytes = Self.catalogue.bytes
    let read = try #require(Catalogue(bytes: bytes))
    #expect(read.count == Self.shows.count && read.bytes == bytes)
    for index in Self.shows.indices { #expect(read[index] == Self.shows[index]) }
    #expect(read.search("attack on t") == [2] && read.search("naurto").first == 3)
    #expect(read.index(of: named("anidb:23")) == 0)
    for offset in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[offset] ^= 0x10
      #expect(Catalogue(bytes: damaged) == nil)
      #expect(Catalogue(bytes: Array(bytes[..<offset])) == nil)
    }
    let empty = Catalogue([])
    #expect(
      empty.count == 0 && empty.search("a") == [] && Catalogue(bytes: empty.bytes)?.count == 0)
  }

  /// 40,000 shows with ten titles each, of made words.
  private static func large() -> [Show] {
    var random = SeededGenerator(seed: 7)
    let syllables = "ka shi to mu na ri yo ha ku re san dor mel vi ter lan ost bri chu gen".split(
      separator: " ")
    func word() -> String {
      (0..<Int.random(in: 1...4, using: &random))
        .map { _ in String(syllables.randomElement(using: &random) ?? "") }.joined()
    }
    return (0..<40_000).map { number in
      let titles = (0..<10).map { _ in
        (0..<Int.random(in: 1...5, using: &random)).map { _ in word() }.joined(separator: " ")
      }
      return Show(
        ids: ["mal", "anidb", "kitsu", "anilist"].map { named("\($0):\(number)") },
        title: titles[0], otherTitles: Array(titles.dropFirst()), kind: .season,
        year: 1960 + number % 65, tags: (0..<12).map { "tag \((number * 7 + $0) % 500)" },
        related: [named("mal:\((number + 1) % 40_000)")], episodeCount: 12)
    }
  }

  @Test("answers each key within 20 ms, in 60 MB, with 40,000 shows")
  func figures() {
    let catalogue = Catalogue(Self.large())
    #expect(catalogue.memory < 60 << 20)
    let bytes = catalogue.bytes
    #expect(processorTime { _ = Catalogue(bytes: bytes) } < 0.3)
    for text in ["kashi tomuna", "shitokame rosandor", "mel vi terlan", "sandormal"] {
      for end in text.indices {
        let key = String(text[...end])
        let seconds = (0..<3).map { _ in processorTime { _ = catalogue.search(key) } }.min() ?? 1
        #expect(seconds < 0.02, "\(key)")
      }
    }
  }
}
