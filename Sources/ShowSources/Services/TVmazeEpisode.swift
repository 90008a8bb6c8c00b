internal import Scheduling
internal import Shows
internal import WebRequests

/// An episode as TVmaze tells of it, alone or with its show.
struct TVmazeEpisode: Decodable {
  struct Embedded: Decodable {
    @Lenient var show: TVmazeShow?
  }

  @Lenient var id: Int?
  @Lenient var name: String?
  @Lenient var season: Int?
  /// `nil` for most specials.
  @Lenient var number: Int?
  /// The date and the time of day at the network. They are of different days where the programme of
  /// a day goes on after midnight.
  @Lenient var airdate: String?
  @Lenient var airtime: String?
  /// The instant. It is noon in Greenwich where the service knows no time of day.
  @Lenient var airstamp: String?
  @Lenient var runtime: Int?
  /// The show, in what television shows on a day.
  @Lenient var show: TVmazeShow?
  /// The show, in what is streamed on a day.
  @Lenient var embedded: Embedded?

  private enum CodingKeys: String, CodingKey {
    case id, name, season, number, airdate, airtime, airstamp, runtime, show
    case embedded = "_embedded"
  }

  /// The facts; `nil` for an entry that names no episode.
  var facts: Episode? {
    let id = ServiceText.id(ServiceID.Known.tvmaze, id)
    guard id != nil || number != nil else { return nil }
    let (airs, isDayOnly) = time
    return Episode(
      id: id, season: season ?? 0, number: number, title: ServiceText.title(name), airs: airs,
      isDayOnly: isDayOnly, minutes: runtime.flatMap { (1...10_000).contains($0) ? $0 : nil })
  }

  /// The show with this episode; `nil` where one of them is missing.
  var airing: AiringShow? {
    guard let show = (embedded?.show ?? show)?.facts, let facts else { return nil }
    return AiringShow(show: show, episode: facts)
  }

  private var time: (airs: Instant?, isDayOnly: Bool) {
    if let airtime, !airtime.isEmpty, let airs = airstamp.flatMap({ Instant($0) }) {
      return (airs, false)
    }
    // Noon is no time of day here, even where it stands in the instant.
    let day = airdate.flatMap { Day($0) } ?? airstamp.flatMap({ Instant($0) })?.utcDay
    return (day.map(Instant.noon), day != nil)
  }
}
