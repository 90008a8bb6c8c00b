import Foundation
import Shows
import TestSupport
import Testing

@testable import ShowSources

@Suite("MyAnimeList's XML")
struct MyAnimeListTests {
  private static func anime(_ elements: String) -> String {
    """
    <myanimelist><myinfo><user_export_type>1</user_export_type></myinfo>
    <anime>\(elements)</anime></myanimelist>
    """
  }

  @Test("is read as it is downloaded, compressed", arguments: [[], ["-N"], ["-n", "-9"]])
  func compressed(options: [String]) throws {
    let folder = Scratch()
    let path = folder.path + "/animelist.xml"
    let rows = (1...3000).map {
      "<anime><series_animedb_id>\($0)</series_animedb_id><series_title>A</series_title></anime>"
    }
    try folder.write("<myanimelist>\(rows.joined())</myanimelist>", to: "animelist.xml")
    let gzip = try Process.run(URL(filePath: "/bin/gzip"), arguments: options + [path])
    gzip.waitUntilExit()
    let bytes = Array(try Data(contentsOf: URL(filePath: path + ".gz")))
    let file = try ShowFile(bytes, fileName: "animelist.xml.gz")
    #expect(file.format == .myAnimeList && file.rows.count == 3000)
    for damage in [bytes.count / 2, bytes.count - 6, bytes.count - 2] {
      var damaged = bytes
      damaged[damage] ^= 0x55
      #expect(throws: ShowFileError.self) { try ShowFile(damaged, fileName: "a.xml.gz") }
    }
    for count in [2, 9, 18, 40, bytes.count - 1] {
      #expect(throws: ShowFileError.brokenArchive) {
        try ShowFile(Array(bytes.prefix(count)), fileName: "a.xml.gz")
      }
    }
  }

  @Test("tells shows, plays, dates, ratings and texts")
  func list() throws {
    let list = try file(
      """
      <?xml version="1.0" encoding="UTF-8" ?>
      <!-- Created by XML Export feature at MyAnimeList.net -->
      <myanimelist>
        <myinfo><user_name>a</user_name><user_export_type>1</user_export_type></myinfo>
        <anime>
          <series_animedb_id>1</series_animedb_id>
          <series_title><![CDATA[Cowboy Bebop & <more>]]></series_title>
          <series_type>TV</series_type>
          <series_episodes>3</series_episodes>
          <my_watched_episodes>3</my_watched_episodes>
          <my_start_date>2020-1-2</my_start_date>
          <my_finish_date>2020-02-03</my_finish_date>
          <my_score>9</my_score>
          <my_status>Completed</my_status>
          <my_comments><![CDATA[fine]]></my_comments>
          <my_times_watched>1</my_times_watched>
          <my_tags><![CDATA[space, jazz]]></my_tags>
          <my_rewatching>0</my_rewatching>
          <update_on_import>0</update_on_import>
        </anime>
        <anime>
          <series_animedb_id>5</series_animedb_id>
          <series_title>Tom &amp; Jerry &#x1F431;</series_title>
          <series_type>Movie</series_type>
          <series_episodes>1</series_episodes>
          <my_watched_episodes>0</my_watched_episodes>
          <my_start_date>0000-00-00</my_start_date>
          <my_score>0</my_score>
          <my_status>Plan to Watch</my_status>
          <my_tags/>
        </anime>
      </myanimelist>
      """)
    #expect(list.format == .myAnimeList && list.remarks == "")
    let bebop = list.rows[0].show
    #expect(bebop.show.ids == [named("mal:1")] && bebop.show.title == "Cowboy Bebop & <more>")
    #expect(bebop.status == .completed && bebop.rating == .points(9) && bebop.note == "fine")
    #expect(bebop.tags == ["space", "jazz"] && bebop.plays.count == 6)
    #expect(bebop.plays[0].at == time("2020-01-02") && bebop.plays[2].at == time("2020-02-03"))
    let film = list.rows[1].show
    #expect(film.show.title == "Tom & Jerry 🐱" && film.show.kind == .film)
    #expect(film.status == .planned && film.plays.isEmpty && film.rating == nil)
    #expect(list.rows.map(\.line) == [5, 21])
  }

  @Test(
    "is read in each dialect of statuses",
    arguments: [
      ("1", WatchStatus.watching), ("2", .completed), ("3", .paused), ("4", .dropped),
      ("6", .planned), ("Watching", .watching), ("On-Hold", .paused), ("on_hold", .paused),
      ("Plan to Watch", .planned), ("plan_to_watch", .planned), ("watch_later", .planned),
      ("COMPLETED", .completed), ("Rewatching", .completed),
    ])
  func statuses(text: String, status: WatchStatus) throws {
    let list = try file(
      Self.anime("<series_title>T</series_title><my_status>\(text)</my_status>"))
    #expect(list.rows.first?.show.status == status)
  }

  @Test("is read with a show that is watched again")
  func rewatching() throws {
    let list = try file(
      Self.anime(
        """
        <series_title>T</series_title><series_episodes>3</series_episodes>
        <my_watched_episodes>2</my_watched_episodes><my_status>Completed</my_status>
        <my_times_watched>1</my_times_watched><my_rewatching>1</my_rewatching>
        """))
    let plays = list.rows[0].show.plays.map(\.episode.description).sorted()
    #expect(plays == ["s1e1", "s1e1", "s1e1", "s1e2", "s1e2", "s1e2", "s1e3", "s1e3"])
  }

  @Test("loses no row to a bad one, and says what is wrong")
  func badRows() throws {
    let list = try file(
      """
      <MyAnimeList>
      <Anime><Series_Title>One</Series_Title><my_score>85</my_score></Anime>
      <anime><series_animedb_id>x</series_animedb_id></anime>
      <anime><series_title>Two</series_title><my_status>Loved</my_status>
      <my_start_date>soon</my_start_date></anime>
      <anime><series_title>Three</series_title><my_watched_episodes>-4</my_watched_episodes></anime>
      <manga><manga_title>No</manga_title></manga>
      <anime><series_animedb_id>77</series_animedb_id></anime>
      <anime><series_title>Cut
      """)
    #expect(list.rows.map(\.show.show.title) == ["One", "Two", "Three", "mal:77"])
    #expect(
      list.remarks == """
        2~ badRating("85"), 3- noTitle, 4~ badStatus("Loved"), 4~ badTime("soon"), 7- manga, \
        9- cutOff
        """)
  }

  @Test(
    "is refused where it is something else",
    arguments: [
      ("<html><body>x</body></html>", ShowFileError.unknownFormat),
      ("<myanimelist></myanimelist>", .noShows), ("<", .unknownFormat),
      ("<myanimelist><manga></manga></myanimelist>", .onlyManga),
    ])
  func refused(text: String, error: ShowFileError) {
    #expect(throws: error) { try file(text) }
    #expect(error.description.hasSuffix("."))
  }

  @Test("opens no other file and grows by no entity")
  func entities() throws {
    let list = try file(
      """
      <!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>
      <myanimelist><anime><series_title>&b;&c;&#0;&#xD800;&amp;</series_title></anime></myanimelist>
      """)
    #expect(list.rows[0].show.show.title == "&b;&c;&#0;&#xD800;&")
  }

  @Test("has bounds for what it claims")
  func bounds() throws {
    let list = try file(
      Self.anime(
        """
        <series_title>T</series_title><series_episodes>999999999</series_episodes>
        <my_watched_episodes>999999999</my_watched_episodes><my_status>2</my_status>
        <my_times_watched>999999999</my_times_watched>
        """))
    #expect(list.rows[0].show.plays.count == ShowFile.mostShowPlays)
    #expect(list.remarks.contains("tooManyPlays"))
  }

  @Test("takes twice the time for twice the text")
  func growth() async {
    let signs = [
      "<anime>", "</anime>", "<", ">", "<!", "<!--", "-->", "<![CDATA[", "]]>", "<?", "&", "&amp;",
      "\"", "<series_title>", "<a b='", "/", "[",
    ]
    let slow = await Growth.excessive(signs) { text in
      _ = try file("<myanimelist>" + text)
      _ = try file("<myanimelist><anime><series_title>" + text)
    }
    #expect(slow.isEmpty, "\(slow)")
  }

  @Test("holds what it can of a record", arguments: UInt64(1)...60)
  func roundTrip(seed: UInt64) throws {
    var maker = RecordMaker(seed: seed)
    let record = maker.record(isSimple: true)
    let text = try #require(try ShowFile.text(of: record, as: .myAnimeList))
    let read = try file(text)
    #expect(read.remarks == "")
    for row in read.rows {
      let show = try #require(
        record.shows.values.first { $0.facts.title.cleaned == row.show.show.title })
      let (found, kept) = (
        ShowInFile(row.show, withTimes: false), ShowInFile(show, withTimes: false)
      )
      #expect(found.plays == kept.plays && found.status == kept.status)
      #expect(found.rating == kept.rating && found.note == kept.note?.cleaned)
      #expect(found.tags == kept.tags)
    }
    #expect(read.rows.count == record.shows.count)
  }

  /// A show as `malexport` tells it.
  private struct Entry: Decodable {
    let id: Int
    let title: String
    let watched: Int
    let score: Int
    let status: String
    let times: Int
    let comments: String?
  }

  @Test("that we write is read by a reader that nobody here wrote")
  func reference() throws {
    var maker = RecordMaker(seed: 5)
    let record = maker.record(isSimple: true)
    let text = try #require(try ShowFile.text(of: record, as: .myAnimeList))
    let line = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let answers = try Reference.lines(of: "anime_lists.py", input: [line])
    let entries = try JSONDecoder().decode([Entry].self, from: Data((answers.first ?? "").utf8))
    let own = try file(text).rows
    #expect(entries.count == own.count)
    for (entry, row) in zip(entries, own) {
      #expect(entry.title.cleaned == row.show.show.title)
      #expect(entry.score == row.show.rating?.value ?? 0)
      #expect(WatchStatus(named: entry.status) == row.show.status)
      #expect((1 + entry.times) * entry.watched == row.show.plays.count)
      #expect(entry.comments?.cleaned == row.show.note)
    }
  }

  @Test("of 10,000 rows is read and planned within 5 s")
  func large() throws {
    let rows = (1...10_000).map { number in
      """
      <anime><series_animedb_id>\(number)</series_animedb_id>
      <series_title><![CDATA[Show number \(number) of the list]]></series_title>
      <series_type>TV</series_type><series_episodes>24</series_episodes>
      <my_watched_episodes>24</my_watched_episodes><my_start_date>2020-01-01</my_start_date>
      <my_finish_date>2020-02-01</my_finish_date><my_score>8</my_score>
      <my_status>Completed</my_status><my_times_watched>0</my_times_watched></anime>
      """
    }
    let text = "<myanimelist>" + rows.joined(separator: "\n") + "</myanimelist>"
    var record = WatchRecord()
    let seconds = try processorTime {
      let plan = ImportPlan(try file(text).rows.map(\.show), into: record)
      record = plan.part(confirmed: [], at: time("2026-01-01"))
    }
    #expect(record.shows.count == 10_000 && seconds < 5)
    let again = try processorTime {
      let plan = ImportPlan(try file(text).rows.map(\.show), into: record)
      #expect(plan.part(confirmed: [], at: time("2026-01-02")).isEmpty)
    }
    #expect(again < 5)
  }
}

extension String {
  /// The text as a reader gives it: without space around it.
  var cleaned: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
