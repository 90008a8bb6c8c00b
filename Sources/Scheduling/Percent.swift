extension Share {
  /// The share in percent, such as `42 %`; `nil` if the whole is 0. Only a full share is `100 %`,
  /// and only an empty one is `0 %`: 1 of 365 is `under 1 %`, and 364 of 365 are `over 99 %`.
  public var percentage: String? {
    guard let fraction else { return nil }
    let percent = Int((fraction * 100).rounded())
    if percent <= 0, part > 0 { return "under 1 %" }
    if percent >= 100, part < whole { return "over 99 %" }
    return "\(percent) %"
  }
}
