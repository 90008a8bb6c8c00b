extension Show {
  /// The tag of a show that is meant for adults alone.
  public static let adultTag = "Adult"

  /// Whether a service or a person says that the show is meant for adults alone.
  public var isAdult: Bool {
    (genres + tags).contains { Self.adultWords.contains($0.lowercased()) }
  }

  /// What services write in small letters: TVmaze the first, lists of anime the others.
  private static let adultWords: Set<String> = [adultTag.lowercased(), "hentai", "erotica"]
}
