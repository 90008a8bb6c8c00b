/// The state of a record, which the column `status` of its row gives.
enum OneRosterStatus {
  case active
  /// The record counts no more.
  case removed
  /// The row doesn't count: a complete file says nothing about records of the past.
  case ignored

  /// Reads the status of a row; returns `nil` for an unknown one.
  ///
  /// In a complete file the status is empty, and in a file of changes it must not be. Both are read
  /// kindly.
  init?(_ text: String, in extent: RosterScope.Extent) {
    switch text.lowercased() {
    case "", "active": self = .active
    // Version 1.0 has `inactive`.
    case "tobedeleted", "inactive": self = extent == .delta ? .removed : .ignored
    default: return nil
    }
  }
}
