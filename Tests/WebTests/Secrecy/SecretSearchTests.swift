import Foundation
import HTTPTypes
import NIOCore
import Testing

@Suite("The search for a word that was given away")
struct SecretSearchTests {
  /// An answer that a server might have sent.
  private func answer(_ body: JSON, _ fields: HTTPFields = [:]) throws -> Answer {
    var fields = fields
    fields[.contentType] = "application/json"
    return Answer(
      asked: "GET /", status: 200, fields: fields, body: ByteBuffer(bytes: try body.bytes))
  }

  private func finds(_ word: String, in body: JSON) throws -> Bool {
    try !SecretSearch(word).leaks(in: [answer(body)]).isEmpty
  }

  @Test(
    "finds it in any clothes",
    arguments: [
      ["definition": "a HARBOR for ships"],
      ["definition": "what harbours do: harboring"],
      ["definition": "see harborage"],
      ["sentence": "It is spelled h, a, r, b, o, r."],
      ["rounds": [["id": ["inner": "unharbored"]]]],
      ["harbor": 1],
      ["id": "686172626f72"],
      ["id": .text(Data("x harbor y".utf8).base64EncodedString())],
      ["id": "a3c1e4a1c1b1a3bdharbor"],
      // The beginnings of MD5 of `harbor` and of SHA-256 of `HARBOR`.
      ["id": "a3f7b4175eb3c1da2f47"],
      ["id": "2e9ee124df846ca681fd7c2e"],
    ] as [JSON])
  func clothes(body: JSON) throws { #expect(try finds("harbor", in: body)) }

  @Test("finds it in a header")
  func header() throws {
    let answer = try answer([:], [.location: "/sounds/harbor.wav"])
    #expect(try !SecretSearch("harbor").leaks(in: [answer]).isEmpty)
  }

  @Test(
    "finds its kin, and its bytes where they stand alone",
    arguments: [
      ("necessary", "of necessity"), ("carry", "it was carried"),
      ("ice cream", "Ice Cream in a cone"), ("ox", "sounds/6f78"),
    ])
  func kin(word: String, text: String) throws {
    #expect(try finds(word, in: ["definition": .text(text)]))
  }

  @Test(
    "finds nothing where it is not",
    arguments: [
      ("harbor", "a sheltered port where ships can take on or discharge cargo"),
      ("art", "a part of a party"), ("ox", "sounds/02f1d7a96f78b3a0c41c55de10907d6b"),
    ])
  func nothing(word: String, text: String) throws {
    #expect(try !finds(word, in: ["definition": .text(text)]))
  }
}
