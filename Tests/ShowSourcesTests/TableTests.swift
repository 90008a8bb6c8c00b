import Shows
import Tables
import TestSupport
import Testing

@testable import ShowSources

@Suite("Shows in a table")
struct TableTests {
  @Test("that were watched, without their episodes, are not taken as planned")
  func watchedWithoutEpisodes() throws {
    let list = try file(
      """
      title,kind,watched
      Lost,series,yes
      Heat,film,yes
      Later,series,no
      Dark,series,
      """, "shows.csv")
    #expect(list.rows.map(\.show.status) == [.watching, nil, nil, nil])
    #expect(list.rows.map(\.show.plays.count) == [0, 1, 0, 0])
    #expect(list.remarks == "2~ watchedWithoutEpisodes")
  }

  @Test("are rows of shows, or of plays")
  func rows() throws {
    let list = try file(
      """
      Title,Year,Season,Episode,Watched at,Status,Rating
      Dark,2017,1,1,2020-01-01T20:00:00Z,watching,
      Dark,2017,1,2-3,,,9
      Heat,1995,,,,,
      Dark,2017,,s2e1,2020-01-05,,
      Dark,2017,,x,,,
      ,2017,1,1,,,
      """, "list.csv")
    #expect(list.format == .csv)
    let dark = list.rows[0].show
    #expect(dark.plays.map(\.episode.description) == ["s1e1", "s1e2", "s1e3", "s2e1"])
    #expect(
      dark.plays[0].at == time("2020-01-01T20:00:00Z") && dark.plays[3].at == time("2020-01-05"))
    #expect(dark.rating == .points(9) && dark.status == .watching && dark.show.year == 2017)
    #expect(list.rows.count == 2 && list.remarks == #"6- badEpisode("x"), 7- noTitle"#)
  }

  @Test(
    "have the headers of other programs",
    arguments: [
      (
        "Const,Your Rating,Title,Title Type,Year\ntt0113277,8,Heat,movie,1995",
        "imdb:tt0113277 film completed? 8/10 1"
      ),
      (
        "Date,Name,Year,Rating\n2020-01-01,Heat,1995,4.5\n2020-01-02,Dark,2017,4",
        " series watching 4.5/5 0"
      ),
      (
        "anime title;mal id;watched episodes;score;status\nBebop;1;3;85;completed\n",
        "mal:1 series completed 9/10 3"
      ),
      (
        "show title\tstatus\ttvdb\nDark\tplan to watch\t334824",
        "thetvdb:334824 series planned - 0"
      ),
    ])
  func headers(text: String, expected: String) throws {
    let show = try #require(try file(text).rows.first).show
    let status = show.status?.rawValue ?? "completed?"
    let found = """
      \(show.show.ids.map(\.description).joined()) \(show.show.kind.rawValue) \(status) \
      \(show.rating?.description ?? "-") \(show.plays.count)
      """
    #expect(found == expected)
  }

  @Test("may be a column of titles alone")
  func titles() throws {
    let list = try file("title\nHeat\nDark\nHeat\n", "a.txt")
    #expect(list.rows.map(\.show.show.title) == ["Heat", "Dark"])
  }

  @Test("of which no column has titles are refused, unless a person says which")
  func noTitles() throws {
    let text = "a,b\n1,Heat\n2,Dark\n"
    #expect(throws: ShowFileError.noTitles) { try file(text, "a.csv") }
    var choices = ReadingChoices()
    choices.columns = ["title": [2]]
    choices.hasHeader = true
    #expect(try file(text, "a.csv", choices).rows.map(\.show.show.title) == ["Heat", "Dark"])
  }

  @Test("hold plays, statuses, ratings and texts of a record", arguments: UInt64(1)...60)
  func roundTrip(seed: UInt64) throws {
    var maker = RecordMaker(seed: seed)
    let record = maker.record(isSimple: false)
    let text = try #require(try ShowFile.text(of: record, as: .csv))
    let read = try file(text, "shows.csv")
    #expect(read.remarks == "")
    #expect(read.rows.count == record.shows.count)
    for row in read.rows {
      let title = row.show.show.title
      let show = try #require(record.shows.values.first { $0.facts.title.cleaned == title.cleaned })
      let found = ShowInFile(row.show)
      let kept = ShowInFile(show)
      #expect(found.plays == kept.plays && found.status == kept.status)
      #expect(found.rating == kept.rating && found.note == kept.note && found.tags == kept.tags)
      #expect(Set(row.show.show.ids).isSubset(of: show.ids))
    }
    // The file that we wrote adds nothing to the record that it is of.
    let plan = ImportPlan(read.rows.map(\.show), into: record)
    let part = plan.part(confirmed: [], at: time("2026-03-01"))
    #expect(part.shows.values.allSatisfy { $0.plays.isEmpty && $0.history.isEmpty })
  }

  @Test("take twice the time for twice the text")
  func growth() async {
    let signs = [",", "\"", "\n", "title", "s1e1", "1-3", ";", "2020-01-01", "é", "="]
    let slow = await Growth.excessive(signs) { text in
      _ = try file("title,episode,watched\n" + text, "a.csv")
    }
    #expect(slow.isEmpty, "\(slow)")
  }
}
