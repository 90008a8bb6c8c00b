internal import Learner
internal import Shows

extension WatchError {
  package var description: String {
    switch self {
    case .noShow(let text, let near):
      near.isEmpty
        ? "None of your shows is named '\(text)': add it, or give another part of its title."
        : "None of your shows is named '\(text)': did you mean \(Self.inWords(near))?"
    case .notAsked(let key):
      "Only a service knows '\(key)', and the settings let none be asked: add the show by hand."
    case .severalShows(let text, let titles):
      "'\(text)' could be \(Self.inWords(titles)): give more of the title, or the show's key."
    case .alreadyTracked(let title):
      "You track '\(title)' already: give its year if you mean another show of that title."
    case .emptyTitle: "A show needs a title: write at least one letter."
    case .longTitle(let limit): "A title has at most \(limit) characters: shorten it."
    case .badYear(let year): "\(year) is not the year of a show: give one from 1870 to 2200."
    case .badEpisodes(let count):
      "A show can't have \(count.grouped) episodes: give a number from 1 to "
        + "\(Show.mostEpisodes.grouped)."
    case .badKind(let text):
      "'\(text)' is not a kind of show: give series, season, film or special."
    case .badStatus(let text):
      """
      '\(text)' is not a status: give planned, watching, paused, dropped or completed, or none to \
      track the show no more.
      """
    case .badRating(let text):
      "'\(text)' is not a rating: give whole points from 1 to 10, such as 8, or half stars up to "
        + "5*, such as 4.5*."
    case .badReminder(let text):
      "'\(text)' is no time before an episode: give hour, day or none."
    case .noEpisode(let text, let title): "'\(title)' has no episode '\(text)': look at its list."
    case .nothingNext(let title, let skipped?):
      """
      No episode of '\(title)' comes next, but you skipped \(skipped): name the one that \
      you watched.
      """
    case .nothingNext(let title, nil):
      "No episode of '\(title)' comes next: name the one that you watched again."
    case .nothingOut(let title):
      "None of these episodes of '\(title)' is out: name those that you have watched."
    case .watchedAlready(let episodes, let title):
      "You have watched \(episodes) of '\(title)' already."
    case .notWatched(let episodes, let title): "You have not watched \(episodes) of '\(title)'."
    case .nothingToRemind(let episode, let title):
      "Nobody knows that \(episode) of '\(title)' is still to come: choose a coming episode."
    case .nothingToUndo: "No step can be undone."
    case .noList(let text, let titles):
      titles.isEmpty
        ? "You have no list of shows: make one first."
        : "None of your lists is named '\(text)': give \(Self.inWords(titles))."
    case .listExists(let title): "You have a list '\(title)' already: give another name."
    case .cannotWrite(let format): "\(format) is only read: choose mal, csv or json."
    case .noPicture(let title): "There is no picture of '\(title)'."
    case .noCatalogue: "There is no catalogue yet: add the file of one."
    }
  }

  /// The most titles that a sentence names.
  private static let mostTitles = 8

  private static func inWords(_ titles: [String]) -> String {
    let named = titles.prefix(mostTitles).map { "'\($0)'" }
    guard titles.count <= mostTitles else {
      return "\(named.joined(separator: ", ")) or one of "
        + "\((titles.count - mostTitles).of("other show"))"
    }
    guard let last = named.last, named.count > 1 else { return named.joined() }
    return "\(named.dropLast().joined(separator: ", ")) or \(last)"
  }
}
