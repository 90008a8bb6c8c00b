extension Share {
  /// Whole hundredths; `nil` of nothing. 100 says all and 0 says none: what is only nearly so is 99
  /// or 1.
  public var percent: Int? {
    guard let fraction else { return nil }
    if part == 0 || part == whole { return part == 0 ? 0 : 100 }
    return Int(min(max((fraction * 100).rounded(), 1), 99))
  }
}
