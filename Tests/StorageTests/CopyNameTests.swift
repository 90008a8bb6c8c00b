import Testing

@testable import Storage

@Suite("The name of a copy")
struct CopyNameTests {
  @Test(
    "that only programs give is known in any language",
    arguments: [
      // Dropbox.
      "week (Ada's conflicted copy 2026-11-21)", "week (Annas Konflikt-Kopie 2026-11-21)",
      "week (Copie en conflit de Anna 2026-11-21)", "week (copia en conflicto de Ana 2026-11-21)",
      "week (copia in conflitto di Ada 2026-11-21)", "week (Cópia em conflito de Ana 2026-11-21)",
      "week (Co\u{301}pia em conflito de Ana 2026-11-21)",
      "week (kopia z konfliktem Ady 2026-11-21)", "week (Conflicterende kopie van Ada 2026-11-21)",
      "week (конфликтующая копия с Ada 2026-11-21)", "week (平川知明 の競合コピー 2026-11-21)",
      "week (Ada 的冲突副本 2026-11-21)", "week (Ada의 충돌된 사본 2026-11-21)",
      "week (Ada \u{110E}\u{116E}\u{11BC}\u{1103}\u{1169}\u{11AF} 2026-11-21)",
      // Nextcloud and ownCloud.
      "week (conflicted copy 2026-11-21 101010)", "week_conflict-20261121-101010",
      "week_conflict-ada-20261121-101010",
      // Syncthing, Seafile and Synology.
      "week.sync-conflict-20261121-101010-ABCDEFG",
      "week (SFConflict ada@example.org 2026-11-21-10-10-10)",
      "week_Ada-PC_Nov-21-1010-2026_Conflict", "week_Ada-PC_Nov-21-101010-2026_CaseConflict_1",
      // A copy of a copy.
      "week (conflicted copy 2026-11-21 101010) (1)",
    ])
  func sure(name: String) {
    #expect(ConflictCopy(name + ".json")?.original == "week.json")
    #expect(DocumentName.isLikeCopy(name))
    #expect(DocumentName.original(ofCopy: name) == "week")
  }

  @Test(
    "that people may give, too, needs the contents to decide",
    arguments: [
      ("week (1)", "week", CopyName.Evidence.fair), ("week(1)", "week", .fair),
      ("week (1) (2)", "week (1)", .fair), ("week (1) (2)", "week", .fair),
      ("week (Case Conflict)", "week", .fair), ("week (2026-11-21)", "week", .fair),
      ("week [conflicted]", "week", .fair), ("week.Conflict", "week", .fair),
      ("week.conflict2", "week", .fair), ("week.Conflict 3", "week", .fair),
      ("week-DESKTOP-7F3K2L1", "week", .fair), ("week-ADAS-PC-2", "week", .fair),
      ("week-ada-safeBackup-0001", "week", .fair), ("week-Adas-MacBook", "week", .weak),
      ("week 2", "week", .weak), ("week 12 2", "week 12", .weak), ("week（2）", "week", .fair),
    ])
  func readings(name: String, original: String, evidence: CopyName.Evidence) {
    let readings = CopyName.readings(of: name + ".json")
    #expect(readings.contains(CopyName(original: original + ".json", evidence: evidence)))
    #expect(!DocumentName.isLikeCopy(name))
    #expect(DocumentName.isLikeCopy(name, of: original))
  }

  @Test(
    "is none of these",
    arguments: [
      "week", "week 1", "week 01", "week (mine)", "(1)", "week-12", "week-ten", "week-IT",
      "war and conflict", "week ()", "week)", "", "-", " 2", "week 2026", "week_conflict",
    ])
  func others(name: String) {
    #expect(CopyName.readings(of: name + ".json") == [])
  }

  @Test(
    "that a person made on purpose is known, too",
    arguments: [
      "Copy of week", "Kopie von week", "Copie de week", "Copia de week", "Cópia de week",
      "Co\u{301}pia de week", "week - Copy", "week - Copy (2)", "week - Kopie (2)",
      "week - コピー", "weekのコピー", "week copy", "week copy 2", "week Kopie", "week (copie)",
      "week (Kopie 3)", "week (3rd copy)", "week (another copy)", "week-copy", "week_copy",
      "week 副本", "Copy of week - Copy", "Copy of week (copy)",
    ])
  func personal(name: String) {
    let originals = PersonalCopy.originals(of: name + ".json", endings: [".json"])
    #expect(originals.contains("week.json"), "\(originals)")
    #expect(!DocumentName.isLikeCopy(name))
  }

  @Test(
    "is none that a person made",
    arguments: [
      "week", "week 2", "week (1)", "week (mine)", "copy", "Copy of ", "photocopy", "week (copies)",
      "week (conflicted copy 2026-11-21)", "week-DESKTOP-7F3K2L1", "week (copy of mine, 2nd)",
    ])
  func notPersonal(name: String) {
    #expect(PersonalCopy.originals(of: name + ".json", endings: [".json"]) == [])
  }

  @Test("with thousands of marks is read in a moment")
  func long() {
    for mark in [" (1)", "-ABC", " 2", ".conflict", "_", "(", ")", "-", " - copy", " (copy)"] {
      let name = "a" + String(repeating: mark, count: 250 / mark.utf8.count) + ".json"
      #expect(CopyName.readings(of: name).count <= 250)
      #expect(PersonalCopy.originals(of: name, endings: [".json"]).count <= 250)
    }
  }
}
