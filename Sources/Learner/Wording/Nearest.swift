extension String {
  /// Returns the name that a mistyped name most likely means; `nil` if no name is near.
  ///
  /// The distance counts letters that are wrong, missing, extra or swapped: the optimal string
  /// alignment of Damerau (1964), doi 10.1145/363958.363994.
  public func nearest(among names: [String]) -> String? {
    let typed = lowercased()
    let length = typed.count
    let near = names.compactMap { name -> (name: String, distance: Int)? in
      let most = Swift.max(1, Swift.min(length, name.count) / 3)
      // The distance is at least the difference of the lengths. A long text is compared with
      // nothing.
      guard abs(length - name.count) <= most else { return nil }
      let distance = typed.distance(to: name.lowercased())
      return distance <= most ? (name, distance) : nil
    }
    .min { $0.distance < $1.distance }
    guard let near else {
      // The text may also be the beginning of a name.
      // By Character: a person types the beginning.
      let begun = names.filter { $0.lowercased().hasPrefix(typed) }
      return length > 1 && begun.count == 1 ? begun[0] : nil
    }
    return near.name
  }

  private func distance(to other: String) -> Int {
    let (own, other) = (Array(self), Array(other))
    var before: [Int] = []
    var row = Array(0...other.count)
    for (i, letter) in own.enumerated() {
      var next = [i + 1]
      for (j, wanted) in other.enumerated() {
        var least = Swift.min(next[j] + 1, row[j + 1] + 1, row[j] + (letter == wanted ? 0 : 1))
        if i > 0, j > 0, letter == other[j - 1], own[i - 1] == wanted {
          least = Swift.min(least, before[j - 1] + 1)
        }
        next.append(least)
      }
      (before, row) = (row, next)
    }
    return row[other.count]
  }
}
