internal import HTTPTypes
internal import Hummingbird
internal import Learner
internal import NIOCore
internal import ShowSources
internal import Watching

/// The addresses of files of shows: imports and exports.
extension API {
  /// The largest size of a file of shows, in bytes: a hundred thousand shows.
  private static let mostShowBytes = 32 << 20

  func addShowFiles(to routes: inout Routes) {
    routes.on(.post, Self.path + "/shows/imports") { call, learner in
      guard let name = call.query("name"), !name.isEmpty, name.unicodeScalars.count <= 200 else {
        throw Problem.invalid("Give the file's name of at most 200 characters as 'name'.")
      }
      let (isPreview, choices) = (try call.flag("preview"), try call.readingChoices)
      let confirmed = try Self.confirmed(call)
      guard call.request.headers[.contentType] == "application/octet-stream" else {
        throw Problem(
          .unsupportedMediaType, "Send the file's bytes, with the type 'application/octet-stream'.")
      }
      let bytes = try await call.bytes(upTo: Self.mostShowBytes)
      // Reading a long file keeps a whole processor busy.
      return try await work(with: bytes) {
        let room = learner.watchRoom
        let file = try WatchRoom.file(Array(bytes.readableBytesView), named: name, choices)
        return .json(
          isPreview
            ? try await room.preview(file, confirmed: confirmed)
            : try await room.take(file, confirmed: confirmed))
      }
    }
    routes.on(.get, Self.path + "/shows/calendar.ics") { _, learner in
      .file(
        try await learner.watchRoom.calendar().text, type: "text/calendar",
        named: "vocalvocab-shows.ics")
    }
    routes.on(.get, Self.path + "/shows/file") { call, learner in
      let format = try call.query("format", as: ShowFileFormat.self) ?? .document
      let export = try await learner.watchRoom.export(as: format)
      return .file(
        export.bytes, type: format.mediaType, named: "vocalvocab-shows.\(format.ending)")
    }
  }

  /// Returns the numbers of the rows that the person took for the show with the same title.
  private static func confirmed(_ call: Call) throws -> Set<Int> {
    guard let text = call.query("confirmed"), !text.isEmpty else { return [] }
    let numbers = text.utf8.split(separator: UInt8(ascii: ",")).map { Int(Substring($0)) }
    guard numbers.count <= ShowFile.mostShows, !numbers.contains(nil) else {
      throw Problem.invalid("'confirmed' has the numbers of rows, such as 3,7.")
    }
    return Set(numbers.compactMap(\.self))
  }
}

extension ShowFileFormat {
  fileprivate var mediaType: String {
    switch self {
    case .myAnimeList: "application/xml; charset=utf-8"
    case .tvTime: "application/zip"
    case .csv: "text/csv; charset=utf-8"
    case .document: "application/json; charset=utf-8"
    }
  }
}
