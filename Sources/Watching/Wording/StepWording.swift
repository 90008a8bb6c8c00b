internal import Learner
internal import Shows

/// The sentence about a step, for a person.
struct StepWording {
  let event: WatchLine.Event
  let title: String
  /// The show after the step.
  let show: ShowRow
  /// The episodes of the step, as a person writes them.
  let episodes: String?
  let isFilm: Bool
  /// Whether the step removed a text, a rating or a reminder.
  let isRemoval: Bool

  var sentence: String {
    let quoted = "'\(title)'"
    return switch event {
    case .watched: "Watched: \(what)\(ending)"
    case .rewatched: "Watched again: \(what)\(show.next.map { "; next is \($0)" } ?? "")."
    case .unwatched: "Not watched any more: \(what)."
    case .chosen: show.status.map { "\(quoted) is \($0.inWords)." } ?? "\(quoted) is not tracked."
    case .rated: show.rating.map { "\(quoted) is rated \($0)." } ?? "\(quoted) has no rating."
    case .reviewed: "The review of \(quoted) is \(isRemoval ? "removed" : "kept")."
    case .noted: "The notes on \(quoted) are \(isRemoval ? "removed" : "kept")."
    case .tagged: "The tags of \(quoted) are \(isRemoval ? "removed" : "kept")."
    case .shown: "\(quoted) is \(isRemoval ? "hidden from" : "shown to") friends."
    case .reminded:
      isRemoval ? "No reminder of \(what)." : "You will be reminded of \(what)."
    case .undone:
      "The last step is undone: \(quoted) is \(show.status?.inWords ?? "not tracked")\(progress)."
    case .edited, .told, .imported, .listed, .kept: "\(quoted) is changed."
    }
  }

  /// The episodes and the show. A film is one episode, which needs no name.
  private var what: String {
    guard let episodes, !isFilm else { return "'\(title)'" }
    return "\(episodes == "all" ? "all episodes" : episodes) of '\(title)'"
  }

  /// The end of a sentence about watched episodes: how far the person is.
  private var ending: String {
    if isFilm { return "." }
    return show.status == .completed ? ". That was all: it is completed." : "\(progress)."
  }

  /// How far the person is, in brackets.
  private var progress: String {
    if isFilm { return "" }
    let whole = show.episodes.map { " of \($0)" } ?? ""
    let next = show.next.map { "; next is \($0)" } ?? ""
    return " (\(show.watched)\(whole) watched\(next))"
  }
}

extension StepWording {
  /// Returns the sentence about the last step, beside the offer to undo it.
  ///
  /// - Parameter titles: the titles of the shows that the step changed.
  static func last(_ event: WatchLine.Event, titles: [String]) -> String {
    let what =
      titles.count == 1 ? titles.map { "'\($0)'" }.joined() : titles.count.of("show")
    return switch event {
    case .watched: "Last step: watched \(what)."
    case .rewatched: "Last step: watched \(what) again."
    case .unwatched: "Last step: took a check off \(what)."
    case .chosen: "Last step: changed the status of \(what)."
    case .rated: "Last step: rated \(what)."
    case .reviewed: "Last step: changed the review of \(what)."
    case .noted: "Last step: changed the notes on \(what)."
    case .tagged: "Last step: changed the tags of \(what)."
    case .reminded: "Last step: changed a reminder of \(what)."
    case .imported: "Last step: took \(what) from a file."
    case .listed: "Last step: changed a list."
    case .undone: "Last step: undid a change to \(what)."
    case .edited, .shown, .told, .kept: "Last step: changed \(what)."
    }
  }
}

extension WatchStatus {
  /// The status, to follow the word "is".
  package var inWords: String {
    switch self {
    case .planned: "planned"
    case .watching: "being watched"
    case .paused: "paused"
    case .dropped: "dropped"
    case .completed: "completed"
    }
  }
}
