extension TrackedShow {
  /// Takes a step back, with the texts and the rating that it set.
  ///
  /// - Parameters:
  ///   - step: the part of the record that the step changed.
  ///   - before: the show as it was before the step.
  package func undoing(
    _ step: TrackedShow, _ before: TrackedShow, at now: Instant
  ) -> TrackedShow {
    var part = undoing(step)
    // A value that another step has set since then stays.
    if step.rating != nil, step.rating == rating {
      part.rating = Timestamped(before.rating?.value, at: now, after: rating)
    }
    if step.review != nil, step.review == review {
      part.review = Timestamped(before.review?.value, at: now, after: review)
    }
    if step.note != nil, step.note == note {
      part.note = Timestamped(before.note?.value, at: now, after: note)
    }
    if step.tags != nil, step.tags == tags {
      part.tags = Timestamped(before.tags?.value ?? [], at: now, after: tags)
    }
    if step.isShown != nil, step.isShown == isShown {
      part.isShown = Timestamped(before.isShown?.value ?? false, at: now, after: isShown)
    }
    if let facts = before.show?.value, step.show != nil, step.show == show {
      part.show = Timestamped(facts, at: now, after: show)
    }
    for reminder in step.reminders.values {
      guard let set = reminders[reminder.episode], set == reminder else { continue }
      part.reminders[reminder.episode] = EpisodeReminder(
        reminder.episode, ahead: before.reminders[reminder.episode]?.ahead ?? reminder.ahead,
        turns: reminder.turns + (isTurned(reminder, before) ? 1 : 2))
    }
    return part
  }

  /// Whether a step set a reminder that was not set, or took one back.
  private func isTurned(_ reminder: EpisodeReminder, _ before: TrackedShow) -> Bool {
    reminder.isSet != (before.reminders[reminder.episode]?.isSet ?? false)
  }
}
