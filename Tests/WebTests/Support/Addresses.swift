import Foundation
import TestSupport

/// Addresses of a site that tests go through.
extension Site {
  /// One of each kind that can be read.
  static let reads = [
    "/play", "/assets/shell/icon.svg", "/api/v1/status", "/api/v1/completed",
    "/api/v1/openapi.json",
  ]

  static let pages = [
    "/today", "/play", "/completed", "/lists", "/cards", "/progress", "/progress/report",
    "/settings", "/help", "/help/practice", "/more", "/pieces", "/nothing-here",
  ]

  /// Every file that a page is made of, as it lies in the repository.
  static let assets: [String] = {
    let folder = TestFolders.repository + "/Sources/Web/Assets"
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let kinds = [".js", ".css", ".svg"]
    return names.filter { name in kinds.contains { name.hasSuffix($0) } }.sorted()
      .map { "/assets/" + $0 }
  }()
}
