extension Show {
  /// The tag of a show that is meant for adults alone.
  public static let adultTag = "Adult"

  /// Whether a service or a person says that the show is meant for adults alone.
  public var isAdult: Bool { (genres + tags).contains { Audience.adult.contains($0.lowercased()) } }
}
