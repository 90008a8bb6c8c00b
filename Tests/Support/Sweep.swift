internal import Foundation

/// The share of a dictionary that a test goes through.
public enum Sweep {
  /// The distance between the words that a test takes: every word in `make sweep`, which sets the
  /// variable `SWEEP`, and every eighth in `make test`.
  public static let stride = ProcessInfo.processInfo.environment["SWEEP"] == nil ? 8 : 1
}
