extension Share {
  /// The share as a whole number of hundredths; `nil` if the whole is 0. Only a full share is 100, and
  /// only an empty one is 0: nearly all is 99, and nearly none is 1.
  public var percent: Int? {
    guard let fraction else { return nil }
    if part == 0 || part == whole { return part == 0 ? 0 : 100 }
    return Int(min(max((fraction * 100).rounded(), 1), 99))
  }
}
