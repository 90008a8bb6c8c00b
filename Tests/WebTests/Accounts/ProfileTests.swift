import Accounts
import CardFormats
import Foundation
import Learner
import Storage
import Testing

@testable import SigningIn
@testable import Web

@Suite("A person's account")
struct ProfileTests {
  private let people = try! People()

  private func problem(_ step: () async throws -> Void) async throws -> String? {
    try await refusal(step)?.json["detail"].text
  }

  @Test("has words for each change of the accounts")
  func changesInWords() throws {
    let words = try #require(Asset.files["accounts/wording.js"]).text
    for event in AuditLog.Entry.Event.allCases {
      #expect(words.contains("\n  \(event.rawValue): ("), "\(event)")
    }
  }

  @Test("has the usual learner's words for the first owner, and a new learner for others")
  func learners() async throws {
    let owner = try await people.person("head", .owner)
    let zoe = try await people.person("zoe")
    #expect(try await owner.get("/account")["shownName"] == "head")
    #expect(try await zoe.get("/account")["shownName"] == "zoe")
    try people.write(list: "mine", of: nil)
    #expect(try await owner.get("/lists")["lists"].array.count == 1)
    // Nobody else gets them.
    let token = try people.accounts.invite(.owner, learner: .usual, by: nil)
    let detail = try await problem {
      try await people.browser().post(
        "/account/sign-up",
        [
          "name": "second", "shownName": "x", "password": .text(People.password),
          "invitation": .text(token.text),
        ])
    }
    #expect(detail?.contains("has an account already") == true)
    // The link is good for another try.
    #expect(try people.accounts.signUpInvitation(token).role == .owner)
  }

  @Test("of a teacher has the lists of the class, and shares them")
  func teachers() async throws {
    let teacher = try await people.person("teacher", .teacher)
    let zoe = try await people.person("zoe")
    try people.write(list: "week", of: nil)
    try await teacher.put("/class/lists/week", ["isShared": true])
    #expect(try await zoe.get("/lists")["lists"].array.map { $0["name"].text } == ["week"])
    #expect(try await teacher.get("/account")["shownName"] == "teacher")
    // The words of the server's computer are the owner's to download, and no learner's to have.
    #expect(try await teacher.ask(.get, "/api/v1/account/data").status == 403)
    let account = try #require(try people.accounts.store.account(named: AccountName("teacher")))
    #expect(throws: AccountError.hasUsualLearner("teacher")) {
      try people.accounts.setRole(.learner, of: account, by: nil)
    }
    // An owner of their own words doesn't share a list that the class has under the same name.
    let token = try people.accounts.invite(.owner, by: nil)
    let owner = people.browser()
    try await owner.post(
      "/account/sign-up",
      [
        "name": "second", "shownName": "Second", "password": .text(People.password),
        "invitation": .text(token.text),
      ])
    try people.write(list: "week", of: "Second")
    #expect(
      try await problem { try await owner.put("/class/lists/week", ["isShared": false]) }?
        .contains("invited as one") == true)
    // The first owner's link is good, although a teacher shares the usual learner.
    _ = try await people.person("head", .owner)
  }

  @Test("of the same shown name gets a number")
  func numbers() async throws {
    for name in ["emma1", "emma2", "emma3"] {
      let token = try people.accounts.invite(.learner, by: nil)
      try await people.browser().post(
        "/account/sign-up",
        [
          "name": .text(name), "shownName": "Emma", "password": .text(People.password),
          "invitation": .text(token.text),
        ])
    }
    let owner = try await people.person("head", .owner)
    let names = try await owner.get("/class")["learners"].array.map { $0["learner"]["name"].text }
    #expect(Set(names) == ["Emma", "Emma 2", "Emma 3"])
    // The name of the usual learner's owner counts, too.
    let second = people.browser()
    let invitation = try people.accounts.invite(.learner, by: nil)
    let account = try await second.post(
      "/account/sign-up",
      [
        "name": "other", "shownName": "HEAD", "password": .text(People.password),
        "invitation": .text(invitation.text),
      ])
    #expect(account["shownName"] == "HEAD 2")
  }

  @Test("has a picture that the pages can draw")
  func drawn() {
    for motif in NamePicture.motifs {
      #expect(Asset.named("who/pictures.svg").text.contains("<symbol id=\"\(motif)\""))
    }
    for colour in NamePicture.colours {
      #expect(Asset.named("who/who.css").text.contains("[data-colour=\"\(colour)\"]"))
    }
  }

  @Test("has the picture of the name until the person chooses one, and others see it")
  func picture() async throws {
    let zoe = try await people.person("zoe")
    let first = try await zoe.get("/account")
    #expect(first["pictures"].array.contains(first["picture"]))
    let wanted: String = first["picture"] == "kite" ? "boat" : "kite"
    try await zoe.api(.patch, "/account", ["picture": .text(wanted)])
    let second = try await zoe.get("/account")
    #expect(second["picture"].text == wanted && second["colour"] == first["colour"])
    try await zoe.api(.patch, "/account", ["colour": 5])
    let owner = try await people.person("head", .owner)
    let seen = try await owner.get("/class")["learners"][0]["learner"]
    #expect(seen["name"] == "zoe" && seen["picture"].text == wanted && seen["colour"] == 5)
    #expect(try await zoe.get("/learners")["learners"][0]["picture"].text == wanted)
    let refused: [(JSON, String)] = [
      (["picture": "dragon"], "'picture' can't be 'dragon': give one of apple, bell"),
      (["colour": 6], "'colour' can't be 6: give a number from 0 to 5."),
    ]
    for (body, sentence) in refused {
      let detail = try await problem { try await zoe.api(.patch, "/account", body) }
      #expect(detail?.contains(sentence) == true, "\(detail ?? "")")
    }
    // The picture of a later release is kept, and that of the name is shown.
    let account = try #require(try people.accounts.store.account(named: AccountName("zoe")))
    try people.accounts.store.change(account.id) { $0.picture?.motif = "dragon" }
    #expect(try await zoe.get("/account")["picture"] == first["picture"])
    #expect(try people.accounts.store.account(account.id)?.picture?.motif == "dragon")
  }

  @Test("leaves nothing behind that a refused sign-up began")
  func refused() async throws {
    let token = try people.accounts.invite(.learner, by: nil)
    for (name, password) in [("zoe", "short"), ("a b", People.password)] {
      _ = try await refusal {
        try await people.browser().post(
          "/account/sign-up",
          [
            "name": .text(name), "shownName": "Zoe", "password": .text(password),
            "invitation": .text(token.text),
          ])
      }
    }
    #expect(try people.accounts.store.all().accounts.isEmpty)
    #expect(!people.site.home.files().contains { $0.contains("learners/Zoe") })
    #expect(try people.accounts.signUpInvitation(token).role == .learner)
  }

  @Test("needs no invitation where everybody may sign up")
  func open() async throws {
    let open = try People(.open)
    let body: JSON = ["name": "zoe", "shownName": "Zoë", "password": .text(People.password)]
    try await open.browser().post("/account/sign-up", body)
    let answer = try await refusal { try await people.browser().post("/account/sign-up", body) }
    #expect(answer?.status == 403)
    #expect(try await open.browser().get("/account/door")["isOpen"] == true)
  }

  @Test("needs a link, or the age that the server asks for")
  func age() async throws {
    let open = try People(.open, ageLimit: 13)
    #expect(try await open.browser().get("/account/door")["ageLimit"] == 13)
    var body: [String: JSON] = [
      "name": "zoe", "shownName": "Zoë", "password": .text(People.password),
    ]
    for isOfAge: JSON? in [nil, false, .null] {
      body["isOfAge"] = isOfAge
      let answer = try await refusal {
        try await open.browser().post("/account/sign-up", .object(body))
      }
      #expect(answer?.status == 403)
      #expect(answer?.json["detail"].text.hasPrefix("If you are under 13, a teacher") == true)
    }
    body["isOfAge"] = true
    try await open.browser().post("/account/sign-up", .object(body))
    _ = try await open.person("young")
  }

  @Test("changes its names and its password, and logs the other browsers out")
  func changes() async throws {
    let zoe = try await people.person("zoe")
    let other = people.browser()
    try await other.post("/account/log-in", ["name": "zoe", "password": .text(People.password)])
    #expect(
      try await problem { _ = try await zoe.api(.patch, "/account", ["name": "zoë.smith"]) }
        == "This is not your password: type the one that you log in with.")
    let change: JSON = [
      "name": "zoë.smith", "password": .text(People.password), "shownName": "Zoë",
    ]
    let changed = try await zoe.api(.patch, "/account", change)
    #expect(changed["name"] == "zoë.smith" && changed["shownName"] == "Zoë")
    #expect(changed["sessions"].array.count == 2)
    let new = "another few random words"
    try await zoe.put("/account/password", ["old": .text(People.password), "new": .text(new)])
    #expect(try await other.ask(.get, "/api/v1/account").status == 401)
    #expect(try await zoe.get("/account")["sessions"].array.count == 1)
    try await other.post("/account/log-in", ["name": "ZOE.SMITH", "password": .text(new)])
    #expect(try await other.get("/account")["shownName"] == "Zoë")
  }

  @Test("shows its browsers, and ends one or all others")
  func sessions() async throws {
    let zoe = try await people.person("zoe")
    for _ in 0..<3 {
      try await people.browser().post(
        "/account/log-in", ["name": "zoe", "password": .text(People.password)])
    }
    let sessions = try await zoe.get("/account")["sessions"].array
    #expect(sessions.count == 4 && sessions.filter { $0["isThis"] == true }.count == 1)
    let other = try #require(sessions.first { $0["isThis"] == false })["id"].text
    let left = try await zoe.api(.delete, "/account/sessions/\(other)")
    #expect(left["sessions"].array.count == 3)
    #expect(try await zoe.ask(.delete, "/api/v1/account/sessions/\(other)").status == 404)
    #expect(try await zoe.api(.delete, "/account/sessions")["sessions"].array.count == 1)
  }

  @Test("gives everything out in one archive, and nothing of the server")
  func data() async throws {
    let owner = try await people.person("head", .owner)
    try people.write(list: "mine", of: nil)
    let zoe = try await people.person("zoe")
    try people.write(list: "week", of: "zoe")
    for (client, list) in [(owner, "mine"), (zoe, "week")] {
      let answer = try await client.ask(.get, "/api/v1/account/data")
      #expect(answer.type == "application/zip")
      let archive = try Archive(answer.bytes)
      let names = Set(archive.indexes.keys)
      #expect(names.contains("lists/\(list).json"))
      let strangers = names.filter { name in
        ["account", "invitations", "audit", "access", "learners", "profile"].contains {
          name.hasPrefix($0)
        }
      }
      #expect(strangers.isEmpty, "\(strangers)")
    }
  }

  @Test("tells who looked at what the person did, once a reader and day")
  func readings() async throws {
    let owner = try await people.person("head", .owner)
    let teacher = try await people.person("teacher", .teacher)
    let zoe = try await people.person("zoe")
    #expect(try await zoe.get("/account")["readings"] == [])
    for _ in 0..<3 { _ = try await teacher.get("/class") }
    _ = try await owner.get("/statistics?learner=zoe")
    _ = try await owner.get("/report?learner=zoe")
    // A look at one's own figures is none.
    _ = try await zoe.get("/statistics")
    let readers = try await zoe.get("/account")["readings"].array.map { $0["reader"].text }
    #expect(readers == ["head", "teacher"])
    #expect(try await owner.get("/account")["readings"] == [])
  }

  @Test("is erased after 30 days with everything, unless the person thinks again")
  func erasure() async throws {
    let zoe = try await people.person("zoe")
    try people.write(list: "week", of: "zoe")
    #expect(
      try await problem { try await zoe.post("/account/erasure", ["password": "wrong one"]) }
        != nil)
    try await zoe.post("/account/erasure", ["password": .text(People.password)])
    let kept = try await zoe.api(.delete, "/account/erasure")
    #expect(kept["erasure"] == .null)
    try await zoe.post("/account/erasure", ["password": .text(People.password)])
    await people.site.learners.eraseDueAccounts()
    #expect(try await zoe.get("/account")["erasure"] != .null)
    let id = try #require(Identifier(try people.id("zoe")))
    try people.accounts.store.change(id) { $0.erasure = Date(timeIntervalSinceNow: -1) }
    await people.site.learners.eraseDueAccounts()
    #expect(people.site.messages == [])
    #expect(try people.accounts.store.all().accounts.isEmpty)
    #expect(try await zoe.ask(.get, "/api/v1/account").status == 401)
    let left = people.site.home.files().filter { $0.contains("zoe") || $0.contains("week.json") }
    #expect(left.isEmpty, "\(left)")
    // The name is free.
    _ = try await people.person("zoe")
  }

  @Test("that was erased is erased again if a backup brings it back")
  func backup() async throws {
    let zoe = try await people.person("zoe")
    try people.write(list: "week", of: "zoe")
    let data = people.site.home.data
    let backup = people.site.home.path + "/backup"
    try FileManager.default.copyItem(atPath: data, toPath: backup)
    let id = try #require(Identifier(try people.id("zoe")))
    try people.accounts.store.change(id) { $0.erasure = Date(timeIntervalSinceNow: -1) }
    await people.site.learners.eraseDueAccounts()
    try FileManager.default.removeItem(atPath: data)
    try FileManager.default.copyItem(atPath: backup, toPath: data)
    let later = try await people.site.restarted()
    let browser = Client(later)
    (browser.sender, browser.cookies) = (zoe.sender, zoe.cookies)
    #expect(try await browser.ask(.get, "/api/v1/account").status == 200)
    await later.learners.eraseDueAccounts()
    #expect(try await browser.ask(.get, "/api/v1/account").status == 401)
    #expect(!later.home.files().contains { $0.hasPrefix(".local/share") && $0.contains("zoe") })
    #expect(later.messages == [])
  }
}
