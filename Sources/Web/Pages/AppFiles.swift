internal import ByteText
internal import Hummingbird
internal import Learner

/// The files that make the pages an app: the manifest, the service worker, and the page that the
/// service worker shows without a connection.
///
/// They have nothing of a learner in them, so a browser gets them without the token.
enum AppFiles {
  /// The addresses, with the files.
  private static let all = [
    "/manifest.webmanifest": Asset("manifest.webmanifest", Asset.named("app/manifest.json").text),
    "/service-worker.js": Asset(
      "service-worker.js",
      Asset.named("app/service-worker.js").text.bytes.replacing(
        "{{version}}", with: Asset.version)),
    "/offline": Asset("offline.html", Asset.named("app/offline.html").pageText),
  ]

  /// Returns whether a path is the address of one of the files.
  static func has(_ path: String) -> Bool { all[path] != nil }

  static func add(to routes: inout Routes) {
    for (path, file) in all {
      routes.on(.get, "\(path)") { call in file.response(to: call.request) }
    }
  }
}
