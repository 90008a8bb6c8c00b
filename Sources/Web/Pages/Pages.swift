internal import Hummingbird
internal import NIOCore
internal import Storage
internal import Tutor

/// The pages, each under an address of its own, and the files that they are made of.
struct Pages: Sendable {
  private let shell: Template
  private let mains: [Page: Template]

  enum Page: String, CaseIterable {
    case play, completed, lists, progress, settings, missing

    var title: String {
      switch self {
      case .play: "Play"
      case .completed: "Completed words"
      case .lists: "Lists"
      case .progress: "Progress"
      case .settings: "Settings"
      case .missing: "Not here"
      }
    }
  }

  init() {
    shell = Template(Asset.shell.text)
    mains = Asset.mains.mapValues { Template($0.text) }
  }

  func add(to routes: inout Routes, _ learners: Learners, token: Token?) {
    routes.on(.get, "/") { call in
      var response = Response(status: .seeOther, headers: [.location: "/\(Page.play.rawValue)"])
      // Who came by the link with the token has it; from here on the cookie carries it.
      if let token, call.query(Token.parameter) != nil {
        response.setCookie(
          Cookie(
            name: Token.cookie, value: token.text, maxAge: 31_536_000, path: "/", httpOnly: true,
            sameSite: .lax))
      }
      return response
    }
    for page in Page.allCases where page != .missing {
      routes.on(.get, "/\(page.rawValue)") { call in
        let learner = try LearnerCookie.learner(of: call.request)
        // A learner whose files are gone is the usual learner again.
        let session = try (try? learners.learner(learner)) ?? learners.learner(.usual)
        return response(page, for: session.learner, try session.files.settings.read())
      }
    }
    for (name, asset) in Asset.files {
      routes.on(.get, "/assets/\(name)") { call in asset.response(to: call.request) }
    }
  }

  /// What is shown instead of a page that can't be.
  func response(_ problem: Problem) -> Response {
    var response = response(.missing, for: .usual, Settings(), detail: problem.detail)
    response.status = problem.status
    return response
  }

  private func response(
    _ page: Page, for learner: LearnerName, _ settings: Settings, detail: String = ""
  ) -> Response {
    var text = ByteBuffer()
    shell.write(to: &text) { place, text in
      switch place {
      case "title": text.writeString("\(page.title) – VocalVocab")
      case "page": text.writeString(page.rawValue)
      case "attributes": text.writeString(Self.attributes(settings))
      case "learner": text.writeString((learner.text ?? "").escapedForHTML)
      case "main":
        mains[page]?.write(to: &text) { place, text in
          if place == "detail" { text.writeString(detail.escapedForHTML) }
        }
      default: break
      }
    }
    return Response(
      status: .ok,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: text))
  }

  /// How the page looks, for the element that holds it all.
  private static func attributes(_ settings: Settings) -> String {
    let names: [(String, Setting)] = [
      ("scheme", .colourScheme), ("accent", .accentColour), ("text", .textSize),
      ("spacing", .letterSpacing), ("font", .font), ("motion", .motion), ("play-on", .playOn),
    ]
    return names.map { name, setting in
      let value = setting.value(in: settings) ?? setting.normal
      // All values are of our own choice.
      return
        " data-\(name)=\"\(setting.choices?.contains(value) == true ? value : setting.normal)\""
    }.joined()
  }
}

/// A text with places to be filled: `{{name}}`.
private struct Template: Sendable {
  private enum Piece {
    case text(ByteBuffer)
    case place(String)
  }

  private let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      pieces.append(.text(ByteBuffer(substring: rest[..<start.lowerBound])))
      pieces.append(.place(String(rest[start.upperBound..<end.lowerBound])))
      rest = rest[end.upperBound...]
    }
    self.pieces = pieces + [.text(ByteBuffer(substring: rest))]
  }

  /// - Parameter fill: writes what stands at a place.
  func write(to text: inout ByteBuffer, fill: (String, inout ByteBuffer) -> Void) {
    for piece in pieces {
      switch piece {
      case .text(let piece): text.writeImmutableBuffer(piece)
      case .place(let name): fill(name, &text)
      }
    }
  }
}
