internal import CardFormats
internal import CardPractice
internal import Cards
internal import HTTPTypes
internal import Hummingbird
internal import Learner
internal import NIOCore
internal import Storage

/// The addresses of files of cards: imports, exports, sounds and pictures.
extension API {
  /// The largest size of a file of cards, in bytes.
  private static let mostBytes = 1 << 30

  func addCardFiles(to routes: inout Routes) {
    routes.on(.post, Self.path + "/card-imports") { call, learner in
      let name = try Self.fileName(call)
      let format = try call.query("format", as: CardFileFormat.self)
      let isPreview = try call.flag("preview")
      var wishes = CardImportWishes()
      wishes.deck = call.query("deck")
      if let deck = wishes.deck { _ = try Self.checkedName(ofDeck: deck) }
      wishes.takesProgress = try call.flag("progress")
      wishes.updates = try call.flag("update")
      let choices = try call.readingChoices
      try CardReadings.checkRoom()
      let room = learner.cardRoom
      let reader = PackageReader(limits: .server, folder: learner.cacheFolder)
      let result = try await call.whileConnected { [wishes] body in
        let received = try await call.file(
          of: body, upTo: Self.mostBytes, in: learner.cacheFolder)
        return try await CardReadings.run {
          // The file has no name in its folder, and exists only as long as this object.
          defer { withExtendedLifetime(received) {} }
          let file = try await CardFile.read(
            at: received.path, format: format, named: name, by: reader, choices: choices)
          return isPreview
            ? try await room.preview(file, wishes) : try await room.take(file, wishes)
        }
      }
      var answer = Response.json(CardImportDocument(result, isPreview: isPreview))
      answer.headers[.connection] = "close"
      return answer
    }
    routes.on(.get, Self.path + "/decks/:deck/file") { call, learner in
      let (deck, format) = (
        try call.deck, try call.query("format", as: CardFileFormat.self) ?? .apkg
      )
      let withProgress = try call.flag("progress")
      guard !withProgress || format == .apkg else {
        throw Problem.invalid("Only the format apkg has progress: leave 'progress' out.")
      }
      let export = try await learner.cardRoom.export(
        deck, as: format, withProgress: withProgress)
      return .file(export.bytes, type: format.mediaType, named: "\(deck.title).\(format.ending)")
    }
    routes.on(.post, Self.path + "/decks/:deck/media") { call, learner in
      let (deck, name) = (try call.deck, try Self.fileName(call))
      guard call.request.headers[.contentType] == "application/octet-stream" else {
        throw Problem(
          .unsupportedMediaType, "Send the file's bytes, with the type 'application/octet-stream'.")
      }
      let bytes = try await call.bytes(upTo: Self.mostMedia)
      // The hash of a large file keeps a whole processor busy.
      let mark = try await work(with: bytes) {
        try await learner.cardRoom.addMedia(
          Array(bytes.readableBytesView), named: name, to: deck)
      }
      return .json(AddedMediaDocument(mark: mark), status: .created)
    }
    routes.on(.get, Self.path + "/media/:file") { call, learner in
      let name = try call.text("file")
      guard let bytes = try learner.media.bytes(of: name) else {
        throw Problem.notFound("There is no such sound or picture.")
      }
      // The name is the hash of the content, so the content never changes.
      return Response(
        status: .ok,
        headers: [
          .contentType: Self.mediaType(of: name),
          .acceptRanges: Response.rangeUnit,
          .cacheControl: "private, max-age=31536000, immutable",
        ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
  }

  /// The largest size of a sound or a picture that a page sends, in bytes.
  private static let mostMedia = 32 << 20

  /// Returns the name of a file from the query.
  private static func fileName(_ call: Call) throws -> String {
    guard let name = call.query("name"), !name.isEmpty, name.unicodeScalars.count <= 200 else {
      throw Problem.invalid("Give the file's name of at most 200 characters as 'name'.")
    }
    return name
  }

  /// Returns the media type for the ending of a name.
  private static func mediaType(of name: String) -> String {
    switch MediaName.ending(of: name) {
    case "svg": "image/svg+xml"
    case "jpg": "image/jpeg"
    case "mp3": "audio/mpeg"
    case "m4a": "audio/mp4"
    case "oga", "opus": "audio/ogg"
    case let ending where MediaName.pictures.contains(ending): "image/\(ending)"
    case let ending where MediaName.sounds.contains(ending): "audio/\(ending)"
    default: "application/octet-stream"
    }
  }
}

extension CardFileFormat {
  fileprivate var mediaType: String {
    switch self {
    case .csv: "text/csv; charset=utf-8"
    case .tsv: "text/tab-separated-values; charset=utf-8"
    case .anki: "text/plain; charset=utf-8"
    case .markdown: "text/markdown; charset=utf-8"
    case .apkg: "application/zip"
    }
  }
}

/// A sound or a picture that was added to a deck.
private struct AddedMediaDocument: Encodable, Sendable {
  /// The mark that refers to it in the text of a card.
  let mark: String
}

/// The result of an import of cards, or of its preview.
private struct CardImportDocument: Encodable, Sendable {
  struct Part: Encodable {
    struct Shown: Encodable {
      let front, back: String
    }

    let deck: String
    let isNew: Bool
    let added, present, changed: Int
    /// The first cards that are added.
    let cards: [Shown]
  }

  let isPreview: Bool
  let parts: [Part]
  let added, changed, remembered, media: Int
  /// The sentences about the contents that are lost.
  let losses: [String]
  let reading: FileReading

  init(_ result: CardImport, isPreview: Bool) {
    self.isPreview = isPreview
    parts = result.parts.map { part in
      Part(
        deck: part.deck, isNew: part.isNew, added: part.added, present: part.present,
        changed: part.changed,
        cards: part.first.map {
          .init(front: CardText($0.front).shownLine, back: CardText($0.back).shownLine)
        })
    }
    (added, changed) = (result.added, result.changed)
    (remembered, media) = (result.remembered, result.files)
    losses = result.lossSentences
    reading = result.reading
  }
}
