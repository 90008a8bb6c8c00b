import Foundation
import LoopbackServer
import Speech
import Testing

@Suite("Words and definitions from the web services", .serialized)
struct ServicesTests {
  let program = try! Program()

  private static let words = ["badge", "candy", "elbow", "fudge", "glove", "hobby", "jelly"]

  /// Starts a server that answers correctly as both services.
  private func server() async throws -> LoopbackServer {
    try await LoopbackServer { request in
      if request.target.hasPrefix("/word?") {
        // The last two must never be asked.
        let list = Self.words + ["zzzzz", "bitch"]
        return .text(200, String(decoding: try! JSONEncoder().encode(list), as: UTF8.self))
      }
      let word = String(request.target.split(separator: "/").last ?? "")
      return .text(
        200,
        """
        [{"word": "\(word)", "origin": "Old Norse, from \(word)", "license": {"name": "CC BY-SA \
        3.0"},
          "sourceUrls": ["https://en.wiktionary.org/wiki/\(word)"],
          "meanings": [{"partOfSpeech": "noun", "definitions": [
            {"definition": "told\\u001b[31m by the service of a \(word)",
             "example": "The \(word) is there."}]}]}]
        """)
    }
  }

  @Test("online: the services give words and definitions, the word is hidden, the source named")
  func online() async throws {
    let server = try await server()
    try program.useServices(server.address)
    let result = try program.run(
      "play", "--mute", "--source", "online", "--length", "5", "--level", "starter-expert",
      "--count", "4", input: String(repeating: "/origin\n/skip\n", count: 20),
      environment: try program.ownCache())
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(!result.output.contains("\u{1B}"))
    let asked = result.output.matches(of: /The word is ([a-z]+):/).map { String($0.1) }
    let online = asked.filter(Self.words.contains)
    #expect(online.count == asked.count, "all words come in time: \(asked)")
    #expect(result.output.contains("noun: told by the service of a ____"))
    #expect(result.output.contains("Old Norse, from ____"))
    #expect(result.output.contains("From the Free Dictionary API (CC BY-SA 3.0).\n"), "when asked")
    let page = "https://en.wiktionary.org/wiki/\(try #require(online.first))"
    #expect(result.output.contains("From the Free Dictionary API (CC BY-SA 3.0), \(page).\n"))
    #expect(!asked.contains("zzzzz") && !asked.contains("bitch"))
    for request in server.requests where request.target.hasPrefix("/word?") {
      #expect(request.target == "/word?number=20&length=5&lang=en")
      #expect(
        request.headers.contains {
          $0.key.lowercased() == "user-agent" && $0.value.hasPrefix("VocalVocab/")
        })
    }
  }

  /// Starts a dictionary service with recordings of `harbor`: half a second of 440 Hz.
  private func recordings(type: String = "audio/wav", isGood: Bool = true) async throws
    -> LoopbackServer
  {
    let tone = (0..<11025).map { sin(2 * .pi * 440 * Double($0) / 22050) * 9000 }
    let file = Sound(samples: tone.map { Int16($0) }, sampleRate: 22050).wav
    return try await LoopbackServer { request in
      if request.target.hasSuffix(".wav") {
        return .bytes(200, isGood ? file : Array("not a sound".utf8), type: type)
      }
      let host = request.headers.first { $0.key.lowercased() == "host" }?.value ?? ""
      return .text(
        200,
        """
        [{"word": "harbor", "phonetics": [
          {"audio": "http://\(host)/harbor-uk.wav"},
          {"audio": "http://\(host)/harbor-us.wav", "sourceUrl": "https://commons.wikimedia.org/1",
           "license": {"name": "BY-SA 4.0"}}], "meanings": []}]
        """)
    }
  }

  /// Returns the number of samples that belong to the tone, in the sound that was played.
  private func toneLength() throws -> Int {
    let samples = try Program.samples(at: program.sound)
    // A tone of 440 Hz has nearly the same sample again after 50 samples.
    return zip(samples, samples.dropFirst(50)).count {
      abs(Int($0)) > 1500 && abs(Int($0) - Int($1)) < 300
    }
  }

  @Test("/human plays a person's recording, and its source is named")
  func human() async throws {
    let server = try await recordings()
    try program.useServices(server.address)
    let result = try program.run(
      "play", "--word", "harbor", input: "/human\n/human\nharbor\n",
      environment: try program.ownCache())
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(
      result.output.contains(
        """
        The recording is from the Free Dictionary API (BY-SA 4.0), https://commons.wikimedia.org/1.
        """
      ), "\(result.output)")
    #expect(try toneLength() > 8000)
    #expect(server.requests.count { $0.target == "/harbor-us.wav" } == 1, "it is kept")
    #expect(!server.requests.contains { $0.target == "/harbor-uk.wav" })
  }

  @Test(
    "if a recording is broken, the voice says the word, without a message",
    arguments: [true, false])
  func noHuman(isPage: Bool) async throws {
    let server = try await recordings(type: isPage ? "text/html" : "audio/wav", isGood: false)
    try program.useServices(server.address)
    let result = try program.run(
      "play", "--word", "harbor", input: "/human\nharbor\n", environment: try program.ownCache())
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(!result.output.contains("recording is from"))
    #expect(try toneLength() < 4000)
  }

  @Test("the setting recordings keeps recordings silent, or plays them before the voice")
  func whenRecordings() async throws {
    let server = try await recordings()
    try program.useServices(server.address)
    let cache = try program.ownCache()
    try program.run("settings", "set", "recordings", "never")
    try program.run("play", "--word", "harbor", input: "/human\nharbor\n", environment: cache)
    #expect(try toneLength() < 4000)
    #expect(!server.requests.contains { $0.target.hasSuffix(".wav") })
    try program.run("settings", "set", "recordings", "first")
    // The first word of a session does not wait for its recording. Later words have theirs in time.
    let terminal = try Terminal(
      program, "play", "--word", "ocean", "--word", "harbor", environment: cache)
    try terminal.wait(for: "1 › ")
    let deadline = ContinuousClock.now + .seconds(20)
    while !server.requests.contains(where: { $0.target == "/harbor-us.wav" }),
      ContinuousClock.now < deadline
    {
      usleep(100_000)
    }
    usleep(300_000)
    terminal.type("ocean\n")
    try terminal.wait(for: "2 › ")
    usleep(500_000)
    terminal.type("harbor\n")
    #expect(terminal.end() == 0)
    #expect(try toneLength() > 8000)
    #expect(try program.run("settings", "set", "recordings", "often").status == 64)
  }

  @Test("online: the service defines the words that the learner gives, too")
  func given() async throws {
    let server = try await server()
    try program.useServices(server.address)
    let result = try program.run(
      "play", "--mute", "--source", "online", "--word", "harbor", "--word", "ocean",
      input: "harbor\nocean\n", environment: try program.ownCache())
    #expect(result.output.contains("noun: told by the service of a ocean"))
    #expect(result.output.contains("You completed 2 of 2 words"))
    let list = try program.run("completed", "--json").output
    #expect(list.contains(#""source" : "the Free Dictionary API (CC BY-SA 3.0)""#))
  }

  @Test("auto: the offline dictionary gives the words, and the service adds their origin")
  func auto() async throws {
    let server = try await server()
    try program.useServices(server.address)
    let terminal = try Terminal(
      program, "play", "--mute", "--word", "harbor", environment: try program.ownCache())
    try terminal.wait(for: "a place by the coast")
    try terminal.wait(for: "› ")
    for _ in 0..<50 where server.requests.isEmpty { usleep(20_000) }
    usleep(100_000)
    terminal.type("/origin\n")
    try terminal.wait(for: "Old Norse, from ____")
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
    #expect(!terminal.shown.contains("harbor"))
    #expect(server.requests.map(\.target) == ["/api/v2/entries/en/harbor"])
  }

  @Test("define shows the entry of the service after that of the dictionary, and names both")
  func define() async throws {
    let server = try await server()
    try program.useServices(server.address)
    let cache = try program.ownCache()
    let output = try program.run("define", "harbor", environment: cache).output
    #expect(output.contains("From VocalVocab and WordNet 3.0.\nOrigin: Old Norse, from harbor\n"))
    #expect(output.contains("noun: told by the service of a harbor"))
    #expect(output.contains("From the Free Dictionary API (CC BY-SA 3.0), https://"))
    #expect(try program.run("define", "zzyzx", environment: cache).output.contains("told by"))
    try program.run("play", "--mute", "--word", "harbor", input: "harbor\n", environment: cache)
    let offline = try program.run("define", "harbor", "--source", "offline", environment: cache)
    #expect(!offline.output.contains("Old Norse"))
  }

  @Test("a service is asked through the proxy that the environment names, unless no_proxy says not")
  func proxy() async throws {
    let proxy = try await server()
    try program.useServices("http://words.invalid")
    var environment = try program.ownCache()
    environment["http_proxy"] = proxy.address
    let output = try program.run("define", "harbor", environment: environment).output
    #expect(output.contains("noun: told by the service of a harbor"))
    #expect(proxy.requests.map(\.target) == ["http://words.invalid/api/v2/entries/en/harbor"])
    environment["no_proxy"] = "words.invalid"
    try program.run("define", "ocean", environment: environment)
    #expect(proxy.requests.count == 1)
  }

  @Test("offline: no service is asked")
  func offline() async throws {
    let server = try await server()
    try program.useServices(server.address)
    try program.run(
      "play", "--mute", "--source", "offline", "--count", "3",
      input: String(repeating: "/skip\n", count: 9), environment: try program.ownCache())
    #expect(server.connections == 0)
  }

  @Test("services that never answer delay source online by 2 s at first, and by 3 s in all")
  func hanging() async throws {
    let server = try await LoopbackServer { _ in .silence }
    try program.useServices(server.address)
    let cache = try program.ownCache()
    func start(_ source: String) throws -> (time: Duration, shown: String) {
      // Forget that the services did not answer.
      try? FileManager.default.removeItem(atPath: program.home + "/cache/vocalvocab/hosts.json")
      var shown = ""
      let time = try ContinuousClock().measure {
        let terminal = try Terminal(
          program, "play", "--mute", "--source", source, "--count", "1", environment: cache)
        try terminal.wait(for: "1 › ")
        shown = terminal.shown
      }
      return (time, shown)
    }
    // In pairs, since other work slows both alike.
    let pairs = try (0..<11).map { _ in (try start("offline").time, try start("auto").time) }
    let delays = pairs.map { $1 - $0 }.sorted()
    #expect(delays[delays.count / 2] < .milliseconds(20), "\(delays)")
    let offline = pairs.map(\.0).sorted()[pairs.count / 2]
    let online = try start("online")
    #expect((.seconds(1.9)...(.seconds(2.5))).contains(online.time - offline), "\(online.time)")
    #expect(online.shown.contains("Waiting for the web services."))
    let late = "The random-word service has not answered within 2 seconds: until it does,"
    let sentence = "\(late) words come from the offline dictionary."
    #expect(
      online.shown.replacing(/\s+/, with: " ").contains(sentence), "\(online.shown)")

    try? FileManager.default.removeItem(atPath: program.home + "/cache/vocalvocab/hosts.json")
    let before = server.requests.count
    let skips = String(repeating: "/skip\n", count: 200)
    func session(_ source: String) throws -> Program.Result {
      try program.run(
        "play", "--mute", "--source", source, "--count", "20", input: skips, environment: cache)
    }
    let patient = try session("offline").duration
    let result = try session("online")
    #expect(result.duration - patient < .seconds(3.5), "\(result.duration)")
    #expect(result.errors.contains(sentence), "\(result.errors)")
    let asked = Set(result.output.matches(of: /The word is ([A-Za-z]+):/).map { String($0.1) })
    #expect(asked.count > 14, "words come from the dictionary instead")
    #expect(server.requests.count - before <= 2)
  }

  @Test("online: the first word is the service's, where it answers within 2 s")
  func patient() async throws {
    let server = try await server()
    try program.useServices(server.address)
    let result = try program.run(
      "play", "--mute", "--source", "online", "--length", "5", "--level", "starter-expert",
      "--count", "1", input: "/skip\n", environment: try program.ownCache())
    #expect(result.errors.isEmpty && !result.output.contains("Waiting"), "\(result)")
    let asked = try #require(result.output.firstMatch(of: /The word is ([a-z]+):/))
    #expect(Self.words.contains(String(asked.1)))
  }

  @Test("a service that can't be reached gets one sentence, and practice goes on")
  func unreachable() throws {
    let result = try program.run(
      "play", "--mute", "--source", "online", "--count", "6",
      input: String(repeating: "/skip\n", count: 30), environment: try program.ownCache())
    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        """
        The random-word service at 127.0.0.1:9 can't be reached (no connection): words come from \
        the offline dictionary.
        """
      ), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.output.contains("You completed 0 of 6 words."))
    #expect(result.output.contains("12 rounds repeated words."))
  }

  @Test("a wrong address and an unknown source are wrong usage")
  func usage() throws {
    #expect(try program.run("settings", "set", "dictionaryAPI", "nonsense").status == 64)
    #expect(try program.run("settings", "set", "source", "moon").status == 64)
    #expect(try program.run("play", "--source", "moon").status == 64)
    try program.useServices("ftp://example.org")
    let result = try program.run("play", "--mute", "--source", "online")
    #expect(result.status == 1 && result.errors.contains("is not a web address"))
  }
}
