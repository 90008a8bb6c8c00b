import Foundation
import Learner
import Storage
import Watching

/// The steps of the room of shows. Each show has 24 episodes, of which some are watched.
final class ShowSteps {
  private let folder: String
  private var rooms: [Int: WatchRoom] = [:]
  /// The number of checks in each room.
  private var checks: [Int: Int] = [:]
  private var imports = 0

  init(folder: String) { self.folder = folder }

  /// Shows what is watched and planned of a number of tracked shows, as a server does again and
  /// again.
  func home(_ shows: Int) async throws -> Duration {
    let room = try await room(shows)
    return try await ContinuousClock().measure { _ = try await room.snapshot() }
  }

  /// Checks an episode of one of a number of shows off.
  func check(_ shows: Int) async throws -> Duration {
    let room = try await room(shows)
    let number = checks[shows, default: 0]
    checks[shows] = number + 1
    let show = "Show \(number % shows + 1) of them all"
    return try await ContinuousClock().measure {
      _ = try await room.watch(show, "\(number / shows % 12 + 13)")
    }
  }

  /// Reads MyAnimeList's XML with a number of shows, previews and takes it.
  func take(_ shows: Int) async throws -> Duration {
    let bytes = Self.list(shows)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: "\(folder)/list-\(shows).xml"))
    imports += 1
    let room = try room(named: "import-\(imports)")
    return try await ContinuousClock().measure {
      let file = try WatchRoom.file(bytes, named: "list.xml")
      _ = try await room.preview(file)
      guard try await room.take(file).rows.count == shows else { throw CancellationError() }
    }
  }

  private func room(_ shows: Int) async throws -> WatchRoom {
    if let room = rooms[shows] { return room }
    let room = try room(named: "shows-\(shows)")
    rooms[shows] = room
    _ = try await room.take(try WatchRoom.file(Self.list(shows), named: "list.xml"))
    return room
  }

  private func room(named name: String) throws -> WatchRoom {
    let home = "\(folder)/\(name)"
    let files = try LearnerFiles(Folders(data: home, environment: ["HOME": home]))
    return WatchRoom(
      files, ShowLibrary(CatalogueStore(in: files.folders.cache)), defersDocument: true)
  }

  /// Returns a list of shows, of which a person watches half and plans half.
  private static func list(_ shows: Int) -> [UInt8] {
    let rows = (1...shows).map { number in
      let status = number.isMultiple(of: 2) ? "Watching" : "Plan to Watch"
      let watched = number.isMultiple(of: 2) ? 12 : 0
      return """
        <anime><series_animedb_id>\(number)</series_animedb_id>\
        <series_title><![CDATA[Show \(number) of them all]]></series_title>\
        <series_type>TV</series_type><series_episodes>24</series_episodes>\
        <my_watched_episodes>\(watched)</my_watched_episodes>\
        <my_start_date>2024-01-01</my_start_date><my_finish_date>0000-00-00</my_finish_date>\
        <my_score>\(number % 11)</my_score><my_status>\(status)</my_status></anime>
        """
    }
    return Array("<myanimelist>\(rows.joined(separator: "\n"))</myanimelist>".utf8)
  }
}
