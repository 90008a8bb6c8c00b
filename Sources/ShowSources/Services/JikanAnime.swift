internal import ByteText
internal import Scheduling
internal import Shows
internal import WebRequests

/// An anime as Jikan tells of it. Any field may be absent, null or of another type.
struct JikanAnime: Decodable {
  struct Title: Decodable {
    @Lenient var title: String?
  }

  struct Named: Decodable {
    @Lenient var name: String?
  }

  struct Images: Decodable {
    struct Sizes: Decodable {
      @Lenient var imageUrl: String?
      @Lenient var smallImageUrl: String?
    }

    @Lenient var jpg: Sizes?
    @Lenient var webp: Sizes?
  }

  struct Dates: Decodable {
    @Lenient var from: String?
  }

  @Lenient var malId: Int?
  /// The name in Latin letters.
  @Lenient var title: String?
  @LenientArray var titles: [Title]
  @Lenient var type: String?
  @Lenient var episodes: Int?
  @Lenient var status: String?
  @Lenient var rating: String?
  @Lenient var synopsis: String?
  @Lenient var year: Int?
  @Lenient var aired: Dates?
  @LenientArray var genres: [Named]
  @LenientArray var explicitGenres: [Named]
  @LenientArray var themes: [Named]
  @LenientArray var demographics: [Named]
  @Lenient var images: Images?

  /// The facts; `nil` for an anime without a number or a title.
  var facts: Show? {
    guard let id = ServiceText.id(ServiceID.Known.myAnimeList, malId),
      let title = ServiceText.title(title) ?? ServiceText.title(titles.first?.title)
    else { return nil }
    let tags = (themes + demographics).map(\.name)
    return Show(
      ids: [id], title: title,
      otherTitles: ServiceText.names(titles.map(\.title), without: title), kind: kind,
      year: ServiceText.year(year) ?? ServiceText.year(of: aired?.from), airing: airing,
      genres: ServiceText.names((genres + explicitGenres).map(\.name)),
      tags: ServiceText.names((isForAdults ? [Show.adultTag] : []) + tags),
      summary: ServiceText.summary(plain: synopsis),
      picture: ServiceText.picture(
        images?.jpg?.imageUrl, images?.webp?.imageUrl, images?.jpg?.smallImageUrl),
      episodeCount: episodes)
  }

  /// Whether the rating is `Rx - Hentai`. `R+` is a milder one.
  private var isForAdults: Bool { rating?.lowercased().bytes.hasPrefix("rx") ?? false }

  /// The kind, as other lists of anime are read.
  private var kind: Show.Kind {
    switch type {
    case "Movie": .film
    case "OVA", "Special", "TV Special", "Music", "CM", "PV": .special
    default: .season
    }
  }

  private var airing: Show.Airing {
    switch status {
    case "Currently Airing": .running
    case "Finished Airing": .ended
    case "Not yet aired": .announced
    default: .unknown
    }
  }
}

/// An episode as Jikan tells of it.
struct JikanEpisode: Decodable {
  /// The number of the episode. In spite of its name, other anime have the same ones, so that it
  /// can't name an episode alone.
  @Lenient var malId: Int?
  @Lenient var title: String?
  /// The midnight in Greenwich of the day in Japan. The service knows no time of day.
  @Lenient var aired: String?

  /// The facts; `nil` for an episode without a number.
  var facts: Episode? {
    guard let malId, Episode.numbers.contains(malId) else { return nil }
    let day = aired.flatMap { Day(String(decoding: $0.utf8.prefix(10), as: UTF8.self)) }
    return Episode(
      number: malId, title: ServiceText.title(title), airs: day.map(Instant.noon),
      isDayOnly: day != nil)
  }
}
