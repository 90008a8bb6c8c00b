/// How loud a sound is over time.
struct Envelope {
  /// 10 ms.
  private static let window = 220
  /// The root mean square of a window that begins at every fourth of a window.
  private let levels: [Double]
  private static let steps = 4
  /// 100 ms of such steps: places that mean the same hearing.
  private static let near = 40

  init(_ samples: [Int16]) {
    let starts = stride(from: 0, to: samples.count - Self.window, by: Self.window / Self.steps)
    levels = starts.map { start in
      let squares = samples[start..<start + Self.window].reduce(0.0) {
        $0 + Double($1) * Double($1)
      }
      return (squares / Double(Self.window)).squareRoot()
    }
  }

  /// Without the silence around it, window by window.
  private var sounding: [Double] {
    let isSound = { (level: Double) in level > 150 }
    guard let first = levels.firstIndex(where: isSound),
      let last = levels.lastIndex(where: isSound)
    else { return [] }
    return stride(from: first, through: last, by: Self.steps).map { levels[$0] }
  }

  /// Where a sound was found.
  struct Place {
    /// Where it ends.
    var end: Int
    /// The share of its loudness that is there at its own time, of 1.
    var likeness = 0.0
    /// The same for the quieter of its first and its last 100 ms.
    var edges = 0.0

    /// A sound that came through whole is a little unlike itself, for the engine speaks a text a
    /// little differently after others; but no edge of it is gone.
    var isWhole: Bool { likeness > 0.8 && edges > 0.6 }
  }

  /// Where in this one a sound first is whole, from a place on, or else where it is most like itself.
  func find(_ sound: Envelope, from start: Int = 0) -> Place {
    let wanted = sound.sounding
    var best = Place(end: start)
    for place in start..<max(start, levels.count - wanted.count * Self.steps) {
      if best.isWhole, place > best.end - wanted.count * Self.steps + Self.near { break }
      let here = wanted.indices.map { levels[place + $0 * Self.steps] }
      let missing = zip(wanted, here).reduce(0) { $0 + abs($1.0 - $1.1) }
      let likeness = 1 - missing / wanted.reduce(0, +)
      guard likeness > best.likeness else { continue }
      best = Place(
        end: place + wanted.count * Self.steps, likeness: likeness,
        edges: min(
          Self.share(wanted.prefix(10), in: here.prefix(10)),
          Self.share(wanted.suffix(10), in: here.suffix(10))))
    }
    return best
  }

  private static func share(_ wanted: ArraySlice<Double>, in here: ArraySlice<Double>) -> Double {
    zip(wanted, here).reduce(0) { $0 + min($1.0, $1.1) } / wanted.reduce(0, +)
  }
}
