import Shows
import Testing

@Suite("A show")
struct ShowTests {
  @Test("has its announced episodes after those that a service lists")
  func announced() {
    let listed = (1...3).map { (number: Int) in
      Episode(id: named("tvmaze:\(number)"), number: number)
    }
    let show = Show(title: "Tide", kind: .season, episodeCount: 5, episodes: listed.reversed())
    #expect(show.regularEpisodes.map(\.number) == [1, 2, 3, 4, 5])
    #expect(show.regularEpisodes.map { $0.id != nil } == [true, true, true, false, false])
  }

  @Test("of a later half counts on from its first number")
  func laterHalf() {
    let listed = [13, 14].map { Episode(number: $0) }
    let show = Show(title: "Tide", kind: .season, episodeCount: 4, episodes: listed)
    #expect(show.regularEpisodes.map(\.number) == [13, 14, 15, 16])
  }

  @Test("keeps its specials apart, and numbers those that nothing names")
  func specials() {
    let show = Show(
      title: "Tide",
      episodes: [
        Episode(season: 0, number: 1), Episode(season: 2, number: nil, title: "Live"),
        Episode(season: 1, number: 1),
      ])
    #expect(show.regularEpisodes.count == 1)
    #expect(show.specials.map(\.key.description) == ["s0e1", "s0e2"])
  }

  @Test("that is a film has one episode")
  func film() {
    #expect(Show(title: "Tide", kind: .film).regularEpisodes.map(\.key.description) == ["s1e1"])
    #expect(!Show(title: "Tide").hasKnownEpisodes)
  }

  @Test("has bounds whatever a service says")
  func bounds() {
    #expect(Show(title: "Tide", episodeCount: .max).episodeCount == nil)
    #expect(Show(title: "Tide", episodeCount: -1).episodeCount == nil)
    #expect(Episode(season: .max, number: .min).isSpecial)
    let many = (0..<20_000).map { Episode(number: $0) }
    #expect(Show(title: "Tide", episodes: many).episodes.count == Show.mostEpisodes)
  }

  @Test("gives its seasons, and the episodes up to one")
  func seasons() {
    let show = Show.twoSeasons()
    #expect(show.seasons.map(\.season) == [1, 2])
    #expect(show.episodes(upTo: .numbered(season: 2, number: 1)).count == 4)
    #expect(show.episodes(upTo: .own(named("tvmaze:103"))).count == 3)
    #expect(show.episodes(upTo: .own(named("tvmaze:900"))).isEmpty)
    #expect(show.episode(.own(named("tvmaze:900")))?.title == "Backstage")
  }

  @Test("added by hand twice has one name")
  func ownName() {
    let name = Show(title: "The Tide", kind: .film, year: 1999).ownID
    #expect(Show(title: "the tide", kind: .film, year: 1999).ownID == name)
    #expect(Show(title: "The Tide", kind: .film, year: 2000).ownID != name)
    #expect(ServiceID(name.description) == name)
  }

  @Test("tells an episode whose day alone is known, and an old document tells of none")
  func dayOnly() throws {
    var episode = Episode(number: 1, airs: time("2026-01-02T12:00:00Z"), isDayOnly: true)
    #expect(try reread(episode) == episode)
    #expect(try text(episode).contains(#""dayOnly":true"#))
    episode.isDayOnly = false
    #expect(try reread(episode) == episode)
    #expect(try !text(episode).contains("dayOnly"))
    let old = #"{"season": 1, "number": 1, "airs": "2026-01-02T12:00:00Z"}"#
    #expect(try read(Episode.self, old) == episode)
    #expect(!Episode(number: 1, isDayOnly: true).isDayOnly)
  }

  @Test("for adults is one by its genre or its tag, in any case")
  func adult() {
    #expect(Show(title: "A", genres: ["Drama", "adult"]).isAdult)
    #expect(Show(title: "A", tags: [Show.adultTag]).isAdult)
    #expect(Show(title: "A", tags: ["hentai"]).isAdult)
    #expect(!Show(title: "Adult", genres: ["Young Adult"]).isAdult)
  }

  @Test("is the same after it was written and read, and needs a title alone")
  func roundTrip() throws {
    #expect(try reread(Show.twoSeasons()) == Show.twoSeasons())
    #expect(try read(Show.self, #"{"title": "Tide"}"#) == Show(title: "Tide"))
  }
}
