import HTTPTypes
import Hummingbird
import NIOCore

@testable import Web

/// A browser or a program that asks a site: it sends back the cookies that it got, and keeps every
/// answer.
final class Client {
  let site: Site
  var token: String?
  /// The address that requests come from.
  var sender = "127.0.0.1"
  var cookies: [String: String] = [:]
  var answers: [Answer] = []

  init(_ site: Site, token: String? = nil) {
    self.site = site
    self.token = token
  }

  /// A client of a site of its own.
  convenience init() throws { self.init(try Site()) }

  var home: Home { site.home }

  /// Sends a request. A header of `headers` stands in place of the usual one; `nil` leaves it out.
  @discardableResult
  func ask(
    _ method: HTTPRequest.Method, _ path: String, _ body: [UInt8]? = nil,
    _ headers: [String: String?] = [:]
  ) async throws -> Answer {
    var usual: [String: String] = ["Host": Site.authority]
    if let body {
      usual["Content-Type"] = "application/json"
      usual["Content-Length"] = "\(body.count)"
    }
    if !cookies.isEmpty {
      usual["Cookie"] = cookies.map { "\($0)=\($1)" }.sorted().joined(separator: "; ")
    }
    usual["Authorization"] = token.map { "Bearer \($0)" }
    for (name, value) in headers { usual[name] = value }
    let host = usual.removeValue(forKey: "Host")
    var fields = HTTPFields()
    for (name, value) in usual.sorted(by: { $0.key < $1.key }) {
      HTTPField.Name(name).map { fields[$0] = value }
    }
    let head = HTTPRequest(
      method: method, scheme: "http", authority: host, path: path, headerFields: fields)
    let answer = try await site.respond(
      to: Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: body ?? []))),
      from: sender)
    keepCookies(of: answer)
    answers.append(answer)
    return answer
  }

  /// Sends a request whose body is written out.
  @discardableResult
  func ask(
    _ method: HTTPRequest.Method, _ path: String, _ body: String,
    _ headers: [String: String?] = [:]
  ) async throws -> Answer {
    try await ask(method, path, Array(body.utf8), headers)
  }

  private func keepCookies(of answer: Answer) {
    for cookie in answer.values(of: "Set-Cookie") {
      let pair = cookie.prefix { $0 != ";" }.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      cookies[String(pair[0])] = pair.count > 1 ? String(pair[1]) : ""
    }
  }

  /// Returns the answer of the API; `nil` in JSON where the answer has no content.
  ///
  /// - Throws: ``Refused`` for an error.
  @discardableResult
  func api(
    _ method: HTTPRequest.Method, _ path: String, _ body: JSON? = nil
  ) async throws -> JSON {
    let answer = try await ask(method, API.path + path, try body?.bytes)
    guard answer.status < 400 else { throw Refused(answer: answer) }
    return answer.body.readableBytes > 0 ? answer.json : nil
  }

  func get(_ path: String) async throws -> JSON { try await api(.get, path) }

  @discardableResult
  func post(_ path: String, _ body: JSON? = nil) async throws -> JSON {
    try await api(.post, path, body)
  }

  @discardableResult
  func put(_ path: String, _ body: JSON) async throws -> JSON { try await api(.put, path, body) }
}
