import Faults
import Foundation
import Languages
import LoopbackServer
import Synchronization
import TestSupport
import Testing
import Vocabulary
import WordService

@testable import LanguageSources

@Suite("Adding a language")
struct LanguageInstallerTests {
  private let folder = Scratch()
  private var installer: LanguageInstaller {
    let dictionaries = PairDictionaryFolder(folder.path + "/languages")
    return LanguageInstaller(folder: dictionaries) { english.contains($0) }
  }
  private let english: Set<String> = ["telephone", "booth", "house", "of", "with"]
  private let own = LanguagePair(words: "es", meanings: "en")
  private let foreign = LanguagePair(words: "en", meanings: "es")

  private static let extract = """
    {"word":"casa","lang_code":"es","pos":"noun","tags":["feminine"],\
    "senses":[{"glosses":["Edificio."]}]}
    {"word":"casas","lang_code":"es","pos":"noun",\
    "senses":[{"glosses":["Forma del plural de casa."]}]}
    {"word":"house","lang_code":"en","pos":"noun","senses":[{"glosses":["Casa."]}]}
    {"word":"houses","lang_code":"en","pos":"noun",\
    "senses":[{"glosses":["Forma del plural de house."]}]}
    {"word":"maison","lang_code":"fr","pos":"noun","senses":[{"glosses":["Casa."]}]}

    """

  @Test("from FreeDict makes both directions, and fills one from the other")
  func freeDict() async throws {
    try writeFreeDict(
      "spa-eng",
      ["casa /kˈasa/\nhouse, telephonebooth\n", "cabina /x/\nbooth\n", "y /i/\n...\n"], to: folder)
    try writeFreeDict("eng-spa", ["house /haus/\ncasa\n"], to: folder)
    let shares = Mutex<[Double]>([])
    let made = try await installer.installFreeDict("es", from: folder.path) { progress in
      shares.withLock { $0.append(progress.share ?? -1) }
    }
    #expect(made.map(\.description.pair) == [own, foreign])
    #expect(made[0].leftOut == [.init(count: 1, reason: "without a meaning")])
    let spanish = try installer.folder.dictionary(try #require(own), from: .freedict)
    #expect(spanish.entries(for: "casa")[0].senses == [.init("house, telephone booth")])
    let english = try installer.folder.dictionary(try #require(foreign), from: .freedict)
    #expect(english.entries(for: "house")[0].senses == [.init("casa")])
    #expect(english.entries(for: "booth")[0].senses == [.init("cabina")])
    #expect(english.entries(for: "telephonebooth").isEmpty)
    #expect(english.description.credit.licence == "GPL 2.0 or later")
    let told = shares.withLock { $0 }
    #expect(told == told.sorted() && told.last == 1)
    #expect(installer.folder.all.count == 2)
    #expect(installer.folder.dictionaries(try #require(own)).count == 1)
  }

  @Test("that FreeDict lacks names the package; an unknown one is refused")
  func missing() async throws {
    let error = await #expect(throws: LanguageError.self) {
      try await installer.installFreeDict("es", from: folder.path)
    }
    #expect(error?.kind == .notFound && error?.description.contains("dict-freedict") == true)
    for code in ["xx", "en", "../x", ""] {
      let error = await #expect(throws: LanguageError.self) {
        try await installer.installFreeDict(code, from: folder.path)
      }
      #expect(error?.kind == .invalid)
    }
  }

  @Test("from an extract explains its own words and English ones", arguments: [false, true])
  func extract(isPacked: Bool) async throws {
    try folder.write(Self.extract, to: "x")
    if isPacked {
      try Data(try gzip(Array(Self.extract.utf8))).write(to: URL(filePath: folder.path + "/x"))
    }
    let made = try await installer.installExtract(
      "es", from: folder.path + "/x", date: "2026-11-21")
    let pair = try #require(LanguagePair(words: "es", meanings: "es"))
    #expect(made.map(\.description.pair) == [pair, foreign])
    let spanish = try installer.folder.dictionary(pair, from: .wiktionary)
    #expect(spanish.entries(for: "casa")[0].genders == [.feminine])
    #expect(spanish.entries(for: "casas")[0].formOf == ["casa"])
    let english = try installer.folder.dictionary(try #require(foreign), from: .wiktionary)
    #expect(english.entries(for: "house")[0].senses == [.init("Casa.")] && english.count == 1)
    #expect(english.description.credit.date == "2026-11-21")
    #expect(
      Set(made[1].leftOut) == [
        .init(count: 1, reason: "of other languages"),
        .init(count: 1, reason: "that only name another word's form"),
      ])
  }

  @Test("from an extract of the English edition explains the language's words in English")
  func englishEdition() async throws {
    try folder.write(
      """
      {"word":"odd","senses":[],"lang_code":"mul","lang":"Translingual"}
      {"word":"Herz","pos":"noun","senses":[{"glosses":["heart"]}],"forms":[{"form":"Herzen",\
      "tags":["plural"]}],"lang_code":"de","lang":"German"}
      {"word":"heart","pos":"noun","senses":[{"glosses":["an organ"]}],"lang_code":"en",\
      "lang":"English"}
      """, to: "x")
    let made = try await installer.installExtract("de", from: folder.path + "/x")
    let pair = try #require(LanguagePair(words: "de", meanings: "en"))
    #expect(made.map(\.description.pair) == [pair])
    #expect(made[0].description.credit.title == "Wiktionary, the free dictionary")
    let german = try installer.folder.dictionary(pair, from: .wiktionary)
    #expect(german.entries(for: "Herz")[0].senses == [.init("heart")])
    #expect(german.entries(for: "Herz")[0].forms == [.init("Herzen", .plural)])
  }

  @Test("by a download removes the download, and goes on after a break")
  func download() async throws {
    let packed = try gzip(Array(Self.extract.utf8))
    let server = try await LoopbackServer { request in
      guard request.headers["range"] == nil else {
        let head =
          "HTTP/1.1 206 P\r\nETag: \"a\"\r\nContent-Range: "
          + "bytes 90-\(packed.count - 1)/\(packed.count)\r\n"
          + "Content-Length: \(packed.count - 90)\r\n\r\n"
        return .raw(Array(head.utf8) + packed[90...])
      }
      let head = "HTTP/1.1 200 OK\r\nETag: \"a\"\r\nContent-Length: \(packed.count)\r\n\r\n"
      return .raw(Array(head.utf8) + packed[..<90])
    }
    let steps = Mutex<[LanguageInstaller.Progress.Step]>([])
    let made = try await installer.installExtract(
      "es", downloadedFrom: server.address + "/es.gz", on: Date(timeIntervalSince1970: 0)
    ) { progress in
      steps.withLock { $0.append(progress.step) }
    }
    #expect(made.count == 2 && made[0].description.credit.date == "1970-01-01")
    #expect(Set(folder.files("languages")).count == 2)
    #expect(steps.withLock { $0 }.first == .downloading && steps.withLock { $0 }.last == .writing)
  }

  @Test("by a download that fails says what kind of fault it is, in one sentence")
  func failedDownload() async throws {
    let server = try await LoopbackServer { _ in .text(404, "no") }
    let missing = await #expect(throws: LanguageError.self) {
      try await installer.installExtract("es", downloadedFrom: server.address)
    }
    #expect(missing?.kind == .notFound)
    let bad = await #expect(throws: LanguageError.self) {
      try await installer.installExtract("es", downloadedFrom: "no address")
    }
    #expect(bad?.kind == .invalid)
    let junk = try await LoopbackServer { _ in .bytes(200, Array("a page\n".utf8)) }
    let page = await #expect(throws: LanguageError.self) {
      try await installer.installExtract("es", downloadedFrom: junk.address)
    }
    #expect(page?.kind == .unusable && folder.files("languages").isEmpty)
  }

  @Test("from a person's table makes a dictionary of their own")
  func ownTable() async throws {
    try folder.write("word,meaning\ncasa,house\ncasa,home\n,x\n", to: "mine.csv")
    let made = try await installer.installOwn(try #require(own), from: folder.path + "/mine.csv")
    #expect(made?.description.credit == DictionaryCredit(title: "mine.csv"))
    #expect(made?.leftOut.map(\.count) == [1])
    let dictionary = try installer.folder.dictionary(try #require(own), from: .own)
    #expect(dictionary.entries(for: "casa").map(\.senses) == [[.init("house"), .init("home")]])
    try installer.folder.remove(try #require(own), from: .own)
    try installer.folder.remove(try #require(own), from: .own)
    #expect(installer.folder.all.isEmpty)
  }

  @Test("that is cancelled changes nothing")
  func cancelled() async throws {
    try writeFreeDict("spa-eng", ["casa /kˈasa/\nhouse\n"], to: folder)
    let (installer, path) = (installer, folder.path)
    let task = Task { try await installer.installFreeDict("es", from: path) }
    task.cancel()
    _ = await task.result
    #expect(!folder.files("languages").contains { $0.hasPrefix(".unfinished") })
  }
}
