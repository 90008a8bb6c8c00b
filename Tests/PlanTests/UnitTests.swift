import Foundation
import TestSupport
import Testing

@testable import Plan

@Suite("The files that run a reminder")
struct UnitTests {
  private let times = [TimeOfDay("9:00"), TimeOfDay("18:05")].compactMap(\.self)

  @Test("are a service and a timer of systemd")
  func systemd() throws {
    let units = try #require(
      SystemdUnits(program: "/usr/bin/vocalvocab", arguments: ["plan", "remind"], times: times))
    #expect(units.service.contains("\nExecStart=\"/usr/bin/vocalvocab\" \"plan\" \"remind\"\n"))
    #expect(
      units.timer.contains(
        "\nOnCalendar=*-*-* 09:00:00\nOnCalendar=*-*-* 18:05:00\nPersistent=true\n"))
  }

  @Test("quote every sign that means something to systemd, and are none for a path that it refuses")
  func quoted() throws {
    let units = try #require(
      SystemdUnits(program: "/a b$c/%d", arguments: ["--data", "/$HOME/50%\n\"\\"], times: times))
    #expect(
      units.service.contains(#"ExecStart="/a b$c/%%d" "--data" "/$$HOME/50%%\x0a\"\\""# + "\n"))
    for path in ["/a\"b", "/it's", "/a\\b", "/a\nb"] {
      #expect(SystemdUnits(program: path, arguments: [], times: times) == nil)
    }
  }

  @Test("are good for systemd itself")
  func verified() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plan \(UUID()) $x %h")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "program").path
    #expect(FileManager.default.createFile(atPath: program, contents: nil))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let units = try #require(
      SystemdUnits(program: program, arguments: ["--data", "/$HOME/50%\n\"\\"], times: times))
    let input = [units.service, units.timer].map(TestJSON.line)
    let said = try Reference.lines(of: "units.py", input: input)
    #expect(said == ["good", "09:00:00", "18:05:00"])
  }

  @Test("are lines of cron, with every sign quoted")
  func cron() throws {
    let lines = try #require(
      CronLines(program: "/it's/50%", arguments: ["plan"], times: times)
    ).lines
    #expect(
      lines.count == 2 && lines[0].hasPrefix("0 9 * * * ") && lines[1].hasPrefix("5 18 * * * "))
    #expect(lines[0].hasSuffix(#" '/it'\''s/50\%' 'plan' # vocalvocab plan remind"#))
    #expect(CronLines(program: "/a\nb", arguments: [], times: times) == nil)
  }

  @Test("go into a crontab and out of it, and leave its other lines alone")
  func crontab() throws {
    let lines = try #require(CronLines(program: "/v", arguments: [], times: times))
    for old in ["", "# mine\n\n0 1 * * * echo hi\n", "0 1 * * * echo vocalvocab"] {
      let new = lines.installed(in: old)
      #expect(
        new.hasPrefix(old) && new.split(separator: "\n").suffix(2) == lines.lines.map { $0[...] })
      #expect(lines.installed(in: new) == new)
      #expect(
        CronLines.removed(from: new) == (old.isEmpty || old.hasSuffix("\n") ? old : old + "\n"))
    }
  }
}
