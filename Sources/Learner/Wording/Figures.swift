package import Scheduling

extension Int {
  /// The number with commas, such as `1,000,000`.
  package var grouped: String {
    let digits = String(magnitude)
    let groups = digits.enumerated().map { index, digit in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digit)
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }

  /// Returns the number with a noun, such as `1 word` or `2 words`.
  ///
  /// - Parameters:
  ///   - noun: the noun in the singular.
  ///   - plural: the plural of the noun, if it has another ending than "s".
  public func of(_ noun: String, _ plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}

extension Share {
  /// Returns the share in words, such as `42 of 60 rounds, 70 %`. A share of nothing has no
  /// percentage.
  package func inFull(_ noun: String, _ plural: String? = nil) -> String {
    "\(part.grouped) of \(whole.of(noun, plural))" + (percentage.map { ", \($0)" } ?? "")
  }
}

extension Day {
  /// The months' names, January first.
  package static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The day as a person writes it, such as `21 November 2026`.
  package var inWords: String {
    let (year, month, day) = civil
    return "\(day) \(Self.monthNames[month - 1]) \(year)"
  }
}
