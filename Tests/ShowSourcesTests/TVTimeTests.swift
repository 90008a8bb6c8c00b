import Shows
import TestSupport
import Testing

@testable import ShowSources

@Suite("TV Time's archive")
struct TVTimeTests {
  private static let episodes = """
    key,s_id,ep_id,s_no,ep_no,season_number,episode_number,created_at,series_name,is_special,\
    is_unitary,is_followed,is_archived
    user-series-1,82,,,,,,2021-02-28 10:00:00,Doctor Who (2005),,,true,false
    watch-episode-1,82,101,1,1,1,1,2021-03-01 10:00:00,Doctor Who (2005),false,,,
    watch-episode-2,82,102,1,2,,,2021-03-02 10:00:00,,false,,,
    rewatch-episode-1,82,101,1,1,1,1,2022-01-01 10:00:00,Doctor Who (2005),,,,
    watch-episode-3,82,103,,,,,2021-03-03 10:00:00,Doctor Who (2005),,,,
    watch-episode-4,82,104,1,5,1,5,yesterday,Doctor Who (2005),true,,,
    watch-episode-5,90,105,1,1,1,1,2021-03-03 10:00:00,A Film,false,true,,
    tracking-stats,,,,,,,,,,,,
    """
  private static let films = """
    type,entity_type,movie_name,release_date,created_at,watch_date
    watch,movie,Fury,2014-10-15 00:00:00,2021-04-01 10:00:00,
    towatch,movie,"Dune, Part One",2021-09-15 00:00:00,2021-05-01 10:00:00,
    watch,episode,,,2021-05-01 10:00:00,1616481927
    """
  private static let followed = """
    tv_show_id,tv_show_name,created_at,archived,active
    82,Doctor Who (2005),2016-04-30 20:18:17,0,1
    300,Stopped,2016-04-30 20:18:17,1,1
    301,Wanted,2016-04-30 20:18:17,0,1
    """

  private static func check(_ list: ShowFile) throws {
    let who = try #require(list.rows.first { $0.show.show.ids == [named("thetvdb:82")] }).show
    #expect(who.show.title == "Doctor Who" && who.show.year == 2005 && who.status == .watching)
    #expect(who.plays.map(\.episode.description) == ["s1e1", "s1e2", "s1e1", "s0e5"])
    #expect(who.plays[0].at == time("2021-03-01T10:00:00Z") && who.plays[3].at == nil)
    #expect(who.plays[0].names == [named("thetvdb:e101")])
  }

  @Test("tells episodes, rewatches, specials, films and what is followed")
  func archive() throws {
    let bytes = zipArchive(of: [
      ("gdpr-data/followed_tv_show.csv", Self.followed),
      ("gdpr-data/tracking-prod-records.csv", Self.films),
      ("gdpr-data/tracking-prod-records-v2.csv", Self.episodes),
      ("gdpr-data/devices.csv", "id\n1"),
    ])
    let list = try ShowFile(bytes, fileName: "tv-time-personal-data.zip")
    #expect(list.format == .tvTime)
    try Self.check(list)
    let shows = Dictionary(list.rows.map { ($0.show.show.title, $0.show) }) { one, _ in one }
    #expect(shows["A Film"]?.status == .completed && shows["A Film"]?.show.kind == .film)
    #expect(shows["Fury"]?.show.year == 2014 && shows["Fury"]?.plays.count == 1)
    #expect(shows["Dune, Part One"]?.status == .planned)
    #expect(shows["Dune, Part One"]?.plays.isEmpty == true)
    #expect(shows["Stopped"]?.status == .paused && shows["Wanted"]?.status == .planned)
    #expect(list.remarks == #"6- badEpisode("x"), 7~ badTime("yesterday")"#)
  }

  @Test("is read table by table, too")
  func tables() throws {
    try Self.check(try file(Self.episodes, "x/tracking-prod-records-v2.csv"))
    #expect(try file(Self.followed, "followed_tv_show.csv").rows.count == 3)
  }

  @Test("tells the episodes of earlier years, each once, and the rewatches that it counts")
  func earlierYears() throws {
    let records = """
      type,entity_type,series_id,series_name,season_number,episode_number,episode_id,created_at,\
      movie_name
      watch,episode,82,Doctor Who (2005),1,1,101,2021-03-01 10:00:00,
      watch,episode,82,,1,5,104,2020-03-01 10:00:00,
      watch,episode,500,Old Show,2,3,,1500000000,
      rewatch,episode,500,Old Show,2,3,,1500000000000000,
      follow,series,501,Followed Only,,,,2020-03-01 10:00:00,
      count-episode-watched,,82,Doctor Who (2005),,,,,
      """
    let seen = """
      tv_show_name,episode_season_number,episode_number,user_id,episode_id,created_at
      Doctor Who (2005),1,1,7,101,2021-03-01 10:00:00
      Doctor Who (2005),1,5,7,104,2021-03-01 10:00:00
      Doctor Who (2005),4,7,7,147,2016-03-01 10:00:00
      No Numbers,,,7,9,2016-03-01 10:00:00
      """
    let rewatched = """
      tv_show_name,episode_season_number,episode_number,user_id,episode_id,cpt,updated_at
      Doctor Who (2005),1,1,7,101,1,2022-01-01 10:00:00
      Doctor Who (2005),4,7,7,147,2,2018-01-01 10:00:00
      """
    let counts = """
      tv_show_id,tv_show_name,nb_episodes_seen,is_followed
      82,Doctor Who (2005),9,1
      500,Old Show,1,0
      502,Forgotten,0,0
      """
    let list = try ShowFile(
      zipArchive(of: [
        ("user_tv_show_data.csv", counts), ("rewatched_episode.csv", rewatched),
        ("seen_episode_source.csv", seen), ("show_seen_episode_latest.csv", "tv_show_id\n1"),
        ("tracking-prod-records.csv", records), ("tracking-prod-records-v2.csv", Self.episodes),
      ]), fileName: "tv-time.zip")
    let shows = Dictionary(list.rows.map { ($0.show.show.title, $0.show) }) { one, _ in one }
    #expect(
      Set(shows.keys) == ["Doctor Who", "A Film", "Old Show", "Followed Only", "No Numbers"])
    let who = try #require(shows["Doctor Who"])
    #expect(
      who.plays.map(\.episode.description)
        == ["s1e1", "s1e2", "s1e1", "s0e5", "s4e7", "s4e7", "s4e7"])
    #expect(
      who.plays.suffix(3).map(\.at)
        == [time("2016-03-01T10:00:00Z"), nil, time("2018-01-01T10:00:00Z")])
    let old = try #require(shows["Old Show"])
    #expect(old.plays.map(\.at) == Array(repeating: time("2017-07-14T02:40:00Z"), count: 2))
    #expect(shows["Followed Only"]?.status == .planned)
    #expect(
      list.remarks == """
        5- badEpisode("x"), 6- badEpisode("x"), 7~ badTime("yesterday"), \
        2~ missingEpisodes(told: 9, found: 4)
        """)
  }

  @Test("that a program has shortened to some columns loses no play")
  func shortened() throws {
    let list = try file(
      """
      created_at,episode_number,s_id,season_number,series_name
      2021-03-01 10:00:00,1,82,1,Doctor Who (2005)
      2021-03-02 10:00:00,2,82,1,Doctor Who (2005)
      2021-03-02 10:00:00,,83,,Followed
      """, "tracking-prod-records-v2.csv")
    #expect(list.rows.map(\.show.plays.count) == [2, 0])
    #expect(list.rows.map(\.show.status) == [.watching, .planned])
  }

  @Test("that is locked, broken or of another program is refused in a sentence")
  func refused() throws {
    let good = zipArchive(of: [("tracking-prod-records-v2.csv", Self.episodes)])
    var locked = good
    locked[6] |= 1
    #expect(throws: ShowFileError.locked) { try ShowFile(locked, fileName: "a.zip") }
    #expect(throws: ShowFileError.brokenArchive) {
      try ShowFile(Array(good.prefix(good.count / 2)), fileName: "a.zip")
    }
    #expect(throws: ShowFileError.notFromTVTime) {
      try ShowFile(zipArchive(of: [("a.csv", "x")]), fileName: "a.zip")
    }
  }

  @Test("that would grow beyond all bounds is refused before it is unpacked")
  func bomb() throws {
    // 250 MB of zeros.
    let bomb = zipArchive(of: [
      ("tracking-prod-records-v2.csv", String(repeating: "0", count: 250 << 20))
    ])
    #expect(bomb.count < 1 << 20)
    #expect(throws: ShowFileError.tooLarge(limit: 200 << 20)) {
      try ShowFile(bomb, fileName: "a.zip")
    }
  }
}
