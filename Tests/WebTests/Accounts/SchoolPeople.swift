import Accounts
import HTTPTypes
import Learner
import Testing

@testable import SigningIn
@testable import Web

/// A server with two schools: *Hill* with the classes 5a and 5b, *Lake* with the class 1c.
struct SchoolPeople {
  let people: People
  let owner: Client

  init() async throws {
    people = try People()
    owner = try await people.person("owner", .owner)
  }

  var accounts: AccountBook { people.accounts }

  /// Makes a school, and returns its identity.
  func school(_ title: String) async throws -> String {
    let schools = try await owner.post("/schools", ["title": .text(title)])["schools"].array
    return try #require(schools.first { $0["title"].text == title })["id"].text
  }

  /// A person who works at a school.
  func staff(_ name: String, _ role: SchoolRole, at school: String) async throws -> Client {
    let id = try #require(Identifier(school))
    let token = try accounts.invite(to: .work(school: id, role: role), by: nil)
    return try await signUp(name, by: token)
  }

  func signUp(_ name: String, by token: Identifier) async throws -> Client {
    let browser = people.browser()
    try await browser.post(
      "/account/sign-up",
      [
        "name": .text(name), "shownName": .text(name), "password": .text(People.password),
        "invitation": .text(token.text),
      ])
    return browser
  }

  /// Lets a teacher make a class and work with it, and returns its identity and its code.
  func schoolClass(
    _ title: String, at school: String, by teacher: Client
  ) async throws -> (id: String, code: String) {
    let schools = try await teacher.post("/schools/\(school)/classes", ["title": .text(title)])
    let made = try #require(
      schools["schools"].array.flatMap { $0["classes"].array }.first {
        $0["title"].text == title
      })
    try await teacher.put("/account/place", ["class": .text(made["id"].text)])
    return (made["id"].text, made["code"].text)
  }

  /// A child who comes into a class for the first time.
  func pupil(_ name: String, code: String, pin: String = "2748") async throws -> Client {
    let browser = people.browser()
    try await browser.post(
      "/account/class/learner",
      ["code": .text(code), "name": .text(name), "pin": .text(pin), "isNew": true])
    return browser
  }
}
