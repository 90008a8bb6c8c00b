internal import ByteText
internal import CEmbedded
internal import Learner
internal import Schemas

/// The files in the folder `Assets`.
extension Asset {
  /// All files, by their paths in the folder.
  private static let all: [String: Asset] = {
    var all: [String: Asset] = [:]
    var next = cembedded_assets()
    while let file = next?.pointee, let path = file.path, let text = file.text {
      let path = String(cString: path)
      all[path] = Asset(path, String(cString: text))
      next = next?.successor()
    }
    return all
  }()

  /// The frame of every page, with the navigation.
  static let shell = named("shell/shell.html")

  /// The page for a browser without a token, which is whole.
  static let door = named("class/door.html")

  /// The OpenAPI document, with the parts of the rooms and the schemas of the documents.
  static let description = Asset(
    "openapi.json",
    APIDescription.document(
      frame: named("openapi.json").text,
      rooms: all.keys.filter { $0.bytes.hasSuffix("/api.json") }.sorted().map { named($0).text },
      schemas: [.settings, .settingsChange]))

  /// The files that pages load, by their paths below `/assets/`.
  static let files = all.filter { path, _ in
    !path.bytes.hasSuffix(".html") && !path.bytes.hasSuffix(".json")
  }

  /// Returns the main part of a page, which goes into the shell.
  static func mainPart(of page: Pages.Page) -> Asset {
    if page.isPrinted { return named("\(page.rawValue).html") }
    let name = page.rawValue
    let folder: [Pages.Page: String] = [.missing: "shell", .noClass: "class"]
    return named("\(folder[page] ?? name)/\(name).html")
  }

  private static func named(_ path: String) -> Asset {
    guard let asset = all[path] else { preconditionFailure("CEmbedded lacks \(path).") }
    return asset
  }
}
