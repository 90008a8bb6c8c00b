package import Scheduling

/// A bar of Unicode blocks that shows a share, exact to an eighth of a column.
package struct Bar {
  /// Returns the bar. It fills the width only if the part is the whole, and is empty only if the
  /// part or the width is 0.
  package static func text(_ share: Share, width: Int) -> String {
    guard let fraction = share.fraction, share.part > 0, width > 0 else { return "" }
    let most = width * 8 - (share.part < share.whole ? 1 : 0)
    let eighths = min(max(1, Int((fraction * Double(width * 8)).rounded())), most)
    let rest = eighths % 8
    return String(repeating: "█", count: eighths / 8) + (rest > 0 ? parts[rest - 1] : "")
  }

  private static let parts = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
