internal import HTTPTypes
internal import Hummingbird
internal import Learner
internal import NIOCore
internal import ShowSources
internal import Shows
internal import Watching

/// The addresses of the shows that a person watches.
extension API {
  /// The most characters of a title that is searched.
  private static let longestTitle = 500

  /// The most characters of episodes in an address.
  private static let longestSelection = 300

  func addShows(to routes: inout Routes) {
    routes.on(.get, Self.path + "/shows") { _, learner in
      let room = learner.watchRoom
      // Services are asked beside the answer. The page asks again soon, and has the news then.
      Task { await room.refreshAtTimes() }
      return .json(try await room.snapshot())
    }
    routes.on(.get, Self.path + "/shows/recommendations") { _, learner in
      .json(try await learner.watchRoom.recommendations())
    }
    routes.on(.get, Self.path + "/shows/tracked") { call, learner in
      let status = try call.query("status").flatMap { try WatchStatus(named: $0) }
      return .json(TrackedDocument(shows: try await learner.watchRoom.shows(status)))
    }
    routes.on(.get, Self.path + "/shows/search") { call, learner in
      let (text, isOnline) = (call.query("q") ?? "", try call.flag("online"))
      guard text.unicodeScalars.count <= Self.longestTitle else {
        throw Problem.invalid("'q' has more than \(Self.longestTitle) characters: shorten it.")
      }
      let room = learner.watchRoom
      return .json(try await isOnline ? room.searchOnline(text) : room.search(text))
    }
    routes.on(.get, Self.path + "/shows/profile") { _, learner in
      .json(try await learner.watchRoom.profile())
    }
    routes.on(.get, Self.path + "/shows/notifications") { _, learner in
      .json(NewsDocument(news: try await learner.watchRoom.notifications()))
    }
    routes.on(.post, Self.path + "/shows/notifications") { call, learner in
      let told = try await call.body(ToldBody.self).checked()
      let left = try await learner.watchRoom.tell(told?.map { ($0.key, $0.subject) })
      return .json(NewsDocument(news: left))
    }
    routes.on(.post, Self.path + "/shows") { call, learner in
      let body = try await call.body(NewShowBody.self)
      let room = learner.watchRoom
      guard let key = body.key else {
        return .json(try await room.add(body.draft, status: body.status), status: .created)
      }
      guard body.draft.isEmpty else {
        throw Problem.invalid("A show with a 'key' has its facts: give nothing but 'status'.")
      }
      return .json(try await room.add(found: key, status: body.status), status: .created)
    }
    routes.on(.post, Self.path + "/shows/undo") { _, learner in
      .json(try await learner.watchRoom.undo())
    }
    addShow(to: &routes)
    addShowLists(to: &routes)
    addShowFiles(to: &routes)
  }

  /// Adds the addresses of one show.
  private func addShow(to routes: inout Routes) {
    let path = Self.path + "/shows/show/:show"
    routes.on(.get, path) { call, learner in
      .json(try await learner.watchRoom.detail(try call.text("show")))
    }
    routes.on(.get, Self.path + "/shows/pictures/:show") { call, learner in
      let picture = try await learner.watchRoom.picture(of: try call.text("show"))
      return Response(
        status: .ok,
        headers: [
          .contentType: picture.kind.mediaType, .cacheControl: "private, max-age=86400",
        ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes)))
    }
    routes.on(.patch, path) { call, learner in
      let (show, change) = (try call.text("show"), try await call.body(ShowChangeBody.self))
      return .json(try await learner.watchRoom.change(show, try change.checked()))
    }
    routes.on(.post, path + "/plays") { call, learner in
      let (show, body) = (try call.text("show"), try await call.body(PlaysBody.self))
      return .json(
        try await learner.watchRoom.watch(
          show, body.episodes, isAgain: body.again ?? false, isUpTo: body.upTo ?? false),
        status: .created)
    }
    routes.on(.delete, path + "/plays/:episodes") { call, learner in
      let (show, episodes) = (try call.text("show"), try call.text("episodes"))
      guard episodes.unicodeScalars.count <= Self.longestSelection else {
        throw Problem.invalid("Name fewer episodes at once: the address is too long.")
      }
      return .json(try await learner.watchRoom.unwatch(show, episodes))
    }
    routes.on(.put, path + "/reminders/:episode") { call, learner in
      let (show, episode) = (try call.text("show"), try call.text("episode"))
      let ahead = try await call.body(ReminderBody.self).ahead
      return .json(try await learner.watchRoom.remind(show, of: episode, ahead))
    }
  }

  /// Adds the addresses of a person's own lists.
  private func addShowLists(to routes: inout Routes) {
    let path = Self.path + "/shows/lists"
    routes.on(.get, path) { _, learner in .json(try await learner.watchRoom.lists()) }
    routes.on(.post, path) { call, learner in
      let title = try await call.body(ShowListBody.self).title ?? ""
      return .json(try await learner.watchRoom.addList(titled: title), status: .created)
    }
    routes.on(.patch, path + "/:list") { call, learner in
      let (list, body) = (try call.text("list"), try await call.body(ShowListBody.self))
      return .json(
        try await learner.watchRoom.changeList(list, title: body.title, isShown: body.isShown))
    }
    routes.on(.delete, path + "/:list") { call, learner in
      .json(try await learner.watchRoom.removeList(try call.text("list")))
    }
    routes.on(.put, path + "/:list/shows/:show") { call, learner in
      let (list, show) = (try call.text("list"), try call.text("show"))
      let number = try await call.body(ShowPlaceBody.self).to
      return .json(try await learner.watchRoom.put(show, into: list, at: number))
    }
    routes.on(.delete, path + "/:list/shows/:show") { call, learner in
      let (list, show) = (try call.text("list"), try call.text("show"))
      return .json(try await learner.watchRoom.take(show, outOf: list))
    }
  }
}

/// The tracked shows.
private struct TrackedDocument: Encodable {
  let shows: [ShowRow]
}

/// The news that were not told yet.
private struct NewsDocument: Encodable {
  let news: [NewsRow]
}

private struct ToldBody: Body {
  struct News: Decodable {
    let key, subject: String
  }

  static let fields: Set<String> = ["told"]
  /// The news that were told; `nil` for all of them.
  let told: [News]?

  /// The most news at once, and the most characters of each name.
  private static let (most, longest) = (20, 250)

  /// - Throws: a ``Problem`` for more or longer names than a page sends.
  func checked() throws -> [News]? {
    let names = (told ?? []).flatMap { [$0.key, $0.subject] }
    guard names.count <= 2 * Self.most,
      names.allSatisfy({ $0.unicodeScalars.count <= Self.longest })
    else {
      throw Problem.invalid("Name at most \(Self.most) news at once, or none for all of them.")
    }
    return told
  }
}

private struct NewShowBody: Body {
  static let fields: Set<String> = ["key", "title", "kind", "year", "episodes", "status"]
  /// The name of a show that a search found; `nil` for one that is added by hand.
  let key: String?
  let title, kind: String?
  let year, episodes: Int?
  let status: String?

  var draft: ShowDraft { ShowDraft(title: title, kind: kind, year: year, episodes: episodes) }
}

private struct ShowChangeBody: Body {
  static let fields: Set<String> = [
    "status", "rating", "review", "notes", "tags", "isShown", "title", "kind", "year", "episodes",
  ]
  let status, rating, review, notes: String?
  let tags: [String]?
  let isShown: Bool?
  let title, kind: String?
  let year, episodes: Int?

  /// The most characters of a text here, the most tags, and the most characters of each.
  private static let (longestText, mostTags, longestTag) = (5_000, 30, 100)

  /// - Throws: a ``Problem`` for longer texts than a page sends.
  func checked() throws -> ShowChange {
    guard [review, notes].allSatisfy({ ($0 ?? "").unicodeScalars.count <= Self.longestText }) else {
      throw Problem.invalid("The text has more than \(Self.longestText) characters: shorten it.")
    }
    let tags = tags ?? []
    guard tags.count <= Self.mostTags,
      tags.allSatisfy({ $0.unicodeScalars.count <= Self.longestTag })
    else {
      throw Problem.invalid(
        "Give at most \(Self.mostTags) tags of at most \(Self.longestTag) characters.")
    }
    return change
  }

  private var change: ShowChange {
    var change = ShowChange()
    (change.status, change.rating, change.review) = (status, rating, review)
    (change.notes, change.tags, change.isShown) = (notes, tags, isShown)
    change.facts = ShowDraft(title: title, kind: kind, year: year, episodes: episodes)
    return change
  }
}

private struct PlaysBody: Body {
  static let fields: Set<String> = ["episodes", "again", "upTo"]
  /// The episodes, such as `2-5`; `nil` for the next one.
  let episodes: String?
  /// Whether episodes that were watched before are watched again.
  let again: Bool?
  /// Whether the episodes before the named one are watched, too.
  let upTo: Bool?
}

private struct ReminderBody: Body {
  static let fields: Set<String> = ["ahead"]
  /// The time between the reminder and the episode: `hour`, `day` or `none`.
  let ahead: String
}

private struct ShowListBody: Body {
  static let fields: Set<String> = ["title", "isShown"]
  let title: String?
  let isShown: Bool?
}

private struct ShowPlaceBody: Body {
  static let fields: Set<String> = ["to"]
  /// The place in the list, from 1; `nil` for the end.
  let to: Int?
}
