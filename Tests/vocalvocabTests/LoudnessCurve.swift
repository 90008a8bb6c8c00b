/// The loudness of a sound over time. It finds a sound in a recording, and tells whether the sound
/// is whole.
struct LoudnessCurve {
  /// The length of a window in samples: 10 ms.
  private static let window = 220
  /// The root mean square of each window. Windows overlap: one begins at every quarter of a window.
  private let levels: [Double]
  private static let stepsPerWindow = 4
  /// 100 ms in steps. Two matches that are closer than that are one sound.
  private static let closeSteps = 40

  init(_ samples: [Int16]) {
    let starts = stride(
      from: 0, to: samples.count - Self.window, by: Self.window / Self.stepsPerWindow)
    levels = starts.map { start in
      let squares = samples[start..<start + Self.window].reduce(0.0) {
        $0 + Double($1) * Double($1)
      }
      return (squares / Double(Self.window)).squareRoot()
    }
  }

  /// One level for each window, without the silence before and after the sound.
  private var levelsWithoutSilence: [Double] {
    let isSound = { (level: Double) in level > 150 }
    guard let first = levels.firstIndex(where: isSound),
      let last = levels.lastIndex(where: isSound)
    else { return [] }
    return stride(from: first, through: last, by: Self.stepsPerWindow).map { levels[$0] }
  }

  /// The place in a recording where a sound was found.
  struct Match {
    /// The step at which the sound ends.
    var end: Int
    /// How much the loudness there is like that of the sound; 1 is the same.
    var similarity = 0.0
    /// The share of the loudness that is there in the first and in the last 100 ms; the smaller of
    /// the two.
    var edges = 0.0

    /// Whether the recording holds the whole sound. The engine speaks a text a little differently
    /// after other texts, so the loudness need not be the same; but both edges must be there.
    var isWhole: Bool { similarity > 0.8 && edges > 0.6 }
  }

  /// Finds the first place, from a step on, that holds the whole sound. If there is none, returns
  /// the place that is most like the sound.
  func find(_ sound: LoudnessCurve, from start: Int = 0) -> Match {
    let wanted = sound.levelsWithoutSilence
    let (length, loudness) = (wanted.count * Self.stepsPerWindow, wanted.reduce(0, +))
    var best = Match(end: start)
    for index in start..<max(start, levels.count - length) {
      if best.isWhole, index > best.end - length + Self.closeSteps { break }
      // At most places, the first windows show that the sound is not there.
      let most = (1 - best.similarity) * loudness
      var (difference, step) = (0.0, index)
      for level in wanted where difference < most {
        difference += abs(level - levels[step])
        step += Self.stepsPerWindow
      }
      guard difference < most else { continue }
      let here = wanted.indices.map { levels[index + $0 * Self.stepsPerWindow] }
      let similarity = 1 - difference / loudness
      best = Match(
        end: index + length, similarity: similarity,
        edges: min(
          Self.share(of: wanted.prefix(10), in: here.prefix(10)),
          Self.share(of: wanted.suffix(10), in: here.suffix(10))))
    }
    return best
  }

  /// Returns the share of the wanted loudness that is there, from 0 to 1.
  private static func share(
    of wanted: ArraySlice<Double>, in here: ArraySlice<Double>
  ) -> Double {
    zip(wanted, here).reduce(0) { $0 + min($1.0, $1.1) } / wanted.reduce(0, +)
  }
}
