import Foundation
import Testing

@Suite("A data folder on two computers")
struct RepairTests {
  /// The folder of a computer, and a second one whose data folder is a clone of the first one's.
  let first = try! Program()
  let second = try! Program()

  /// Practises one word on a computer.
  private func practise(_ word: String, typing typed: String, on computer: Program) throws {
    let result = try computer.run("play", "--mute", "--word", word, input: typed + "\n")
    #expect(result.status == 0, "\(result.errors)")
  }

  private func journal(of computer: Program) throws -> [[String: Any]] {
    try String(contentsOfFile: computer.data + "/journal.jsonl", encoding: .utf8)
      .split(separator: "\n").map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
  }

  private func words(of computer: Program) throws -> [String] {
    try #require(
      try JSONSerialization.jsonObject(
        with: Data(try computer.run("completed", "--json").output.utf8)) as? [String: Any]
    )["words"].map { try #require($0 as? [[String: Any]]).compactMap { $0["word"] as? String } }
      ?? []
  }

  @discardableResult
  private func git(_ arguments: String..., in computer: Program) throws -> Int32 {
    let names = [
      "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org", "GIT_COMMITTER_NAME": "Ada",
      "GIT_COMMITTER_EMAIL": "ada@example.org",
    ]
    return try computer.run(
      ["-C", computer.data] + arguments, environment: names, program: "/usr/bin/git"
    ).status
  }

  /// Both computers practise apart from each other, from the same beginning.
  ///
  /// - Parameter hasAttributes: whether git is told how to merge the journals.
  private func practiseApart(hasAttributes: Bool) throws {
    try practise("harbor", typing: "harbor", on: first)
    try first.run("lists", "add", "week", "harbor")
    #expect(try git("init", "-q", in: first) == 0)
    if hasAttributes {
      let offer = try first.run("repair", "--yes")
      #expect(offer.output.contains("Wrote '\(first.data)/.gitattributes'"), "\(offer.output)")
      #expect(try !first.run("repair").output.contains(".gitattributes"))
    }
    try git("add", "-A", in: first)
    #expect(try git("commit", "-qm", "a", in: first) == 0)
    try FileManager.default.createDirectory(
      atPath: second.data + "/..", withIntermediateDirectories: true)
    _ = try second.run(["clone", "-q", first.data, second.data], program: "/usr/bin/git")
    for (computer, word) in [(first, "ocean"), (second, "rhythm")] {
      try practise(word, typing: word, on: computer)
      try computer.run("lists", "add", "week", word)
      #expect(try git("commit", "-qam", word, in: computer) == 0)
    }
    try practise("necessary", typing: "neccesary", on: first)
    #expect(try git("commit", "-qam", "b", in: first) == 0)
  }

  @Test(
    "git merges both ways, and repair merges the rest", arguments: [true, false],
    [true, false])
  func merged(hasAttributes: Bool, isFirst: Bool) throws {
    try practiseApart(hasAttributes: hasAttributes)
    let (here, there) = isFirst ? (first, second) : (second, first)
    try git("pull", "-q", "--no-rebase", "--no-edit", there.data, in: here)
    let met = try here.run("lists", "show", "week")
    #expect(met.status == 1 && met.errors.contains("'vocalvocab repair' merges"), "\(met.errors)")
    let repaired = try here.run("repair")
    #expect(repaired.status == 0, "\(repaired.errors)")
    #expect(
      repaired.output.contains("The list 'week' was merged and has 3 words."), "\(repaired.output)")
    let entries = try journal(of: here)
    #expect(
      entries.compactMap { $0["word"] as? String }.sorted() == [
        "harbor", "necessary", "ocean", "rhythm",
      ])
    let times = entries.compactMap { $0["at"] as? String }
    // git's union keeps minutes of disorder, which a clock that is put right makes, too.
    #expect(hasAttributes || times == times.sorted())
    #expect(try Set(words(of: here)) == ["harbor", "ocean", "rhythm"])
    #expect(try here.run("lists", "show", "week").output.split(separator: "\n").count == 3)
    let well = try here.run("stats")
    #expect(well.status == 0 && well.errors.isEmpty, "\(well.errors)")
    #expect(try here.run("repair").output.hasPrefix("There is nothing to merge."))
    #expect(try git("check-ignore", "-q", "conflicts/week.json", in: here) == 0)
    #expect(try git("add", "-A", in: here) == 0)
    #expect(try git("commit", "-qm", "united", in: here) == 0)
    // The other computer gets it without a conflict.
    #expect(try git("pull", "-q", "--no-rebase", "--no-edit", here.data, in: there) == 0)
    #expect(try Set(words(of: there)) == ["harbor", "ocean", "rhythm"])
  }

  @Test(
    "copies of other programs are merged",
    arguments: [
      (".sync-conflict-20261123-101500-ABCDEFG", ""), (" (Ada's conflicted copy 2026-11-23)", ""),
      (" (conflicted copy 2026-11-23 101500)", ""), (" (Annas Konflikt-Kopie 2026-11-23)", ""),
      ("_conflict-20261123-101500", ""),
    ])
  func copies(sign: String, _: String) throws {
    try practise("harbor", typing: "harbor", on: first)
    try practise("ocean", typing: "ocean", on: second)
    try first.run("lists", "add", "week", "harbor")
    try second.run("lists", "add", "week", "ocean")
    try first.run("settings", "set", "speed", "0.8")
    for (name, ending) in [("journal", ".jsonl"), ("completed", ".json"), ("lists/week", ".json")] {
      try FileManager.default.copyItem(
        atPath: second.data + "/" + name + ending, toPath: first.data + "/" + name + sign + ending)
    }
    let met = try first.run("lists")
    #expect(met.output == "week: 1 word\n", "a copy is no list")
    #expect(met.errors.contains("'vocalvocab repair' merges them."), "\(met.errors)")
    let repaired = try first.run("repair")
    #expect(
      repaired.output.hasPrefix(
        """
        The journal was merged and has 2 entries. The copy was 'journal\(sign).jsonl'.
        The list of completed words was rebuilt and has 2 words. The copy was \
        'completed\(sign).json'.
        The list 'week' was merged and has 2 words. The copy was 'week\(sign).json'.
        The files as they were before are in '\(first.data)/conflicts'.

        """), "\(repaired.output)")
    #expect(try Set(words(of: first)) == ["harbor", "ocean"])
    let kept = try FileManager.default.contentsOfDirectory(atPath: first.data + "/conflicts")
    #expect(kept.count == 7 && kept.contains(".gitignore"), "\(kept)")
    #expect(try first.run("lists").errors.isEmpty)
  }

  @Test("the tasks of both computers are in one plan, and what is done on one is done")
  func plan() throws {
    let sign = ".sync-conflict-20261123-101500-ABCDEFG"
    try first.run("plan", "add", "Pack my bag", "--note", "the blue one")
    try FileManager.default.createDirectory(
      atPath: second.data + "/..", withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: first.data, toPath: second.data)
    try second.run("plan", "done", "1")
    try second.run("plan", "add", "Call Ana", "--note", "at six")
    try first.run("plan", "add", "Buy milk", "--note", "two")
    for (name, ending) in [("todo", ".txt"), ("notes", ".json")] {
      try FileManager.default.copyItem(
        atPath: "\(second.data)/plan/\(name)\(ending)",
        toPath: "\(first.data)/plan/\(name)\(sign)\(ending)")
    }
    #expect(try first.run("plan").errors.contains("'vocalvocab repair' merges them."))
    let repaired = try first.run("repair")
    #expect(
      repaired.output.hasPrefix(
        """
        The notes to tasks were merged: 3 notes. The copy was 'notes\(sign).json'.
        The plan was merged and has 3 tasks. The copy was 'todo\(sign).txt'.

        """),
      "\(repaired.output)\(repaired.errors)")
    let plan = try first.run("plan")
    #expect(plan.errors.isEmpty)
    for task in ["Pack my bag (done", "Call Ana", "Buy milk", "the blue one", "at six", "two"] {
      #expect(plan.output.contains(task), "\(plan.output)")
    }
  }

  @Test("other files stay as they are here, and their copies are put aside")
  func kept() throws {
    let ada = first.home + "/ada"
    try first.run("settings", "set", "speed", "0.8", "--data", ada)
    let copy = ada + "/settings.sync-conflict-20261123-101500-ABCDEFG.json"
    try "{}".write(toFile: copy, atomically: true, encoding: .utf8)
    let repaired = try first.run("repair", "--data", ada)
    #expect(
      repaired.output.contains("'settings.json' can't be merged: this computer's file stays."))
    #expect(try first.run("settings", "get", "speed", "--data", ada).output == "0.8\n")
    #expect(!FileManager.default.fileExists(atPath: copy))
  }

  @Test("a list that is only named like a copy stays, and repair says so")
  func left() throws {
    try first.run("lists", "add", "week", "harbor")
    try first.run("lists", "add", "week (1)", "rhythm")
    let repaired = try first.run("repair")
    #expect(
      repaired.output == """
        'week (1).json' stays as it is: it is named like a copy of 'week.json', but shares too \
        little with it.
        There is nothing to merge.

        """, "\(repaired.errors)")
    #expect(try first.run("lists").output == "week: 1 word\nweek (1): 1 word\n")
  }

  @Test("entries of a newer VocalVocab are left alone")
  func newer() throws {
    try practise("harbor", typing: "harbor", on: first)
    let copy = first.data + "/journal.sync-conflict-20261123-101500-ABCDEFG.jsonl"
    try #"{"version": 99}"#.appending("\n").write(toFile: copy, atomically: true, encoding: .utf8)
    let before = try Data(contentsOf: URL(filePath: first.data + "/journal.jsonl"))
    let refused = try first.run("repair")
    #expect(refused.status == 1 && refused.errors.contains("is from a newer VocalVocab"))
    #expect(try Data(contentsOf: URL(filePath: first.data + "/journal.jsonl")) == before)
    #expect(FileManager.default.fileExists(atPath: copy))
  }
}
