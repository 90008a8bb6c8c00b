internal import Shows

/// The result of a step that a person took.
public struct WatchStep: Hashable, Sendable, Encodable {
  /// The sentence that tells it.
  package let sentence: String
  /// The show after the step.
  package let show: ShowDetail

  init(
    _ event: WatchLine.Event, _ tracked: TrackedShow, episodes: String? = nil,
    isRemoval: Bool = false
  ) {
    show = ShowDetail(tracked)
    sentence =
      StepWording(
        event: event, title: tracked.facts.title, show: show.show, episodes: episodes,
        isFilm: tracked.facts.kind == .film, isRemoval: isRemoval
      ).sentence
  }
}
