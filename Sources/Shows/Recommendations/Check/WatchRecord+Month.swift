extension WatchRecord {
  /// The instant of the last play or rating; `nil` if there is none.
  var lastMoment: Instant? {
    shows.values.flatMap { tracked in
      tracked.plays.values.compactMap { $0.isCounted ? $0.at : nil }
        + [tracked.rating].compactMap { $0?.value == nil ? nil : $0?.at }
    }.max()
  }

  /// Returns the record as it was at an instant. What has no time was there before.
  func before(_ instant: Instant) -> WatchRecord {
    var record = self
    record.shows = shows.mapValues { $0.before(instant) }
    return record
  }

  /// Returns the shows that the person added after an instant and liked as far as is known: those
  /// that were neither dropped nor rated below the person's mean before.
  func additions(after instant: Instant) -> [TrackedShow] {
    let past = before(instant)
    let scale = RatingScale(past.shows.values.compactMap { $0.rating?.value })
    return shows.values.filter { tracked in
      tracked.wasTouched && past.shows[tracked.id]?.wasTouched == false
        && tracked.status != .dropped
        && (tracked.isTracked || tracked.rating?.value != nil || !tracked.countedPlays.isEmpty)
        && tracked.rating?.value.map { scale.isGood($0) } ?? true
    }.sorted { $0.id < $1.id }
  }
}

extension TrackedShow {
  /// Returns the part of the record of the show that was there at an instant.
  fileprivate func before(_ instant: Instant) -> TrackedShow {
    var part = TrackedShow(id)
    (part.show, part.confirmedIDs) = (show, confirmedIDs)
    part.history = StatusHistory(history.choices.values.filter { ($0.at ?? instant) <= instant })
    part.plays = plays.filter { ($0.value.at ?? instant) <= instant }
    if let rating, rating.at <= instant { part.rating = rating }
    part.isShown = isShown
    return part
  }
}
