internal import Learner
internal import Shows
internal import Storage

/// The recommendations that stood among the notifications, the oldest first.
struct ShowTips: Codable, Sendable {
  struct Tip: Codable, Sendable {
    let show: ServiceID
    let title: String
    let reason: String
    let at: Instant
    var isTold: Bool
  }

  var tips: [Tip] = []

  /// The tip that the person has not been told; `nil` if there is none.
  var untold: Tip? { tips.last.flatMap { $0.isTold ? nil : $0 } }
}

extension LearnerFiles {
  fileprivate var showTips: Document<ShowTips> {
    Document("show-tips.json", in: documents, format: "vocalvocab.show-tips")
  }
}

/// At most one recommendation a week stands among the notifications.
extension WatchRoom {
  /// The name of a tip among the subjects of news.
  static let tipSubject = "tip"
  /// The seconds between two tips.
  private static let tipInterval = 7 * Instant.day
  /// The most tips that are remembered, so that none comes again.
  private static let mostTips = 1_000

  /// Chooses the recommendation of the week, if the person wants one and the last one is a week
  /// old.
  func chooseTip() async {
    // Where a file can't be read, the step that needs it says so; a tip can wait.
    guard let settings = try? Preferences(files.settings.read()), settings.wantsShowTips,
      let tips = try? files.showTips.read() ?? ShowTips(),
      tips.tips.last.map({ instant.seconds - $0.at.seconds >= Self.tipInterval }) ?? true,
      let shows = try? tracked(), shows.count >= Self.leastTracked, tipNews == nil,
      let found = try? await recommendations(limit: Self.mostCompared)
    else { return }
    let old = Set(tips.tips.map(\.show))
    let next = found.recommended.first { ServiceID($0.key).map { !old.contains($0) } ?? false }
    guard let next, let show = ServiceID(next.key) else { return }
    let tip = ShowTips.Tip(
      show: show, title: next.titleWithYear, reason: next.reason, at: instant, isTold: false)
    let last = tips.tips.last?.at
    try? files.showTips.update(orNew: ShowTips()) { tips in
      // Another page may have chosen one meanwhile.
      guard tips.tips.last?.at == last else { return }
      tips.tips = tips.tips.suffix(Self.mostTips - 1) + [tip]
    }
  }

  /// The least number of tracked shows from which a taste can be told, and the most recommendations
  /// among which a new one is looked for.
  private static let (leastTracked, mostCompared) = (5, 50)

  /// The tip as news; `nil` if there is none.
  var tipNews: NewsRow? {
    guard let tip = try? files.showTips.read()?.untold else { return nil }
    // The person may have found the show alone.
    guard memory.record.show(named: [tip.show])?.isTracked != true else { return nil }
    return NewsRow(
      key: tip.show.description, title: tip.title, subject: Self.tipSubject,
      sentence: "You may like it: \(tip.reason).", at: tip.at, isDayOnly: false)
  }

  /// Notes that the person has been told the tip.
  func tellTip() throws(StorageError) {
    guard try files.showTips.read()?.untold != nil else { return }
    try files.showTips.update(orNew: ShowTips()) { tips in
      if !tips.tips.isEmpty { tips.tips[tips.tips.count - 1].isTold = true }
    }
  }
}
