internal import FoundationEssentials
internal import Shows
internal import Storage

/// All shows of a service, page by page, in files of the cache. So a reading that is stopped goes
/// on where it was.
struct ServicePages {
  private let folder: String

  /// The most pages: far more than the service has.
  static let most = 2_000
  /// The most bytes of a page.
  private static let mostBytes = 8 << 20

  init(in folder: String) { self.folder = folder }

  private func path(_ number: Int) -> String { "\(folder)/\(number).json" }

  /// The number of pages.
  var count: Int {
    (0..<Self.most).first { FileStamp(of: path($0)) == nil } ?? Self.most
  }

  /// Keeps a page with what a catalogue needs of its shows.
  func keep(_ shows: [Show], as number: Int) throws {
    let short = shows.map { show in
      var show = show
      (show.summary, show.people, show.episodes) = (nil, [], [])
      return show
    }
    let bytes = try JSONEncoder().encode(short)
    try FileSystem.makeFolder(folder)
    try FileWriter().replace(path(number), with: Array(bytes), isSynced: false)
  }

  /// Returns the shows of all pages. A page that can't be read is passed over.
  func shows() -> [Show] {
    (0..<count).flatMap { number -> [Show] in
      guard let bytes = try? FileSystem.read(path(number), most: Self.mostBytes) else { return [] }
      return (try? JSONDecoder().decode([Show].self, from: Data(bytes))) ?? []
    }
  }

  /// Removes all pages.
  func remove() {
    for number in 0..<count { _ = try? FileWriter().remove(path(number)) }
  }
}
