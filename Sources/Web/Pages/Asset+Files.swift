internal import ByteText
internal import CEmbedded
internal import Hashing
internal import Learner
internal import NIOCore
internal import Schemas

/// The files in the folder `Assets`.
extension Asset {
  /// All files, by their paths in the folder.
  private static let all: [String: Asset] = {
    var all: [String: Asset] = [:]
    var next = cembedded_assets()
    while let file = next?.pointee, let path = file.path, let text = file.text {
      let path = String(cString: path)
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(file.size))
      all[path] = Asset(path, ByteBuffer(bytes: bytes))
      next = next?.successor()
    }
    return all
  }()

  /// The name of these files as a whole, which changes with each of them.
  static let version = String(
    FNV1a(all.keys.sorted().flatMap { "\($0)\(named($0).tag)".utf8 }).value, radix: 16)

  /// The frame of every page, with the navigation.
  static let shell = named("shell/shell.html")

  /// The page for a browser without a token. It has a frame of its own.
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
    let folder: [Pages.Page: String] = [
      .missing: "shell", .noClass: "class", .logIn: "account", .signUp: "account",
      .newPassword: "account", .profile: "account", .pupil: "schools", .children: "schools",
    ]
    return named("\(folder[page] ?? name)/\(name).html")
  }

  /// The text of a page, with the lines of its head that all pages share. The page's files have
  /// addresses of this version, so that a browser may keep them.
  var pageText: String {
    text.bytes.replacing("{{head}}\n", with: Self.named("shell/head.html").text)
      .bytes.replacing("/assets/", with: "/assets/\(Self.version)/")
  }

  /// Returns a file by its path in the folder.
  static func named(_ path: String) -> Asset {
    guard let asset = all[path] else { preconditionFailure("CEmbedded lacks \(path).") }
    return asset
  }
}
