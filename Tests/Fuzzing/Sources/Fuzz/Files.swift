import CardPractice
import Foundation
import ListFormats
import Practice
import Scheduling
import Vocabulary

@testable import Learner
@testable import QuizPractice
@testable import Spelling
@testable import Storage
@testable import Today

extension Parser {
  /// A learner's files.
  static let files = [
    journal,
    document("completed.json") { files in
      try files.completed.add(word: "harbor")
    } use: { files in
      _ = try files.completed.words()
      try files.completed.add(word: "rhythm")
      demand(try files.completed.words().contains { $0.word == "rhythm" }, "The new word is lost.")
    },
    document("lists/mine.json") { files in
      try files.lists.change(named: "mine") { $0 = list }
    } use: { files in
      _ = try files.lists.names()
      _ = try files.lists.list(named: "mine")
      _ = try files.lists.excluded()
      _ = try files.lists.add(list.words, toListNamed: "mine", isReplacing: false)
    },
    document("settings.json") { files in
      try files.settings.change { $0["speed"] = .number(0.8) }
    } use: { files in
      let preferences = Preferences(try files.settings.read())
      _ = try? preferences.style
      _ = try? Wishes().plan(preferences, files)
      try files.settings.change { $0["speed"] = .number(1.5) }
    },
    document("session.json") { files in
      try files.openSession.keep(session)
    } use: { files in
      guard let left = try files.openSession.read() else { return }
      let preferences = Preferences(try files.settings.read())
      _ = try? left.wishes.plan(preferences, files)
      try files.openSession.keep(left)
    },
    lists,
  ]

  /// The journal. Each line that is an entry counts, whatever stands around it.
  private static let journal = Parser(name: "journal") {
    try Array(
      good("journal.jsonl") { files in
        let start = Moment(seconds: 1_795_305_600, utcOffset: 3600)
        var wrong = JournalEntry(at: start, event: .wrong, word: "harbor")
        (wrong.typed, wrong.tryNumber, wrong.mistakes, wrong.round) = (
          "harber", 1, ["ending"], "a1"
        )
        var right = JournalEntry(at: start, event: .correct, word: "harbor")
        (right.typed, right.tryNumber, right.outcome, right.round) = ("harbor", 2, .completed, "a1")
        (right.heard, right.hints, right.milliseconds, right.level) = (2, 1, 4000, "broad")
        (right.irregularity, right.slips) = (0.25, 1)
        var imported = JournalEntry(at: start, event: .imported, word: "pier")
        imported.imported = CompletedWord(word: "pier", timesCompleted: 2)
        try files.journal.append([wrong, right, imported])
        try files.journal.append(JournalEntry(at: start, event: .slip, word: "harbor"))
      })
  } read: { bytes in
    let folder = DamagedFolder("journal.jsonl", bytes)
    let decoder = JSONDecoder.ofFiles
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let wanted = lines.compactMap { line in
      try? decoder.decode(JournalEntry.self, from: Data(line))
    }.filter { $0.version <= JournalEntry.version }
    folder.use { files in
      demand(
        try files.journal.entries(JournalEntry.self) == wanted, "An entry is lost, or made up.")
      let now = Moment(seconds: 1_795_400_000, utcOffset: 0)
      _ = StatisticsDocument(
        try Statistics(files, Preferences(Settings()), now: now), try QuizHistory(files),
        CardCounts())
      _ = try WordRecord(of: "harbor", in: files, Preferences(Settings()))
      _ = try files.completed.words()
      _ = try PastPractice(
        files, for: try Wishes().plan(Preferences(Settings()), files), counting: .ofAllRooms)
      let added = JournalEntry(at: now, event: .correct, word: "after")
      try files.journal.append(added)
      demand(
        try files.journal.entries(JournalEntry.self) == wanted + [added], "The next try is lost.")
    }
    let whole = bytes.lastIndex(of: UInt8(ascii: "\n")).map { Array(bytes[...$0]) } ?? []
    demand(folder.versions.contains { $0.starts(with: whole) }, "The damaged journal is not kept.")
  }

  /// A document. A file that can't be understood is kept under another name.
  static func document(
    _ name: String, of make: @escaping @Sendable (LearnerFiles) throws -> Void,
    use: @escaping @Sendable (LearnerFiles) throws -> Void
  ) -> Parser {
    Parser(name: String(name.split(separator: "/").last?.split(separator: ".").first ?? "")) {
      try good(name, make)
    } read: { bytes in
      let folder = DamagedFolder(name, bytes)
      folder.use { _ = try $0.settings.read() }
      folder.use(use)
      let isUnderstood = (try? JSONDecoder().decode(Heading.self, from: Data(bytes))) != nil
      let isKept = folder.versions.contains { Array($0) == bytes }
      demand(isKept || isUnderstood, "The damaged document is not kept.")
    }
  }

  /// Files that are imported as a list.
  private static let lists = Parser(name: "imports") {
    let text =
      "harbor - a place where ships can shelter\nrhythm\tthe beat\npier, quay; dock\n1. mole\n"
    let csv = "word,definition,sentence\r\nharbor,\"a \"\"port\"\"\",We saw it.\r\nrhythm,,\r\n"
    let anki =
      "#separator:tab\n#html:true\n#columns:word\tdefinition\nharbor\t<b>a port</b> &amp; more\n"
    let utf16: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return [Array(text.utf8), Array(csv.utf8), Array(anki.utf8), utf16]
  } read: { bytes in
    for format in [nil, ListFormat.text, .csv, .anki] {
      guard let file = try? ListFile(bytes, format: format) else { continue }
      let list = WordList(words: file.entries)
      for other in [ListFormat.csv, .anki, .text] {
        guard let text = try? ListFile.text(of: list, as: other) else { continue }
        let again = try? ListFile(Array(text.utf8), format: other)
        demand(again?.entries == file.entries, "A list that was written is read as another one.")
      }
    }
  }

  private static let list = WordList(words: [
    WordList.Entry(word: "harbor", definition: "a port", sentence: "We saw it.", hint: "harb-OR"),
    WordList.Entry(word: "rhythm"),
  ])

  /// The heading of a document. One that has none is moved aside.
  private struct Heading: Decodable {
    let format: String
    let version: Int
  }

  private static let session: OpenSession = {
    var round = Round(Word("harbor"))
    _ = round.submit("harber")
    var log = RoundLog(start: Moment(seconds: 1_795_305_600, utcOffset: 3600))
    (log.heard, log.heardSlowly, log.entries) = (2, 1, 1)
    var journal = SessionJournal.SavedState()
    (journal.began, journal.mistakes) = (log.start, ["ending": 1])
    var tally = Tally()
    tally.record(round)
    journal.tally = tally
    var chooser = WordChooser.SavedState()
    round.skip()
    var rounds = RoundChooser(Progress(), goal: .most, on: log.start.day)
    rounds.record(round)
    chooser.rounds = rounds.kept
    (chooser.newWords, chooser.excluded) = (2, ["quay"])
    var wishes = Wishes()
    (wishes.words, wishes.given, wishes.tries) = (.given, ["harbor", "rhythm"], "unlimited")
    let snapshot = RoundSnapshot(
      id: Identifier(), number: 2, total: 3, comebacks: 1, place: "Word 2 of 3, and 1 to repeat",
      isReview: false, isComeback: true, distinctness: .near)
    return OpenSession(
      id: Identifier(), wishes: wishes, chooser: chooser, journal: journal,
      round: OpenSession.LeftRound(
        word: "harbor", log: log, state: round.state, snapshot: snapshot, lastWrong: "harber"))
  }()

  /// Returns a file that the program itself wrote.
  private static func good(
    _ name: String, _ make: (LearnerFiles) throws -> Void
  ) throws -> [[UInt8]] {
    let folder = DamagedFolder(name, nil)
    var files: [[UInt8]] = []
    try make(try LearnerFiles(folder.folders))
    files.append(try folder.content)
    return files
  }
}

extension CompletedStore {
  fileprivate func add(word: String) throws {
    add(
      CompletedWord(
        word: word, definitions: [Definition(partOfSpeech: .noun, text: "a port")],
        firstCompleted: Date(timeIntervalSince1970: 1_795_305_600),
        lastCompleted: Date(timeIntervalSince1970: 1_795_305_600), timesCompleted: 1, fewestTries: 2
      ))
    try flush()
  }
}

/// A learner's folder with one file in it, in memory where the system can.
private final class DamagedFolder {
  let folders: Folders
  private let path: String
  private let name: String

  private static let parent =
    FileManager.default.isWritableFile(atPath: "/dev/shm")
    ? "/dev/shm/vocalvocab-fuzz-\(getpid())/"
    : NSTemporaryDirectory() + "vocalvocab-fuzz-\(getpid())/"

  /// - Parameter bytes: the content of the file; `nil` for none.
  init(_ name: String, _ bytes: [UInt8]?) {
    path = Self.parent
    self.name = name
    try? FileManager.default.removeItem(atPath: path)
    folders = Folders(environment: ["HOME": path, "XDG_CONFIG_HOME": path + ".local/share"])
    let file = folders.data + "/" + name
    let folder = (file as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if let bytes { _ = FileManager.default.createFile(atPath: file, contents: Data(bytes)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The content of the file.
  var content: [UInt8] {
    get throws { Array(try Data(contentsOf: URL(filePath: folders.data + "/" + name))) }
  }

  /// The content of the file, and of those that were moved aside.
  var versions: [Data] {
    let file = folders.data + "/" + name
    return ([file] + (1...4).map { "\(file).unreadable-\($0)" })
      .compactMap { FileManager.default.contents(atPath: $0) }
  }

  /// Uses the learner's files. An error is an answer, too.
  func use(_ body: (LearnerFiles) throws -> Void) {
    do {
      try body(try LearnerFiles(folders))
    } catch is StorageError {
      // A newer version is refused, and stays as it is.
    } catch {
      demand(error is WishError || error is PracticeError, "\(error)")
    }
  }
}
