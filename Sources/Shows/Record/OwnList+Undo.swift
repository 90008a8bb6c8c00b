extension OwnList {
  /// Takes a step back.
  ///
  /// - Parameters:
  ///   - step: the part of the list that the step changed.
  ///   - before: the list as it was before the step.
  package func undoing(_ step: OwnList, _ before: OwnList, at now: Instant) -> OwnList {
    var part = OwnList(id: id)
    if step.title != nil, step.title == title {
      // A list that the step began is removed.
      if let old = before.title { part.title = Timestamped(old.value, at: now, after: title) }
      if before.title == nil {
        part.isRemoved = Timestamped(isRemoved?.value != true, at: now, after: isRemoved)
      }
    }
    if step.isRemoved != nil, step.isRemoved == isRemoved {
      part.isRemoved = Timestamped(before.isRemoved?.value ?? false, at: now, after: isRemoved)
    }
    if step.isShown != nil, step.isShown == isShown {
      part.isShown = Timestamped(before.isShown?.value ?? false, at: now, after: isShown)
    }
    for item in step.items.values where items[item.show] == item {
      let old = before.items[item.show]
      let isTurned = (old?.isIn ?? false) != item.isIn
      part.items[item.show] = Item(
        item.show,
        place: Timestamped(
          old?.place.value ?? item.place.value, at: now, after: item.place),
        turns: item.turns + (isTurned ? 1 : 0))
    }
    return part
  }
}
