internal import ByteText
internal import Shows
internal import WebRequests

/// A show as TVmaze tells of it. Any field may be absent, null or of another type.
struct TVmazeShow: Decodable {
  struct Names: Decodable {
    @Lenient var imdb: String?
    @Lenient var thetvdb: Int?
  }

  struct Picture: Decodable {
    @Lenient var medium: String?
    @Lenient var original: String?
  }

  struct Named: Decodable {
    @Lenient var name: String?
  }

  struct Part: Decodable {
    /// The work of a person in the crew, as `Creator`; `nil` for the cast.
    @Lenient var type: String?
    @Lenient var person: Named?
  }

  struct Embedded: Decodable {
    @LenientArray var cast: [Part]
    @LenientArray var crew: [Part]
    @LenientArray var akas: [Named]
  }

  @Lenient var id: Int?
  @Lenient var name: String?
  @Lenient var type: String?
  @Lenient var status: String?
  @Lenient var premiered: String?
  @Lenient var summary: String?
  @LenientArray var genres: [String]
  @Lenient var externals: Names?
  @Lenient var image: Picture?
  @Lenient var embedded: Embedded?

  private enum CodingKeys: String, CodingKey {
    case id, name, type, status, premiered, summary, genres, externals, image
    case embedded = "_embedded"
  }

  /// The facts; `nil` for a show without a number or a title.
  var facts: Show? {
    guard let id = ServiceText.id(ServiceID.Known.tvmaze, id), let title = ServiceText.title(name)
    else { return nil }
    let creators = (embedded?.crew ?? []).filter { $0.type == "Creator" }
    return Show(
      ids: [id] + otherIDs, title: title,
      otherTitles: ServiceText.names((embedded?.akas ?? []).map(\.name), without: title),
      kind: .series, year: ServiceText.year(of: premiered), airing: airing,
      genres: ServiceText.names(genres), tags: ServiceText.names([type]),
      people: ServiceText.names((creators + (embedded?.cast ?? [])).map(\.person?.name)),
      summary: ServiceText.summary(html: summary),
      picture: ServiceText.picture(image?.medium, image?.original))
  }

  private var otherIDs: [ServiceID] {
    let imdb = externals?.imdb.flatMap { name in
      name.bytes.hasPrefix("tt") ? ServiceID(ServiceID.Known.imdb, name) : nil
    }
    return [ServiceText.id(ServiceID.Known.theTVDB, externals?.thetvdb), imdb].compactMap(\.self)
  }

  private var airing: Show.Airing {
    switch status {
    case "Running": .running
    case "Ended": .ended
    case "In Development": .announced
    default: .unknown
    }
  }
}
