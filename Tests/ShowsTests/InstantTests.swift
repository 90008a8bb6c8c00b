import Shows
import TestSupport
import Testing

@Suite("A point in time")
struct InstantTests {
  @Test(
    "is read in each form of ISO 8601 that services write",
    arguments: [
      ("2026-11-21T10:00:00Z", "2026-11-21T10:00:00Z"),
      ("2026-11-21T10:00:00+01:00", "2026-11-21T09:00:00Z"),
      ("2026-11-21T00:30:00+0100", "2026-11-20T23:30:00Z"),
      ("2026-11-21T23:30:00-05", "2026-11-22T04:30:00Z"),
      ("2026-11-21 10:00:59.123", "2026-11-21T10:00:59Z"),
      ("2026-11-21T10:00", "2026-11-21T10:00:00Z"),
      ("2026-11-21", "2026-11-21T00:00:00Z"), ("1969-12-31T23:59:60Z", "1969-12-31T23:59:59Z"),
      ("2026-11-21 10:00:00 +00:00", "2026-11-21T10:00:00Z"),
    ])
  func read(text: String, expected: String) throws {
    #expect(try #require(Instant(text)).description == expected)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "0000-00-00", "2026-02-30", "2026-11-21T", "2026-11-21T24:00:00Z", "2026-11-21T10:60Z",
      "2026-11-21T10:00:00.Z", "2026-11-21T10:00:00+1", "2026-11-21T10:00:00Zz", "2026-11-21X10:00",
      "0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00", "2026-11-21T1é:00",
    ])
  func refused(text: String) { #expect(Instant(text) == nil) }

  @Test("is the same after it was written and read")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let instant = Instant(seconds: Int.random(in: Instant.bounds, using: &random))
      #expect(Instant(instant.description) == instant)
      #expect(try reread(instant) == instant)
    }
    #expect(Instant(seconds: .min).description == "0001-01-01T00:00:00Z")
    #expect(Instant(seconds: 5).advanced(by: .max).description == "9999-12-31T23:59:59Z")
  }
}

@Suite("A name at a service")
struct ServiceIDTests {
  @Test(
    "has a service and an id of visible signs", arguments: ["tvmaze:82", "own:2x:y", "imdb:tt1"])
  func read(text: String) throws {
    #expect(try #require(ServiceID(text)).description == text)
  }

  @Test(
    "is nothing else", arguments: ["", "82", ":82", "tvmaze:", "TVmaze:8", "tvmaze:8 2", "a:\u{7}"])
  func refused(text: String) { #expect(ServiceID(text) == nil) }

  @Test("stands in the order of its number")
  func order() {
    #expect(
      [named("mal:10"), named("mal:9"), named("anidb:70")].sorted().map(\.description)
        == ["anidb:70", "mal:9", "mal:10"])
  }
}
