import Accounts
import Foundation
import HTTPTypes
import Learner
import Testing

@testable import SigningIn
@testable import Watching
@testable import Web

@Suite("Friends on a server")
struct FriendTests {
  private let people = try! People()

  private func ask(_ client: Client, _ name: String) async throws {
    try await client.post("/account/friends", ["name": .text(name)])
  }

  /// The names in a part of a person's friends.
  private func names(_ client: Client, _ part: String) async throws -> [String] {
    try await client.get("/account/friends")[part].array.map { $0["name"].text }
  }

  private func befriend(_ one: Client, _ two: Client, _ names: (String, String)) async throws {
    try await ask(one, names.1)
    let id = try people.id(names.0)
    try await two.put("/account/friends/\(id)", [:])
  }

  /// Lets a person track two shows and keep two lists, of which one each is shown.
  private func track(_ client: Client) async throws {
    for (title, isShown) in [("Open Sea", true), ("Secret Garden", false)] {
      let step = try await client.post(
        "/shows",
        ["title": .text(title), "kind": "series", "status": "watching", "episodes": 12])
      let key = step["show"]["show"]["key"].text
      let change: JSON = [
        "isShown": .bool(isShown), "rating": "8/10", "review": "zebra review",
        "notes": "zebra note",
      ]
      _ = try await client.api(.patch, "/shows/show/\(key)", change)
      let list = try await client.post("/shows/lists", ["title": .text("Zebra list \(title)")])
      let id =
        list["lists"].array.first { $0["title"].text == "Zebra list \(title)" }?["id"].text ?? ""
      _ = try await client.api(.patch, "/shows/lists/\(id)", ["isShown": .bool(isShown)])
      try await client.put("/shows/lists/\(id)/shows/\(key)", ["to": .null])
    }
  }

  @Test("see what each other shows, and nothing else")
  func shown() async throws {
    let (ada, ben) = (try await people.person("ada"), try await people.person("ben"))
    try await track(ada)
    try await befriend(ada, ben, ("ada", "ben"))
    let seen = try await ben.get("/shows/of/\(try people.id("ada"))")
    #expect(seen["friend"]["name"] == "ada")
    #expect(seen["shown"]["shows"].array.map { $0["title"].text } == ["Open Sea"])
    #expect(seen["shown"]["shows"][0]["rating"] == "8/10")
    #expect(seen["shown"]["lists"].array.map { $0["title"].text } == ["Zebra list Open Sea"])
    let text = try #require(ben.answers.last).text
    for secret in ["Secret", "zebra review", "zebra note"] { #expect(!text.contains(secret)) }
  }

  @Test("are asked by the name that others see, say yes or no, and part")
  func ways() async throws {
    let (ada, ben) = (try await people.person("ada"), try await people.person("ben"))
    try await ask(ada, "BEN")
    #expect(try await names(ada, "asked") == ["ben"])
    #expect(try await names(ben, "asking") == ["ada"])
    let ids = (ada: try people.id("ada"), ben: try people.id("ben"))
    _ = try await ben.api(.delete, "/account/friends/\(ids.ada)")
    #expect(try await names(ada, "asked") == ["ben"])
    #expect(try await names(ben, "asking") == [])
    _ = try await ada.api(.delete, "/account/friends/\(ids.ben)")
    try await befriend(ada, ben, ("ada", "ben"))
    #expect(try await names(ada, "friends") == ["ben"])
    #expect(try await names(ben, "friends") == ["ada"])
    _ = try await ada.api(.delete, "/account/friends/\(ids.ben)")
    #expect(try await names(ben, "friends") == [])
    for name in ["nobody", "ada", "", "ben@example.org"] {
      #expect(try await refusal { try await ask(ada, name) } != nil, "\(name)")
    }
  }

  @Test("see more than strangers and blocked people at no address")
  func walk() async throws {
    let owner = try await people.person("head", .owner)
    let (ada, ben) = (try await people.person("ada"), try await people.person("ben"))
    let (cem, dan) = (try await people.person("cem"), try await people.person("dan"))
    try await track(ada)
    try people.write(list: "secret words", of: "ada")
    try await befriend(ada, ben, ("ada", "ben"))
    try await ask(dan, "ada")
    let ids = (ada: try people.id("ada"), dan: try people.id("dan"))
    try await ada.put("/account/blocked/\(ids.dan)", [:])
    let secrets = [
      "Open Sea", "Secret Garden", "Zebra list", "secret words", "zebra review", "zebra note",
    ]
    let audiences: [Audience] = [.everyone, .teacher, .host] + Right.allCases.map(Audience.holder)
    let shows = try await ada.get("/shows/tracked")["shows"].array.map { $0["key"].text }
    let lists = try await ada.get("/shows/lists")["lists"].array.map { $0["id"].text }
    let values = [
      "person": ids.ada, "learner": "ada", "account": ids.ada, "show": shows[0], "list": lists[0],
    ]
    var count = 0
    for audience in audiences {
      for (method, path) in people.site.routes.addresses(for: audience) where method == .get {
        let asked =
          "/"
          + path.split(separator: "/").map { part in
            part.hasPrefix(":")
              ? values[String(part.dropFirst())] ?? String(repeating: "0", count: 32) : String(part)
          }.joined(separator: "/")
        let isShown = path == "\(API.path)/shows/of/:person"
        for (name, client) in [("ben", ben), ("cem", cem), ("dan", dan)] {
          for query in ["", "?learner=ada"] {
            let answer = try await client.ask(.get, asked + query)
            let seen = secrets.filter { answer.text.contains($0) }
            let allowed = isShown && name == "ben" ? ["Open Sea", "Zebra list"] : []
            #expect(seen == allowed, "\(name) \(asked)")
            count += 1
          }
        }
      }
    }
    #expect(count > 600)
    // The owner teaches nobody here, and is a stranger to what people watch.
    #expect(try await owner.ask(.get, "/api/v1/shows/of/\(ids.ada)").status == 404)
    _ = try await ada.api(.delete, "/account/friends/\(try people.id("ben"))")
    #expect(try await ben.ask(.get, "/api/v1/shows/of/\(ids.ada)").status == 404)
  }

  @Test("are none of whom somebody can find out by an identity")
  func identities() async throws {
    let (ada, ben) = (try await people.person("ada"), try await people.person("ben"))
    let ids = (ada: try people.id("ada"), ben: try people.id("ben"))
    for (method, path) in [
      (HTTPRequest.Method.put, "friends"), (.delete, "friends"), (.put, "blocked"),
      (.delete, "blocked"),
    ] {
      let answer = try await ada.ask(method, "/api/v1/account/\(path)/\(ids.ben)", "{}")
      #expect(answer.status == 404)
    }
    // A person who asked can't say yes in place of the other.
    try await ask(ada, "ben")
    #expect(try await ada.ask(.put, "/api/v1/account/friends/\(ids.ben)", "{}").status == 404)
    #expect(try await ben.ask(.get, "/api/v1/shows/of/\(ids.ada)").status == 404)
  }

  @Test("are there in no class")
  func inClass() async throws {
    let (ada, ben) = (try await people.person("ada"), try await people.person("ben"))
    try await befriend(ada, ben, ("ada", "ben"))
    _ = try await people.person("teacher", .teacher)
    #expect(try await ada.get("/account/friends")["isPossible"] == false)
    #expect(try await names(ada, "friends") == [])
    #expect(try await ben.ask(.get, "/api/v1/shows/of/\(try people.id("ada"))").status == 404)
    #expect(try await refusal { try await ask(ada, "teacher") }?.status == 404)
  }

  @Test("who are closed or erased are gone from the others' friends")
  func gone() async throws {
    let (ada, ben) = (try await people.person("ada"), try await people.person("ben"))
    try await befriend(ada, ben, ("ada", "ben"))
    let account = try #require(try people.accounts.store.account(named: AccountName("ada")))
    try people.accounts.close(account, by: nil)
    #expect(try await names(ben, "friends") == [])
    #expect(try await ben.ask(.get, "/api/v1/shows/of/\(account.id.text)").status == 404)
    #expect(try await refusal { try await ask(ben, "ada") }?.status == 404)
  }

  @Test("and other people count for recommendations, as far as they show what they like")
  func neighbours() async throws {
    let home = try Home(hasOwnCache: true)
    let people = try People(home: home)
    // Shows without tags, so that nothing but people's tastes tells anything of them.
    let lines = (1...80).map {
      #"{"sources":["https://myanimelist.net/anime/\#($0)"],"title":"Show \#($0)","tags":[]}"#
    }
    let database = home.path + "/database.jsonl"
    try lines.joined(separator: "\n").write(toFile: database, atomically: true, encoding: .utf8)
    _ = try CatalogueStore(in: home.folders.cache).add(database)

    /// Lets a person like some of the shows from 1 to 20.
    func like(_ person: Client, _ isLiked: (Int) -> Bool, isShown: Bool) async throws {
      for number in (1...20).filter(isLiked) {
        try await person.post("/shows", ["key": .text("mal:\(number)"), "status": "completed"])
        let change: JSON = ["rating": "9/10", "isShown": .bool(isShown)]
        _ = try await person.api(.patch, "/shows/show/mal:\(number)", change)
      }
    }
    let viewer = try await people.person("viewer")
    for name in ["ada", "ben", "cem"] {
      try await like(try await people.person(name), { $0 % 2 == 1 }, isShown: true)
    }
    for name in ["dan", "eve", "fay"] {
      try await like(try await people.person(name), { $0 % 2 == 0 }, isShown: true)
    }
    // Nobody sees what this person likes.
    try await like(try await people.person("gus"), { $0 % 2 == 1 || $0 > 16 }, isShown: false)
    // The viewer likes odd shows, too, and doesn't know the later ones.
    try await like(viewer, { $0 % 2 == 1 && $0 < 14 }, isShown: false)
    #expect(await people.site.learners.shownRecords().count == 6)
    // A server that starts now reads the tastes anew.
    let later = Client(try await people.site.restarted())
    (later.sender, later.cookies) = (viewer.sender, viewer.cookies)
    func recommended() async throws -> [JSON] {
      try await later.get("/shows/recommendations")["recommended"].array
    }
    // The tastes are read beside the first answers.
    _ = try await recommended()
    try await waitUntil("others count") { try await !recommended().isEmpty }
    let found = try await recommended()
    for show in found {
      let number = try #require(Int(show["title"].text.dropFirst(5)))
      #expect((15...19).contains(number) && number % 2 == 1, "\(show)")
      #expect(show["reason"].text.hasSuffix("here with a taste like yours like it"))
    }
    #expect(!found.isEmpty)
  }
}
