internal import Accounts
internal import ByteText
internal import Guide
internal import Hummingbird
internal import Learner
internal import NIOCore
internal import SigningIn
internal import Storage

/// The pages of the server, each at its own address, and the files that they load.
struct Pages: Sendable {
  private let shell: Template
  private let mainParts: [Page: Template]
  private let doorPart: Template

  init() {
    shell = Template(Asset.shell.pageText)
    doorPart = Template(Asset.door.pageText)
    mainParts = Dictionary(
      uniqueKeysWithValues: Page.allCases.map { ($0, Template(Asset.mainPart(of: $0).pageText)) })
  }

  /// Adds the addresses of the pages and of their files.
  func add(
    to routes: inout Routes, _ visitors: Visitors, access: Access?, learnersMayPlay: Bool
  ) {
    routes.on(.get, "/") { call in
      let place = Page.first(for: call)
      let isNew = place == .today ? await Self.isNew(try? visitors.sender(of: call)) : false
      var response = Self.redirect(to: isNew ? .play : place)
      // The link had a valid token. From now on, the cookie has it.
      if let token = access?.linked(in: call.request) {
        Access.give(token, in: &response)
      }
      return response
    }
    for page in Page.allCases where !page.isStandIn && !page.isPrinted {
      routes.on(.get, "/\(page.rawValue)", for: page.audience) { call in
        try await answer(call, with: page, visitors, learnersMayPlay)
      }
    }
    // The same page in another form, whose address a person can keep.
    routes.on(.get, "/cards/print") { call in
      try await answer(call, with: .cards, visitors, learnersMayPlay)
    }
    for chapter in Chapter.all {
      routes.on(.get, "/help/\(chapter.name)") { call in
        try await answer(call, with: .help, visitors, learnersMayPlay, chapter: chapter)
      }
    }
    routes.on(.get, "/\(Page.words.rawValue)/:word") { call in
      try await answer(call, with: .words, visitors, learnersMayPlay)
    }
    // One address for all, because each takes a part of the server's start and of its memory.
    routes.on(.get, "/assets/**") { call in
      var path = call.rest[...]
      let isVersion = path.first.map { $0 == Asset.version } ?? false
      if isVersion { path.removeFirst() }
      guard let asset = Asset.files[path.joined(separator: "/")] else {
        throw Problem.notFound(Problem.sentence(for: .notFound))
      }
      return isVersion ? asset.lastingResponse : asset.response(to: call.request)
    }
    AppFiles.add(to: &routes)
  }

  /// Returns the page with the settings of its visitor.
  ///
  /// - Parameters:
  ///   - chapter: the chapter of the guide that the page shows; `nil` for the list of all.
  ///   - parts: returns the parts of the page that the visitor's files fill, as HTML, by the names
  ///     of their places.
  func answer(
    _ call: Call, with page: Page, _ visitors: Visitors, _ learnersMayPlay: Bool,
    chapter: Chapter? = nil,
    parts: (LearnerSession) async throws -> [String: String] = { _ in [:] }
  ) async throws -> Response {
    if let response = try answerAboutAccounts(call, with: page, visitors, chapter) {
      return response
    }
    let session: LearnerSession
    do {
      session = try visitors.sender(of: call)
    } catch let problem as Problem {
      guard visitors.learners.accounts == nil else { throw problem }
      guard page == .who else { return Self.redirect(to: .who) }
      return response(page, for: nil, Settings(), call, hasPlaces: false)
    }
    var settings = try await session.withFiles { try $0.settings.read() }
    if call.role == .learner, !learnersMayPlay { Setting.playOn.reset(in: &settings) }
    let shown: Page =
      switch page {
      case .class where call.role == .alone: .noClass
      case .profile where call.pupil != nil: .pupil
      default: page
      }
    return response(
      shown, for: session, settings, call, chapter: chapter, parts: try await parts(session))
  }

  /// Returns whether a learner has yet to start for the first time. Then nothing is due, and the
  /// page *Spell* asks what a new learner is asked.
  private static func isNew(_ learner: LearnerSession?) async -> Bool {
    // A page tells why files can't be read; this address only leads to one.
    let due = try? await learner?.withFiles { try FirstChoice.due($0) }
    return due?.isEmpty == false
  }

  /// Returns the answer where a server has accounts, and people log in in place of choosing names,
  /// or the other way round; `nil` where the page is shown as it is.
  private func answerAboutAccounts(
    _ call: Call, with page: Page, _ visitors: Visitors, _ chapter: Chapter?
  ) throws -> Response? {
    guard visitors.learners.accounts != nil else {
      guard page.isAccountDoor || page == .profile else { return nil }
      throw Problem.hasNoAccounts
    }
    if page == .who { return Self.redirect(to: .profile) }
    if page == .profile, call.pupil != nil {
      // The page shows what a child has in place of an account.
      return nil
    }
    guard page.isAccountDoor || !call.isKnown else { return nil }
    // These links are good in every browser.
    if call.isKnown, page != .newPassword, page != .signUp { return Self.redirect(to: .today) }
    return response(page, for: nil, Settings(), call, hasPlaces: false, chapter: chapter)
  }

  /// The addresses of the pages that people may open before they log in.
  static let openPaths = Set(
    (Page.allCases.filter(\.isAccountDoor) + [.help]).map { "/\($0.rawValue)" })

  private static func redirect(to page: Page) -> Response {
    Response(status: .seeOther, headers: [.location: "/\(page.rawValue)"])
  }

  /// Returns the page that a browser shows for a problem.
  ///
  /// - Parameters:
  ///   - request: the request that the problem is about.
  ///   - isClass: whether the code of a class lets a browser in.
  func response(_ problem: Problem, to request: Request, isClass: Bool) -> Response {
    if problem.asksForLogIn { return Self.redirectToLogIn(from: request) }
    // Many browsers of one address may have an old token, and each may still type the code.
    guard !problem.asksForToken else { return door(problem, isClass: isClass) }
    var response = response(.missing, for: nil, Settings(), nil, detail: problem.detail)
    response.status = problem.status
    // The page comes by itself as soon as it can.
    if problem.status == .serviceUnavailable { response.headers[.name("Refresh")] = "3" }
    return response
  }

  /// Returns the page for a browser that has no token, or an old one. It has no navigation, because
  /// no other page is open to the browser.
  private func door(_ problem: Problem, isClass: Bool) -> Response {
    var text = ByteBuffer()
    doorPart.write(to: &text) { place, text in
      switch place {
      case "title":
        text.writeString(isClass ? "Type your teacher's code" : "This page has a link of its own")
      case "detail":
        text.writeString(
          isClass
            ? "Ask your teacher for the link, or type the code that your teacher shows."
            : problem.detail.escapedForHTML)
      case "hidden": if !isClass { text.writeString("hidden") }
      default: break
      }
    }
    return Response(
      status: problem.status,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: text))
  }

  private func response(
    _ page: Page, for learner: LearnerSession?, _ settings: Settings, _ call: Call?,
    hasPlaces: Bool = true, detail: String = "", chapter: Chapter? = nil,
    parts: [String: String] = [:]
  ) -> Response {
    let role = call?.role ?? .alone
    // People who aren't logged in see the doors, and may read the guide.
    let isOutside = page.isAccountDoor || page == .help && !hasPlaces
    var text = ByteBuffer()
    shell.write(to: &text) { place, text in
      switch place {
      case "title":
        text.writeString("\((chapter?.title ?? page.title).escapedForHTML) – VocalVocab")
      case "page": text.writeString(page.rawValue)
      case "attributes": text.writeString(Self.attributes(settings))
      case "identity": text.writeString(learner?.identity.pageText ?? "")
      case "role": text.writeString(role.rawValue)
      case "has-accounts":
        // The children of a school's class come in with its code, as those of a class by link do.
        if call?.account?.place != nil {
          text.writeString("data-place ")
        } else if call?.account != nil {
          text.writeString("data-has-accounts ")
        }
      case "about": text.writeString(page.chapter ?? "")
      case "places": if hasPlaces { text.writeString(page.linksToPlacesInHTML(for: call)) }
      case "person":
        let place: Page = isOutside ? .logIn : call?.isKnown == true ? .profile : .who
        text.writeString("/\(place.rawValue)")
      case "learner":
        text.writeString(
          isOutside ? Page.logIn.title : Self.personInHTML(learner, call))
      case "main":
        mainParts[page]?.write(to: &text) { place, text in
          switch place {
          case "detail": text.writeString(detail.escapedForHTML)
          case "chapter": text.writeString(chapter?.html ?? "<h1>\(page.title)</h1>")
          case "today":
            if Page.first(for: call) != .today { text.writeString(Self.todayTile) }
          case "person": text.writeString(Self.waysOfPerson(call))
          case "people": text.writeString(Self.tilesOfPeople(call))
          case "accounts": text.writeString(call?.isKnown == true ? "hidden" : "")
          case "chapters": text.writeString(Chapter.linksInHTML)
          default:
            if let part = parts[place] { text.writeString(part) }
            guard let part = PageField.Part(rawValue: place) else { break }
            text.writeString(Setting.fieldsInHTML(of: part))
          }
        }
      default: break
      }
    }
    return Response(
      status: .ok,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: text))
  }

  /// Returns the answer that leads to the log-in, and back to the wanted page after it. The page
  /// *Log in* checks that the address is one of this server.
  private static func redirectToLogIn(from request: Request) -> Response {
    let wanted = request.uri.path + (request.uri.query.map { "?\($0)" } ?? "")
    let goesBack = wanted != "/" && wanted.utf8.count <= mostWanted
    return Response(
      status: .seeOther,
      headers: [
        .location: "/\(Page.logIn.rawValue)" + (goesBack ? "?to=\(wanted.percentEncoded)" : "")
      ])
  }

  /// The longest address to which the log-in leads back, in bytes.
  private static let mostWanted = 1000

  /// Returns the attributes of the root element, which decide how the page looks.
  private static func attributes(_ settings: Settings) -> String {
    Setting.all.map { setting in
      guard case .page(let attribute) = setting.scope else { return "" }
      let value = setting.effectiveValue(in: settings)
      // Only values of our own go into the page, so they need no escaping.
      let shown = setting.choices?.contains(value) == true ? value : setting.normal
      return " data-\(attribute)=\"\(shown)\""
    }.joined()
  }
}

/// A text with places to fill, such as `{{name}}`.
private struct Template: Sendable {
  private enum Piece {
    case text(ByteBuffer)
    case place(String)
  }

  private let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.bytes.firstRange(of: "{{"),
      let end = rest[start.upperBound...].bytes.firstRange(of: "}}")
    {
      pieces.append(.text(ByteBuffer(substring: rest[..<start.lowerBound])))
      pieces.append(.place(String(rest[start.upperBound..<end.lowerBound])))
      rest = rest[end.upperBound...]
    }
    self.pieces = pieces + [.text(ByteBuffer(substring: rest))]
  }

  /// Writes the text.
  ///
  /// - Parameter fill: a closure that writes the content of the place with a name.
  func write(to text: inout ByteBuffer, fill: (String, inout ByteBuffer) -> Void) {
    for piece in pieces {
      switch piece {
      case .text(let piece): text.writeImmutableBuffer(piece)
      case .place(let name): fill(name, &text)
      }
    }
  }
}
