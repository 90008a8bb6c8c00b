internal import Hashing

/// An installation of reminders for one data folder. Its timers bear its name, so that two
/// installations leave each other alone.
public struct ReminderOwner: Hashable, Sendable {
  /// The name: small letters and digits, another one for each folder.
  public let id: String
  /// The path that the option `--data` has in the command; `nil` without the option.
  public let option: String?

  /// - Parameters:
  ///   - folder: the absolute path of the data folder, without links.
  ///   - option: the path that the option `--data` has in the command; `nil` without the option.
  public init(folder: String, option: String?) {
    id = String(FNV1a(folder.utf8).value, radix: 36)
    self.option = option
  }
}
